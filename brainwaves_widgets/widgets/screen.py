"""One screen at a table: it publishes what its seat may know, and takes moves by message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import anywidget
import traitlets as t

from ..core import CHANCE, IllegalMove
from ..core.codec import decode_move, encode_move

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..core import Move, Rules, Seat, Table, View
    from .session import Session

STRIDE = 12
"""How many moves a screen tells at most when the game jumps ahead."""


class Screen(anywidget.AnyWidget):
    """The synced side of a game widget.

    The browser is sent one trait, `scene`: what this screen's seat may know and do, and nothing
    else. Moves come back by message, with the ply they were meant for.
    """

    rules: ClassVar[Rules[Any]]
    asked_of_people: ClassVar[tuple[type[Any], ...]] = ()
    """The chance moves that people with real dice may type in with `chance="ask"`."""

    scene = t.Dict(read_only=True).tag(sync=True)
    ply = t.Int(read_only=True, help="How many moves were made, those of chance included.")

    _session: Session
    _seat: Seat | None
    """Whose screen it is; `None` is one that all share."""
    _stepping: bool
    """Whether it only walks through a game that was played."""
    _leave: Callable[[], None] = staticmethod(lambda: None)

    def _sit(self, session: Session, seat: Seat | None, *, stepping: bool = False) -> None:
        self._session, self._seat, self._stepping = session, seat, stepping
        self._published = session.table.ply
        super().__init__()
        self._publish(session.table.ply)
        self._leave = session.table.subscribe(self._publish)
        self.on_msg(self._receive)

    @property
    def table(self) -> Table:
        """The table that this screen stands at."""
        return self._session.table

    def close(self) -> None:
        """Take the screen away; the table stays."""
        self._leave()
        self._leave = lambda: None
        super().close()

    # What a game adds

    @staticmethod
    def prompt(view: View) -> tuple[str, str]:
        """Say what to do now, in a sentence and a hint."""
        raise NotImplementedError

    @staticmethod
    def picture(view: View) -> str:
        """Draw a view as SVG, for notebooks that are read without a kernel."""
        raise NotImplementedError

    @staticmethod
    def text(view: View) -> str:
        """Tell a view on a few lines of text."""
        raise NotImplementedError

    # From Python to the browser

    def _publish(self, ply: int) -> None:
        """Send this screen what its seat may know and do now."""
        self.set_trait("scene", self._scene())
        self._published = self.table.ply
        self.set_trait("ply", ply)

    def _scene(self) -> dict[str, Any]:
        table = self.table
        view = table.view(self._seat)
        headline, hint = self.prompt(view)
        is_open = self._seat is None and not self._stepping
        return {
            "ply": table.ply,
            "steps": table.last_ply if self._stepping else None,
            "seat": self._seat,
            "view": view,
            "prompt": {"headline": headline, "hint": hint},
            "moves": [] if self._stepping else self._offers(),
            "events": self._news(),
            "clock": None if self._stepping else self._session.clock(),
            "undo": is_open and table.can_undo,
            "redo": is_open and table.can_redo,
        }

    def _news(self) -> list[dict[str, Any]]:
        """Tell what this seat may see of what happened since the last scene, if it was near."""
        table = self.table
        if table.ply - self._published > STRIDE:
            return []
        note = self._session.note
        return [
            {"kind": event.kind, **event.data, "text": self.rules.tell(event, table.players)}
            for step in table.history[self._published :]
            for event in step.events
            if event.visible(self._seat)
        ] + ([{"kind": "note", "text": note}] if note else [])

    def _offers(self) -> list[dict[str, Any]]:
        """Offer the moves of whoever may act at this screen, named in plain words."""
        table = self.table
        if table.actors == (CHANCE,):
            return self._chance_offers()
        mine = [seat for seat in table.actors if self._seat in (None, seat)]
        takers: dict[Move, list[Seat]] = {}
        for seat in mine:
            for move in table.moves(seat):
                takers.setdefault(move, []).append(seat)
        offers: list[dict[str, Any]] = []
        for move, seats in takers.items():
            label = self.rules.label(move)
            if len(seats) > 1:
                offers.append(_offer(f"{label}, everybody", seats, move))
            offers += [
                _offer(f"{label}, {table.players[seat]}" if len(mine) > 1 else label, [seat], move)
                for seat in seats
            ]
        return offers

    def _chance_offers(self) -> list[dict[str, Any]]:
        if self._seat is not None:
            return []
        asked = [
            _offer(self.rules.label(move), [CHANCE], move)
            for move in self.table.moves(CHANCE)
            if isinstance(move, self.asked_of_people)
        ]
        return [*asked, {"label": "Leave it to chance", "do": "sample"}]

    # From the browser to Python

    def _receive(self, _widget: object, message: object, _buffers: object) -> None:
        """Take a message; whatever is wrong with it is told, nothing is lost, the game goes on."""
        try:
            self._obey(message)
        except IllegalMove as error:
            self.send({"error": str(error), "ply": self.table.ply})

    def _obey(self, message: object) -> None:
        if not isinstance(message, dict):
            msg = f"a message is an object, not {message!r:.60}"
            raise IllegalMove(msg)
        if message.get("do") == "hello":
            self._publish(self.table.ply)
            return
        with self.table.lock:
            ply = message.get("ply")
            if type(ply) is not int:
                msg = f"a message names the ply it was meant for, not {ply!r:.40}"
                raise IllegalMove(msg)
            if ply == self.table.ply:
                self._act(message)
            elif message.get("do") != "time is up":
                msg = "that came too late: the game has moved on"
                raise IllegalMove(msg)

    def _act(self, message: dict[str, Any]) -> None:
        is_open = self._seat is None and not self._stepping
        match message:
            case {"do": "goto", "to": int(ply)} if self._stepping:
                self.table.goto(max(0, min(ply, self.table.last_ply)))
            case {"do": "time is up"} if not self._stepping:
                self._session.time_is_up()
            case {"do": "undo"} if is_open:
                self.table.undo()
            case {"do": "redo"} if is_open:
                self.table.redo()
            case {"do": "sample"} if is_open:
                self._sample()
            case {"move": data} if not self._stepping:
                move = decode_move(self.rules, data)
                self.table.play_for(self._movers(message.get("seats"), move), move)
            case _:
                msg = f"there is nothing to do in the message {message!r:.80}"
                raise IllegalMove(msg)

    def _movers(self, seats: object, move: Move) -> tuple[Seat, ...]:
        """Give the seats that a message moves for, if this screen may move for them."""
        if seats is None:
            seats = list(self.table.actors[:1]) if self._seat is None else [self._seat]
        mine: set[Seat] = set(range(len(self.table.players)))
        if self._seat is not None:
            mine = {self._seat}
        elif isinstance(move, self.asked_of_people):
            mine = {CHANCE}
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
        self.table.sample()
        while self.table.actors == (CHANCE,) and not any(
            isinstance(move, self.asked_of_people) for move in self.table.moves(CHANCE)
        ):
            self.table.sample()

    # Without a browser

    def __repr__(self) -> str:
        return self.text(self.table.view(self._seat))

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Show the widget, and a picture of the view where there is no kernel to ask."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        view = self.table.view(self._seat)
        still = {"text/plain": self.text(view), "image/svg+xml": self.picture(view)}
        return {**data, **still}, metadata


def _offer(label: str, seats: list[Seat], move: Move) -> dict[str, Any]:
    return {"label": label, "seats": seats, "move": encode_move(move)}
