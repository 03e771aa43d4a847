"""The buttons below a blackboard, and the words that a screen reader reads out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import traitlets as t
from ipywidgets import Button, HBox, Layout, ToggleButton

from ...core.installed import STATIC
from ...widgets.page import BundleWidget


class Ledge(BundleWidget):
    """The words below a board; its page code also lets Tab and other keys leave the canvas."""

    words = t.Unicode().tag(sync=True)
    label = t.Unicode(
        "Blackboard. Arrow keys move, Enter sets a point, Backspace takes one back."
    ).tag(sync=True)
    files = STATIC / "blackboard"


def tools(board: Any) -> HBox:
    """Return the buttons of a board, side by side, on several lines if necessary."""
    freehand = ToggleButton(
        description="Freehand",
        tooltip="Points stay where you set them and do not go to a dot.",
        layout=Layout(width="auto"),
    )
    t.link((board, "freehand"), (freehand, "value"))
    buttons = (_button(name, act) for name, act in _acts(board).items())
    return HBox((*buttons, freehand), layout=Layout(flex_flow="row wrap"))


def in_marimo(board: Any) -> Any:
    """Return a board with its buttons as marimo shows them: it draws no HBox, VBox and Button."""
    import marimo as mo  # noqa: PLC0415 - it is what asks

    buttons = [
        mo.ui.button(label=name, on_click=lambda _value, act=act: act())
        for name, act in _acts(board).items()
    ]
    freehand = mo.ui.switch(
        value=board.freehand,
        label="Freehand",
        on_change=lambda value: board.set_trait("freehand", value),
    )
    canvas, ledge = map(mo.ui.anywidget, (board.canvas, board.ledge))
    return mo.vstack([canvas, mo.hstack([*buttons, freehand], justify="start", wrap=True), ledge])


def _acts(board: Any) -> dict[str, Callable[[], None]]:
    return {
        "Close the figure": lambda: board.finish(closed=True),
        "Leave it open": lambda: board.finish(closed=False),
        "Undo": board.undo,
        "Clear": board.clear,
    }


def _button(name: str, act: Callable[[], None]) -> Button:
    made = Button(description=name, layout=Layout(width="auto"))
    made.on_click(lambda _button: act())
    return made
