"""A screen at which moves are made: what it offers to press, and what a press does."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from anywidget import WidgetTrait

from ..core import CHANCE, IllegalMove, Move, Seat, View
from ..core.files.codec import decode_move
from ..core.files.record import is_time
from ..core.text.phrases import with_sentences
from .curtain import Curtain
from .page import Page, to_page
from .scene import events, offers
from .scene.scene import End, GameEvent, Offer, Scene
from .scene.sentences import as_prompt, who_rolls, whose_screen
from .screen import Screen, seat_of
from .session.session import Session
from .stepper.stepper import Stepper, first_of_players


class Controls(Screen):
    """A screen of the players who sit at a table: of one, or of all who share it."""

    _session: Session
    _is_hosts = False
    """Whether it is in the notebook that made the game."""
    _is_open = False
    """Whether a page has ever shown this screen."""

    inset = WidgetTrait().tag(sync=True)
    """What is shown instead of the table once the game is over: a stepper or a lobby."""

    def _sit(self, session: Session, seat: Seat | None) -> None:
        self._sit_at(session, seat)
        self._stand(session.table, seat)

    def move_to(self, session: Session) -> None:
        """Go on at another table of the same game; whoever does not sit there stays here."""
        own = None if self._seat is None else self.players[self._seat]
        if own is not None and own not in session.table.players:
            return
        seat = None if own is None else seat_of(session.table, own)
        self._leave()
        self._session.screens.discard(self)
        self.put_in(None)
        table = session.table
        with table.lock:
            self._lock, self._table = table.lock, table
            self._seat, self._published = seat, table.ply
            self._sit_at(session, seat)
            self._greet()
            self._leave = self._listen()

    def sit_again(self) -> None:
        """Show the table again, because somebody else plays at one of its seats now."""
        self._sit_at(self._session, self._seat)
        self._publish()

    def refresh(self) -> None:
        """Publish the scene again, for example when something around the game has changed."""
        self._publish()

    def put_in(self, widget: Page | None) -> None:
        """Show a widget instead of the table, or the table again."""
        before, self.inset = self.inset, widget
        if before is not None:
            before.close()

    def _sit_at(self, session: Session, seat: Seat | None) -> None:
        table = session.table
        self._session, self._bots = session, session.bots
        session.screens.add(self)
        self._heard = len(table.undone)
        away = session.bots.keys() | session.seats_elsewhere()
        people = [one for one in range(len(table.players)) if one not in away]
        is_shared = seat is None and table.rules.hides_hands
        self._curtain = Curtain(table, people) if is_shared and len(people) > 1 else None
        self._only = people[0] if is_shared and len(people) == 1 else None

    # From Python to the browser

    def _greet(self) -> None:
        self._session.remind()
        super()._greet()

    def _welcome(self) -> None:
        self._is_open = True
        super()._welcome()

    def can_answer(self, seats: Container[Seat]) -> bool:
        """Whether somebody who sits at one of these seats may be looking at this screen."""
        is_there = self._is_open and self.comm is not None
        return is_there and (self._seat is None or self._seat in seats)

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
        """The seat whose view this screen shows now; `None` is what lies open to all."""
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
        scene["wait"] = self._session.turns.wait
        told = self._session.turns.prompt(is_host=self._is_hosts and is_shared)
        if told and not any("seats" in one for one in scene["moves"]):
            scene["prompt"] = told
        own = "" if self._seat is None else whose_screen(table, self._seat, self._bots)
        scene["whose"] = with_sentences(own, self._session.elsewhere())
        scene["end"] = self._end()
        scene["clock"] = self._session.clock.reading()
        asked = self._session.take_back.request(self._seat, self._eyes)
        scene["request"] = asked or self._session.turns.request()
        if table.allows_undo:
            wish = self._session.take_back.due()
            scene["undo"] = wish is not None and (is_shared or wish.seat == self._seat)
            scene["redo"] = table.can_redo if is_shared else None
        if table.outcome is not None and any(step.after_undo for step in table.history):
            scene["prompt"]["hint"] += " Moves were taken back."
        if is_shared and table.actors == (CHANCE,) and table.asks_people(table.ply):
            scene["prompt"]["headline"] = who_rolls(table, scene["view"].get("turn"), self._bots)
        if awaited is not None:
            name = table.players[awaited]
            scene["curtain"] = name
            scene["prompt"] = as_prompt(f"Pass to {name}.", "Everybody else looks away.")
            scene["moves"] = [{"label": f"I am {name}", "do": "lift"}]
            scene["aloud"] = ""
            scene["clock"] = None
        elif scene["moves"] and self._session.coach and self._is_actor_here():
            tip = self._session.coach.say(self._eyes, self._view(), table.ply)
            if tip:
                scene["tip"] = tip
        return scene

    def _is_actor_here(self) -> bool:
        """Tell whether somebody who is to act may be looking at this screen."""
        acting = [seat for seat in self.table.actors if seat != CHANCE]
        return not acting or any(self._may_move(seat) for seat in acting)

    def _end(self) -> End | None:
        """Return what there is to do after the game."""
        if self.table.outcome is None:
            return None
        offers: list[Offer] = [
            {"label": "Play again", "do": "again"},
            {"label": "Other options", "do": "options"},
            {"label": "Step through it", "do": "step"},
        ]
        if self._seat is not None:
            del offers[1]
        return {"records": self._session.records(), "offers": offers}

    def _news(self) -> list[GameEvent]:
        """Tell what may be seen here of what happened since the last scene, unless that is long."""
        table, eyes, note = self.table, self._eyes, self._session.note
        told = events.taken_back(table, self._heard, eyes)
        if table.ply - self._published > events.STRIDE and not self._curtain:
            return told
        if self._session.opened_at == table.ply and not self._curtain:
            told = [*events.last_round(table, self._bots, eyes), *told]
        first = self._published
        if self._awaited is not None:  # the curtain repeats what led to it, on a new page too
            first = min(first, events.last_of_player(table.history))
        moved = events.of_moves(table, table.history[first:], lambda event: event.visible(eyes))
        told += events.before(moved) if told and first < self._published else moved
        return [*told, {"kind": "note", "text": note}] if note else told

    def _offers(self) -> list[Offer]:
        """Offer the moves of whoever may act at this screen, named in plain words."""
        table, game = self.table, self.table.rules
        if table.actors == (CHANCE,):
            return offers.of_chance(table, game.asked_of_people) if self._seat is None else []
        mine = [seat for seat in table.actors if self._may_move(seat)]
        own = offers.of_players(table, mine, game.asked_apart) if mine else []
        if any(seat in self._session.bots for seat in mine):
            return own
        return [*self._session.turns.offers(), *own]

    def _may_move(self, seat: Seat) -> bool:
        """Tell whether moves of this seat are made at this screen."""
        if seat in self._session.bots:
            together = self.table.rules.made_together
            has_people = len(self._session.bots) < len(self.table.players)
            return has_people and any(isinstance(move, together) for move in self.table.moves(seat))
        if self._seat is None and seat in self._session.seats_elsewhere():
            return False
        return self._awaited is None and self._eyes in (None, seat)

    # From the browser to Python

    def _obey(self, message: dict[str, Any]) -> None:
        match message:
            case {"do": "seen" | "hidden" as what, "by": page}:
                self._session.clock.hear(page, is_seen=what == "seen")
                self.send({"clock": to_page(self._session.clock.reading())})
            case {"do": "tip", "key": str(key)} if self._session.coach:
                self._session.coach.send_away(self._eyes, key, self.table.ply)
            case _:
                super()._obey(message)

    def _act(self, message: dict[str, Any]) -> None:
        is_shared = self._seat is None
        match message:
            case {"do": "time is up"}:
                self._session.time_is_up()
            case {"do": "bot" | "random" | "take over" as what}:
                self._let_program(what)
            case {"do": "undo" | "allow" | "refuse" as what}:
                self._session.undo(self._seat, what)
            case {"do": "redo"} if is_shared:
                self.table.redo()
            case {"do": "sample"} if is_shared:
                self.table.sample()
            case {"do": "lift"} if self._curtain:
                self._published = self._curtain.lift()
                self._follow(self.table.ply)
            case {"do": "again"} if self.table.outcome:
                self._session.again()
            case {"do": "step"} if self.table.outcome:
                stepper = Stepper(self)
                stepper.goto(first_of_players(stepper.table))
                self.put_in(stepper)
                self.send({"done": True})
            case {"do": "options"} if self.table.outcome and is_shared:
                self._session.choose_anew(self)
                self.send({"done": True})
            case {"do": "back"}:
                self.put_in(None)
                self.send({"done": True})
            case {"move": data} if "ask" not in message:
                move = decode_move(self.table.rules, data)
                movers = self._movers(message.get("seats"), move)
                self.table.play_for(movers, move, ms=_milliseconds(message.get("ms")))
            case _:
                super()._act(message)

    def _let_program(self, what: str) -> None:
        """Let a program move; if it has failed, make a random move or let a person take over."""
        turns = self._session.turns
        if what == "random":
            turns.play_random(turns.failed)
        elif what == "take over":
            self._session.take_over(turns.failed)
        elif not turns.begin():
            self.send({"done": True})

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
            raise IllegalMove(f"this screen cannot make that move for {seats!r:.60}")
        return tuple(seats)


def _milliseconds(ms: object) -> int | None:
    """Return a response time as a browser measured it, or None if it cannot be one."""
    return round(ms) if is_time(ms) and ms is not None else None
