"""What programs do at the controls: aim, move through the maze, and fly a breakthrough."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp
from operator import mul
from random import Random
from typing import Any, Final

from ...core.rules import Seat, View
from ..console.aims import outcomes
from ..console.console import Console, carry, console_of, launch
from ..console.maze import Point, Square, centre
from ..console.pilot import HANDS, MODULUS, Hand, Pilot, flight
from ..pieces import Attempt, Go
from ..rules.battle import REWARD
from ..rules.state import State

FINE: Final = 60
COARSE: Final = 20
"""How many settings of the knob, each way from its middle, are tried."""
FLIGHTS: Final = 10
DODGING: Final = HANDS["usual"]
"""How a program expects the other player to dodge."""


def best_setting(view: View, unsteady: float) -> float:
    """Return the setting that scores most on average with a hand that misses by this much."""
    seat = view["seat"]
    value = view["spots"][1 - seat]["value"]
    return _best(console_of(view), seat, value, unsteady, FINE)[1]


def risk(view: View, move: Go, unsteady: float) -> float:
    """Return how many points the attacker scores on average if the spot goes to a square (W10)."""
    seat, square = view["seat"], Square(move.column, move.row)
    console = console_of(view).place(seat, centre(seat, square))
    return _best(carry(console, seat).console, 1 - seat, square.value, unsteady, COARSE)[0]


def _best(
    console: Console, attacker: int, value: int, unsteady: float, count: int
) -> tuple[float, float]:
    """Return what the best setting scores on average, and the setting (W13 to W15)."""
    knobs = [knob / count for knob in range(-count, count + 1)]
    points = [
        value * (1 + shot.telepathic) if shot.hit else -REWARD
        for shot in outcomes(console, attacker, knobs)
    ]
    weights = _weights(unsteady, count)
    reach = len(weights) // 2
    points = [*points[:1] * reach, *points, *points[-1:] * reach]  # a knob stops at its end
    return max(
        (sum(map(mul, weights, points[at : at + len(weights)])), knob)
        for at, knob in enumerate(knobs)
    )


@cache
def _weights(unsteady: float, count: int) -> tuple[float, ...]:
    """Return how likely a hand is to miss the setting that it wants, by so many settings."""
    if not unsteady:
        return (1.0,)
    reach = min(2 * count, int(3 * unsteady * count) + 1)
    raw = [exp(-((off / count / unsteady) ** 2) / 2) for off in range(-reach, reach + 1)]
    return tuple(one / sum(raw) for one in raw)


def odds(view: View, hand: Hand, rng: Random) -> float:
    """Return how likely a launch is to hit, from a few that are flown in thought."""
    seat = view["seat"]
    console = console_of(view).home().wait(seat)
    hits = sum(launch(console, seat, fly(console, seat, hand, rng)).hit for _ in range(FLIGHTS))
    return hits / FLIGHTS


def fly(console: Console, seat: Seat, hand: Hand, rng: Random) -> Attempt:
    """Return a launch in which this hand steers and another one dodges, as people do (W27)."""
    steering = Pilot(seat, hand, rng.randrange(1, MODULUS))
    return flight(console, seat, steering, Pilot(1 - seat, DODGING))


class Planned(Pilot):
    """Turns the knob as planned before the launch, whatever the other player does."""

    def __init__(self, seat: Seat, english: tuple[float, ...]) -> None:
        super().__init__(seat)
        self._settings = iter(english)

    def move(
        self, console: Console, attacker: int, knob: float, spot: Point
    ) -> tuple[float, Point]:
        """Return the next setting, and leave the spot to the other player."""
        del console, attacker
        return next(self._settings, knob), spot


def joined(state: State, seat: Seat, move: Attempt, bots: Mapping[Seat, Any]) -> Attempt:
    """Return the launch as it goes if the attacked program dodges with its own hand (W26, W27).

    An attacker that has a hand too steers live; one that has none turns the knob as it planned.
    Where the attacked seat has no program with a hand, the attacker's own expectation stands.
    """
    steering, dodging = (getattr(bots.get(one), "hand", None) for one in (seat, 1 - seat))
    if not isinstance(dodging, Hand):
        return move
    pilot: Pilot = Planned(seat, move.english)
    if isinstance(steering, Hand):
        seed = int(1e9 * abs(sum(move.english))) % (MODULUS - 1) + 1
        pilot = Pilot(seat, steering, seed)
    return flight(state.console, seat, pilot, Pilot(1 - seat, dodging))
