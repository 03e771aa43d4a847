"""What can be played, and what is refused with a word on what can."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets.brainwave import RULES, Options
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.files.codec import plain, structure


def test_what_is_not_said_is_the_printed_game() -> None:
    options = Options()
    assert options == Options(("Green", "Blue"), 9, 120)
    assert (options.level, options.mode) == ("9 by 9", "competitive")
    assert Options(size=7).level == "7 by 7"


def test_options_go_through_json() -> None:
    options = Options(players=["Ann", " Ben "], size=7, battles=3)  # type: ignore[arg-type]
    assert options.players == ("Ann", "Ben")
    assert structure(Options, plain(options)) == options


@pytest.mark.parametrize("battles", [1, 1000])
def test_the_limits_can_be_played(battles: int) -> None:
    assert Options(battles=battles).battles == battles


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": ("Ann",)}, "this game is for 2 players, not 1"),
        ({"players": ("A", "B", "C")}, "this game is for 2 players, not 3"),
        ({"players": ("Ann", "ann")}, "two players are called"),
        ({"size": 8}, "size is 9, or 7 for a short game, not 8"),
        ({"size": 9.0}, "size is 9"),
        ({"size": True}, "size is 9"),
        ({"size": "9"}, "size is 9"),
        ({"battles": 0}, "battles is a whole number from 1 to 1000, not 0"),
        ({"battles": 1001}, "not 1001"),
        ({"battles": 2.0}, "whole number"),
        ({"battles": True}, "whole number"),
        ({"battles": None}, "whole number"),
    ],
)
def test_wrong_options_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Options(**wrong)


def test_a_table_wants_the_games_own_options() -> None:
    with pytest.raises(TypeError, match="Brain Wave needs Options"):
        Table(RULES, {})
