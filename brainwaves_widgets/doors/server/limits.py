"""What a guest may use: connections, messages a second, and seconds before saying hello."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from tornado.httpserver import HTTPServer

if TYPE_CHECKING:
    from tornado.iostream import IOStream
    from tornado.web import Application

LARGEST: Final = 64 * 1024
"""The most bytes of one message; a breakthrough of Brain Wave, the longest move, has 6 kB."""
MOST_HEADERS: Final = 16 * 1024
HEADER_SECONDS: Final = 10.0
"""How long the headers of a request may take to arrive."""
HELLO_SECONDS: Final = 5.0
"""How long a websocket may be open before it says hello."""
MOST_STRANGERS: Final = 200
"""How many connections may be open that have not said hello; the oldest makes room."""
RATE: Final = 20.0
BURST: Final = 60.0
"""Messages a second, and in one burst; a person sends a few a second at most."""
LIVE_RATE: Final = 40.0
LIVE_BURST: Final = 80.0
"""The same for a breakthrough of Brain Wave, where a page reports hands 30 times a second; messages
beyond that count as ordinary ones."""
LIVE: Final = '{"kind":"live"'
"""How such a message begins."""
MOST_WAITING: Final = 64
"""How many messages may wait for a guest who does not read; scenes do not count, only the newest
of them waits."""
MOST_UNSEEN: Final = 2
"""How many scenes may be on their way to a guest; until one is seen, only the newest waits."""
PING_SECONDS: Final = 15.0
MOST_MISSED: Final = 2
"""A guest who misses more pings than this is away."""
GRACE_SECONDS: Final = 2.0
"""A guest who comes back within this time was not away."""

CLOSE_SECONDS: Final = 0.5
"""How long a guest has to read why their connection is closed."""


class Allowance:
    """Messages that a guest may still send: some in a burst, then so many a second.

    >>> allowance = Allowance(rate=0.0, burst=2.0)
    >>> [allowance.take() for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, rate: float = RATE, burst: float = BURST) -> None:
        self._rate, self._burst, self._left, self._then = rate, burst, burst, monotonic()

    def give(self) -> None:
        """Add one, for a message that the guest is expected to send."""
        self._left += 1

    def take(self) -> bool:
        """Use one message; return False if none is left."""
        now = monotonic()
        self._left = max(self._left, min(self._burst, self._left + (now - self._then) * self._rate))
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class LimitedServer(HTTPServer):
    """A server whose connections strangers cannot use up.

    A connection is a stranger's until a guest says hello on it. There is room for a limited number
    of strangers, and the oldest goes first. So the process does not run out of open files, and
    guests at a table stay there.
    """

    def initialize(self, answers: Application) -> None:  # type: ignore[override]
        """Set the limits."""
        self._strangers: dict[IOStream, None] = {}
        super().initialize(
            answers,
            max_header_size=MOST_HEADERS,
            max_body_size=1024,
            max_buffer_size=2 * LARGEST,
            idle_connection_timeout=HEADER_SECONDS,
            body_timeout=HEADER_SECONDS,
        )

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        """Accept a connection, and close the oldest stranger's if there are too many."""
        if len(self._strangers) >= MOST_STRANGERS:
            self._strangers = {one: None for one in self._strangers if not one.closed()}
        if len(self._strangers) >= MOST_STRANGERS:
            oldest = next(iter(self._strangers))
            oldest.close()
            self.know(oldest)
        self._strangers[stream] = None
        super().handle_stream(stream, address)

    def know(self, stream: IOStream) -> None:
        """Note that a connection is not a stranger's any more."""
        self._strangers.pop(stream, None)
