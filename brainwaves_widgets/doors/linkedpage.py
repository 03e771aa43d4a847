"""What a link leads to: a page without a comm, its secret, and the connections of its viewers.

Such a page sends no widget messages, because a kernel sends those to every page.
"""

from __future__ import annotations

import json
import logging
from collections import OrderedDict
from time import time
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol

from ..widgets.page import Outlet, Page, Refused
from .links import new_secret, same, ticket_of

if TYPE_CHECKING:
    from pathlib import Path

    from .wire import Welcome

LONGEST_ID: Final = 40
MOST_MADE: Final = 64
"""So many of the last messages are remembered by their ids, so that none is obeyed twice."""

Reply = dict[str, Any]


class Line(Protocol):
    """The connection to a device; its methods can be called in any thread."""

    def show(self, number: int, scene: str) -> None:
        """Send a scene, as JSON; a slow connection gets only the newest one."""

    def tell(self, content: Reply) -> None:
        """Send something that must arrive."""

    def tell_newest(self, content: Reply) -> None:
        """Send something that only matters until the next; a slow connection gets the newest."""

    def send_now(self) -> None:
        """Send what is waiting, on all connections."""

    def hang_up(self, why: str) -> None:
        """Say why the connection ends, and close it."""


class LinkedPage(Outlet):
    """A page that a link leads to.

    Each kind of page is a class of its own; it makes its `page` in a `with shown_by(self)` block.
    """

    most_lines: ClassVar[int] = 1
    """How many devices may show it at a time; the oldest makes room, and learns why."""
    title: str = "Brain waves"
    looking: ClassVar[str] = "No connection. We keep trying."
    closed: ClassVar[str] = "Your host has withdrawn this link. Ask for another one."
    """What its page says while there is no connection, and when there is to be none."""
    game: str = ""
    """The name of the game that it shows, if it shows one."""
    page: Page
    """What is shown; its files are those that the browser is sent."""

    def __init__(self, name: str, secret: str = "") -> None:
        self.name, self.secret = name, secret or new_secret()
        self.ticket = ticket_of(self.secret)
        self.lines: list[Line] = []
        """The connections to the devices that show it, the newest last."""
        self._number = int(time() * 1000)
        """The number of the newest scene, larger than any from before a restart of the kernel."""
        self._shown = ""
        self._made: OrderedDict[str, list[Reply]] = OrderedDict()
        self._asking: tuple[Line, list[Reply]] | None = None

    @property
    def files(self) -> Path:
        """The module and the style sheet that the browser is sent, without their endings."""
        return self.page.files

    @property
    def line(self) -> Line | None:
        """The connection to the newest device; None while nobody looks."""
        lines = self.lines
        return lines[-1] if lines else None

    @property
    def is_asking(self) -> bool:
        """Whether a message from one of its devices is being obeyed now."""
        return self._asking is not None

    def knows(self, secret: object) -> bool:
        """Whether somebody has the secret of this page."""
        return isinstance(secret, str) and secret.isascii() and same(secret, self.secret)

    # What a kind of page may add

    def come(self) -> None:
        """Somebody looks at it now."""

    def miss(self) -> None:
        """Nobody looks at it any more, and nobody was back soon."""

    def answer(self, what: object) -> Any:
        """Return what a program asks for."""
        raise Refused(f"you cannot ask for {what!r:.40} here")

    def _constants(self) -> dict[str, Any]:
        """Return what the canvas gets only once: the traits that never change."""
        traits = self.page.traits(sync=True)
        names = [name for name, one in traits.items() if one.read_only and name != "scene"]
        return {name: getattr(self.page, name) for name in names}

    # To the devices; in whatever thread the page changes

    def show(self, page: Page, scene: Any) -> None:  # noqa: ARG002 - there is only one page
        """Send a new scene."""
        self._number += 1
        self._shown = json.dumps(scene)
        for line in tuple(self.lines):
            line.show(self._number, self._shown)

    def send_now(self) -> None:
        """Have everything sent that was shown, before anything else is done."""
        if self.line:
            self.line.send_now()

    def tell(self, page: Page, content: Any) -> None:  # noqa: ARG002
        """Send a message of the page."""
        self.reply({"kind": "message", "content": content})

    def tell_newest(self, page: Page, content: Any) -> None:  # noqa: ARG002
        """Send a message that only matters until the next one."""
        for line in tuple(self.lines):
            line.tell_newest({"kind": "live", "content": content})

    def reply(self, content: Reply) -> None:
        """Send something to whoever asked, and note it as the answer; if nobody asked, to all."""
        if self._asking is None:
            for line in tuple(self.lines):
                line.tell(content)
            return
        line, replies = self._asking
        replies.append(content)
        line.tell(content)

    def connect(self, line: Line, seen: object) -> None:
        """Let a device show the page; if there are too many now, the oldest has to go."""
        page = self.page
        with page._lock:  # noqa: SLF001 - as its own messages do
            before, self.lines = self.lines, []
            page._receive(page, {"do": "hello"}, [])  # noqa: SLF001 - as its page would say
            self.lines = [*before, line][-self.most_lines :]
            line.tell({**self._welcome()})
            if seen != self._number:
                line.show(self._number, self._shown)
        for one in before:
            if one not in self.lines:
                one.hang_up("elsewhere")
        self.come()

    def _welcome(self) -> Welcome:
        return {
            "kind": "welcome",
            "name": self.name,
            "game": self.game,
            "title": self.title,
            "looking": self.looking,
            "closed": self.closed,
            "constants": self._constants(),
        }

    def hang_up(self, why: str) -> None:
        """Say why the connections end, and close them."""
        lines, self.lines = self.lines, []
        for line in lines:
            line.hang_up(why)

    def disconnect(self, line: Line) -> bool:
        """Note that a connection has ended; return whether nobody looks any more."""
        if line not in self.lines:
            return False
        self.lines = [one for one in self.lines if one is not line]
        return not self.lines

    # From a device

    def obey(self, content: object, number: object, line: Line) -> None:
        """Obey a message; if it arrives twice, it is answered twice and done once."""
        if not isinstance(number, str) or not 0 < len(number) <= LONGEST_ID:
            raise Refused("a message needs an id of its own, a short text")
        if number in self._made:
            for reply in self._made[number]:
                line.tell(reply)
        else:
            self._receive(content, line, self._made.setdefault(number, []))
            while len(self._made) > MOST_MADE:
                self._made.popitem(last=False)
            line.send_now()  # who learns that it is done has seen what it did
        line.tell({"kind": "made", "id": number})

    def obey_now(self, content: object, line: Line) -> None:
        """Obey a message that only matters now; it has no id and gets no answer."""
        if not isinstance(content, dict) or content.get("do") != "live":
            raise Refused("only messages of a breakthrough in flight go without an id")
        self._receive(content, line, [])

    def _receive(self, content: object, line: Line, replies: list[Reply]) -> None:
        """Hand a message to the page; its answers go to whoever sent the message."""
        self._asking = line, replies
        try:
            self.page._receive(self.page, content, [])  # noqa: SLF001 - the page's road
        except Exception:  # the host's log has it; nobody elsewhere learns what it was
            logging.getLogger(__name__).exception("a guest's message")
            self.tell(self.page, {"error": "that cannot be done"})
        finally:
            self._asking = None
