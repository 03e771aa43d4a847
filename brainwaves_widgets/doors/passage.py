"""A Jupyter server extension that lets guests in: what comes to `/brainwaves/` goes to a door.

So a Hub or a rented machine needs only one address. Guests need the secret of their link instead of
Jupyter's token; only these routes are open, and they lead nowhere else. The page and its files come
from here. The websocket is passed on once the door has proved that the kernel opened it: another
process may have taken its port since.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.web import Application, HTTPError
from tornado.websocket import (
    WebSocketClientConnection,
    WebSocketClosedError,
    WebSocketHandler,
    websocket_connect,
)

from . import record
from .links import PREFIX, same
from .server.pages import FILE, PAGE, SOCKET, Guarded

if TYPE_CHECKING:
    from jupyter_server.serverapp import ServerApp

LARGEST: Final = 64 * 1024
LARGEST_SCENE: Final = 4 * 1024 * 1024
MOST: Final = 200
"""How many guests may come through at a time."""


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "brainwaves_widgets.doors.passage"}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    base = server.web_app.settings["base_url"].rstrip("/")
    routes = [(PAGE, PassagePage), (FILE, PassageFile), (SOCKET, PassageSocket)]
    web_app: Application = server.web_app
    web_app.add_handlers(".*$", [(base + path, handler) for path, handler in routes])
    server.log.info("brainwaves_widgets.doors.passage: guests with a link are let in")


def unauthenticated(handler: type[Guarded]) -> type[Guarded]:
    """Tell Jupyter that a handler asks for a link's secret instead of a token."""
    try:
        from jupyter_server.auth.decorator import allow_unauthenticated  # noqa: PLC0415
    except ImportError:  # older servers do not ask
        return handler
    handler.get = allow_unauthenticated(handler.get)
    return handler


class Passage(Guarded):
    """A handler that knows a table by its record."""

    def found(self, table: str, token: str) -> tuple[record.Record, str]:
        """Return a table's record and the seat's ticket, if a token is valid."""
        there = record.read(table)
        ticket = there and there.ticket(token)
        if not there or not ticket:
            raise HTTPError(404)
        return there, ticket


@unauthenticated
class PassagePage(Passage):
    """A guest's page."""

    def get(self, table: str, token: str) -> None:
        """Send it."""
        self.send_page(self.found(table, token)[1])


@unauthenticated
class PassageFile(Passage):
    """A file of a guest's page."""

    def get(self, table: str, token: str, name: str, kind: str) -> None:
        """Send it."""
        there, ticket = self.found(table, token)
        if not same(token, ticket):
            raise HTTPError(404)
        self.send_file(Path(there.bundle), name, kind)


@unauthenticated
class PassageSocket(Passage, WebSocketHandler):
    """A guest's websocket, passed on to the door."""

    _guests = 0
    _door: WebSocketClientConnection | None = None

    def check_origin(self, origin: str) -> bool:
        """Let no page of another site in; programs name no origin."""
        return urlsplit(origin).netloc.lower() == self.request.host.lower()

    @property
    def max_message_size(self) -> int:
        """The most bytes that a guest may send at once."""
        return LARGEST

    @property
    def ping_interval(self) -> None:
        """None: the door itself asks whether a guest is there."""

    async def get(self, table: str, token: str) -> None:
        """Connect to the door first; without it there is nothing here."""
        there, ticket = self.found(table, token)
        if not same(token, ticket) or PassageSocket._guests >= MOST:
            raise HTTPError(404)
        self._door = await self._connect(there, ticket)
        await super().get(table, token)

    async def _connect(self, there: record.Record, ticket: str) -> WebSocketClientConnection:
        nonce = token_hex(16)
        url = f"ws://127.0.0.1:{there.port}{PREFIX}{there.table}/{ticket}/socket"
        try:
            door = await websocket_connect(
                HTTPRequest(url, headers={record.NONCE: nonce}, connect_timeout=5),
                max_message_size=LARGEST_SCENE,
            )
        except (OSError, HTTPClientError, WebSocketClosedError):
            raise HTTPError(404) from None
        if not same(_header(door, record.PROOF), there.proof(nonce)):
            door.close()
            raise HTTPError(404)
        return door

    def open(self, *_parts: str) -> None:
        """Begin to pass on what the door says."""
        PassageSocket._guests += 1
        self.set_nodelay(value=True)
        self._task = asyncio.get_running_loop().create_task(self._pass_on())

    async def _pass_on(self) -> None:
        door = self._door
        with suppress(WebSocketClosedError):
            while door and (text := await door.read_message()) is not None:
                await self.write_message(text)
        self.close(4001, "ended")

    async def on_message(self, text: str | bytes) -> None:
        """Pass on what the guest says."""
        with suppress(WebSocketClosedError):
            if self._door:
                await self._door.write_message(text, binary=isinstance(text, bytes))

    def on_close(self) -> None:
        """Leave the door."""
        PassageSocket._guests -= 1
        if self._door:
            self._door.close()


def _header(door: Any, name: str) -> str:
    """Return a header of the answer to a websocket's request."""
    headers = door.headers
    return str(headers.get(name, "")) if headers else ""
