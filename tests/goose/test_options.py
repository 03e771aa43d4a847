"""What can be played, and what is refused with a word on what can."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets.goose import Options

TWO = ("Ann", "Ben")


def test_one_player_is_solo_and_more_are_competitive() -> None:
    assert Options(players=("Ann",)).mode == "solo"
    assert Options(players=TWO).mode == "competitive"
    assert Options(players=TWO, mode="cooperative").mode == "cooperative"


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_one_player_has_nobody_to_play_with_or_against(mode: str) -> None:
    with pytest.raises(ValueError, match=f"mode {mode!r} is for 2 to 5 players, not 1"):
        Options(players=("Ann",), mode=mode)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"level": None}, "level is one of"),
        ({"deck": None}, "deck is one of"),
        ({"level": "hard"}, "'rookie', 'experienced', 'advanced', 'expert', not 'hard'"),
        ({"mode": "solo"}, "mode 'solo' is for 1 player, not 2"),
        ({"mode": "war"}, "mode is one of"),
        ({"deck": "tarot"}, "'standard', 'random', not 'tarot'"),
    ],
)
def test_what_is_wrong_is_refused_with_what_there_is(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Options(players=TWO, **wrong)
