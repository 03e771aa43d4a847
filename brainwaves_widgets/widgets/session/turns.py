"""The turns of programs at a table: what they see, how long they think, and how they fail."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import Thread
from typing import NamedTuple

from ...core import Seat, State, Table
from ...core.bots import Bot, Guesser
from ...core.bots.thinker import BotError, Thinker, Thought, check_number
from ...core.rules import CHANCE, IllegalMove
from ..scene.scene import Offer, Prompt, Request

WAIT_MS = 700
"""How long people see the table before a program moves, times `pace`."""
AT_ONCE = 0.2
"""A program that needs no more seconds than this has moved before anybody sees it think."""


class Trouble(NamedTuple):
    """What is wrong with the program at a seat."""

    seat: Seat
    error: BotError


class Turns:
    """The programs at a table; they think in threads, so that neither kernel nor page waits.

    If a program fails, nothing is lost: the table stays as it is, `trouble` says what is wrong, and
    people let it make a random move or take over its seat.
    """

    def __init__(
        self, table: Table, bots: Mapping[Seat, Bot], pace: float = 1.0, seconds: float = 5.0
    ) -> None:
        self.pace = check_number("pace", pace, least=0.0)
        self.seconds = check_number("bot_seconds", seconds, least=0.1)
        self._table = table
        self._thinkers = {seat: Thinker(bot, table.rules, seat) for seat, bot in bots.items()}
        self._asked: tuple[Seat, Thought] | None = None
        self._passed: set[Seat] = set()
        self.trouble: Trouble | None = None
        self.refresh: Callable[[], None] = lambda: None
        """Shows all screens what has changed around the game."""
        for state in [table.state_at(ply) for ply in range(table.ply + 1 if bots else 0)]:
            if table.rules.actors(state) != (CHANCE,):
                self._note(state)
        table.subscribe(self._change)

    @property
    def thinking(self) -> Seat | None:
        """The seat whose program is thinking now."""
        return self._asked[0] if self._asked else None

    @property
    def failed(self) -> Seat:
        """The seat whose program is in trouble."""
        if self.trouble is None:
            raise IllegalMove("no program at this table has failed")
        return self.trouble.seat

    @property
    def wait(self) -> int:
        """How many milliseconds people see the table before a program moves."""
        return round(WAIT_MS * self.pace)

    def leave(self, seat: Seat) -> None:
        """Let a program leave its seat."""
        del self._thinkers[seat]
        self._forget()

    def request(self) -> Request | None:
        """Ask how the game should go on without a program that has failed."""
        if not self.trouble:
            return None
        name = self._table.players[self.trouble.seat]
        ways = ((f"Random move for {name}", "random"), (f"Take over {name}'s seat", "take over"))
        answers: list[Offer] = [{"label": label, "do": do} for label, do in ways]
        return {"text": f"{self.trouble.error} How should the game go on?", "answers": answers}

    def offers(self) -> list[Offer]:
        """Return what can be pressed while it is a program's turn."""
        waiting = [] if self._asked or self.trouble else self.waiting()
        return [
            {"label": f"Let {self._table.players[seat]} move", "do": "bot"} for seat in waiting[:1]
        ]

    def prompt(self, *, is_host: bool) -> Prompt | None:
        """Say that a program is thinking or what is wrong with it; tell its owner where, too."""
        if self.trouble:
            where = self.trouble.error.where if is_host else ""
            more = "game.reply() tells more in a cell." if is_host else ""
            hint = " ".join(filter(None, (where, more)))
            return {"headline": str(self.trouble.error), "hint": hint}
        if self._asked:
            name = self._table.players[self._asked[0]]
            return {"headline": f"{name} is thinking.", "hint": ""}
        return None

    def begin(self) -> bool:
        """Let a program move, or begin to think; False if one is thinking or in trouble already.

        The table is locked meanwhile.
        """
        if self._asked or self.trouble:
            return False
        if not self.waiting():
            raise IllegalMove("it is no program's turn now")
        self._go_on()
        return True

    def reply(self) -> None:
        """Let the programs move until a person is to act; raise BotError if one fails.

        The table is not locked while they think. One that has failed is asked once more.
        """
        if self.trouble:
            self._forget()
        while self._asked or self.waiting():
            with self._table.lock:
                seat, thought = self._asked or self._ask()
            try:
                thought.wait(self.seconds)
            except BaseException:  # a cell is interrupted
                self._forget()
                raise
            with self._table.lock:
                self._finish(seat, thought)
            if self.trouble:
                error = self.trouble.error
                told = (str(error), error.where, error.details, self.ways_on())
                raise BotError(" ".join(filter(None, told))) from error.__cause__

    def ways_on(self) -> str:
        """Say what to call in a cell now that a program has failed."""
        name = self._table.players[self.failed]
        return (
            f"game.random_move({name!r}) makes any legal move in its place, "
            f"game.take_over({name!r}) lets a person play in its place."
        )

    def play_random(self, seat: Seat) -> None:
        """Make a random move in place of a program."""
        table = self._table
        with table.lock:
            if seat not in table.actors:
                raise IllegalMove(f"it is not {table.players[seat]}'s turn now")
            if self.trouble and self.trouble.seat == seat:
                self._thinkers[seat].skip()
            moves = table.moves(seat)
            move = Guesser().choose(table.view(seat), moves)
            table.play(moves[0] if move is None else move, seat)

    # Inside

    def waiting(self) -> list[Seat]:
        """Return the seats whose programs may move and have not let others go first."""
        actors = self._table.actors
        return [seat for seat in actors if seat in self._thinkers and seat not in self._passed]

    def _ask(self) -> tuple[Seat, Thought]:
        seat = self.waiting()[0]
        self._asked = seat, self._thinkers[seat].ask(self._table.state)
        return self._asked

    def _go_on(self) -> None:
        """Ask one program after the other, until one moves or takes longer to think."""
        while self.waiting():
            seat, thought = self._ask()
            if not thought.wait(AT_ONCE):
                Thread(target=self._await, args=(seat, thought), daemon=True).start()
                break
            if self._finish(seat, thought):
                return
        self.refresh()

    def _await(self, seat: Seat, thought: Thought) -> None:
        thought.wait(self.seconds)
        with self._table.lock:
            if not self._finish(seat, thought):
                self._go_on()

    def _finish(self, seat: Seat, thought: Thought) -> bool:
        """Play what a program has thought of; False if it lets others go first."""
        if self._asked is None or self._asked[1] is not thought:
            return True  # the game has moved on without it
        self._asked = None
        try:
            bots = {one: thinker.bot for one, thinker in self._thinkers.items()}
            is_played = thought.play(self._table, seat, bots)
            if not is_played:
                self._passed.add(seat)
                if self._passed.issuperset(self._table.actors):
                    name = self._table.players[seat]
                    none = BotError(f"{name} chooses no move, and nobody else can act.")
                    none.where = "choose returned None; it returns one of `moves`."
                    raise none
        except BotError as error:
            self.trouble = Trouble(seat, error)
            self.refresh()
            return True
        return is_played

    def _change(self, _ply: int) -> None:
        self._forget()
        self._note(self._table.state)

    def _note(self, state: State) -> None:
        for thinker in self._thinkers.values():
            thinker.note(state)

    def _forget(self) -> None:
        """Drop what was thought about another state."""
        if self._asked:
            self._asked[1].is_given_up = True
        self._asked = self.trouble = None
        self._passed.clear()
