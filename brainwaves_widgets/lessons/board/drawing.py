"""What a learner or Python draws on a board, whatever shows the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import traitlets as t

from ...core.text.phrases import counted
from ...geometry import ATTRIBUTES, TOLERANCE, Figure, Verdict, classify, verdict
from ...geometry.draw.drawing import Picture
from ...geometry.explain.relations import Definitions, is_inclusive
from ...geometry.inputs import Point, number
from ..precision import between, exactly, tolerance_of
from . import chalk, layout
from .chalk import Item
from .dots import Dots, through
from .family_tree import tree
from .layout import WIDTH, Drawable, Highlight

BY_HAND: Final = 0.05
LOWEST: Final = 200
KEYS: Final = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, 1), "ArrowDown": (0, -1)}
START: Final = "Click points to draw a figure, or press Tab and use the arrow keys and Enter."


class Drawing(t.HasTraits):
    """Figures on a board: drawn by Python, or by hand from point to point."""

    figure = t.Instance(Figure, allow_none=True, read_only=True, help="What was drawn by hand.")
    freehand = t.Bool(help="Whether points stay where they are set, instead of on a dot.")

    def _prepare(self, grid: str, tolerance: float, height: int, definitions: Definitions) -> None:
        """Check how the board is to be, and begin with an empty one."""
        self.tolerance = tolerance_of(tolerance)
        between(height, LOWEST, WIDTH, "the height in pixels")
        is_inclusive(definitions)
        self.definitions = definitions
        self._dots, self._height = Dots(grid, WIDTH, height), height
        self._items: list[Item] = []
        self._title = ""
        self._points: list[Point] = []
        self._cursor: Point | None = None

    def _begin(self, figures: Sequence[Drawable], look: Mapping[str, Any], *, free: bool) -> None:
        """Draw what is on the board at first."""
        self.freehand = free
        if figures:
            self.draw(*figures, **look)
        elif look:
            raise ValueError(f"name a figure to draw with {', '.join(look)}")

    # --- drawn by Python ------------------------------------------------------------------------

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
        self._show(items, " · ".join(one.caption for one in what))

    def tree(
        self, figure: Figure | str | None = None, *, definitions: Definitions | None = None
    ) -> None:
        """Wipe the board and draw the family of quadrilaterals; a figure's own names stand out."""
        rules = definitions or self.definitions
        items = tree(figure, definitions=rules, height=self._height)
        self._show(items, "The family of quadrilaterals: each is also what stands above it.")

    def clear(self) -> None:
        """Wipe the board, so that it can be drawn on."""
        self._show([], "")
        self._say(START)

    def why(self, attribute: str, *, definitions: Definitions | None = None) -> Verdict:
        """Return whether an attribute is true of the drawing, and show it on the board."""
        if self.figure is None:
            raise ValueError("there is no figure on the board yet; draw one and close it")
        found = verdict(self.figure, attribute, definitions=definitions or self.definitions)
        what = layout.shown([found])
        self._items, _ = layout.columns(what, marks=True, height=self._height)
        self._title = what[0].caption
        self._redraw()
        return found

    # --- drawn by hand --------------------------------------------------------------------------

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
            self._redraw()

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
        self._redraw()

    def undo(self) -> None:
        """Take back the last point, or open a finished figure again."""
        if self._points:
            self._items, self._title = [], ""  # an explanation of what was drawn
        if self.figure is None:
            self._points = self._points[:-1]
        self.set_trait("figure", None)
        self._say(f"Points: {len(self._points)}.")
        self._redraw()

    # --- inside ---------------------------------------------------------------------------------

    def _say(self, words: str) -> None:
        """Show words below the board."""
        raise NotImplementedError

    def _redraw(self) -> None:
        """Show what is drawn now."""
        raise NotImplementedError

    def _show(self, items: list[Item], title: str) -> None:
        self._items, self._title, self._points, self._cursor = items, title, [], None
        self.set_trait("figure", None)
        self._say(title)
        self._redraw()

    def press(self, x: float, y: float) -> None:
        """Set a point where the board was clicked, in pixels from its upper left corner."""
        self._cursor = None
        self.put(*self._dots.place(x, y))

    def key(self, key: str, *_held: bool) -> None:
        """Move the cursor, set a point or take one back, as a key of the keyboard does."""
        if key in KEYS:
            self._cursor = self._dots.step(self._cursor, *KEYS[key])
            self._redraw()
        elif key in {"Enter", " "} and self._cursor is not None:
            self.put(*self._cursor)
        elif key == "Backspace":
            self.undo()
        elif key in {"Escape", "Delete"}:
            self.clear()

    @property
    def _on_dots(self) -> bool:
        return all(point in self._dots for point in self._points)

    def _drawn(self) -> list[Item]:
        if self._items:
            return self._items
        at = self._cursor and self._dots.pixels(self._cursor)
        drawn = layout.by_hand(self._dots, self._points, self.figure)
        return [*drawn, *(layout.cross(at) if at else ())]

    def _named(self) -> str:
        shown = self._title or self.figure or counted(len(self._points), "point")
        return f"<Blackboard: {shown}>"

    def _still(self) -> Picture:
        return chalk.svg(self._drawn(), WIDTH, self._height, self._title or "A blackboard")
