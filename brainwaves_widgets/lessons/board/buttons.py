"""What is below a blackboard: its buttons, and the words that a screen reader reads out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import traitlets as t
from ipywidgets import Button, HBox, Layout, ToggleButton

from ...core.installed import STATIC
from ...widgets.page import BundleWidget


class Ledge(BundleWidget):
    """The words under a board; it also lets Tab and the page's keys pass by the canvas."""

    words = t.Unicode().tag(sync=True)
    label = t.Unicode(
        "Blackboard. Arrow keys move, Enter sets a point, Backspace takes one back."
    ).tag(sync=True)
    files = STATIC / "blackboard"


def button(name: str, do: Callable[[], None]) -> Button:
    """Return a button that does something."""
    made = Button(description=name, layout=Layout(width="auto"))
    made.on_click(lambda _button: do())
    return made


def toggle(name: str, tooltip: str) -> ToggleButton:
    """Return a button that stays pressed."""
    return ToggleButton(description=name, tooltip=tooltip, layout=Layout(width="auto"))


def row(*buttons: Any) -> HBox:
    """Lay buttons side by side, on several lines if need be."""
    return HBox(buttons, layout=Layout(flex_flow="row wrap"))
