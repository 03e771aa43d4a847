"""A screen at which moves are made: what it offers to press, and what a press does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core import CHANCE, IllegalMove
from ..core.files.codec import decode_move
from ..core.files.record import is_time
from ..core.log import tell_undone
from . import offers
from .curtain import Curtain
from .screen import Screen, as_prompt

if TYPE_CHECKING:
    from ..core import Move, Seat, View
    from .scene import GameEvent, Offer, Scene
    from .session import Session

STRIDE = 12
"""How many moves a screen tells at most when the game jumps ahead."""


class Controls(Screen):
    """A screen of the players who sit at a table: of one, or of all who share it."""

    _session: Session

    def _sit(self, session: Session, seat: Seat | None) -> None:
        table, game = session.table, session.table.rules
        self._session, self._bots = session, session.bots
        self._heard = len(table.undone)
        people = [one for one in range(len(table.players)) if one not in session.bots]
        is_shared = seat is None and game.hides_hands
        self._curtain = (
            Curtain(table, people, game.private) if is_shared and len(people) > 1 else None
        )
        self._only = people[0] if is_shared and len(people) == 1 else None
        self._stand(table, seat)

    # From Python to the browser

    def _greet(self) -> None:
        self._session.remind()
        super()._greet()

    def _publish(self) -> None:
        """Send this screen what its seat may know and do now."""
        if self._curtain:
            self._curtain.fall()
        super()._publish()
        self._heard = len(self.table.undone)
        if self._curtain:
            self._curtain.told()

    @property
    def _eyes(self) -> Seat | None:
        """Whose view this screen shows now; `None` is what lies open to all."""
        if self._curtain:
            return self._curtain.facing
        return self._only if self._seat is None else self._seat

    def _view(self) -> View:
        return self.table.view(self._eyes)

    @property
    def _awaited(self) -> Seat | None:
        return self._curtain.awaited if self._curtain else None

    def _scene(self) -> Scene[View]:
        table, awaited, is_shared = self.table, self._awaited, self._seat is None
        scene = super()._scene()
        scene["bots"] = sorted(self._session.bots)
        scene["moves"] = self._offers()
        scene["clock"] = self._session.clock()
        scene["undo"] = is_shared and table.can_undo
        scene["redo"] = is_shared and table.can_redo
        if awaited is not None:
            name = table.players[awaited]
            scene["curtain"] = name
            scene["prompt"] = as_prompt(f"Pass to {name}.", "Everybody else looks away.")
            scene["moves"] = [{"label": f"I am {name}", "do": "lift"}]
            scene["clock"] = None
        return scene

    def _news(self) -> list[GameEvent]:
        """Tell what may be seen here of what happened since the last scene, if it was near."""
        table, eyes, note = self.table, self._eyes, self._session.note
        taken_back = [
            {"kind": "undone", "text": text}
            for undone in table.undone[self._heard :]
            for text in tell_undone(table.rules, table.players, undone, eyes)
        ]
        if table.ply - self._published > STRIDE and not self._curtain:
            return taken_back
        happened = self._told(table.history[self._published :], lambda event: event.visible(eyes))
        return [*taken_back, *happened, *([{"kind": "note", "text": note}] if note else [])]

    def _offers(self) -> list[Offer]:
        """Offer the moves of whoever may act at this screen, named in plain words."""
        table, bots, game = self.table, self._session.bots, self.table.rules
        if table.actors == (CHANCE,):
            return offers.of_chance(table, game.asked_of_people) if self._seat is None else []
        mine = [seat for seat in table.actors if self._may_move(seat)]
        if mine or self._seat is not None:
            return offers.of_players(table, mine, game.asked_apart)
        waiting = [seat for seat in table.actors if seat in bots]
        return offers.of_bot(table, waiting[0]) if waiting else []

    def _may_move(self, seat: Seat) -> bool:
        """Tell whether moves of this seat are made at this screen."""
        if seat in self._session.bots:
            together = self.table.rules.made_together
            return any(isinstance(move, together) for move in self.table.moves(seat))
        return self._awaited is None and self._eyes in (None, seat)

    # From the browser to Python

    def _act(self, message: dict[str, Any]) -> None:
        is_shared = self._seat is None
        match message:
            case {"do": "time is up"}:
                self._session.time_is_up()
            case {"do": "bot"} if is_shared:
                self._session.let_bot_move()
            case {"do": "undo"} if is_shared:
                self._session.undo()
            case {"do": "redo"} if is_shared:
                self.table.redo()
            case {"do": "sample"} if is_shared:
                self._sample()
            case {"do": "lift"} if self._curtain:
                self._published = self._curtain.lift()
                self._follow(self.table.ply)
            case {"move": data} if "ask" not in message:
                move = decode_move(self.table.rules, data)
                movers = self._movers(message.get("seats"), move)
                self.table.play_for(movers, move, ms=_milliseconds(message.get("ms")))
            case _:
                super()._act(message)

    def _movers(self, seats: object, move: Move) -> tuple[Seat, ...]:
        """Return the seats that a message moves for, if this screen may move for them."""
        mine = {seat for seat in range(len(self.table.players)) if self._may_move(seat)}
        if isinstance(move, self.table.rules.asked_of_people) and self._seat is None:
            mine = {CHANCE}
        if seats is None:
            seats = list(self.table.actors[:1]) if self._eyes is None else [self._eyes]
        if (
            not isinstance(seats, list)
            or not seats
            or any(type(seat) is not int or seat not in mine for seat in seats)
        ):
            msg = f"this screen cannot make that move for {seats!r:.60}"
            raise IllegalMove(msg)
        return tuple(seats)

    def _sample(self) -> None:
        """Let the seed decide, up to where people or their dice come in again."""
        asked = self.table.rules.asked_of_people
        self.table.sample()
        while self.table.actors == (CHANCE,) and not any(
            isinstance(move, asked) for move in self.table.moves(CHANCE)
        ):
            self.table.sample()


def _milliseconds(ms: object) -> int | None:
    """Return a response time as a browser measured it; what cannot be one is as good as none."""
    return round(ms) if is_time(ms) and ms is not None else None
