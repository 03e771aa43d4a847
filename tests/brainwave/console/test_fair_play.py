"""Fair play at two devices: 80 ms each way favour neither of both (W27)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.brainwave.console.far_hands import AT_ONE_KEYBOARD, PEOPLE, Delays, held

ATTEMPTS = 300
LATE = 6
"""80 ms of the network, and a frame."""


def shares(late: Delays) -> list[float]:
    return [held(*hands, late, ATTEMPTS) / ATTEMPTS for hands in product(PEOPLE, PEOPLE)]


@pytest.mark.slow
def test_w27_with_80_ms_between_them_the_dodgers_chance_is_what_it_is_at_one_keyboard() -> None:
    there = shares(AT_ONE_KEYBOARD)
    apart = shares(Delays(LATE, LATE, LATE))
    unfair = shares(Delays(LATE, LATE, 0))  # a knob that answers at once
    gap = [a - b for a, b in zip(apart, there, strict=True)]
    assert all(abs(one) < 0.12 for one in gap), (there, apart)
    assert abs(sum(gap)) / len(gap) < 0.05
    assert sum(unfair) < sum(there) - 0.4  # which would take ten in a hundred from each
