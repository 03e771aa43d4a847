"""Breakthroughs (W25 to W28): how likely one succeeds, whether it pays, and how it is flown."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from ..console.console import Console, console_of, launch
from ..console.pilot import HANDS, MODULUS, Hand, Pilot, flight
from ..console.trace import Trace
from ..pieces import Attempt, Call
from .laying import best_line
from .position import Position

if TYPE_CHECKING:
    from ...core.rules import View

FLIGHTS: Final = 10
CONSIDERED: Final = 3
DODGING: Final = HANDS["usual"]
"""How it expects the other one to dodge."""


class Chance(NamedTuple):
    """A breakthrough, and what calling it is worth on average."""

    worth: float
    call: Call


def fly(view: View, hand: Hand, rng: Random) -> Attempt:
    """Return a launch in which this hand steers and another one dodges, as people do."""
    trace = _flown(console_of(view), view["seat"], hand, rng)
    return Attempt(trace.english, trace.spot)


def odds(view: View, hand: Hand, rng: Random) -> float:
    """Return how likely a launch hits, from some that are flown in thought."""
    seat = view["seat"]
    console = console_of(view).home().wait(seat)
    hits = sum(launch(console, seat, _flown(console, seat, hand, rng)).hit for _ in range(FLIGHTS))
    return hits / FLIGHTS


def _flown(console: Console, seat: int, hand: Hand, rng: Random) -> Trace:
    steering = Pilot(seat, hand, rng.randrange(1, MODULUS))
    return flight(console, seat, steering, Pilot(1 - seat, DODGING))


def best_call(
    position: Position, calls: Iterable[Call], *, likely: float, rivalry: float, width: int
) -> Chance | None:
    """Return the breakthrough that is worth most on average, with what is built after it."""
    now = [(position.broken(call).worth(rivalry), at, call) for at, call in enumerate(calls)]
    found = []
    for _, _, call in sorted(now, reverse=True)[:CONSIDERED]:
        won = best_line(position.broken(call), rivalry=rivalry, width=width).worth
        lost = position.failed(call).worth(rivalry)
        found.append(Chance(likely * won + (1 - likely) * lost, call))
    return max(found, default=None, key=lambda one: one.worth)
