"""A game on an empty page, met as in a notebook: its cell runs in this process."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from .notebook import HURRY
from .plain import PlainPage
from .screen import GameScreen
from .visited import Visited
from .wire import wishes_among

if TYPE_CHECKING:
    from playwright.sync_api import Page

HTML = '<body style="margin: 12px"><main style="width: {room}px"></main>'
ROOM = 900
"""About as many pixels as a cell of JupyterLab has in a window of 1280."""


class PlainTable(Visited):
    """A page and a game; what they say to each other goes through no server and no kernel.

    It has what a `Notebook` has for a game with one screen. What Python does by itself later, in
    another thread, is not seen on the page.
    """

    def __init__(self, page: Page, cell: str, *, in_real_time: bool) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("console", lambda line: self._hear(line.type, line.text))
        self._space: dict[str, Any] = {}
        run = exec
        run(cell, self._space)
        self._game = self._space[cell.rsplit(maxsplit=1)[-1]]
        if not in_real_time:
            self.hurry()
        self._plain = PlainPage(page, self._game, html=HTML.format(room=ROOM), in_shadow=False)
        self.wire = _Wire(self._plain)

    def screen(self) -> GameScreen:
        self._plain.root.locator("canvas").first.wait_for()
        return GameScreen(self, self._plain.root, "game")  # type: ignore[arg-type]

    def hurry(self, times: float = 50) -> None:
        """Show what is shown for about a second for another time from here on."""
        self.page.evaluate(HURRY, times)

    def python(self, code: str) -> None:
        """Run code where the game is, and show what it does."""
        run = exec
        run(code, self._space)
        self._plain.follow()

    def ask(self, expression: str) -> Any:
        """Return the value of an expression where the game is, as JSON has it."""
        shown = self._plain.scene
        value = eval(expression, self._space)  # noqa: S307 - the tests' own
        if self._plain.scene != shown:
            self._plain.follow()
        return json.loads(json.dumps(value))

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error":
            self.complaints.append(text)


class _Wire:
    """What went between the page and the game."""

    def __init__(self, plain: PlainPage) -> None:
        self._plain = plain

    @property
    def scenes(self) -> dict[str, dict[str, Any]]:
        return {"game": self._plain.scene}

    def moves_sent(self) -> list[dict[str, Any]]:
        return wishes_among(self._plain.sent)
