"""Which setting of the knob pays best, and which square costs least (W10 to W15)."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import TYPE_CHECKING, Final

from ..console.aims import aims
from ..console.console import Console, carry, console_of, shoot
from ..console.maze import Square, centre
from ..rules.battle import REWARD

if TYPE_CHECKING:
    from ...core.rules import View
    from ..pieces import Go

FINE: Final = 60
COARSE: Final = 20
"""How many settings of the knob, each way from its middle, are tried."""


def middle(view: View) -> float:
    """Return the middle of the widest stretch of the knob that hits, 0 if none does."""
    stretches = aims(console_of(view), view["seat"])
    low, high = max(stretches, key=lambda one: one[1] - one[0], default=(0.0, 0.0))
    return (low + high) / 2


def best_setting(view: View, unsteady: float) -> float:
    """Return the setting that brings most points on average to a hand that misses by so much."""
    seat = view["seat"]
    value = view["spots"][1 - seat]["value"]
    return _best(console_of(view), seat, value, unsteady, FINE)[1]


def risk(view: View, move: Go, unsteady: float) -> float:
    """Return how many points an attacker makes on average, if the spot goes to a square."""
    seat, square = view["seat"], Square(move.column, move.row)
    console = console_of(view).place(seat, centre(seat, square))
    return _best(carry(console, seat).console, 1 - seat, square.value, unsteady, COARSE)[0]


def _best(
    console: Console, attacker: int, value: int, unsteady: float, count: int
) -> tuple[float, float]:
    """Return what the best setting brings on average, and the setting."""
    knobs = [knob / count for knob in range(-count, count + 1)]
    points = []
    for knob in knobs:
        shot = shoot(console, attacker, knob)
        points.append(value * (1 + shot.telepathic) if shot.hit else -REWARD)
    weights = _weights(unsteady, count)
    last = len(knobs) - 1

    def average(at: int) -> float:
        return sum(
            weight * points[min(last, max(0, at + off))]  # a knob stops at its end
            for off, weight in weights
        )

    return max((average(at), knobs[at]) for at in range(len(knobs)))


@cache
def _weights(unsteady: float, count: int) -> tuple[tuple[int, float], ...]:
    """Return how likely a hand ends so many settings beside the one that it wanted."""
    if not unsteady:
        return ((0, 1.0),)
    reach = min(2 * count, int(3 * unsteady * count) + 1)
    raw = [exp(-((off / count / unsteady) ** 2) / 2) for off in range(-reach, reach + 1)]
    return tuple(
        (off, one / sum(raw)) for off, one in zip(range(-reach, reach + 1), raw, strict=True)
    )
