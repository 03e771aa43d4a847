"""What a test does on any page: it waits, and it draws a finger over the screen."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


class Visited:
    """Something that is shown on a page."""

    page: Page

    def swipe(self, *points: tuple[float, float], rest: float = 0) -> None:
        """Put a finger down, draw it through these points, let it rest for some ms, and lift it."""
        hand = self.page.context.new_cdp_session(self.page)
        kinds = ["touchStart", *["touchMove"] * (len(points) - 1)]
        for kind, (x, y) in zip(kinds, points, strict=True):
            touched = {"type": kind, "touchPoints": [{"x": x, "y": y}]}
            hand.send("Input.dispatchTouchEvent", touched)
        self.page.wait_for_timeout(rest)
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def until(self, holds: Callable[[], bool], seconds: float = 20) -> None:
        """Wait until something holds, while the page goes on."""
        deadline = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < deadline, f"not within {seconds} s"
            self.page.wait_for_timeout(10)
