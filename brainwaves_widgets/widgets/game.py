"""The base of all game widgets: one seat's screen at a table, or one screen that all share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import anywidget
import traitlets as t

from ..core import CHANCE, IllegalMove, SaveError, Table
from ..core.codec import decode_move, encode_move
from .session import Session, Timer

if TYPE_CHECKING:
    import os
    from typing import Self

    from ..core import Chance, History, Move, Outcome, Rules, Seat, State, View

STRIDE = 12
"""How many moves a screen tells at most when the game jumps ahead."""


class GameWidget(anywidget.AnyWidget):
    """A game being played, and everything a notebook cell may want to know about it.

    The browser is sent one trait, `scene`: what this screen's seat may know and do, and nothing
    else. Moves come back by message, with the ply they were meant for.
    """

    rules: ClassVar[Rules[Any]]
    asked_of_people: ClassVar[tuple[type[Any], ...]] = ()
    """The chance moves that people with real dice may type in with `chance="ask"`."""

    scene = t.Dict(read_only=True).tag(sync=True)
    ply = t.Int(read_only=True, help="How many moves were made, those of chance included.")

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

    # What a cell can ask

    @property
    def table(self) -> Table:
        """The table that this screen stands at."""
        return self._session.table

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

    @staticmethod
    def prompt(view: View) -> tuple[str, str]:
        """Say what to do now, in a sentence and a hint."""
        raise NotImplementedError

    @staticmethod
    def picture(view: View) -> str:
        """Draw a view as SVG, for exported notebooks."""
        raise NotImplementedError

    @staticmethod
    def text(view: View) -> str:
        """Tell a view on a few lines of text."""
        raise NotImplementedError

    # Inside

    @classmethod
    def _screen(cls, session: Session, seat: Seat | None) -> Self:
        screen = cls.__new__(cls)
        screen._sit(session, seat)
        return screen

    def _sit(self, session: Session, seat: Seat | None) -> None:
        self._session, self._at_seat, self._published = session, seat, session.table.ply
        super().__init__()
        self._publish(session.table.ply)
        self._leave = session.table.subscribe(self._publish)
        self.on_msg(self._receive)

    def close(self) -> None:
        """Take the screen away; the table stays."""
        self._leave()
        self._leave = lambda: None
        super().close()

    def _seat_of(self, player: str | Seat) -> Seat:
        if type(player) is int and 0 <= player < len(self.players):
            return player
        if player in self.players:
            return self.players.index(player)  # type: ignore[arg-type]
        known = ", ".join(map(repr, self.players))
        msg = f"no player {player!r:.60} sits at this table; there are {known}"
        raise ValueError(msg)

    def _publish(self, ply: int) -> None:
        """Send this screen what its seat may know and do now."""
        self.set_trait("scene", self._scene())
        self._published = self.table.ply
        self.set_trait("ply", ply)

    def _scene(self) -> dict[str, Any]:
        table = self.table
        view = table.view(self._at_seat)
        headline, hint = self.prompt(view)
        return {
            "ply": table.ply,
            "seat": self._at_seat,
            "view": view,
            "prompt": {"headline": headline, "hint": hint},
            "moves": self._offers(),
            "events": self._news(),
            "clock": self._session.clock(),
            "undo": self._at_seat is None and table.can_undo,
            "redo": self._at_seat is None and table.can_redo,
        }

    def _news(self) -> list[dict[str, Any]]:
        """Tell what this seat may see of what happened since the last scene, if it was near."""
        if self.table.ply - self._published > STRIDE:
            return []
        return [
            {"kind": event.kind, **event.data, "text": self.rules.tell(event, self.players)}
            for step in self.table.history[self._published :]
            for event in step.events
            if event.visible(self._at_seat)
        ]

    def _offers(self) -> list[dict[str, Any]]:
        """Offer the moves of whoever may act at this screen, named in plain words."""
        table = self.table
        actors = table.actors
        if actors == (CHANCE,):
            return self._chance_offers()
        mine = [seat for seat in actors if self._at_seat in (None, seat)]
        offers: dict[Move, list[Seat]] = {}
        for seat in mine:
            for move in table.moves(seat):
                offers.setdefault(move, []).append(seat)
        listed: list[dict[str, Any]] = []
        for move, seats in offers.items():
            label = self.rules.label(move)
            if len(seats) > 1:
                listed.append(_offer(f"{label}, everybody", seats, move))
            named = len(mine) > 1
            listed += [
                _offer(f"{label}, {self.players[seat]}" if named else label, [seat], move)
                for seat in seats
            ]
        return listed

    def _chance_offers(self) -> list[dict[str, Any]]:
        if self._at_seat is not None:
            return []
        asked = [
            _offer(self.rules.label(move), [CHANCE], move)
            for move in self.table.moves(CHANCE)
            if isinstance(move, self.asked_of_people)
        ]
        return [*asked, {"label": "Leave it to chance", "do": "sample"}]

    def _receive(self, _widget: object, message: object, _buffers: object) -> None:
        """Take a message from the browser; whatever is wrong with it is told, and nothing lost."""
        try:
            self._obey(message)
        except (IllegalMove, SaveError) as error:
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
            if ply != self.table.ply:
                if message.get("do") == "time is up":
                    return
                msg = "that came too late: the game has moved on"
                raise IllegalMove(msg)
            self._act(message)

    def _act(self, message: dict[str, Any]) -> None:
        match message:
            case {"do": "time is up"}:
                self._session.time_is_up()
            case {"do": "undo"} if self._at_seat is None:
                self.undo()
            case {"do": "redo"} if self._at_seat is None:
                self.redo()
            case {"do": "sample"} if self._at_seat is None:
                self._sample()
            case {"move": data}:
                move = decode_move(self.rules, data)
                self._session.play_for(self._acting(message.get("seats"), move), move)
            case _:
                msg = f"there is nothing to do in the message {message!r:.80}"
                raise IllegalMove(msg)

    def _acting(self, seats: object, move: Move) -> tuple[Seat, ...]:
        """Give the seats that a message moves for, if this screen may move for them."""
        if seats is None:
            seats = list(self.table.actors[:1]) if self._at_seat is None else [self._at_seat]
        mine = range(len(self.players)) if self._at_seat is None else (self._at_seat,)
        asked = self._at_seat is None and isinstance(move, self.asked_of_people)
        if (
            not isinstance(seats, list)
            or not seats
            or not all(type(s) is int and (s in mine or (asked and s == CHANCE)) for s in seats)
        ):
            msg = f"this screen cannot move for {seats!r:.60}"
            raise IllegalMove(msg)
        return tuple(seats)

    def _sample(self) -> None:
        """Let the seed decide, up to where people or their dice come in again."""
        self.table.sample()
        while self.table.actors == (CHANCE,) and not any(
            isinstance(move, self.asked_of_people) for move in self.table.moves(CHANCE)
        ):
            self.table.sample()

    def __repr__(self) -> str:
        return self.text(self.table.view(self._at_seat))

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Show the widget, and a picture of the view where there is no kernel to ask."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        view = self.table.view(self._at_seat)
        return {**data, "text/plain": self.text(view), "image/svg+xml": self.picture(view)}, metadata


def _offer(label: str, seats: list[Seat], move: Move) -> dict[str, Any]:
    return {"label": label, "seats": seats, "move": encode_move(move)}
