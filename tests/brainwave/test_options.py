"""What can be played, and what is refused with a word on what can."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets.brainwave import Options
from brainwaves_widgets.brainwave.widget import BrainWave


def test_what_is_not_said_is_the_printed_game() -> None:
    options = Options()
    assert options == Options(("Green", "Blue"), 9, 120)
    assert (options.level, options.mode) == ("9 by 9", "competitive")
    assert Options(size=7).level == "7 by 7"


@pytest.mark.parametrize("battles", [1, 1000])
def test_the_limits_can_be_played(battles: int) -> None:
    assert Options(battles=battles).battles == battles


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"size": 8}, "size is 9 or 7, not 8"),
        ({"edition": 3}, "edition is 2 or 1, not 3"),
    ],
)
def test_wrong_options_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Options(**wrong)


@pytest.mark.parametrize("chance", ["auto", "ask"])
def test_a_screen_refuses_a_flag_that_is_neither_true_nor_false(chance: Any) -> None:
    with pytest.raises(ValueError, match="own_dice is True or False, not 'x'"):
        BrainWave(own_dice="x", chance=chance)  # type: ignore[arg-type]
