"""A breakthrough between two programs: each has its own hand at the controls (W26, W27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .console.pilot import MODULUS, Hand, Pilot, flight
from .pieces import Attempt

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..core.rules import Seat
    from .console.console import Console
    from .console.maze import Point
    from .rules.state import State


class Planned(Pilot):
    """Turns the knob as was planned before the launch, whatever the other one does."""

    def __init__(self, seat: Seat, english: tuple[float, ...]) -> None:
        super().__init__(seat)
        self._settings = iter(english)

    def move(
        self, console: Console, attacker: int, knob: float, spot: Point
    ) -> tuple[float, Point]:
        """Return the next setting, and leave the spot to the other one."""
        del console, attacker
        return next(self._settings, knob), spot


def joined(state: State, seat: Seat, move: Attempt, bots: Mapping[Seat, Any]) -> Attempt:
    """Return the launch as it goes if the attacked program dodges with its own hand.

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
    trace = flight(state.console, seat, pilot, Pilot(1 - seat, dodging))
    return Attempt(trace.english, trace.spot)
