"""Guests' devices: a browser of its own for each, with what goes over its connection."""

from __future__ import annotations

import json
from time import monotonic
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar

from tests.browser.notebook import HURRY
from tests.browser.screen import UNFOLD, GameScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, WebSocket

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "color_scheme": "dark",
}
DOUBLE = 0.5
One = TypeVar("One", bound="Device")
# Scrolls a point of an element into the middle; gives where it is then.
SCROLL_TO = """(host, [x, y]) => {
  window.scrollBy(0, host.getBoundingClientRect().top + y - innerHeight / 2);
  const { left, top } = host.getBoundingClientRect();
  return [left + x, top + y];
}"""


class Device:
    """A guest's page; what goes wrong there, and whom it asks for anything, is kept."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        self.context = browser.new_context(reduced_motion="reduce", **options)
        self.context.add_init_script(UNFOLD)
        self.page = self.context.new_page()
        self.url, self._tapped = url, 0.0
        self.wire = SimpleNamespace(scenes={})
        self.frames: list[str] = []
        self.sent: list[str] = []
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda line: self.troubles.append(f"{line.type}: {line.text}"))
        self.page.on("request", lambda request: self._notice(request.url))
        self.page.on("websocket", self._listen)
        self.page.goto(url)
        self._arrive()

    def _arrive(self) -> None:
        """Wait until the seat is there."""
        self.screen = GameScreen(self, self.page.locator(".bw").first, "guest")  # type: ignore[arg-type]
        self.screen.canvas.locator("canvas").first.wait_for()

    def hurry(self) -> None:
        self.page.evaluate(HURRY, 50)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._hear(str(text)))
        socket.on("framesent", lambda text: self.sent.append(str(text)))

    def _hear(self, text: str) -> None:
        self.frames.append(text)
        message = json.loads(text)
        if message["kind"] == "scene":
            self.wire.scenes["guest"] = message["scene"]

    def _notice(self, url: str) -> None:
        home = self.url.split("/brainwaves/")[0]
        if not url.startswith((home, "data:", "blob:")):
            self.troubles.append(f"asked a stranger: {url}")

    def count(self, kind: str) -> int:
        """Return how many messages of a kind have come."""
        return sum(json.loads(frame)["kind"] == kind for frame in self.frames)

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait for what comes over the connection."""
        for _ in range(400):
            if holds():
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"it never came: {self.frames[-1][:500]}")

    def tap(self, label: str, *, on_canvas: bool) -> None:
        """Tap on a move on the canvas, after scrolling there as a thumb does, or in the list.

        Two taps in quick succession are one, so it waits after the last, which on a loaded machine
        may come long after it was asked for.
        """
        self.page.wait_for_timeout(max(0.0, 1000 * (self._tapped + DOUBLE - monotonic())))
        if on_canvas:
            self._tap_on_canvas(label)
        else:
            self.screen.button(label).tap()
        self._tapped = monotonic()

    def _tap_on_canvas(self, label: str) -> None:
        box = self.screen.wait_for_target(label)
        middle = box["x"] + box["w"] / 2, box["y"] + box["h"] / 2
        point = self.screen.canvas.evaluate(SCROLL_TO, middle)
        self.page.touchscreen.tap(*point)

    @property
    def standing(self) -> str:
        return str(self.page.evaluate("document.documentElement.dataset.standing"))

    def wait_for_standing(self, standing: str) -> None:
        is_so = "(wanted) => document.documentElement.dataset.standing === wanted"
        self.page.wait_for_function(is_so, arg=standing)

    def close(self) -> None:
        self.context.close()


def coming(browser: Browser, kind: type[One]) -> Iterator[Callable[..., One]]:
    """Open devices; nothing may go wrong there, and nobody else may be asked for anything."""
    devices: list[One] = []

    def come_in(url: str, **options: Any) -> One:
        devices.append(kind(browser, url, **options))
        return devices[-1]

    yield come_in
    for device in devices:
        device.close()
    assert not [trouble for device in devices for trouble in device.troubles]
