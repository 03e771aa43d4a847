"""The connection of a program to a seat elsewhere; if it is lost, it is made again."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import Future, TimeoutError as TookTooLong
from contextlib import suppress
from itertools import count
from threading import Thread
from typing import TYPE_CHECKING, Any, Final
from uuid import uuid4

from tornado.httpclient import HTTPError
from tornado.websocket import WebSocketClosedError, websocket_connect

from ..core.text.phrases import sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from .links import Link
    from .wire import Shown, Welcome

ANSWER_SECONDS: Final = 10.0
ATTEMPT_SECONDS: Final = 5.0
RETRY_SECONDS: Final = (0.0, 0.25, 0.5, 1.0)
SILENCE_SECONDS: Final = 35.0
"""A door sends something at least every 15 seconds; after this long we connect again."""
LARGEST: Final = 4 * 1024 * 1024
OVER: Final = {
    "elsewhere": "this seat is played on another page now; bw.join(link) takes it again",
    "closed": "the link is not valid: it was withdrawn, or it is wrong; ask your host for another",
}
NOT_FOUND: Final = 404


class SeatError(RuntimeError):
    """A seat elsewhere cannot be reached; the message says why."""


class FarLine:
    """A connection to one seat, in a thread of its own."""

    def __init__(
        self, link: Link, show: Callable[[Shown], None], hear: Callable[[dict[str, Any]], None]
    ) -> None:
        self._link, self._show, self._hear = link, show, hear
        self._loop = asyncio.new_event_loop()
        self._socket: Any = None
        self._seen = 0
        self._over = ""
        self._ids, self._name = count(1), uuid4().hex[:12]
        self._waiting: dict[str, tuple[dict[str, Any], Future[Any]]] = {}
        self._welcome: Future[Welcome] = Future()
        self._trouble = ""
        Thread(target=self._run, name="brainwaves seat", daemon=True).start()

    def welcome(self) -> Welcome:
        """Return what the door said first; raise SeatError if it cannot be reached."""
        try:
            return self._welcome.result(ANSWER_SECONDS)
        except TookTooLong:
            self.close()
            raise SeatError(f"the table cannot be reached: {self._trouble}") from None

    def send(self, content: object) -> Future[Any]:
        """Send a message of the screen; the future is done once it is obeyed or refused."""
        return self._put({"kind": "message", "content": content})

    def send_now(self, content: object) -> None:
        """Send a message that only matters now; without a connection it is dropped."""
        with suppress(RuntimeError):  # the seat was left
            self._loop.call_soon_threadsafe(self._write, {"kind": "live", "content": content})

    def ask(self, what: str) -> Any:
        """Return what this seat may know."""
        return self.wait(self._put({"kind": "ask", "what": what}))

    def wait(self, answer: Future[Any]) -> Any:
        """Wait for an answer; raise SeatError if none comes."""
        try:
            return answer.result(ANSWER_SECONDS)
        except TookTooLong:
            raise SeatError("the table does not answer; we keep trying") from None

    def close(self) -> None:
        """Leave the seat; the link stays valid."""
        self._end("this seat was left; bw.join(link) takes it again")
        with suppress(RuntimeError):  # it is closed already
            self._loop.call_soon_threadsafe(self._hang_up)

    def _hang_up(self) -> None:
        if self._socket:
            self._socket.close()

    def _put(self, message: dict[str, Any]) -> Future[Any]:
        answer: Future[Any] = Future()
        if self._over:
            answer.set_exception(SeatError(self._over))
            return answer
        message["id"] = f"{self._name}-{next(self._ids)}"
        self._waiting[message["id"]] = message, answer
        self._loop.call_soon_threadsafe(self._write, message)
        return answer

    def _write(self, message: dict[str, Any]) -> None:
        if self._socket:
            with suppress(WebSocketClosedError):
                self._socket.write_message(json.dumps(message, separators=(",", ":")))

    def _end(self, why: str) -> None:
        self._over = why
        while self._waiting:
            _, (_, answer) = self._waiting.popitem()
            answer.set_exception(SeatError(why))
        if not self._welcome.done():
            self._welcome.set_exception(SeatError(why))

    # In the thread

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._stay())
        finally:
            self._loop.close()

    async def _stay(self) -> None:
        failed = 0
        while not self._over:
            await asyncio.sleep(RETRY_SECONDS[min(failed, len(RETRY_SECONDS) - 1)])
            try:
                failed = 0 if await self._connect() else failed + 1
            except HTTPError as error:
                self._trouble, failed = str(error), failed + 1
                if error.code == NOT_FOUND and not self._seen:
                    self._end(OVER["closed"])
            except (OSError, TimeoutError, WebSocketClosedError) as error:
                self._trouble, failed = str(error), failed + 1
            self._socket = None

    async def _connect(self) -> bool:
        """Stay connected until the connection ends; return whether the door welcomed us."""
        link = self._link
        socket = await asyncio.wait_for(
            websocket_connect(link.socket, max_message_size=LARGEST), ATTEMPT_SECONDS
        )
        hello = {"kind": "hello", "secret": link.secret, "seen": self._seen}
        await socket.write_message(json.dumps(hello))
        welcomed = False
        while True:
            text = await asyncio.wait_for(socket.read_message(), SILENCE_SECONDS)
            if text is None:
                return welcomed
            message = json.loads(text)
            if message["kind"] == "welcome":
                welcomed, self._socket = True, socket
                for waiting, _ in tuple(self._waiting.values()):
                    self._write(waiting)
            self._take(message)

    def _take(self, message: dict[str, Any]) -> None:
        match message["kind"]:
            case "welcome":
                if not self._welcome.done():
                    self._welcome.set_result(message)  # type: ignore[arg-type]
            case "scene":
                self._seen = message["number"]
                self._show(message)  # type: ignore[arg-type]
                self._write({"kind": "seen", "number": self._seen})
            case "message" | "live":
                self._hear(message["content"])
            case "made" | "told":
                waiting = self._waiting.pop(message["id"], None)
                if waiting:
                    waiting[1].set_result(message.get("value"))
            case "ping":
                self._write({"kind": "pong"})
            case "elsewhere" | "closed" as why:
                self._end(OVER[why])
                self._hear({"error": sentence(OVER[why])})
