"""The time limit that runs at a table, as long as somebody sees the table."""

from __future__ import annotations

from time import monotonic

from ...core.game import Timer
from ...core.rules import IllegalMove
from ..scene.scene import Clock

EARLY = 1.0
"""How many seconds a browser's clock may run ahead of ours."""
LEASE = 30.0
"""For how many seconds a page counts as seen after it said so; it says so every 10 seconds."""
LONGEST_PAGE = 40
"""The longest name that a page may call itself."""
MOST_PAGES = 50
"""How many pages can show one table at a time."""


class SeenClock:
    """A clock that runs while at least one page shows the table and is to be seen.

    A new time limit waits until a page says that it is seen; so no clock runs in a game that is
    played from Python alone, or in a cell that nobody has scrolled to. A page that vanishes without
    a word is counted for LEASE seconds at most. Then the clock stands still, which harms nobody:
    only pages say that the time is up, and the next page that opens lets the clock go on. The same
    holds while Python is too busy to hear of a page: the players get more time, never less.
    """

    def __init__(self) -> None:
        self._timer: Timer | None = None
        self._spent = self._since = 0.0
        self._pages: dict[str, float] = {}
        """The pages that are seen, and until when they count."""

    def wind(self, timer: Timer | None) -> None:
        """Start again for another time limit; the same one goes on."""
        if timer is None or self._timer is None or timer.key != self._timer.key:
            self._spent, self._pages = 0.0, {}
        self._timer = timer

    def hear(self, page: object, *, is_seen: bool) -> None:
        """Note that a page, by the name it calls itself, is seen now or not any more."""
        if not isinstance(page, str) or not 0 < len(page) <= LONGEST_PAGE:
            raise IllegalMove(f"a page calls itself by a short text, not {page!r:.40}")
        self._go_on()
        self._pages.pop(page, None)
        if is_seen and len(self._pages) < MOST_PAGES:
            self._pages[page] = self._since + LEASE

    def reading(self) -> Clock | None:
        """Return the seconds of the time limit and how many are left, as a screen shows them."""
        if self._timer is None:
            return None
        return {"seconds": self._timer.seconds, "left": round(self._left(), 2)}

    def expired(self) -> Timer:
        """Return the time limit that is over; raise IllegalMove if none is."""
        if self._timer is None or self._left() > EARLY:
            raise IllegalMove("the time is not up yet")
        return self._timer

    def _left(self) -> float:
        self._go_on()
        return max(0.0, (self._timer.seconds if self._timer else 0.0) - self._spent)

    def _go_on(self) -> None:
        """Count the time since the last look, as far as a page was seen in it."""
        now = monotonic()
        seen = min(now, max(self._pages.values(), default=0.0))
        self._spent += max(0.0, seen - self._since)
        self._since = now
        self._pages = {page: until for page, until in self._pages.items() if until > now}
