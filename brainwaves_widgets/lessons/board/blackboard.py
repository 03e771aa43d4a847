"""A blackboard: Python draws figures on it, and a learner draws by clicking or with the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ipywidgets import Layout, VBox

from ...geometry.explain.relations import Definitions
from ...widgets.mimebundle import with_still
from ...widgets.page import close_parts, why
from . import canvas_messages, chalk
from .buttons import Ledge, in_marimo, tools
from .drawing import BY_HAND, START, Drawing
from .layout import HEIGHT, WIDTH, Drawable
from .slate import draw_on, make_canvas

SHARP: Final = 2
"""Canvas pixels for each pixel of the page, so that lines are sharp on dense screens."""


class Blackboard(Drawing, VBox):  # type: ignore[misc]
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
        self._prepare(grid, tolerance, height, definitions)
        size = Layout(width="100%", max_width=f"{WIDTH}px", height="auto")
        self.canvas = make_canvas(WIDTH * SHARP, height * SHARP, size)
        self.ledge = Ledge(words=START)
        super().__init__([self.canvas, tools(self), self.ledge])
        self.add_class("bw-blackboard")
        self._listen()
        self._begin(figures, look, free=freehand)

    def close(self) -> None:
        """Close the board with its canvas, its buttons and its words."""
        is_open = self.comm is not None
        super().close()
        if is_open:
            self._listen(remove=True)  # ipycanvas keeps the last canvas it drew on
            close_parts(self)

    # --- on a canvas ----------------------------------------------------------------------------

    def _say(self, words: str) -> None:
        self.ledge.words = words

    def _listen(self, *, remove: bool = False) -> None:
        """Listen to the canvas, or stop listening."""
        # Messages are checked here before the canvas handles them.
        self.canvas.on_msg(self.canvas._handle_frontend_event, remove=not remove)  # noqa: SLF001
        self.canvas.on_msg(self._receive, remove)
        self.canvas.on_client_ready(self._redraw, remove)  # its canvas keeps nothing itself
        self.canvas.on_mouse_down(self._pressed, remove)
        self.canvas.on_touch_start(self._touched, remove)
        self.canvas.on_key_down(self.key, remove)

    def _receive(self, canvas: Any, message: object, buffers: object) -> None:
        """Handle a message of the canvas; if it is wrong, say so in the words below the board."""
        try:
            canvas_messages.check(message)
            self.canvas._handle_frontend_event(canvas, message, buffers)  # noqa: SLF001
        except (ValueError, RecursionError) as error:
            self._say(f"The board did not understand that: {why(error)}.")

    def _pressed(self, x: float, y: float) -> None:
        self.press(x / SHARP, y / SHARP)

    def _touched(self, fingers: Sequence[tuple[float, float]]) -> None:
        self._pressed(*fingers[0])

    def _redraw(self) -> None:
        """Draw everything again, also for a page that has just been opened."""
        draw_on(self.canvas, self._paint)

    def _paint(self, pen: Any) -> None:
        pen.scale(SHARP, SHARP)
        chalk.paint(pen, self._drawn(), WIDTH, self._height)

    def __repr__(self) -> str:
        return self._named()

    def _display_(self) -> Any:
        """Show the board in marimo."""
        self._in_marimo = in_marimo(self)
        return self._in_marimo

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Show the board, and a still picture of it where there is no kernel to ask."""
        return with_still(super()._repr_mimebundle_(**kwargs), repr(self), str(self._still()))
