"""The base of all game widgets: a table to play at, in a notebook."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from ..core import Table
from ..core.bots import drive
from ..core.files.autosave import reopen
from .controls import Controls
from .screen import seat_of
from .session import Session
from .stepper.stepper import Stepper

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping
    from pathlib import Path
    from typing import Self

    from ..core import Chance, Move, Seat
    from ..core.bots import Bot
    from ..core.rules import Game


class GameWidget(Controls):
    """A game being played: show it to play, and ask it for its state in other cells."""

    rules: ClassVar[Game]

    def __init__(
        self,
        players: object,
        *,
        seed: int | None = None,
        chance: Chance = "auto",
        bots: Mapping[str, Bot] = MappingProxyType({}),
        **options: Any,
    ) -> None:
        chosen = self.rules.options_type(players=players, **options)
        table = Table(self.rules, chosen, seed=seed, chance=chance)
        seated = {seat_of(table, name): bot for name, bot in bots.items()}
        self._sit(Session(table, bots=seated), None)

    @classmethod
    def at(cls, table: Table) -> Self:
        """Return a shared screen for a table that is there already."""
        if table.rules.name != cls.rules.name:
            msg = f"this is a table of {table.rules.title}, not of {cls.rules.title}"
            raise ValueError(msg)
        return cls._screen(Session.at(table), None)

    @classmethod
    def load(cls, path: str | os.PathLike[str], *, chance: Chance = "auto") -> Self:
        """Open a saved game; a SaveError says what is wrong with a file that cannot be read."""
        return cls.at(Table.load(path, cls.rules, chance=chance))

    @classmethod
    def reopen(cls, path: Path, bots: Mapping[str, Bot] = MappingProxyType({})) -> Self:
        """Open a game that was kept by itself, as `bw.recent()` does, to go on with it.

        Programs that sat at the table are not kept; who is to sit there again is named in `bots`.
        """
        table, autosave = reopen(path, cls.rules)
        seated = {seat_of(table, name): bot for name, bot in bots.items()}
        return cls._screen(Session(table, bots=seated, autosave=autosave), None)

    def seat(self, player: str | Seat) -> Self:
        """Return another screen at this table, for this player alone.

        It carries what this player may know. Every browser page of a kernel receives the
        messages of all its widgets, so this is a curtain between friends, not a lock.
        """
        return self._screen(self._session, seat_of(self.table, player))

    def stepper(
        self,
        player: str | Seat | None = None,
        *,
        teacher: bool = False,
        predict: bool = False,
        speed: float = 1.0,
    ) -> Stepper:
        """Return a widget that walks through the states so far; see Stepper for whose view.

        It has a copy of the game: going back and forth there changes nothing here.
        """
        return Stepper(self, player, teacher=teacher, predict=predict, speed=speed)

    def play(self, move: Move, player: str | Seat | None = None) -> None:
        """Make a move; without a player it is that of the first to whom it is open."""
        self.table.play(move, self._seat_or_all(player))

    def reply(self) -> None:
        """Let the programs at the table move, until a person is to act."""
        drive(self.table, self._session.bots)

    @classmethod
    def _screen(cls, session: Session, seat: Seat | None) -> Self:
        screen = cls.__new__(cls)
        screen._sit(session, seat)  # noqa: SLF001 - its other constructor
        return screen


def given(names: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments that a widget was made with, from the `locals()` of its constructor."""
    return {name: value for name, value in names.items() if name not in ("self", "__class__")}
