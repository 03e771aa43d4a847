"""Taking a move back at a screen: whose move it is, and who is asked whether it may be."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import NamedTuple

from ...core import History, Seat, Table
from ...core.rules import CHANCE, IllegalMove
from ...core.text.log import tell_step
from ...core.text.phrases import listed
from ..scene.scene import Request


class Wish(NamedTuple):
    """A move that a person wants to take back, with what chance and programs did after it."""

    seat: Seat | None
    """Who made it; `None` where only programs and chance have moved."""
    ply: int
    """Where the game goes back to."""
    others: tuple[Seat, ...]
    """The other people at the table: one of them allows or refuses it."""


class TakeBack:
    """What can be taken back at a table, and what somebody has asked to take back.

    The first answer counts. Nobody has to wait for one: the game can go on, and then the question
    lapses.
    """

    def __init__(self, table: Table, bots: Collection[Seat]) -> None:
        self._table, self._bots = table, bots
        self.asked: Wish | None = None
        """What the others are being asked."""
        self._due: tuple[History, int, Wish | None] | None = None
        table.subscribe(self._lapse)

    def due(self) -> Wish | None:
        """Return what would be taken back now; `None` if there is nothing."""
        known, history, bots = self._due, self._table.history, len(self._bots)
        if known is None or known[0] is not history or known[1] != bots:
            self._due = known = history, bots, self._found()
        return known[2]

    def _found(self) -> Wish | None:
        table = self._table
        ply = table.stop_before(table.ply) if table.can_undo else None
        if ply is None:
            return None
        while self._is_for_bots(ply) and (earlier := table.stop_before(ply)) is not None:
            ply = earlier
        clock = self._clock_of(ply)
        while clock is not None and (earlier := table.stop_before(ply)) is not None:
            if self._clock_of(earlier) != clock:
                break
            ply = earlier  # all who were ready at one clock are one move
        movers = [step.seat for step in table.history[ply:] if self._is_person(step.seat)]
        if not movers:
            return Wish(None, ply, ())
        return Wish(movers[-1], ply, self._people(movers[-1:] if clock is None else movers))

    def _people(self, but: Collection[Seat]) -> tuple[Seat, ...]:
        people = filter(self._is_person, range(len(self._table.players)))
        return tuple(seat for seat in people if seat not in but)

    def wish(self, seat: Seat | None) -> Wish | None:
        """Return what a seat's screen, or a shared one, can take back; `None` if nothing is left.

        At their own screen, players can take back only their own moves, and ask all others: also
        those who were ready at the same clock, for they do not sit there.
        """
        if not self._table.allows_undo:
            self._table.undo()  # says why not
        due = self.due()
        if seat is not None and (due is None or due.seat != seat):
            raise IllegalMove(f"there is no move of {self._table.players[seat]} to take back now")
        return due if due is None or seat is None else due._replace(others=self._people([seat]))

    def answer(self, seat: Seat | None, *, allow: bool) -> str:
        """Let a seat's screen, or a shared one, allow or refuse what was asked; return a note.

        Whoever asked can refuse as well, which withdraws the question.
        """
        wish, players = self.asked, self._table.players
        if wish is None:
            raise IllegalMove("nobody asks to take a move back now")
        if seat is not None and seat not in wish.others and (allow or seat != wish.seat):
            raise IllegalMove(f"only {_or(players, wish.others)} can allow that")
        self.asked = None
        if allow:
            self._table.goto(wish.ply)
            return ""
        if seat is not None and seat == wish.seat:
            return f"{players[seat]} no longer asks."
        who = _or(players, wish.others) if seat is None else players[seat]
        return f"{who} did not allow it: the move stays."

    def request(self, seat: Seat | None, eyes: Seat | None) -> Request | None:
        """Return what is asked at a seat's screen, or at a shared one, in words for those eyes."""
        wish, players = self.asked, self._table.players
        if wish is None or wish.seat is None:
            return None
        steps = self._table.history[wish.ply :]
        step = next(step for step in reversed(steps) if step.seat == wish.seat)
        told = tell_step(self._table.rules, players, step, eyes)
        name = players[wish.seat]
        if seat == wish.seat:
            text = f"{_or(players, wish.others)} is asked whether you may take this back: {told}"
            return {"text": text, "answers": [{"label": "Never mind", "do": "refuse"}]}
        asked = _or(players, wish.others) if seat is None else players[seat]
        text = f"{asked}, may {name} take this back? {told}"
        answers = (("Allow", "allow"), ("Refuse", "refuse"))
        return {"text": text, "answers": [{"label": one, "do": do} for one, do in answers]}

    def _clock_of(self, ply: int) -> Hashable | None:
        """Return whose clock could have made the move after this ply, which may be nobody's own."""
        timer = self._table.rules.timer(self._table.state_at(ply))
        return timer.key if timer and timer.move == self._table.history[ply].move else None

    def _is_person(self, seat: Seat) -> bool:
        return seat != CHANCE and seat not in self._bots

    def _is_for_bots(self, ply: int) -> bool:
        return all(
            seat in self._bots for seat in self._table.rules.actors(self._table.state_at(ply))
        )

    def _lapse(self, _ply: int) -> None:
        self.asked = None


def _or(players: tuple[str, ...], seats: tuple[Seat, ...]) -> str:
    return listed([players[seat] for seat in seats], "or")
