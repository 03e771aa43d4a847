"""What all widgets at one table share: the table and the clock."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from ..core.rules import IllegalMove

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from ..core import Move, State, Table

EARLY = 1.0
"""How many seconds a browser's clock may run ahead of ours."""


class Timer(NamedTuple):
    """A time limit of the game's: when it is up, `move` is played for all who could make it.

    The rules know no clock. Two timers with one key are the same one, still running.
    """

    key: Hashable
    seconds: float
    move: Move


class Session:
    """A table with its clock, shared by the widgets of all its seats."""

    def __init__(self, table: Table, timer: Callable[[State], Timer | None]) -> None:
        self.table = table
        self._timer_of = timer
        self._timer: Timer | None = None
        self._started = 0.0
        self._wind(table.ply)
        table.subscribe(self._wind)

    def clock(self) -> dict[str, float] | None:
        """Give the seconds of the running timer and how many are left, as a screen shows them."""
        if self._timer is None:
            return None
        return {"seconds": self._timer.seconds, "left": round(self._left(), 2)}

    def time_is_up(self) -> None:
        """Play the timer's move for every seat that is still missing."""
        with self.table.lock:
            timer = self._timer
            if timer is None or self._left() > EARLY:
                msg = "the time is not up yet"
                raise IllegalMove(msg)
            self.table.play_for(self.table.actors, timer.move)

    def _left(self) -> float:
        seconds = self._timer.seconds if self._timer else 0.0
        return max(0.0, self._started + seconds - monotonic())

    def _wind(self, _ply: int) -> None:
        timer = self._timer_of(self.table.state)
        if timer is None or self._timer is None or timer.key != self._timer.key:
            self._started = monotonic()
        self._timer = timer
