"""What waits to be sent to a device: messages in order, and of scenes only the newest."""

from __future__ import annotations

from asyncio import get_running_loop
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from tornado.iostream import StreamClosedError

from .limits import MOST_UNSEEN, MOST_WAITING

if TYPE_CHECKING:
    from asyncio import Future

    from tornado.websocket import WebSocketHandler

    from .limits import Allowance

TEXT: Final = 0x1
"""What the websocket protocol calls a frame of text."""


class Outbox:
    """What waits for one device. All of it happens in the door's thread.

    Those of a door share `pending`: a send wakes another process up, which takes longer than to
    put a scene together, so the scenes of a change are sent together.
    """

    def __init__(self, line: WebSocketHandler, allowance: Allowance) -> None:
        self._line, self._allowance, self._loop = line, allowance, get_running_loop()
        self._pending: dict[Outbox, None] = line.application.settings["pending"]
        self._waiting: list[str] = []
        self._newest: str | None = None
        self._scene: str | None = None
        self._shown = self._unseen = 0

    def put(self, text: str) -> None:
        """Take a message that must not be left out."""
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(text)
        else:
            self._line.close(1008, "nobody reads")
        self.go_on()

    def put_newest(self, text: str) -> None:
        """Take a message that is of use only until the next."""
        self._newest = text
        self.go_on()

    def put_scene(self, number: int, text: str) -> None:
        """Take a scene, in place of one that has not left yet."""
        if number > self._shown:  # else it comes from another thread, after a newer one
            self._shown, self._scene = number, text
            self.go_on()

    def see(self) -> None:
        """Note that the guest has seen the newest scene that has left."""
        self._unseen = 0
        self.go_on()

    def go_on(self) -> None:
        """Send what waits, together with what there is for others by then."""
        if not self._pending:
            self._loop.call_soon(self.send_all)
        self._pending[self] = None

    def send_all(self) -> None:
        """Send what waits for all devices, as fast as each of them reads."""
        while self._pending:
            self._pending.popitem()[0].send()

    def send(self) -> None:
        """Send what waits for this device, unless it is still reading what was sent before.

        `write_message` would start a task for each, which takes as long as the rest of a send.
        """
        connection: Any = self._line.ws_connection
        if connection is None or connection.is_closing():
            return
        with suppress(StreamClosedError):
            while not connection.stream.writing() and (text := self._next()):
                sent = connection._write_frame(fin=True, opcode=TEXT, data=text.encode())  # noqa: SLF001
                if not sent.done():
                    sent.add_done_callback(self._sent)

    def _sent(self, sent: Future[None]) -> None:
        if not sent.cancelled() and not sent.exception():
            self.send()

    def _next(self) -> str | None:
        """Take what is to be sent next: messages first, then the newest scene.

        What has left may still be on its way, so it is the guest who says what was seen.
        """
        text = None
        if self._waiting:
            text = self._waiting.pop(0)
        elif self._newest:
            text, self._newest = self._newest, None
        elif self._scene and self._unseen < MOST_UNSEEN:
            text, self._scene = self._scene, None
            self._unseen += 1
            self._allowance.give()  # to say that it was seen
        return text
