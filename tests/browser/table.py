"""Games on an empty page, met as in a notebook: their cells run in this process."""

from __future__ import annotations

import ast
import json
from typing import TYPE_CHECKING, Any

from ipywidgets import Widget

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
    """A page and games; what they say to each other goes through no server and no kernel.

    It has what a `Notebook` has for games and other widgets, seats and steppers among them. What
    Python does by itself later, in another thread, is seen on the page after the next message,
    or after the next thing that a test does in Python.
    """

    def __init__(self, page: Page, *cells: str, in_real_time: bool) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("console", lambda line: self._hear(line.type, line.text))
        self._space: dict[str, Any] = {}
        values = [self._run(cell) for cell in cells]
        widgets = [one for one in values if isinstance(one, Widget)]
        self._ids = [widget.model_id for widget in widgets]
        if not in_real_time:
            self.hurry()
        self._plain = PlainPage(page, *widgets, html=HTML.format(room=ROOM), in_shadow=False)
        self.wire = _Wire(self._plain)

    def screen(self, number: int = 0) -> GameScreen:
        """The screen of one of the games on the page, from above."""
        root = self.page.locator("main > div > section.bw").nth(number)
        root.locator("canvas").first.wait_for()
        return GameScreen(self, root, self._ids[number])  # type: ignore[arg-type]

    def hurry(self, times: float = 50) -> None:
        """Show what is shown for about a second for another time from here on."""
        self.page.evaluate(HURRY, times)

    def python(self, code: str) -> None:
        """Run code where the game is, and show what it does."""
        self._run(code)
        self._plain.follow()

    def ask(self, expression: str) -> Any:
        """Return the value of an expression where the game is, as JSON has it."""
        value = self._run(expression)
        self._plain.follow()
        return json.loads(json.dumps(value))

    def send(self, widget: str, content: Any) -> None:
        """Send a message to a widget past its screen."""
        self._plain.send(widget, content)

    def _run(self, code: str) -> Any:
        """Run code as a cell; returns the value of its last line."""
        *rest, last = ast.parse(code).body
        before = ast.Module(rest if isinstance(last, ast.Expr) else [*rest, last], [])
        run = exec
        run(compile(before, "<cell>", "exec"), self._space)
        if not isinstance(last, ast.Expr):
            return None
        value = compile(ast.Expression(last.value), "<cell>", "eval")
        return eval(value, self._space)  # noqa: S307 - the tests' own

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error":
            self.complaints.append(text)


class _Wire:
    """What went between the page and the games."""

    def __init__(self, plain: PlainPage) -> None:
        self._plain = plain

    @property
    def scenes(self) -> dict[str, dict[str, Any]]:
        return {name: one.told["scene"] for name, one in self._plain.shown.items()}

    def moves_sent(self) -> list[dict[str, Any]]:
        return wishes_among(self._plain.sent)
