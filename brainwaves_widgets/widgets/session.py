"""What all widgets at one table share: the table, the clock, the notepad."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, NamedTuple
from uuid import uuid4

from ..core.rules import IllegalMove

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from ..core import Move, Outcome, State, Table

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
    """A table with its clock and its line on the notepad, shared by the widgets of all seats."""

    def __init__(
        self, table: Table, timer: Callable[[State], Timer | None], *, notes: bool = True
    ) -> None:
        self.table = table
        self._timer_of = timer
        self._timer: Timer | None = None
        self._started = 0.0
        self._id = uuid4().hex
        self._noted: Outcome | None = table.outcome
        self.note = ""
        self._wind(table.ply)
        table.subscribe(self._wind)
        if notes:
            table.subscribe(self._write_down)

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

    def _write_down(self, _ply: int) -> None:
        """Put the result of a finished game onto the notepad, once for each way it ended."""
        self.note = ""
        outcome = self.table.outcome
        if outcome is None or outcome == self._noted:
            return
        self._noted = outcome
        try:
            from ..core.notepad import Notepad, results_of  # noqa: PLC0415 - only when a game ends
        except ImportError as error:
            self.note = f"There is no notepad here: {error}."
        else:
            self.note = Notepad().write(results_of(self.table, self._id))
