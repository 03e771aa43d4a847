"""One game being played: rules, options and the moves so far. All else follows from that."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from threading import RLock
from typing import Any, Self

from .chance import Chance, check_chance, check_seed, pick
from .files import disk, savefile
from .files.record import Record, SaveError
from .history.timeline import Timeline
from .listeners import Listener, News
from .options import Flag
from .rules import CHANCE, IllegalMove, Move, Plays, Rules, Seat
from .text.log import Undone
from .text.phrases import not_your_turn


class Table(Timeline):
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
    """Whether going back is reported to everybody and marks what is played afterwards."""

    def __init__(
        self,
        rules: Rules[Any],
        options: Any,
        *,
        seed: int | None = None,
        chance: Chance = "auto",
        undo: bool = True,
    ) -> None:
        super().__init__(rules, options)
        self.allows_undo = Flag().check("undo", undo, None)
        self.seed = check_seed(seed)
        self.chance = check_chance(chance)
        self.lock = RLock()
        self._news = News()
        self._settle()

    # What changes it

    def play(
        self, move: Move, seat: Seat | None = None, *, ply: int | None = None, ms: int | None = None
    ) -> None:
        """Make a move; moves that were undone are forgotten.

        Without a seat, the first actor who may make the move makes it. With a `ply`, the move was
        meant for that moment and is refused if the game has moved on since. `ms` is the response
        time as a browser measured it.
        """
        with self.lock:
            if ply is not None and ply != self._ply:
                raise IllegalMove(
                    f"that move was meant for ply {ply}, but the game is at ply {self._ply} now"
                )
            self._play((self._whose(move) if seat is None else seat,), move, ms)

    def play_for(self, seats: Iterable[Seat], move: Move, *, ms: int | None = None) -> None:
        """Make one move for several seats, one after the other, and then announce each.

        If one of them may not make it, nobody makes it.
        """
        with self.lock:
            self._play(seats, move, ms)

    def sample(self) -> None:
        """Let the seed decide what people with real dice were asked for."""
        with self.lock:
            if self.actors != (CHANCE,):
                raise IllegalMove("no dice and no cards are due now")
            self._play((CHANCE,), pick(self.moves(CHANCE), self.seed, self._ply))

    def deal_cards(self) -> None:
        """From now on ask people for real dice only, and deal what they are not asked for."""
        with self.lock:
            self.deals, before = True, self._ply
            if self._ply == self.last_ply:
                self._settle()
            if self._ply > before:
                self._news.announce(self._ply)

    def undo(self, moves: int = 1) -> bool:
        """Take back the last moves of players, each with the dice and cards that followed it.

        If there are fewer, it takes back all there are; False if there is none. A table that was
        made with `undo=False` raises IllegalMove, and so does its `goto`.
        """
        return self._walk(-1, moves)

    def redo(self, moves: int = 1) -> bool:
        """Make moves that were undone again, each with the dice and cards that followed it."""
        return self._walk(1, moves)

    def goto(self, ply: int) -> None:
        """Go to the state after `ply` moves; later moves stay, for redo, until one is played."""
        with self.lock:
            if self.check_ply(ply) != self._ply:
                self._go_to(ply)

    def subscribe(
        self, listener: Listener, *, at_once: bool = False, late: bool = False, last: bool = False
    ) -> Callable[[], None]:
        """Call `listener(ply)` after every change, in order; return a function that unsubscribes.

        A player's move and the dice and cards that follow it are one change. With `at_once` the
        listener is called before all others, even while they are being told of the last change;
        with `late` after those without it; with `last` when nobody waits to be told any more.
        """
        return self._news.subscribe(listener, at_once=at_once, late=late, last=last)

    # Keeping it

    def record(self, *, times: bool = True) -> Record:
        """Return the whole game, undone moves included: what its save file holds."""
        with self.lock:
            plays = [(step.seat, step.move) for step in self._steps]
            taken = [(step.seconds, step.ms) for step in self._steps] if times else []
            marked = next((step.ply for step in self._steps if step.after_undo), self.last_ply)
            after_undo = marked if self.after_undo else None
            game = self.rules, self.options, self.seed, plays, self._ply
            return Record(*game, taken, after_undo, self.programs, undo=self.allows_undo)

    def to_json(self, *, times: bool = False) -> str:
        """Return the whole game, undone moves included, as the text of a save file.

        Equal games give equal texts, unless `times` adds how long each move took.
        """
        return savefile.dump(self.record(times=times))

    @classmethod
    def from_json(
        cls, text: str, rules: Rules[Any] | None = None, *, chance: Chance = "auto"
    ) -> Self:
        """Replay the text of a save file or a kept game; a SaveError says what is wrong with it."""
        return cls.from_record(savefile.read(text, rules), chance=chance)

    @classmethod
    def from_record(cls, record: Record, *, chance: Chance = "auto", strict: bool = True) -> Self:
        """Replay a record; unless `strict`, only up to a move that the rules refuse."""
        if strict and record.unread:
            raise SaveError(f"{record.damage()}; bw.recent() opens it as far as it goes")
        seed, undo = record.seed, record.undo
        table = cls(record.rules, record.options, seed=seed, chance="ask", undo=undo)
        table.programs = record.programs
        for seat, move, seconds, ms in record.timed():
            if table._ply == record.after_undo:
                table._undone = (Undone(table._ply),)
            try:
                table._append(seat, move, seconds, ms)
            except IllegalMove as error:
                if not strict:
                    break
                raise SaveError(
                    f"move {table._ply} of the save file cannot be replayed: {error}"
                ) from None
        table._stand_where(record, strict=strict)
        table.chance = check_chance(chance)
        if table._ply == table.last_ply:
            table._settle()
        return table

    def copy(self, *, chance: Chance = "auto") -> Self:
        """Return the same game once more, at a table of its own; nobody listens to it yet."""
        return type(self).from_record(self.record(), chance=chance)

    def branch(self, *, seed: int | None = None) -> Self:
        """Return a new game that goes on from the state now, with dice and cards of its own.

        Whoever looked through this game may know what is hidden, so the moves of the new one are
        marked as if they came after an undo.
        """
        record, future = self.record(times=False), check_seed(seed)
        plays, marked = record.plays[: record.ply], record.after_undo
        marked = record.ply if marked is None else min(marked, record.ply)
        return type(self).from_record(record._replace(seed=future, plays=plays, after_undo=marked))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a save file with the times taken, whole or not at all."""
        disk.write(path, self.to_json(times=True))

    @classmethod
    def load(
        cls,
        path: str | os.PathLike[str],
        rules: Rules[Any] | None = None,
        *,
        chance: Chance = "auto",
    ) -> Self:
        """Read a save file; a SaveError says what is wrong with it, and the file stays as it is."""
        with savefile.naming(path):
            return cls.from_record(savefile.read_file(path, rules), chance=chance)

    @classmethod
    def replay(cls, rules: Rules[Any], options: Any, plays: Plays, *, seed: int = 0) -> Self:
        """Return the table after just these moves; dice or cards due next are left to people."""
        table = cls(rules, options, seed=seed, chance="ask")
        for seat, move in plays:
            table._append(seat, move)
        return table

    def __repr__(self) -> str:
        names = ", ".join(self.players)
        return f"<Table of {self.rules.title}: {names}, ply {self._ply}>"

    # Inside

    def _play(self, seats: Iterable[Seat], move: Move, ms: int | None = None) -> None:
        """Make a move for each seat, with what chance does then, and announce them all.

        If one is refused, or the script of chance cannot be followed, none of them is made.
        """
        seconds, plies = self._elapsed(), []
        with self._all_or_nothing():
            for seat in seats:
                self._append(seat, move, seconds, ms)
                self._settle()
                plies.append(self._ply)
        self._news.announce(*plies)

    def _stand_where(self, record: Record, *, strict: bool) -> None:
        """Go to the ply of a record and mark what was undone; refuse plies that do not exist."""
        ply = record.ply
        if not strict and type(ply) is int:
            ply = min(ply, self.last_ply)
        try:
            self.check_ply(ply)
            if strict and record.after_undo is not None:
                self.check_ply(record.after_undo, "after_undo")
        except ValueError as error:
            raise SaveError(f"the save file is wrong: {error}") from None
        self._stand_at(ply)
        if not self._undone and (record.after_undo is not None or ply < self.last_ply):
            self._undone = (Undone(ply),)

    def _settle(self) -> None:
        """Play chance until a player is to act, unless people with real dice do it."""
        while self.actors == (CHANCE,) and not self.asks_people(self._ply):
            self._append(CHANCE, self._next_chance())

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

    def _go_to(self, ply: int) -> None:
        """Go back or forth and tell everybody."""
        if ply < self._ply and self.marks_undo:
            self._mark_undo(ply)
        self._stand_at(ply)
        self._news.announce(ply)

    def _walk(self, step: int, moves: int) -> bool:
        """Go on or back by so many states in which people are to act, as far as there are any."""
        if type(moves) is not int or moves < 1:
            raise ValueError(f"the number of moves is a whole number from 1 on, not {moves!r:.40}")
        with self.lock:
            ply, left = self._ply, moves
            while left and (stop := self._next_stop(ply, step)) is not None:
                ply, left = stop, left - 1
            if left == moves:
                return False
            self._go_to(ply)
        return True
