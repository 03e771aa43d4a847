"""What all widgets at one table share: the table, the clock, the notepad, the autosave."""

from __future__ import annotations

from time import monotonic
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar
from weakref import WeakValueDictionary

from ..core.bots import act, look
from ..core.files.autosave import Autosave
from ..core.rules import IllegalMove

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..core import Outcome, Seat, Table
    from ..core.bots import Bot
    from ..core.rules import Timer
    from .scene import Clock

EARLY = 1.0
"""How many seconds a browser's clock may run ahead of ours."""
KEPT_AGAIN = "This game is kept again, with all its moves."


class Session:
    """A table with its clock and its line on the notepad, shared by the widgets of all seats.

    It keeps the game on the disk after every change, and its result on the notepad.
    """

    _all: ClassVar[WeakValueDictionary[int, Session]] = WeakValueDictionary()
    """By their tables, which keep them alive."""

    def __init__(
        self,
        table: Table,
        *,
        bots: Mapping[Seat, Bot] = MappingProxyType({}),
        autosave: Autosave | None = None,
    ) -> None:
        self.table, self.bots = table, bots
        self._timer: Timer | None = None
        self._started = 0.0
        self._autosave = autosave or Autosave(table)
        self._trouble = self._told = ""
        """Why the game cannot be kept now, and what was said of that last."""
        self._noted: Outcome | None = table.outcome
        self.note = self._taken_up(autosave) if autosave else ""
        self._wind(table.ply)
        table.subscribe(self._wind)
        if bots:
            look(table, bots)
            table.subscribe(lambda _ply: look(table, bots))
        self._all[id(table)] = self
        table.subscribe(self._keep, at_once=True)
        table.subscribe(self._write_down)

    @classmethod
    def at(cls, table: Table) -> Session:
        """Return the session of a table, the same to all who sit down there."""
        with table.lock:
            return cls._all.get(id(table)) or cls(table)

    def clock(self) -> Clock | None:
        """Return the seconds of the running timer and how many are left, as a screen shows them."""
        if self._timer is None:
            return None
        return {"seconds": self._timer.seconds, "left": round(self._left(), 2)}

    def let_bot_move(self) -> None:
        """Play one move of a program at the table."""
        with self.table.lock:
            if not act(self.table, self.bots):
                msg = "no program is to move now"
                raise IllegalMove(msg)

    def undo(self) -> None:
        """Take a move back, and those that programs answered it with."""
        while self.table.undo() and self.bots and set(self.table.actors) <= set(self.bots):
            pass

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
        timer = self.table.rules.timer(self.table.state)
        if timer is None or self._timer is None or timer.key != self._timer.key:
            self._started = monotonic()
        self._timer = timer

    def _keep(self, _ply: int) -> None:
        """Write the change down before anybody sees it."""
        self._trouble = self._autosave.keep()

    def remind(self) -> None:
        """Say once more that the game cannot be kept, for a screen that has not heard it."""
        self.note = self.note or self._trouble

    def _taken_up(self, kept: Autosave) -> str:
        """Say what of a reopened game is missing; see that its result, if it has one, is noted.

        The kernel may have ended after the last move and before its result was on the disk.
        """
        told = f"{kept.damage[0].upper()}{kept.damage[1:]}." if kept.damage else ""
        note = f"{told} That file stays as it is; the game goes on in a new one." if told else ""
        if self.table.outcome is None:
            return note
        from ..notepad.notepad import Notepad, results_of  # noqa: PLC0415 - only for finished games

        trouble = Notepad().make_up(results_of(self.table, kept.id, kept.when))
        return f"{note} {trouble}".strip()

    def _write_down(self, ply: int) -> None:
        """Put the result of a finished game onto the notepad, once for each way it ended.

        That a game cannot be kept is said once, with the last of several moves that are made
        together, which is the one that screens show; and so is that it can be kept again.
        """
        if ply != self.table.ply:
            return
        self.note = "" if self._trouble == self._told else self._trouble or KEPT_AGAIN
        self._told = self._trouble
        outcome = self.table.outcome
        if outcome is None or outcome == self._noted:
            return
        self._noted = outcome
        from ..notepad.notepad import Notepad, results_of  # noqa: PLC0415 - only when a game ends

        trouble = Notepad().write(results_of(self.table, self._autosave.id))
        self.note = f"{self.note} {trouble}".strip()
