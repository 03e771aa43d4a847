"""What can be played, and what is refused with a word on what can."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets.core.files.codec import plain, structure
from brainwaves_widgets.matrix import Options
from tests.common import NAMES


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


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"version": "long"}, "version is one of 'original', 'main', not 'long'"),
        ({"version": None}, "version is one of"),
        ({"claims": "kind"}, "claims is one of 'teach', 'strict', not 'kind'"),
        ({"claims": "teach", "tries": 1}, "tries is 2 to 40 with claims='teach', not 1"),
        ({"claims": "strict", "tries": 2}, "tries is 1 with claims='strict', not 2"),
        ({"tries": "x" * 10_000}, "tries is 1 with claims='strict'"),
        ({"definitions": "mine"}, "definitions is one of 'printed', 'inclusive', not 'mine'"),
        ({"dots": 0}, "dots is 1, 2 or 3, not 0"),
    ],
)
def test_wrong_options_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message) as caught:
        Options(**{"players": NAMES[:2], **wrong})
    assert len(str(caught.value)) < 250
