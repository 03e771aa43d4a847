"""The door of this process: a web server in a thread of its own, so that no busy cell blocks it.

It is open from the first invitation until the last one is withdrawn.
"""

from __future__ import annotations

import asyncio
import os
import socket
from concurrent.futures import Future
from contextlib import suppress
from threading import Lock, Thread, get_ident
from typing import TYPE_CHECKING, Final, TypeVar
from urllib.parse import urlsplit

from ..record import prune
from ..seats import GuestTable
from .handlers import application
from .limits import CLOSE_SECONDS, LimitedServer

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...widgets.game import GameWidget
    from ...widgets.session.session import Session
    from ..rooms import Room

T = TypeVar("T")
HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - only where a host asks for it
START_SECONDS: Final = 10.0
WAITING: Final = 128
"""How many connections may wait to be accepted."""


class Door:
    """A web server, and the rooms that its links lead to."""

    def __init__(self, *, lan: bool = False, port: int = 0) -> None:
        line = _bind(EVERYWHERE if lan else HERE, port)
        self.lan = lan
        self.rooms: dict[str, Room] = {}
        self._loop = asyncio.new_event_loop()
        self.port: int = line.getsockname()[1]
        self.address = f"http://{own_address() if lan else HERE}:{self.port}"
        """The address for guests."""
        names = {HERE, "localhost", *([own_address(), socket.gethostname().lower()] if lan else [])}
        self._hosts = {f"{name}:{self.port}" for name in names}
        started: Future[None] = Future()
        self._thread = Thread(
            target=self._run, args=(line, started), name="brainwaves door", daemon=True
        )
        self._thread.start()
        started.result(START_SECONDS)

    def go_by(self, address: str) -> None:
        """Be called by a proxy's address, too, which links begin with from now on."""
        self.address = address
        self._hosts.add(urlsplit(address).netloc.lower())

    @property
    def is_only_here(self) -> bool:
        """Whether its links are of use on this computer alone."""
        return self.address == f"http://{HERE}:{self.port}"

    @property
    def tables(self) -> dict[str, GuestTable]:
        """The tables among its rooms."""
        rooms = tuple(self.rooms.values())
        return {room.name: room for room in rooms if isinstance(room, GuestTable)}

    def add(self, room: Room) -> None:
        """Let links lead to a room."""
        room.at, room.later = (self.port, self.lan), self.later
        self.rooms[room.name] = room

    def table(self, game: type[GameWidget], session: Session, name: str = "") -> GuestTable:
        """Return the table of a session; make it if it does not have guests yet."""
        for there in self.tables.values():
            if there.session is session:
                return there
        made = GuestTable(game, session, name)
        self.add(made)
        return made

    def later(self, seconds: float, do: Callable[[], None]) -> None:
        """Do something in the door's thread after a while, unless it is closed by then."""
        if get_ident() == self._thread.ident:
            self._loop.call_later(seconds, do)
            return
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._loop.call_later, seconds, do)

    @staticmethod
    def is_taken(port: int) -> bool:
        """Whether some process listens at a port of this computer."""
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as line:
            return line.connect_ex((HERE, port)) == 0

    def stop(self) -> None:
        """Close the server and all connections, and tell the guests why."""
        for room in self.rooms.values():
            room.hang_up("closed")
        asyncio.run_coroutine_threadsafe(self._stop(), self._loop)

    def _run(self, line: socket.socket, started: Future[None]) -> None:
        asyncio.set_event_loop(self._loop)
        self._ended = asyncio.Event()
        try:
            self._loop.run_until_complete(self._serve(line, started))
        finally:
            self._loop.close()

    async def _serve(self, line: socket.socket, started: Future[None]) -> None:
        answers = application(self.rooms, lambda: self._hosts)
        server = answers.settings["server"] = LimitedServer(answers)
        server.add_socket(line)
        started.set_result(None)
        await self._ended.wait()
        server.stop()
        await asyncio.sleep(2 * CLOSE_SECONDS)  # until all have read why
        await server.close_all_connections()

    async def _stop(self) -> None:
        self._ended.set()


_lock = Lock()
_open: Door | None = None


def door(*, lan: bool = False, port: int = 0) -> Door:
    """Return this process's door; open it, or open it to the local network, where needed."""
    global _open  # noqa: PLW0603 - a process has one
    with _lock:
        if _open is None:
            _open = Door(lan=lan, port=port)
            prune()
        elif lan and not _open.lan:
            before, _open = _open, Door(lan=True)
            for room in before.rooms.values():
                _open.add(room)
                room.keep()
            before.stop()
        return _open


def open_door() -> Door | None:
    """Return this process's door, if it has one."""
    return _open


def close_room(room: Room) -> None:
    """Remove a room without invitations; removing the last one closes the door."""
    global _open  # noqa: PLW0603
    with _lock:
        if _open is not None:
            _open.rooms.pop(room.name, None)
            if not _open.rooms:
                _open.stop()
                _open = None


def own_address() -> str:
    """Return this machine's address in its network, as far as it knows one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; it only chooses the route
            return str(probe.getsockname()[0])
        except OSError:
            return HERE


def _bind(address: str, port: int) -> socket.socket:
    """Listen at a port, or at any if it is 0; raise OSError if it is taken."""
    line = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name != "nt":  # on Windows two processes could then listen at one port
            line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        line.bind((address, port))
        line.listen(WAITING)
        line.setblocking(False)  # noqa: FBT003 - as Python has it
    except OSError:
        line.close()
        raise
    return line
