"""A guest's seat: a screen whose scenes and messages go to a device elsewhere, not to the kernel.

No widget message leaves the kernel for it, because a kernel sends those to every page.
"""

from __future__ import annotations

import json
import logging
from collections import OrderedDict
from time import time
from typing import TYPE_CHECKING, Any, Final, Protocol

from ..core.files.codec import encode_move
from ..core.history import Step
from ..core.text.log import happened
from ..widgets.controls import Controls
from ..widgets.page import Refused, close_parts
from .links import new_secret, same, ticket_of

if TYPE_CHECKING:
    from collections.abc import Callable, Container

    from ..core import Seat, View
    from ..widgets.game import GameWidget
    from ..widgets.scene import Scene
    from ..widgets.session.session import Session

LONGEST_ID: Final = 40
MOST_MADE: Final = 64
"""How many of the last messages are known by their ids, so that none is obeyed twice."""
FOR_THE_HOST: Final = ("step", "options", "take over", "random")
"""What is done at the host's own screen, and at no guest's."""

Reply = dict[str, Any]


class Line(Protocol):
    """The way to a guest's device; its methods can be called in any thread."""

    def show(self, number: int, scene: str) -> None:
        """Send a scene, as JSON; if the way is slow, only the newest of them."""

    def tell(self, content: Reply) -> None:
        """Send something that must not be left out."""

    def hang_up(self, why: str) -> None:
        """Say why there is no more to come, and close."""


class GuestScreen(Controls):
    """A screen without a comm; mixed into the widget of a game."""

    guest: Guest

    def open(self) -> None:
        """Open no comm: what this screen shows is no business of the kernel's pages."""

    def close(self) -> None:
        """Take the screen away; the table stays."""
        self._session.screens.discard(self)
        super().close()
        close_parts(self)

    def move_to(self, session: Session) -> None:
        """Go on at another table, under the same link."""
        super().move_to(session)
        self.guest.moved()

    def send(self, content: Any, buffers: Any = None) -> None:  # noqa: ARG002 - as ipywidgets has it
        """Send a message to the guest."""
        self.guest.tell({"kind": "message", "content": content})

    def notify_change(self, change: Any) -> None:
        """Show the guest each new scene."""
        if change["name"] == "scene":
            self.guest.show(change["new"])
        super().notify_change(change)

    def can_answer(self, seats: Container[Seat]) -> bool:
        """Whether the guest is there, and sits at one of these seats."""
        return self.guest.line is not None and self._seat in seats

    def _scene(self) -> Scene[View]:
        scene = super()._scene()
        scene["moves"] = [one for one in scene["moves"] if one.get("do") not in FOR_THE_HOST]
        if scene["end"]:
            offers = scene["end"]["offers"]
            scene["end"]["offers"] = [one for one in offers if one.get("do") not in FOR_THE_HOST]
        return scene

    def _obey(self, message: dict[str, Any]) -> None:
        if message.get("do") in FOR_THE_HOST:
            raise Refused("that is done at the host's own screen")
        if "by" in message:  # nobody speaks for another's page
            message = {**message, "by": f"guest {self.guest.name}"[:LONGEST_ID]}
        super()._obey(message)


