"""The canvas of a blackboard: ipycanvas, or where that cannot be had one of our own.

ipycanvas needs numpy and pillow, which a browser's Python may lack. Ours knows the part of its
interface that a blackboard uses, and sends the same messages.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import traitlets as t
from ipywidgets import CallbackDispatcher, Layout

from ...core.installed import STATIC
from ...widgets.page import BundleWidget


class Slate(BundleWidget):
    """A canvas that keeps what was drawn on it last."""

    files = STATIC / "slate"
    width = t.Int().tag(sync=True)
    height = t.Int().tag(sync=True)
    drawing: Any = t.List().tag(sync=True)
    """Calls and settings of a canvas context, in the browser's words: `["moveTo", [1, 2]]`."""

    def __init__(self, **traits: Any) -> None:
        self._presses = CallbackDispatcher()
        self._touches = CallbackDispatcher()
        self._keys = CallbackDispatcher()
        super().__init__(**traits)

    def on_mouse_down(self, callback: Callable[..., None], remove: bool = False) -> None:  # noqa: FBT001, FBT002 - as in ipycanvas
        """Call `callback(x, y)` when the canvas is pressed."""
        self._presses.register_callback(callback, remove=remove)

    def on_touch_start(self, callback: Callable[..., None], remove: bool = False) -> None:  # noqa: FBT001, FBT002
        """Call `callback(places)` when fingers touch the canvas."""
        self._touches.register_callback(callback, remove=remove)

    def on_key_down(self, callback: Callable[..., None], remove: bool = False) -> None:  # noqa: FBT001, FBT002
        """Call `callback(key, shift, ctrl, meta)` when a key is pressed."""
        self._keys.register_callback(callback, remove=remove)

    def on_client_ready(self, callback: Callable[..., None], remove: bool = False) -> None:  # noqa: FBT001, FBT002
        """Draw once, now: every page finds the drawing by itself."""
        if not remove:
            callback()

    def _handle_frontend_event(self, _canvas: object, message: Any, _buffers: object) -> None:
        match message:
            case {"event": "mouse_down", "x": x, "y": y}:
                self._presses(x, y)
            case {"event": "touch_start", "touches": touches}:
                self._touches([(one["x"], one["y"]) for one in touches])
            case {"event": "key_down", "key": key, "shift_key": a, "ctrl_key": b, "meta_key": c}:
                self._keys(key, a, b, c)


class Recorder:
    """Takes the calls that ipycanvas would take, and notes them down.

    >>> pen = Recorder()
    >>> pen.line_width = 2
    >>> pen.move_to(1, 3)
    >>> pen.drawing
    [['lineWidth', 2], ['moveTo', [1, 3]]]
    """

    drawing: list[Any]

    def __init__(self) -> None:
        object.__setattr__(self, "drawing", [])

    def __setattr__(self, name: str, value: Any) -> None:
        self.drawing.append([_in_browser(name), value])

    def __getattr__(self, name: str) -> Callable[..., None]:
        def call(*args: Any) -> None:
            self.drawing.append([_in_browser(name), list(args)])

        return call


def make_canvas(width: int, height: int, layout: Layout) -> Any:
    """Return a canvas of ipycanvas if that is installed and shown here, else one of ours."""
    if in_marimo():
        return Slate(width=width, height=height, layout=layout)
    try:
        from ipycanvas import Canvas  # noqa: PLC0415 - an extra, not installed with the games
    except ImportError:
        return Slate(width=width, height=height, layout=layout)
    return Canvas(width=width, height=height, layout=layout)


def in_marimo() -> bool:
    """Tell whether this runs in a notebook of marimo, which shows no widgets but anywidgets."""
    marimo = sys.modules.get("marimo")
    return marimo is not None and marimo.running_in_notebook()


def draw_on(canvas: Any, paint: Callable[[Any], None]) -> None:
    """Draw everything anew, and show it at once."""
    if isinstance(canvas, Slate):
        pen = Recorder()
        paint(pen)
        canvas.drawing = pen.drawing
        return
    from ipycanvas import hold_canvas  # noqa: PLC0415 - it is there, or the canvas were ours

    # A new page does not know which canvas the last commands went to.
    canvas._canvas_manager._current_canvas = None  # noqa: SLF001 - has no public name
    with hold_canvas():
        canvas.reset_transform()
        paint(canvas)


def _in_browser(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(map(str.capitalize, rest))
