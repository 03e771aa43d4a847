"""What can be played, and what is refused with a word on what can."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets.boar import Options
from brainwaves_widgets.boar.pieces import ANIMALS, LEVELS

SIX = ANIMALS[:6]


def test_what_is_not_said_is_the_simplest() -> None:
    options = Options(players=("Ann",))
    assert (options.level, options.name_the_card, options.designs) == ("rookie", False, ())
    assert (options.ages, options.show_seconds, options.starter) == ((), 5, 0)


@pytest.mark.parametrize("designs", [(), [], None])
def test_no_designs_leave_them_to_chance(designs: Any) -> None:
    assert Options(players=("Ann",), designs=designs).designs == ()


@pytest.mark.parametrize("designs", [SIX[::-1], iter(SIX), set(SIX), dict.fromkeys(SIX)])
def test_designs_may_be_named_in_any_order(designs: Any) -> None:
    assert Options(players=("Ann",), designs=designs).designs == SIX


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("more", [-1, 1])
def test_the_level_says_how_many_designs_there_are(level: str, more: int) -> None:
    """B2: exactly the level's number."""
    count = LEVELS[level]
    animals = (*ANIMALS, "boar")
    assert Options(players=("Ann",), level=level, designs=animals[:count]).cards == 6 * count
    with pytest.raises(ValueError, match=f"needs {count} different designs, not boar, fox"):
        Options(players=("Ann",), level=level, designs=animals[: count + more])
