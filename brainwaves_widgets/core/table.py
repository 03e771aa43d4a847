"""One game being played: rules, options and the moves so far. All else follows from that."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from threading import RLock
from time import monotonic
from typing import TYPE_CHECKING, Any

from .chance import Chance, check_chance, check_seed, pick
from .files import logfile, savefile
from .history import History, Step
from .listeners import Listener, News
from .log import Undone, gone_back, read_back
from .rules import CHANCE, IllegalMove, Move, Outcome, Rules, Seat, State, View
from .text.phrases import no_such_move, not_your_turn

if TYPE_CHECKING:
    import os

    from .rules import Plays


class Table:
    """One game at one table.

    >>> from brainwaves_widgets.goose import RULES, Options
    >>> table = Table(RULES, Options(players=("Ann",)), seed=7)
    >>> table.actors, table.moves(0)
    ((0,), (Ready(),))
    >>> table.play(table.moves(0)[0])
    >>> table.moves(0)
    (Roll(),)
    """

    marks_undo = True
    """Whether going back is told to all and marks what is played afterwards."""

    def __init__(
        self, rules: Rules[Any], options: Any, *, seed: int | None = None, chance: Chance = "auto"
    ) -> None:
        if not isinstance(options, rules.options_type):
            msg = f"{rules.title} needs {rules.options_type.__name__}, not {options!r:.60}"
            raise TypeError(msg)
        self.rules, self.options = rules, options
        self.seed = check_seed(seed)
        self.chance = check_chance(chance)
        self.lock = RLock()
        self._states: list[State] = [rules.new(options)]
        self._steps: list[Step] = []
        self._ply = 0
        self._undone: tuple[Undone, ...] = ()
        self._news = News()
        self._since = monotonic()
        self._settle()

    # What is true now

    @property
    def ply(self) -> int:
        """How many moves, those of chance included, led to the state now."""
        return self._ply

    @property
    def last_ply(self) -> int:
        """How many moves there are in all, those that were undone included."""
        return len(self._steps)

    @property
    def state(self) -> State:
        """Everything that is true now, secrets included."""
        return self._states[self._ply]

    def state_at(self, ply: int) -> State:
        """Everything that was true after `ply` moves, those that were undone included."""
        if type(ply) is not int or not 0 <= ply <= self.last_ply:
            msg = f"ply is a whole number from 0 to {self.last_ply}, not {ply!r:.40}"
            raise ValueError(msg)
        return self._states[ply]

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, one a seat."""
        names: tuple[str, ...] = self.options.players
        return names

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act now; `()` when the game is over."""
        return self.rules.actors(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Scores and winners, once the game is over."""
        return self.rules.outcome(self.state)

    @property
    def history(self) -> History:
        """The moves that led to the state now."""
        return History(self.rules, self.players, self._steps[: self._ply])

    @property
    def whole_history(self) -> History:
        """All moves there are, those that were undone included."""
        return History(self.rules, self.players, self._steps)

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        """Every legal move of a seat now."""
        return self.rules.moves(self.state, seat)

    def view(self, seat: Seat | None) -> View:
        """What a seat may know now; `None` is a bystander."""
        return self.rules.view(self.state, seat)

    def log(self, seat: Seat | None) -> list[str]:
        """Return what a seat can read back: the events it may see and what was undone, in words."""
        return read_back(self, seat)

    @property
    def undone(self) -> tuple[Undone, ...]:
        """What has been taken back so far, also if it was made again later."""
        return self._undone

    @property
    def after_undo(self) -> bool:
        """Whether the game has ever gone back: moves from now on are marked with it.

        Whoever goes back sees cards again that lie face down now, and knows what is to come; this
        lasts to the end of the game. Moves that were made before stay unmarked, so looking back
        at a finished game changes nothing. To look without a mark there is a stepper.
        """
        return bool(self._undone)

    # What changes it

    def play(
        self, move: Move, seat: Seat | None = None, *, ply: int | None = None, ms: int | None = None
    ) -> None:
        """Make a move; moves that were undone are forgotten.

        Without a seat the move is that of the first actor to whom it is open. With a `ply` the
        move was meant for that moment, and is refused when the game has moved on since. `ms` is
        the response time as a browser measured it.
        """
        with self.lock:
            if ply is not None and ply != self._ply:
                msg = f"that move was meant for ply {ply}, but the game is at ply {self._ply} now"
                raise IllegalMove(msg)
            self._play(self._whose(move) if seat is None else seat, move, self._elapsed(), ms)
            self._news.announce(self._ply)

    def play_for(self, seats: Iterable[Seat], move: Move, *, ms: int | None = None) -> None:
        """Make one move for several seats, one after the other, and then announce each.

        If one of them may not make it, none of them has.
        """
        with self.lock:
            before, seconds, plies = self._now(), self._elapsed(), []
            try:
                for seat in seats:
                    self._play(seat, move, seconds, ms)
                    plies.append(self._ply)
            except IllegalMove:
                self._take_back(before)
                raise
            self._news.announce(*plies)

    def sample(self) -> None:
        """Let the seed decide what people with real dice were asked for."""
        with self.lock:
            if self.actors != (CHANCE,):
                msg = "no dice and no cards are due now"
                raise IllegalMove(msg)
            self._play(CHANCE, pick(self.moves(CHANCE), self.seed, self._ply), self._elapsed())
            self._news.announce(self._ply)

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return self._next_stop(-1) is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is a move that was taken back."""
        return self._next_stop(1) is not None

    def undo(self) -> bool:
        """Take the last player's move back, with the dice and cards that followed it."""
        return self._walk(-1)

    def redo(self) -> bool:
        """Make the move that was undone once more, with the dice and cards that followed it."""
        return self._walk(1)

    def goto(self, ply: int) -> None:
        """Go to the state after `ply` moves; later moves stay, for redo, until one is played."""
        with self.lock:
            self.state_at(ply)
            if ply != self._ply:
                self._go_to(ply)

    def subscribe(self, listener: Listener, *, at_once: bool = False) -> Callable[[], None]:
        """Call `listener(ply)` after every change, in the order of changes; gives its end.

        A player's move and the dice and cards that follow it are one change. With `at_once` the
        listener is told before any other, even while others are being told of the last change.
        """
        return self._news.subscribe(listener, at_once=at_once)

    # Keeping it

    def to_json(self, *, times: bool = False) -> str:
        """Return the whole game, undone moves included, as the text of a save file.

        Equal games give equal texts, unless they are to tell how long each move took (`times`).
        """
        with self.lock:
            return savefile.dump(savefile.record_of(self, times=times))

    @classmethod
    def from_json(
        cls, text: str, rules: Rules[Any] | None = None, *, chance: Chance = "auto"
    ) -> Table:
        """Replay the text of a save file or a kept game; a SaveError says what is wrong with it."""
        read = logfile.record if logfile.is_kept(text) else savefile.parse
        return cls.from_record(read(text, rules), chance=chance)

    @classmethod
    def from_record(
        cls, record: savefile.Record, *, chance: Chance = "auto", strict: bool = True
    ) -> Table:
        """Replay a record; unless `strict`, only up to a move that the rules refuse."""
        table = cls(record.rules, record.options, seed=record.seed, chance="ask")
        for seat, move, seconds, ms in record.timed():
            if table._ply == record.after_undo:
                table._undone = (Undone(table._ply),)
            try:
                table._append(seat, move, seconds, ms)
            except IllegalMove as error:
                if not strict:
                    break
                msg = f"move {table._ply} of the save file cannot be replayed: {error}"
                raise savefile.SaveError(msg) from None
        table._move_to(min(record.ply, table.last_ply))
        if not table._undone and (record.after_undo is not None or table._ply < table.last_ply):
            table._undone = (Undone(table._ply),)
        table.chance = check_chance(chance)
        if table._ply == table.last_ply:
            table._settle()
        return table

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a save file with the times taken, whole or not at all."""
        savefile.write(path, self.to_json(times=True))

    @classmethod
    def load(
        cls,
        path: str | os.PathLike[str],
        rules: Rules[Any] | None = None,
        *,
        chance: Chance = "auto",
    ) -> Table:
        """Read a save file; a SaveError says what is wrong with it, and leaves it as it is."""
        with savefile.naming(path):
            return cls.from_json(savefile.read(path), rules, chance=chance)

    @classmethod
    def replay(cls, rules: Rules[Any], options: Any, plays: Plays, *, seed: int = 0) -> Table:
        """Return the table after just these moves; dice or cards due next are left to people."""
        table = cls(rules, options, seed=seed, chance="ask")
        for seat, move in plays:
            table._append(seat, move)
        return table

    def __repr__(self) -> str:
        names = ", ".join(self.players)
        return f"<Table of {self.rules.title}: {names}, ply {self._ply}>"

    # Inside

    def _append(
        self, seat: Seat, move: Move, seconds: float | None = None, ms: int | None = None
    ) -> None:
        """Make one move, and forget those that were undone."""
        actors = self.actors
        if type(seat) is not int or seat not in actors:
            raise IllegalMove(not_your_turn(self.players, seat, actors))
        if type(move) not in self.rules.move_types:
            raise IllegalMove(no_such_move(self.rules, move))
        state, events = self.rules.play(self.state, seat, move)
        del self._steps[self._ply :], self._states[self._ply + 1 :]
        step = Step(self._ply, seat, move, events, seconds, ms, after_undo=self.after_undo)
        self._steps.append(step)
        self._states.append(state)
        self._move_to(self._ply + 1)

    def _go_to(self, ply: int) -> None:
        """Go back or forth and tell all of it."""
        if ply < self._ply and self.marks_undo:
            self._undone = gone_back(self._undone, ply, self._steps[ply : self._ply])
        self._move_to(ply)
        self._news.announce(ply)

    def _move_to(self, ply: int) -> None:
        self._ply, self._since = ply, monotonic()

    def _elapsed(self) -> float:
        """Return the seconds since the state now was reached."""
        return round(monotonic() - self._since, 3)

    def _settle(self) -> None:
        """Play chance until a player is to act, unless people with real dice do it."""
        while self.chance != "ask" and self.actors == (CHANCE,):
            self._append(CHANCE, self._next_chance())

    def _play(self, seat: Seat, move: Move, seconds: float, ms: int | None = None) -> None:
        """Make a move and what chance does then; if its script cannot be followed, neither."""
        before = self._now()
        try:
            self._append(seat, move, seconds, ms)
            self._settle()
        except IllegalMove:
            self._take_back(before)
            raise

    def _now(self) -> tuple[int, float, list[Step], list[State]]:
        """Return what a move changes: where the game is, since when, and what was undone."""
        ply = self._ply
        return ply, self._since, self._steps[ply:], self._states[ply + 1 :]

    def _take_back(self, before: tuple[int, float, list[Step], list[State]]) -> None:
        """Forget what was played since, if anything was; what had been undone is there again."""
        ply, since, undone, states = before
        if self._ply > ply:
            self._steps[ply:], self._states[ply + 1 :] = undone, states
            self._ply, self._since = ply, since

    def _next_chance(self) -> Move:
        if not isinstance(self.chance, str):
            past = sum(step.seat == CHANCE for step in self._steps[: self._ply])
            if past < len(self.chance):
                return self.chance[past]
        return pick(self.moves(CHANCE), self.seed, self._ply)

    def _whose(self, move: Move) -> Seat:
        actors = self.actors
        for seat in actors:
            if move in self.moves(seat):
                return seat
        if not actors:
            raise IllegalMove(not_your_turn(self.players, None, actors))
        return actors[0]

    def _walk(self, step: int) -> bool:
        """Go to the next or previous state in which people are to act, if there is one."""
        with self.lock:
            ply = self._next_stop(step)
            if ply is None:
                return False
            self._go_to(ply)
        return True

    def _next_stop(self, step: int) -> int | None:
        ply = self._ply + step
        while 0 <= ply < self.last_ply and self._is_between(ply):
            ply += step
        return ply if 0 <= ply <= self.last_ply else None

    def _is_between(self, ply: int) -> bool:
        """Whether the Table itself moves on from there, because dice or cards are due."""
        return self.chance != "ask" and self.rules.actors(self._states[ply]) == (CHANCE,)