class Guest:
    """One seat that is played from elsewhere: its secret, its screen, and the way to its device."""

    def __init__(self, name: str, secret: str = "") -> None:
        self.name, self.secret = name, secret or new_secret()
        self.ticket = ticket_of(self.secret)
        self.line: Line | None = None
        """The way to the device; None while the guest is away."""
        self.screen: GuestScreen
        self.moved: Callable[[], None] = lambda: None
        """Called when the guest sits at another table."""
        self._number = int(time() * 1000)
        """That of the newest scene; larger than those of a kernel that was restarted."""
        self._shown = ""
        self._made: OrderedDict[str, list[Reply]] = OrderedDict()
        self._replies: list[Reply] | None = None

    def sit(self, game: type[GameWidget], session: Session) -> None:
        """Sit down at a table."""
        kind: Any = type(f"{game.__name__}Guest", (GuestScreen, game), {"guest": self})
        seat = session.table.players.index(self.name)
        self.screen = kind._screen(session, seat)  # noqa: SLF001 - the other constructor

    def knows(self, secret: object) -> bool:
        """Whether somebody has the secret of this seat."""
        return isinstance(secret, str) and secret.isascii() and same(secret, self.secret)

    # To the device; in whatever thread the table changes

    def show(self, scene: Any) -> None:
        """Send a new scene."""
        self._number += 1
        self._shown = json.dumps(scene)
        if self.line:
            self.line.show(self._number, self._shown)

    def tell(self, content: Reply) -> None:
        """Send a message, and note it if it is the answer to one."""
        if self._replies is not None:
            self._replies.append(content)
        if self.line:
            self.line.tell(content)

    def connect(self, line: Line, seen: object) -> None:
        """Go on at another device or page: the newest one plays, the older is told so."""
        screen = self.screen
        with screen.table.lock:
            before, self.line = self.line, None
            screen._receive(screen, {"do": "hello"}, [])  # noqa: SLF001 - as its page would say
            game, self.line = screen.table.rules, line
            line.tell(
                {
                    "kind": "welcome",
                    "name": self.name,
                    "game": game.name,
                    "title": game.title,
                    "constants": {name: getattr(screen, name) for name in game.constants()},
                }
            )
            if seen != self._number:
                line.show(self._number, self._shown)
        if before is not None:
            before.hang_up("elsewhere")

    def hang_up(self, why: str) -> None:
        """Say why there is no more to come, and close."""
        line, self.line = self.line, None
        if line is not None:
            line.hang_up(why)

    def disconnect(self, line: Line) -> bool:
        """Note that a connection has ended; tell whether the guest had no newer one."""
        if self.line is not line:
            return False
        self.line = None
        return True

    # From the device

    def obey(self, content: object, number: object) -> None:
        """Do what a message asks for; one that is sent again is answered again, and not done."""
        if not isinstance(number, str) or not 0 < len(number) <= LONGEST_ID:
            raise Refused("a message has an id of its own, a short text")
        if number in self._made:
            for reply in self._made[number]:
                self.tell(reply)
        else:
            self._replies = self._made[number] = []
            try:
                self.screen._receive(self.screen, content, [])  # noqa: SLF001 - the page's road
            except Exception:  # whatever it is, the guest learns nothing of it
                logging.getLogger(__name__).exception("a guest's message")
                self.tell({"kind": "message", "content": {"error": "that cannot be done"}})
            finally:
                self._replies = None
            while len(self._made) > MOST_MADE:
                self._made.popitem(last=False)
        self.tell({"kind": "made", "id": number})

    def answer(self, what: object) -> Any:
        """Return what a program at this seat asks for: its view, moves, history or log."""
        screen = self.screen
        asked: dict[object, Callable[[], Any]] = {
            "view": self._view,
            "moves": self._moves,
            "history": self._history,
            "log": lambda: screen.table.log(screen._seat),  # noqa: SLF001
            "open": lambda: screen.table.view(None),
            "outcome": lambda: screen.table.outcome and screen.table.outcome._asdict(),
        }
        if not isinstance(what, str) or what not in asked:
            raise Refused(f"one can ask for {', '.join(map(str, asked))}, not for {what!r:.40}")
        with screen.table.lock:
            return asked[what]()

    def _view(self) -> Any:
        return self.screen.table.view(self.screen._seat)  # noqa: SLF001

    def _moves(self) -> Any:
        table, seat = self.screen.table, self.screen._seat  # noqa: SLF001
        return [encode_move(move) for move in table.moves(seat)] if seat in table.actors else []

    def _history(self) -> Any:
        """Tell each move as this seat may know it: its own whole, the others' in words."""
        screen = self.screen
        table, seat = screen.table, screen._seat  # noqa: SLF001
        return [_row(table, step, seat) for step in table.history]


def _row(table: Any, step: Step, seat: Seat | None) -> dict[str, Any]:
    own = step.seat == seat
    return {
        "ply": step.ply,
        "seat": step.seat,
        "move": encode_move(step.move) if own else None,
        "told": " ".join(happened(table.rules, table.players, step, seat)),
    }
