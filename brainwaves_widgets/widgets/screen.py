"""One screen at a table: it publishes what its seat may know, and takes moves by message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import traitlets as t

from ..core import CHANCE, IllegalMove
from ..core.files.codec import decode_move
from ..core.files.record import is_time
from ..core.log import tell_undone
from . import offers
from .bundle import with_still
from .curtain import Curtain
from .page import Page
from .wire import to_page

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ..core import Move, Rules, Seat, State, Table, View
    from .scene import GameEvent, Offer, Prompt, Scene
    from .session import Session

STRIDE = 12
"""How many moves a screen tells at most when the game jumps ahead."""


class Screen(Page):
    """The synced side of a game widget.

    The browser is sent one trait, `scene`: what this screen's seat may know and do, and nothing
    else. Moves come back by message, with the ply they were meant for.
    """

    rules: ClassVar[Rules[Any]]
    asked_of_people: ClassVar[tuple[type[Any], ...]] = ()
    """The chance moves that people with real dice may type in with `chance="ask"`."""
    asked_apart: ClassVar[str] = ""
    """A field of moves that the browser asks for in a second step, such as a name to announce."""
    hides_hands: ClassVar[bool] = False
    """Whether players who share a screen must look at it one after the other."""
    made_together: ClassVar[tuple[type[Any], ...]] = ()
    """Moves that people at the screen take part in even if it is a program's turn."""

    scene = t.Dict(read_only=True).tag(sync=True, to_json=to_page)
    ply = t.Int(read_only=True, help="How many moves were made, those of chance included.")
    """It changes once with every move, and with the dice and cards that follow it; see observe."""

    _session: Session
    _seat: Seat | None
    """Whose screen it is; `None` is one that all share."""
    _stepping: bool
    """Whether it only walks through a game that was played."""
    _leave: Callable[[], None] = staticmethod(lambda: None)

    def _sit(self, session: Session, seat: Seat | None, *, stepping: bool = False) -> None:
        self._session, self._seat, self._stepping = session, seat, stepping
        self._published = session.table.ply
        self._heard = len(session.table.undone)
        is_shared = seat is None and not stepping and self.hides_hands
        people = [one for one in range(len(self.table.players)) if one not in session.bots]
        self._curtain = (
            Curtain(session.table, people, self.private) if is_shared and len(people) > 1 else None
        )
        self._only = people[0] if is_shared and len(people) == 1 else None
        super().__init__()
        with session.table.lock:  # a move of another thread comes before both, or after both
            session.remind()
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

    @staticmethod
    def private(state: State) -> bool:
        """Tell whether who acts looks alone now, where hands are hidden."""
        del state
        return True

    @staticmethod
    def sent(view: View) -> View:
        """Return what of a view the browser reads."""
        return view

    def answer(self, question: object) -> Mapping[str, Any]:
        """Answer what a screen asks beside the game."""
        msg = f"there is no answer to {question!r:.60} here"
        raise IllegalMove(msg)

    # From Python to the browser

    def _publish(self, ply: int) -> None:
        """Send this screen what its seat may know and do now, once all that is due has happened."""
        if ply == self.table.ply:
            if self._curtain:
                self._curtain.fall()
            self.set_trait("scene", self._scene())
            self._published, self._heard = ply, len(self.table.undone)
            if self._curtain:
                self._curtain.told()
        self.set_trait("ply", ply)

    @property
    def _eyes(self) -> Seat | None:
        """Whose view this screen shows now; `None` is what lies open to all."""
        if self._curtain:
            return self._curtain.facing
        return self._only if self._seat is None else self._seat

    def _view(self) -> View:
        """Return what this screen shows now."""
        return self.table.view(self._eyes)

    @property
    def _awaited(self) -> Seat | None:
        return self._curtain.awaited if self._curtain else None

    def _scene(self) -> Scene[View]:
        table, awaited = self.table, self._awaited
        view = self._view()
        is_open = self._seat is None and not self._stepping
        scene: Scene[View] = {
            "ply": table.ply,
            "steps": table.last_ply if self._stepping else None,
            "seat": self._seat,
            "bots": sorted(self._session.bots),
            "curtain": None,
            "view": self.sent(view),
            "prompt": _prompt(self.prompt(view)),
            "moves": [] if self._stepping else self._offers(),
            "events": self._news(),
            "clock": None if self._stepping else self._session.clock(),
            "undo": is_open and table.can_undo,
            "redo": is_open and table.can_redo,
        }
        if awaited is None:
            return scene
        name = table.players[awaited]
        scene["curtain"] = name
        scene["prompt"] = _prompt((f"Pass to {name}.", "Everybody else looks away."))
        scene["moves"] = [{"label": f"I am {name}", "do": "lift"}]
        scene["clock"] = None
        return scene

    def _news(self) -> list[GameEvent]:
        """Tell what may be seen here of what happened since the last scene, if it was near."""
        table, eyes, note = self.table, self._eyes, self._session.note
        taken_back = [
            {"kind": "undone", "text": text}
            for undone in table.undone[self._heard :]
            for text in tell_undone(self.rules, table.players, undone, eyes)
        ]
        if table.ply - self._published > STRIDE and not self._curtain:
            return taken_back
        happened = [
            {"kind": event.kind, **event.data, "text": self.rules.tell(event, table.players)}
            for step in table.history[self._published :]
            for event in step.events
            if event.visible(eyes)
        ]
        return [*taken_back, *happened, *([{"kind": "note", "text": note}] if note else [])]

    def _offers(self) -> list[Offer]:
        """Offer the moves of whoever may act at this screen, named in plain words."""
        table, bots = self.table, self._session.bots
        if table.actors == (CHANCE,):
            return offers.of_chance(table, self.asked_of_people) if self._seat is None else []
        mine = [seat for seat in table.actors if self._may_move(seat)]
        if mine or self._seat is not None:
            return offers.of_players(table, mine, self.asked_apart)
        waiting = [seat for seat in table.actors if seat in bots]
        return offers.of_bot(table, waiting[0]) if waiting else []

    def _may_move(self, seat: Seat) -> bool:
        """Tell whether moves of this seat are made at this screen."""
        if seat in self._session.bots:
            return bool(self.made_together) and any(
                isinstance(move, self.made_together) for move in self.table.moves(seat)
            )
        return self._awaited is None and self._eyes in (None, seat)

    # From the browser to Python

    def _receive(self, _widget: object, message: object, _buffers: object) -> None:
        """Take a message; whatever is wrong with it is told, nothing is lost, the game goes on."""
        try:
            self._obey(message)
        except IllegalMove as error:
            self.send({"error": str(error), "ply": self.table.ply})
        except RecursionError:
            self.send({"error": "that message is nested too deep", "ply": self.table.ply})

    def _obey(self, message: object) -> None:
        if not isinstance(message, dict):
            msg = f"a message is an object, not {message!r:.60}"
            raise IllegalMove(msg)
        with self.table.lock:
            if message.get("do") == "hello":
                self._session.remind()
                self._publish(self.table.ply)
                return
            ply = message.get("ply")
            if type(ply) is not int:
                msg = f"a message names the ply it was meant for, not {ply!r:.40}"
                raise IllegalMove(msg)
            if ply == self.table.ply:
                self._act(message)
            elif message.get("do") not in ("time is up", "bot"):
                msg = "that came too late: the game has moved on"
                raise IllegalMove(msg)

    def _act(self, message: dict[str, Any]) -> None:
        is_open = self._seat is None and not self._stepping
        match message:
            case {"do": "time is up"} if not self._stepping:
                self._session.time_is_up()
            case {"do": "bot"} if is_open:
                self._session.let_bot_move()
            case {"do": "undo"} if is_open:
                self._session.undo()
            case {"do": "redo"} if is_open:
                self.table.redo()
            case {"do": "sample"} if is_open:
                self._sample()
            case {"do": "lift"} if self._curtain:
                self._published = self._curtain.lift()
                self._publish(self.table.ply)
            case {"ask": question}:
                self.send({"answer": to_page(self.answer(question))})
            case {"move": data} if not self._stepping:
                move = decode_move(self.rules, data)
                movers = self._movers(message.get("seats"), move)
                self.table.play_for(movers, move, ms=_milliseconds(message.get("ms")))
            case _:
                msg = f"there is nothing to do in the message {message!r:.80}"
                raise IllegalMove(msg)

    def _movers(self, seats: object, move: Move) -> tuple[Seat, ...]:
        """Return the seats that a message moves for, if this screen may move for them."""
        mine = {seat for seat in range(len(self.table.players)) if self._may_move(seat)}
        if isinstance(move, self.asked_of_people) and self._seat is None:
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
        self.table.sample()
        while self.table.actors == (CHANCE,) and not any(
            isinstance(move, self.asked_of_people) for move in self.table.moves(CHANCE)
        ):
            self.table.sample()

    # Without a browser

    def __repr__(self) -> str:
        return self.text(self._still())

    def _still(self) -> View:
        """Return the view to show where it may be stored, in which no hand lies open.

        Notebooks are saved and sent around, so it is the same whoever looks at the screen. A
        stepper through a game that has ended shows what its eyes see.
        """
        if not self.hides_hands or (self._stepping and self._has_ended()):
            return self._view()
        return self.table.view(None)

    def _has_ended(self) -> bool:
        return not self.rules.actors(self.table.state_at(self.table.last_ply))

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Show the widget, and a picture of the view where there is no kernel to ask."""
        view = self._still()
        shown = super()._repr_mimebundle_(**kwargs)
        return with_still(shown, self.text(view), self.picture(view))


def _milliseconds(ms: object) -> int | None:
    """Return a response time as a browser measured it; what cannot be one is as good as none."""
    return round(ms) if is_time(ms) and ms is not None else None


def _prompt(words: tuple[str, str]) -> Prompt:
    headline, hint = words
    return {"headline": headline, "hint": hint}
