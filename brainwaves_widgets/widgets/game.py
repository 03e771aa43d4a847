"""The base of all game widgets: a table, and everything a notebook cell may want of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core import Table
from .screen import Screen
from .session import Session, Timer

if TYPE_CHECKING:
    import os
    from typing import Self

    from ..core import Chance, History, Move, Outcome, Seat, State, View


class GameWidget(Screen):
    """A game being played: show it to play, and ask it for its state in other cells."""

    def __init__(
        self,
        players: object,
        *,
        seed: int | None = None,
        chance: Chance = "auto",
        **options: Any,
    ) -> None:
        chosen = self.rules.options_type(players=players, **options)
        self._sit(Session(Table(self.rules, chosen, seed=seed, chance=chance), self.timer), None)

    @classmethod
    def at(cls, table: Table) -> Self:
        """Give a shared screen for a table that is there already."""
        if table.rules.name != cls.rules.name:
            msg = f"this is a table of {table.rules.title}, not of {cls.rules.title}"
            raise ValueError(msg)
        return cls._screen(Session(table, cls.timer), None)

    @classmethod
    def load(cls, path: str | os.PathLike[str], *, chance: Chance = "auto") -> Self:
        """Open a saved game; a SaveError says what is wrong with a file that cannot be read."""
        return cls.at(Table.load(path, cls.rules, chance=chance))

    def seat(self, player: str | Seat) -> Self:
        """Give another screen at this table, for this player alone.

        It carries what this player may know. Every browser page of a kernel receives the
        messages of all its widgets, so this is a curtain between friends, not a lock.
        """
        return self._screen(self._session, self._seat_of(player))

    def stepper(self, player: str | Seat | None = None) -> Self:
        """Give a screen that walks through the states so far, as a player or a bystander saw them.

        It has a copy of the game: going back and forth there changes nothing here.
        """
        table = Table.from_json(self.table.to_json(), self.rules, chance="ask")
        seat = None if player is None else self._seat_of(player)
        return self._screen(Session(table, self.timer, notes=False), seat, stepping=True)

    # What a cell can ask

    @property
    def state(self) -> State:
        """Everything that is true now, secrets included."""
        return self.table.state

    @property
    def history(self) -> History:
        """The moves so far, one row each."""
        return self.table.history

    @property
    def outcome(self) -> Outcome | None:
        """Scores and winners, once the game is over."""
        return self.table.outcome

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names."""
        return self.table.players

    def view(self, player: str | Seat | None = None) -> View:
        """Give what a player may know now; without one, what lies open to all."""
        return self.table.view(None if player is None else self._seat_of(player))

    def moves(self, player: str | Seat | None = None) -> tuple[Move, ...]:
        """Give a player's legal moves now; without one, those of the first who may act."""
        actors = self.table.actors
        if player is None:
            return self.table.moves(actors[0]) if actors else ()
        return self.table.moves(self._seat_of(player))

    def log(self, player: str | Seat | None = None) -> list[str]:
        """Give what happened so far in words, as far as a player may read it."""
        return self.table.log(None if player is None else self._seat_of(player))

    # What a cell can do

    def play(self, move: Move, player: str | Seat | None = None) -> None:
        """Make a move; without a player it is that of the first to whom it is open."""
        self.table.play(move, None if player is None else self._seat_of(player))

    def undo(self) -> bool:
        """Take the last move back; False when there is none."""
        return self.table.undo()

    def redo(self) -> bool:
        """Make the move once more that was taken back; False when there is none."""
        return self.table.redo()

    def goto(self, ply: int) -> None:
        """Go to the state after so many moves."""
        self.table.goto(ply)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Save the game as JSON."""
        self.table.save(path)

    # What a game adds

    @staticmethod
    def timer(state: State) -> Timer | None:
        """Give the time limit that runs in a state, if there is one."""
        del state
        return None

    # Inside

    @classmethod
    def _screen(cls, session: Session, seat: Seat | None, *, stepping: bool = False) -> Self:
        screen = cls.__new__(cls)
        screen._sit(session, seat, stepping=stepping)  # noqa: SLF001 - its other constructor
        return screen

    def _seat_of(self, player: str | Seat) -> Seat:
        if type(player) is int and 0 <= player < len(self.players):
            return player
        if player in self.players:
            return self.players.index(player)
        known = ", ".join(map(repr, self.players))
        msg = f"no player {player!r:.60} sits at this table; there are {known}"
        raise ValueError(msg)
