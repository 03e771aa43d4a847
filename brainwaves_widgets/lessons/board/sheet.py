"""A board on a page of its own, for devices on which no Jupyter runs: drawn as a picture."""

from __future__ import annotations

from typing import Any

import traitlets as t

from ...core.installed import STATIC
from ...geometry.explain.relations import Definitions
from ...geometry.inputs import number
from ...widgets.page import Page, Refused, nothing_in
from ..ask.text import address
from .drawing import BY_HAND, START, Drawing
from .layout import HEIGHT, WIDTH, Drawable
from .wire import BoardScene

LONGEST_KEY = 20


class BoardPage(Drawing, Page):
    """A `Blackboard` that needs no ipycanvas: clicks and keys come in, a picture goes out.

    >>> board = BoardPage()
    >>> board.receive({"do": "press", "x": 40, "y": 400})
    >>> board.points
    ((1.0, 1.0),)
    """

    files = STATIC / "board"

    def __init__(
        self,
        *figures: Drawable,
        grid: str = "squares",
        freehand: bool = False,
        tolerance: float = BY_HAND,
        height: int = HEIGHT,
        definitions: Definitions = "printed",
        **look: Any,
    ) -> None:
        """Hang up a board; see `Blackboard`."""
        self._prepare(grid, tolerance, height, definitions)
        self._words = START
        Page.__init__(self)
        self._begin(figures, look, free=freehand)

    def _say(self, words: str) -> None:
        self._words = words
        self._publish()

    def _redraw(self) -> None:
        self._publish()

    @t.observe("freehand")
    def _freehand_changed(self, _change: object) -> None:
        self._publish()

    def _scene(self) -> BoardScene:
        return {
            "picture": address(self._still()),
            "width": WIDTH,
            "height": self._height,
            "words": self._words,
            "freehand": self.freehand,
        }

    def _obey(self, message: dict[str, Any]) -> None:
        match message:
            case {"do": "press", "x": x, "y": y}:
                self.press(number(x, "x"), number(y, "y"))
            case {"do": "key", "key": str(key)} if len(key) <= LONGEST_KEY:
                self.key(key)
            case {"do": "finish", "closed": bool(closed)}:
                self.finish(closed=closed)
            case {"do": "undo" | "clear" as what}:
                getattr(self, what)()
            case {"do": "freehand", "on": bool(on)}:
                self.freehand = on
            case {"do": "press"}:
                raise Refused("a place has two numbers x and y")
            case _:
                raise nothing_in(message)
        self.send({"done": True})  # also where nothing is different

    def _text(self) -> str:
        return self._named()

    def _picture(self) -> str:
        return str(self._still())
