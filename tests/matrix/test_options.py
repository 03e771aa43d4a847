"""What can be played, and what is refused with a word on what can."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets.core import Table
from brainwaves_widgets.core.files.codec import plain, structure
from brainwaves_widgets.matrix import RULES, Draw, Options
from tests.common import NAMES


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_player_is_solo_and_more_are_competitive(players: int) -> None:
    expected = "solo" if players == 1 else "competitive"
    assert Options(players=NAMES[:players]).mode == expected


def test_what_is_not_said_is_the_main_version_with_all_cards() -> None:
    options = Options(players=("Ann",))
    assert (options.version, options.dots) == ("main", 3)
    assert (options.definitions, options.count_all, options.hints) == ("printed", False, False)


@pytest.mark.parametrize(
    ("players", "version", "claims", "tries"),
    [
        (1, "main", "teach", 2),
        (1, "original", "teach", 2),
        (2, "main", "strict", 1),
        (5, "main", "strict", 1),
        (2, "original", "teach", 2),
        (5, "original", "teach", 2),
    ],
)
def test_m14_a_contest_in_the_main_version_is_strict(
    players: int, version: str, claims: str, tries: int
) -> None:
    options = Options(NAMES[:players], version)
    assert (options.claims, options.tries) == (claims, tries)
    assert options == Options(NAMES[:players], version, claims=claims)
    assert structure(Options, plain(options)) == options
    other = "teach" if claims == "strict" else "strict"
    assert Options(NAMES[:players], version, claims=other).claims == other


@pytest.mark.parametrize(("version", "figures"), [("original", 3), ("main", 5)])
def test_the_version_says_how_many_figures_lie_open(version: str, figures: int) -> None:
    assert Options(players=("Ann",), version=version).figures_open == figures


@pytest.mark.parametrize(
    ("version", "dots", "level"),
    [("main", 3, "main, 3 dots"), ("original", 1, "original, 1 dot"), ("main", 2, "main, 2 dots")],
)
def test_the_notepad_compares_games_of_one_version_and_difficulty(
    version: str, dots: int, level: str
) -> None:
    assert Options(players=("Ann",), version=version, dots=dots).level == level


def test_lists_become_tuples_and_options_survive_a_save_file() -> None:
    options = Options(players=["Ann", " Ben  B. "], dots=2, hints=True)  # type: ignore[arg-type]
    assert options.players == ("Ann", "Ben B.")
    assert structure(Options, plain(options)) == options
    assert hash(structure(Options, plain(options))) == hash(options)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": ()}, "1 to 5 players, not 0"),
        ({"players": tuple("ABCDEF")}, "1 to 5 players, not 6"),
        ({"players": "Ann"}, "a list of names"),
        ({"players": ("Ann", "ann")}, "two players are called"),
        ({"version": "long"}, "version is one of 'original', 'main', not 'long'"),
        ({"version": None}, "version is one of"),
        ({"version": ["main"]}, "version is one of"),
        ({"claims": "kind"}, "claims is one of 'teach', 'strict', not 'kind'"),
        ({"claims": "teach", "tries": 1}, "tries is 2 to 40 with claims='teach', not 1"),
        ({"claims": "strict", "tries": 2}, "tries is 1 with claims='strict', not 2"),
        ({"tries": "x" * 10_000}, "tries is 1 with claims='strict'"),
        ({"definitions": "mine"}, "definitions is one of 'printed', 'inclusive', not 'mine'"),
        ({"dots": 0}, "dots is 1, 2 or 3, not 0"),
        ({"dots": 4}, "dots is 1, 2 or 3, not 4"),
        ({"dots": True}, "dots is 1, 2 or 3, not True"),
        ({"dots": 2.0}, "dots is 1, 2 or 3"),
        ({"dots": "3"}, "dots is 1, 2 or 3"),
        ({"dots": [3]}, "dots is 1, 2 or 3"),
        ({"dots": "x" * 10_000}, "dots is 1, 2 or 3"),
        ({"count_all": 1}, "count_all is True or False, not 1"),
        ({"hints": "yes"}, "hints is True or False, not 'yes'"),
        ({"hints": None}, "hints is True or False, not None"),
    ],
)
def test_wrong_options_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message) as caught:
        Options(**{"players": NAMES[:2], **wrong})
    assert len(str(caught.value)) < 250


def test_names_with_markup_are_just_names() -> None:
    name = "<img src=x onerror=alert(1)>"
    table = Table(RULES, Options(players=(name, "Ben & Co")), seed=1)
    table.play(Draw())
    assert table.view(1)["players"] == [name, "Ben & Co"]
    assert f"{name} draws a card." in table.log(None)
    assert "<img" not in table.history._repr_html_()


@pytest.mark.parametrize("options", [None, {}, {"players": ["Ann"]}, "Ann"])
def test_a_table_wants_the_games_own_options(options: Any) -> None:
    with pytest.raises(TypeError, match="Game Matrix needs Options"):
        Table(RULES, options)
