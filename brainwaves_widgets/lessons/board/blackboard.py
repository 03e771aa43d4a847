"""A blackboard: Python draws figures on it, and a learner draws by clicking or with the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import traitlets as t

from ...core.installed import STATIC
from ...core.text.phrases import counted
from ...geometry import ATTRIBUTES, TOLERANCE, Figure, Verdict, classify, verdict
from ...geometry.explain.relations import Definitions, is_inclusive
from ...geometry.inputs import Point, number
from ...widgets.page import Page, Refused, nothing_in
from ..ask.text import address
from ..precision import between, exactly, tolerance_of
from . import chalk, layout
from .chalk import Item
from .dots import Dots, through
from .family_tree import tree
from .layout import HEIGHT, WIDTH, Drawable, Highlight
from .wire import BoardScene

BY_HAND: Final = 0.05
LOWEST: Final = 200
KEYS: Final = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, 1), "ArrowDown": (0, -1)}
LONGEST_KEY: Final = 20
START: Final = "Click points to draw a figure, or press Tab and use the arrow keys and Enter."


class Blackboard(Page):
    """A board to draw on.

    From Python: `board.draw("kite", marks=True)`, `board.tree()`. By hand: click points and end
    on the first one (closed) or on the last one (open); `board.figure` is the figure then. Points
    go to the nearest dot, and the figure is measured exactly. With `freehand`, or the button of
    that name, they stay where they are set and are measured as `tolerance` says;
    `board.exactly` says how.

    >>> board = Blackboard("square", "kite", marks=True)
    >>> board.clear()
    >>> for dot in [(1, 1), (4, 1), (4, 3), (1, 3), (1, 1)]:
    ...     board.put(*dot)
    >>> board.figure
    Polygon([(1, 1), (4, 1), (4, 3), (1, 3)])
    >>> board.why("rectangle").holds, board.why("square").holds
    (True, False)
    """

    figure = t.Instance(Figure, allow_none=True, read_only=True, help="What was drawn by hand.")
    freehand = t.Bool(help="Whether points stay where they are set, instead of on a dot.")
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
        """Hang up a board.

        Args:
            figures: What to draw at once, as for `draw`; the other options go there too.
            grid: "squares", or "triangles" for angles of 60 and 120 degrees.
            freehand: Whether points stay where they are set; else they go to the nearest dot.
            tolerance: Drawn freehand, two sides count as equal if they differ by at most this part
                of the longest side, and two angles if they differ by this part of a half turn.
            height: Its height in pixels; it is 880 wide, or as wide as the page.
            definitions: "printed", or "inclusive" for a trapezoid with at least one parallel pair.
            look: `marks`, `letters`, `highlight` and `captions`, as for `draw`.
        """
        if look and not figures:
            raise ValueError(f"name a figure to draw with {', '.join(look)}")
        self.tolerance = tolerance_of(tolerance)
        between(height, LOWEST, WIDTH, "the height in pixels")
        is_inclusive(definitions)
        self.definitions = definitions
        self._dots, self._height = Dots(grid, WIDTH, height), height
        self._items: list[Item] = []
        self._title, self._words = "", START
        self._points: list[Point] = []
        self._cursor: Point | None = None
        super().__init__()
        self.freehand = freehand
        if figures:
            self.draw(*figures, **look)

    # Drawn by Python

    def draw(
        self,
        *figures: Drawable,
        marks: bool = False,
        letters: bool = False,
        highlight: Highlight = None,
        captions: Sequence[str] | None = None,
        definitions: Definitions | None = None,
    ) -> None:
        """Wipe the board and draw figures side by side.

        Args:
            figures: Keys of the deck such as "kite", figures, or verdicts with their reasons.
            marks: Whether equal sides and right angles are marked.
            letters: Whether the corners have letters.
            highlight: A witness or verdict for a single figure, or an attribute's key for all.
            captions: Words below the figures, instead of their names or reasons.
            definitions: "printed" or "inclusive", for what is highlighted; else as on the board.
        """
        what = layout.shown(figures, highlight, captions, definitions or self.definitions)
        items, _ = layout.columns(what, marks=marks, letters=letters, height=self._height)
        title = " · ".join(one.caption for one in what)
        self._show(items, title, title)

    def tree(
        self, figure: Figure | str | None = None, *, definitions: Definitions | None = None
    ) -> None:
        """Wipe the board and draw the family of quadrilaterals; a figure's own names stand out."""
        rules = definitions or self.definitions
        items = tree(figure, definitions=rules, height=self._height)
        title = "The family of quadrilaterals: each is also what stands above it."
        self._show(items, title, title)

    def clear(self) -> None:
        """Wipe the board, so that it can be drawn on."""
        self._show([], "", START)

    def why(self, attribute: str, *, definitions: Definitions | None = None) -> Verdict:
        """Return whether an attribute is true of the drawing, and show it on the board."""
        if self.figure is None:
            raise ValueError("there is no figure on the board yet; draw one and close it")
        found = verdict(self.figure, attribute, definitions=definitions or self.definitions)
        what = layout.shown([found])
        self._items, _ = layout.columns(what, marks=True, height=self._height)
        self._title = what[0].caption
        self._publish()
        return found

    # Drawn by hand

    @property
    def points(self) -> tuple[Point, ...]:
        """The points set so far, counted in dots from the lower left."""
        return tuple(self._points)

    @property
    def exactly(self) -> str:
        """How exactly a figure of the points is measured, in words."""
        if self._on_dots:
            return "All points are on dots: measured exactly."
        return f"Drawn by hand. {exactly(self.tolerance)}"

    @property
    def attributes(self) -> tuple[str, ...]:
        """The keys of all attributes that are true of what was drawn."""
        true = classify(self.figure, definitions=self.definitions) if self.figure else ()
        return tuple(one.attribute.key for one in true)

    def put(self, x: float, y: float) -> None:
        """Set a point on the dot nearest to (x, y), or right there if freehand, as a click does."""
        at = number(x, "x"), number(y, "y")
        self._dots.check(at)
        if self._items:
            self._say("Press Clear to draw here yourself.")
            return
        if self.figure is not None:
            self._points = []
            self.set_trait("figure", None)
        point = self._dots.near(at, self._points) if self.freehand else self._dots.nearest(at)
        if len(self._points) > 1 and point == self._points[0]:
            self.finish(closed=True)
        elif self._points and point == self._points[-1]:
            self.finish(closed=False)
        else:
            self._points.append(point)
            count = counted(len(self._points), "point")
            self._say(f"{count}. Go back to the first one to close the figure, or go on.")

    def finish(self, *, closed: bool = True) -> None:
        """Make a figure of the points: a polygon, or a segment or chain if it stays open."""
        near = TOLERANCE if self._on_dots else self.tolerance
        try:
            figure = through(self._points, closed=closed, tolerance=near)
        except ValueError as error:
            self._say(f"This is not a figure yet: {error}.")
            return
        self.set_trait("figure", figure)
        names = ", ".join(ATTRIBUTES[key].label for key in self.attributes)
        self._say(f"What is true of it: {names}. {self.exactly}")

    def undo(self) -> None:
        """Take back the last point, or open a finished figure again."""
        if self._points:
            self._items, self._title = [], ""  # an explanation of what was drawn
        if self.figure is None:
            self._points = self._points[:-1]
        self.set_trait("figure", None)
        self._say(f"Points: {len(self._points)}.")

    def press(self, x: float, y: float) -> None:
        """Set a point where the board was clicked, in pixels from its upper left corner."""
        self._cursor = None
        self.put(*self._dots.place(x, y))

    def key(self, key: str) -> None:
        """Move the cursor, set a point or take one back, as a key of the keyboard does."""
        if key in KEYS:
            self._cursor = self._dots.step(self._cursor, *KEYS[key])
            self._publish()
        elif key in {"Enter", " "} and self._cursor is not None:
            self.put(*self._cursor)
        elif key == "Backspace":
            self.undo()
        elif key in {"Escape", "Delete"}:
            self.clear()

    # Inside

    def _show(self, items: list[Item], title: str, words: str) -> None:
        """Wipe the board, and show these items on it."""
        self._items, self._title, self._points, self._cursor = items, title, [], None
        self.set_trait("figure", None)
        self._say(words)

    def _say(self, words: str) -> None:
        """Show words below the board, and what is drawn on it now."""
        self._words = words
        self._publish()

    @t.observe("freehand")
    def _freehand_changed(self, _change: object) -> None:
        self._publish()

    @property
    def _on_dots(self) -> bool:
        return all(point in self._dots for point in self._points)

    def _drawn(self) -> list[Item]:
        if self._items:
            return self._items
        at = self._cursor and self._dots.pixels(self._cursor)
        drawn = layout.by_hand(self._dots, self._points, self.figure)
        return [*drawn, *(layout.cross(at) if at else ())]

    # The browser

    def _scene(self) -> BoardScene:
        return {
            "picture": address(self._picture()),
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
        self.send({"done": True})  # even if nothing has changed

    # Without a browser

    def _text(self) -> str:
        shown = self._title or self.figure or counted(len(self._points), "point")
        return f"<Blackboard: {shown}>"

    def _picture(self) -> str:
        return str(chalk.svg(self._drawn(), WIDTH, self._height, self._title or "A blackboard"))
