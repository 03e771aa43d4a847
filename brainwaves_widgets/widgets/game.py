"""The base of all game widgets: a table, and everything a notebook cell may want of it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ..core import Table
from ..core.bots import drive
from ..core.files.autosave import reopen
from ..core.options import same_form
from ..core.text.diff import Difference, Hidden
from ..core.text.repr import Seen
from ..study.trials import trials
from .screen import Screen
from .session import Session, Timer

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping
    from pathlib import Path
    from typing import Self

    from ..core import Chance, History, Move, Outcome, Seat, State, View
    from ..core.bots import Bot
    from ..study.trials import Trials
    from .stepper.stepper import Stepper


class GameWidget(Screen):
    """A game being played: show it to play, and ask it for its state in other cells."""

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
        self._sit(Session(table, self.timer, bots=seated), None)

    @classmethod
    def at(cls, table: Table) -> Self:
        """Return a shared screen for a table that is there already."""
        if table.rules.name != cls.rules.name:
            msg = f"this is a table of {table.rules.title}, not of {cls.rules.title}"
            raise ValueError(msg)
        return cls._screen(Session.at(table, cls.timer), None)

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
        return cls._screen(Session(table, cls.timer, bots=seated, autosave=autosave), None)

    def seat(self, player: str | Seat) -> Self:
        """Return another screen at this table, for this player alone.

        It carries what this player may know. Every browser page of a kernel receives the
        messages of all its widgets, so this is a curtain between friends, not a lock.
        """
        return self._screen(self._session, self._seat_of(player))

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
        from .stepper.stepper import Stepper  # noqa: PLC0415 - which is a kind of game widget itself

        return Stepper(self, player, teacher=teacher, predict=predict, speed=speed)

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
        """Return what a player may know now; without one, what lies open to all."""
        view = self.table.view(None if player is None else self._seat_of(player))
        return Seen(view, type(self.table.state), self.players)

    def hidden(self, player: str | Seat | None = None) -> Hidden:
        """Tell what of the state a player does not know; without one, what nobody is shown."""
        return Hidden(self.table, None if player is None else self._seat_of(player))

    def diff(self, first: int, last: int | None = None) -> Difference:
        """Tell what changed from the state after `first` moves to that after `last`, or now."""
        return Difference(self.table, first, self.table.ply if last is None else last)

    def moves(self, player: str | Seat | None = None) -> tuple[Move, ...]:
        """Return a player's legal moves now; without one, those of the first who may act."""
        actors = self.table.actors
        if player is None:
            return self.table.moves(actors[0]) if actors else ()
        return self.table.moves(self._seat_of(player))

    def log(self, player: str | Seat | None = None) -> list[str]:
        """Return what happened so far in words, as far as a player may read it."""
        return self.table.log(None if player is None else self._seat_of(player))

    def trials(self, player: str | Seat | None = None) -> Trials:
        """Return what was asked of a player's memory so far, or of everybody's, a row each.

        A row is an answer of The Astute Goose or a played card of The Brilliant Boar.

        - `game`, `level`, `seed`, `player`, `ply`: where it was, and which move.
        - `place`: the place asked for or played from, counted from 0.
        - `kind`: "colour", "feature" or "animal"; in the Boar "match", with Name the Card "name".
        - `value`: the right value; in the Boar the animal of the played card.
        - `answer`: what was said; at a match the animal that lies open, None if there are several.
        - `right`: whether it was; None where nothing could have been.
        - `alternatives`: among how many a guesser chooses: values not yet tried, or cards in hand.
        - `chance`: how likely a guesser is right: 1 / alternatives, or the share that matches.
        - `lag`: turns (rolls; draws and plays) since the card was seen, 1 at the next one.
        - `former`: the value of the card that was at this place before, None if there was none.
        - `intrusion`: whether the answer is wrong, but would have been right for the former card.
        - `items`: how many cards were to be kept in mind, this one included.
        - `ms`: the response time measured in the browser; None for moves made in Python.
        - `after_undo`: whether the game had gone back before, to look or to play otherwise.

        `.filter(player="Ann")` selects, `.frame()` gives a data frame, `.decisions` has what d' is
        made of, and `bw.measures(game.trials())` tells what they say.

        >>> import brainwaves_widgets as bw
        >>> from brainwaves_widgets.goose import Answer, Ready, Roll
        >>> game = bw.AstuteGoose(["Ann"], seed=7)
        >>> for move in (Ready(), Roll(), Answer("blue")):
        ...     game.play(move)
        >>> one = game.trials("Ann")[0]
        >>> one.kind, one.value, one.answer, one.right, one.chance, one.lag, one.items
        ('colour', 'purple', 'blue', False, 0.2, 1, 3)
        """
        return trials(self.table, None if player is None else self._seat_of(player))

    # What a cell can do

    def play(self, move: Move, player: str | Seat | None = None) -> None:
        """Make a move; without a player it is that of the first to whom it is open."""
        self.table.play(move, None if player is None else self._seat_of(player))

    def reply(self) -> None:
        """Let the programs at the table move, until a person is to act."""
        drive(self.table, self._session.bots)

    def undo(self) -> bool:
        """Take the last move back; False when there is none.

        All screens are told. What is played after it, to the end of the game, is marked in
        history, trials and results, and `bw.measures` leaves it out.
        """
        return self.table.undo()

    def redo(self) -> bool:
        """Make the move once more that was taken back; False when there is none."""
        return self.table.redo()

    def goto(self, ply: int) -> None:
        """Go to the state after so many moves; to go back is told and marked as `undo` is."""
        self.table.goto(ply)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Save the game as JSON."""
        self.table.save(path)

    # What a game adds

    @staticmethod
    def timer(state: State) -> Timer | None:
        """Return the time limit that runs in a state, if there is one."""
        del state
        return None

    # Inside

    @classmethod
    def _screen(cls, session: Session, seat: Seat | None) -> Self:
        screen = cls.__new__(cls)
        screen._sit(session, seat)  # noqa: SLF001 - its other constructor
        return screen

    def _seat_of(self, player: str | Seat) -> Seat:
        return seat_of(self.table, player)


def seat_of(table: Table, player: str | Seat) -> Seat:
    """Return the seat of a player who is named, or numbered already."""
    if type(player) is int and 0 <= player < len(table.players):
        return player
    if isinstance(player, str) and same_form(player) in table.players:
        return table.players.index(same_form(player))
    known = ", ".join(map(repr, table.players))
    msg = f"no player {player!r:.60} sits at this table; there are {known}"
    raise ValueError(msg)
