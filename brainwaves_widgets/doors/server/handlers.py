"""What a door answers: a page, its four files, and its websocket, whatever kind of page it is.

Every address contains a secret or the ticket made from it. Every other request gets the same
answer: there is nothing here.
"""

from __future__ import annotations

import json
from asyncio import get_running_loop
from contextlib import suppress
from threading import get_ident
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from tornado.web import Application, HTTPError
from tornado.websocket import WebSocketHandler

from ...widgets.page import Refused
from ..record import NONCE, PROOF, proof
from .limits import (
    CLOSE_SECONDS,
    GRACE_SECONDS,
    HELLO_SECONDS,
    LARGEST,
    LIVE,
    LIVE_BURST,
    LIVE_RATE,
    MOST_MISSED,
    PING_SECONDS,
    Allowance,
)
from .outbox import Outbox
from .pages import FILE, PAGE, SOCKET, Guarded

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ..linkedpage import LinkedPage, Reply
    from ..rooms import Room

LONGEST_NONCE: Final = 64


def application(rooms: Mapping[str, Room], hosts: Callable[[], set[str]]) -> Application:
    """Return the application that answers for these rooms, if called by one of its own names."""
    shared = {"rooms": rooms, "hosts": hosts}
    routes = [(PAGE, PageItself, shared), (FILE, PageFile, shared), (SOCKET, PageSocket, shared)]
    return Application(
        routes,
        default_handler_class=Nothing,
        default_handler_args=shared,
        log_function=lambda _handler: None,  # addresses contain secrets
        websocket_max_message_size=LARGEST,
        pending={},  # see Outbox
    )


class AtDoor(Guarded):
    """A handler that answers only by the door's own name."""

    def initialize(self, rooms: Mapping[str, Room], hosts: Callable[[], set[str]]) -> None:
        """Take what all handlers share."""
        self._rooms, self._hosts = rooms, hosts

    def prepare(self) -> None:
        """Refuse a host name that is not the door's: another site may let its name point here."""
        super().prepare()
        if self.request.host.lower() not in self._hosts():
            raise HTTPError(404)

    def found(self, room: str, token: str, *, by_secret: bool = False) -> LinkedPage:
        """Return the page whose ticket, or secret, is in the address."""
        there = self._rooms.get(room)
        found = there and there.page_by_ticket(token)
        if there and by_secret and not found:
            found = there.page_by_secret(token)
        if not found:
            raise HTTPError(404)
        return found


class Nothing(AtDoor):
    """The answer to everything else."""

    def prepare(self) -> None:
        """Find nothing."""
        raise HTTPError(404)


class PageItself(AtDoor):
    """A page, the same for all but for its ticket."""

    def get(self, room: str, token: str) -> None:
        """Show it to whoever has the link, or reloads the page."""
        self.send_page(self.found(room, token, by_secret=True).ticket)


class PageFile(AtDoor):
    """The module and the style sheet of all pages, and those of this one."""

    def get(self, room: str, token: str, name: str, kind: str) -> None:
        """Send one of these four files."""
        self.send_file(self.found(room, token).files, name, kind)


