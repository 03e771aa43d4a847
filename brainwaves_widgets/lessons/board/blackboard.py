"""A blackboard: Python draws figures on it, and a learner draws by clicking or with the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import traitlets as t
from ipywidgets import Layout, VBox

from ...geometry import ATTRIBUTES, TOLERANCE, Figure, Verdict, classify, verdict
from ...geometry.explain.relations import Definitions, is_inclusive
from ...geometry.inputs import Point, number
from ...widgets.mimebundle import with_still
from ...widgets.page import close_parts, why
from ..precision import between, exactly, tolerance_of
from . import canvas_messages, chalk, layout
from .buttons import Ledge, tools
from .chalk import Item
from .dots import Dots, through
from .layout import HEIGHT, WIDTH, Drawable, Highlight
from .slate import draw_on, make_canvas

SHARP: Final = 2
"""Canvas pixels for each pixel of the page, so that lines are sharp on dense screens."""
BY_HAND: Final = 0.05
LOWEST: Final = 200
KEYS: Final = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, 1), "ArrowDown": (0, -1)}
START: Final = "Click points to draw a figure, or press Tab and use the arrow keys and Enter."


class Blackboard(VBox):  # type: ignore[misc]
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
        self.tolerance = tolerance_of(tolerance)
        between(height, LOWEST, WIDTH, "the height in pixels")
        is_inclusive(definitions)
        self.definitions = definitions
        self._dots, self._height = Dots(grid, WIDTH, height), height
        self._items: list[Item] = []
        self._title = ""
        self._points: list[Point] = []
        self._cursor: Point | None = None
        size = Layout(width="100%", max_width=f"{WIDTH}px", height="auto")
        self.canvas = make_canvas(WIDTH * SHARP, height * SHARP, size)
        self.ledge = Ledge(words=START)
        super().__init__([self.canvas, tools(self), self.ledge], freehand=freehand)
        self.add_class("bw-blackboard")
        self._listen()
        if figures:
            self.draw(*figures, **look)
        elif look:
            msg = f"name a figure to draw with {', '.join(look)}"
            raise ValueError(msg)

    def close(self) -> None:
        """Close the board with its canvas, its buttons and its words."""
        is_open = self.comm is not None
        super().close()
        if is_open:
            self._listen(remove=True)  # ipycanvas keeps the last canvas it drew on
            close_parts(self)

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
        items = layout.tree(figure, definitions=rules, height=self._height)
        self._show(items, "The family of quadrilaterals: each is also what stands above it.")

    def clear(self) -> None:
        """Wipe the board, so that it can be drawn on."""
        self._show([], "")
        self._say(START)

    def why(self, attribute: str, *, definitions: Definitions | None = None) -> Verdict:
        """Return whether an attribute is true of the drawing, and show it on the board."""
        if self.figure is None:
            msg = "there is no figure on the board yet; draw one and close it"
            raise ValueError(msg)
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
            count = "1 point" if len(self._points) == 1 else f"{len(self._points)} points"
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
        self.ledge.words = words

    def _show(self, items: list[Item], title: str) -> None:
        self._items, self._title, self._points, self._cursor = items, title, [], None
        self.set_trait("figure", None)
        self._say(title)
        self._redraw()

    def _listen(self, *, remove: bool = False) -> None:
        """Listen to the canvas, or stop listening."""
        # Messages are checked here before the canvas handles them.
        self.canvas.on_msg(self.canvas._handle_frontend_event, remove=not remove)  # noqa: SLF001
        self.canvas.on_msg(self._receive, remove)
        self.canvas.on_client_ready(self._redraw, remove)  # its canvas keeps nothing itself
        self.canvas.on_mouse_down(self._pressed, remove)
        self.canvas.on_touch_start(self._touched, remove)
        self.canvas.on_key_down(self._key, remove)

    def _receive(self, canvas: Any, message: object, buffers: object) -> None:
        """Handle a message of the canvas; if it is wrong, say so in the words below the board."""
        try:
            canvas_messages.check(message)
            self.canvas._handle_frontend_event(canvas, message, buffers)  # noqa: SLF001
        except (ValueError, RecursionError) as error:
            self._say(f"The board did not understand that: {why(error)}.")

    def _pressed(self, x: float, y: float) -> None:
        self._cursor = None
        self.put(*self._dots.place(x / SHARP, y / SHARP))

    def _touched(self, fingers: Sequence[tuple[float, float]]) -> None:
        self._pressed(*fingers[0])

    def _key(self, key: str, *_held: bool) -> None:
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

    def _scene(self) -> list[Item]:
        if self._items:
            return self._items
        at = self._cursor and self._dots.pixels(self._cursor)
        drawn = layout.by_hand(self._dots, self._points, self.figure)
        return [*drawn, *(layout.cross(at) if at else ())]

    def _redraw(self) -> None:
        """Draw everything again, also for a page that has just been opened."""
        draw_on(self.canvas, self._paint)

    def _paint(self, pen: Any) -> None:
        pen.scale(SHARP, SHARP)
        chalk.paint(pen, self._scene(), WIDTH, self._height)

    def __repr__(self) -> str:
        return f"<Blackboard: {self._title or self.figure or f'{len(self._points)} points'}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Show the board, and a still picture of it where there is no kernel to ask."""
        picture = chalk.svg(self._scene(), WIDTH, self._height, self._title or "A blackboard")
        return with_still(super()._repr_mimebundle_(**kwargs), repr(self), str(picture))
