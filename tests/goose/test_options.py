"""What can be played, and what is refused with a word on what can."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets.core import Table
from brainwaves_widgets.core.files.codec import plain, structure
from brainwaves_widgets.goose import RULES, Options

TWO = ("Ann", "Ben")


def test_one_player_is_solo_and_more_are_competitive() -> None:
    assert Options(players=("Ann",)).mode == "solo"
    assert Options(players=TWO).mode == "competitive"
    assert Options(players=TWO, mode="cooperative").mode == "cooperative"


def test_lists_become_tuples_and_seconds_floats() -> None:
    options = Options(players=["Ann", " Ben  B. "], ages=[8, 9], study_seconds=1)  # type: ignore[arg-type]
    assert options.players == ("Ann", "Ben B.")
    assert options.ages == (8, 9)
    assert repr(options.study_seconds) == "1.0"
    assert hash(options) == hash(structure(Options, plain(options)))


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": ()}, "1 to 5 players, not 0"),
        ({"players": tuple("ABCDEF")}, "1 to 5 players, not 6"),
        ({"players": "Ann"}, "a list of names"),
        ({"players": None}, "a list of names"),
        ({"players": 3}, "a list of names"),
        ({"players": (1, 2)}, "name is text, not 1"),
        ({"players": ("Ann", None)}, "name is text, not None"),
        ({"players": ("Ann", "ann")}, "two players are called"),
        ({"players": ("Ann", " Ann ")}, "two players are called"),
        ({"players": ("Ann", "  ")}, "empty"),
        ({"players": ("Ann", "x" * 41)}, "41 characters; 40 is the most"),
        ({"players": ("Ann", "x" * 10_000)}, "10000 characters"),
        ({"players": ("Ann", "B\x00n")}, "cannot be shown"),
        ({"players": ("Ann", "\u202eneB")}, "cannot be shown"),
        ({"players": ("Ann", "\ud800")}, "cannot be shown"),
        ({"level": "hard"}, "'rookie', 'experienced', 'advanced', 'expert', not 'hard'"),
        ({"level": 3}, "level is one of"),
        ({"level": None}, "level is one of"),
        ({"level": ["rookie"]}, "level is one of"),
        ({"level": "x" * 10_000}, "level is one of"),
        ({"mode": "solo"}, "for one player"),
        ({"mode": "war"}, "mode is one of"),
        ({"deck": "tarot"}, "'standard', 'random', not 'tarot'"),
        ({"deck": None}, "deck is one of"),
        ({"ages": (8,)}, "2 players but 1 ages"),
        ({"ages": (8, -1)}, "whole numbers of years"),
        ({"ages": (8, 151)}, "whole numbers of years"),
        ({"ages": (8, "9")}, "whole numbers of years"),
        ({"ages": (8, True)}, "whole numbers of years"),
        ({"ages": (8, 9.5)}, "whole numbers of years"),
        ({"ages": 8}, "list of the players' ages"),
        ({"ages": None}, "list of the players' ages"),
        ({"study_seconds": 0}, "study_seconds is more than 0"),
        ({"study_seconds": -5}, "study_seconds"),
        ({"study_seconds": float("nan")}, "study_seconds"),
        ({"study_seconds": float("inf")}, "study_seconds"),
        ({"study_seconds": "120"}, "study_seconds"),
        ({"study_seconds": True}, "study_seconds"),
        ({"show_seconds": 3601}, "show_seconds"),
        ({"show_seconds": None}, "show_seconds"),
    ],
)
def test_wrong_options_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message) as caught:
        Options(**{"players": TWO, **wrong})
    assert len(str(caught.value)) < 250


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_one_player_has_nobody_to_play_with_or_against(mode: str) -> None:
    with pytest.raises(ValueError, match="for one player, the others for 2 to 5"):
        Options(players=("Ann",), mode=mode)


def test_names_with_markup_are_just_names() -> None:
    name = "<img src=x onerror=alert(1)>"
    table = Table(RULES, Options(players=(name, "Ben & Co")), seed=1)
    table.play(table.moves(0)[0], 0)
    assert table.view(1)["players"] == [name, "Ben & Co"]
    assert table.log(None)[-1] == f"{name} is ready."
    html = table.history._repr_html_()
    assert "<img" not in html
    assert "&lt;img src=x" in html


@pytest.mark.parametrize("options", [None, {}, {"players": ["Ann"]}, "Ann"])
def test_a_table_wants_the_games_own_options(options: Any) -> None:
    with pytest.raises(TypeError, match="The Astute Goose needs Options"):
        Table(RULES, options)
