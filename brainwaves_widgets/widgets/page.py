"""The base of every widget: its files go to the page, and once it is closed it can be freed."""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets as t
from ipywidgets import Widget


class Page(anywidget.AnyWidget):
    """A widget with a module and a style sheet of its own."""

    def __init__(self, **traits: Any) -> None:
        # anywidget would have the files of the class call each widget when they change, and so
        # hold it as long as the kernel runs. It leaves files alone that are traits already.
        files = {name: str(getattr(self, name)) for name in ("_esm", "_css")}
        self.add_traits(**{name: t.Unicode(text).tag(sync=True) for name, text in files.items()})
        super().__init__(**traits)

    def close(self) -> None:
        """Take the widget away, so that nothing holds it any more."""
        is_open = self.comm is not None
        super().close()
        if is_open:
            close_parts(self)


def close_parts(widget: Widget) -> None:
    """Close the layout, the style and the children of a widget, which close() of it leaves open."""
    parts = (getattr(widget, name, None) for name in ("layout", "style"))
    for part in (*parts, *getattr(widget, "children", ())):
        if isinstance(part, Widget):
            part.close()
            close_parts(part)