class PageSocket(AtDoor, WebSocketHandler):
    """The connection of one device to one page: its scenes, and what is done there."""

    def initialize(self, rooms: Mapping[str, Room], hosts: Callable[[], set[str]]) -> None:
        """Begin as a stranger, with a few seconds to say hello."""
        super().initialize(rooms, hosts)
        self._page: LinkedPage | None = None
        self._allowance, self._live = Allowance(), Allowance(LIVE_RATE, LIVE_BURST)
        self._has_ended, self._missed = False, 0

    def check_origin(self, origin: str) -> bool:
        """Let no page of another site in; programs name no origin."""
        return urlsplit(origin).netloc.lower() == self.request.host.lower()

    async def get(self, *parts: str) -> None:
        """Accept the connection, if the ticket is valid."""
        self.found(*parts)
        nonce = self.request.headers.get(NONCE, "")
        if 0 < len(nonce) <= LONGEST_NONCE:
            self.set_header(PROOF, proof(self._rooms[parts[0]].key, nonce))
        await super().get(*parts)

    def open(self, room: str, _ticket: str) -> None:
        """Wait for hello."""
        self.set_nodelay(value=True)
        self._room, self._loop, self._thread = self._rooms[room], get_running_loop(), get_ident()
        self._out = Outbox(self, self._allowance)
        self._loop.call_later(HELLO_SECONDS, self._expect_hello)

    def _expect_hello(self) -> None:
        if self._page is None:
            self.close(4002, "no hello")

    def on_message(self, text: str | bytes) -> None:
        """Take a message, or say what is wrong with it; too many end the connection."""
        if self._has_ended:
            return
        if isinstance(text, bytes) or not self._allows(text):
            self.close(1008, "too many messages" if isinstance(text, str) else "no bytes")
            return
        self._out.go_on()  # whoever was there first is sent to last, and the sender can wait
        self._take(text)
        self.send_now()

    def _take(self, text: str) -> None:
        try:
            message = json.loads(text)
            if not isinstance(message, dict):
                raise Refused("a message is an object")  # noqa: TRY301
            self._hear(message)
        except Refused as error:
            self.tell({"kind": "error", "text": str(error)})
        except (ValueError, RecursionError):
            self.tell({"kind": "error", "text": "that message cannot be read"})

    def _allows(self, text: str) -> bool:
        """Whether the guest may send one more message; a flight has an allowance of its own."""
        is_live = self._page is not None and text.startswith(LIVE)
        return (is_live and self._live.take()) or self._allowance.take()

    def _hear(self, message: dict[str, Any]) -> None:
        match message, self._page:
            case {"kind": "hello", "secret": secret}, None:
                self._greet(secret, message.get("seen"))
            case {"kind": "seen"}, page if page:
                self._out.see()
            case {"kind": "pong"}, _:
                self._missed = 0
            case {"kind": "ping"}, _:
                self.tell({"kind": "pong"})
            case {"kind": "message", "content": content}, page if page:
                page.obey(content, message.get("id"), self)
            case {"kind": "live", "content": content}, page if page:
                page.obey_now(content, self)
            case {"kind": "ask", "what": what}, page if page:
                told = {"kind": "told", "id": message.get("id"), "value": page.answer(what)}
                self.tell(told)
            case _:
                raise Refused(
                    "say hello with your link's secret first"
                    if not self._page
                    else "that message does not ask for anything"
                )

    def _greet(self, secret: object, seen: object) -> None:
        page = self._room.page_by_ticket(self.path_args[1])
        if page is None or not page.knows(secret):
            self.hang_up("closed")
            return
        self._page = page
        stream = self.ws_connection.stream if self.ws_connection else None
        self.application.settings["server"].know(stream)
        page.connect(self, seen)
        self._loop.call_later(PING_SECONDS, self._ping)

    def _ping(self) -> None:
        """Ask whether the guest is still there."""
        if self._has_ended or self.ws_connection is None:
            return
        self._missed += 1
        if self._missed > MOST_MISSED:
            self.close(4004, "away")
            self.on_close()
            return
        self.tell({"kind": "ping"})
        self._loop.call_later(PING_SECONDS, self._ping)

    def on_close(self) -> None:
        """Note that the guest is away, unless they come back soon."""
        page, self._has_ended = self._page, True
        if page and page.disconnect(self):
            self._loop.call_later(GRACE_SECONDS, self._miss, page)

    def _miss(self, page: LinkedPage) -> None:
        if page.line is None:
            page.miss()

    # To the device, called in any thread

    def show(self, number: int, scene: str) -> None:
        """Send a scene; it replaces one that is still waiting."""
        text = f'{{"kind": "scene", "number": {number}, "scene": {scene}}}'
        self._soon(self._out.put_scene, number, text)

    def tell(self, content: Reply) -> None:
        """Send something that must not be left out."""
        self._soon(self._out.put, json.dumps(content))

    def tell_newest(self, content: Reply) -> None:
        """Send something that is of use only until the next; one that has not left is replaced."""
        self._soon(self._out.put_newest, json.dumps(content))

    def send_now(self) -> None:
        """Send what waits, at all connections; of use in the door's thread only."""
        if get_ident() == self._thread:
            self._out.send_all()

    def hang_up(self, why: str) -> None:
        """Say why the connection ends, and close it."""
        self.tell({"kind": why})
        self._soon(self._end)

    def _soon(self, what: Callable[..., None], *parts: object) -> None:
        """Do something in the door's thread: at once there, unless the door is closed for good."""
        if get_ident() == self._thread:
            what(*parts)
            return
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(what, *parts)

    def _end(self) -> None:
        self._has_ended = True
        self._loop.call_later(CLOSE_SECONDS, self.close, 4001, "ended")
