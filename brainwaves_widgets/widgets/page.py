"""The base of every widget: its files, one synced scene, messages, and a still picture."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import RLock
from typing import Any, ClassVar

import anywidget
import traitlets as t
from ipywidgets import Widget

from ..core.rules import IllegalMove
from .mimebundle import with_still


class Refused(ValueError):  # noqa: N818 - as IllegalMove
    """A message that cannot be obeyed here; the text says why."""


def nothing_in(message: object) -> Refused:
    """Say that a message asks for nothing that can be done."""
    return Refused(f"there is nothing to do in the message {message!r:.80}")


def to_page(value: Any, _widget: object = None) -> Any:
    """Return a value in which each None is null on the page.

    Kernels send JSON, where it is. Pyodide makes None undefined, and then a field that holds it
    is not sent at all; what it makes null is a value of its own, `jsnull`.

    >>> to_page({"place": None, "lineup": [1, 2]})
    {'place': None, 'lineup': [1, 2]}
    """
    null = _null()
    return value if null is None else _filled(value, null)


class Outlet:
    """Where a page that is not shown by the kernel sends its scenes and messages; in any thread."""

    @property
    def is_asking(self) -> bool:
        """Whether a message from there is being obeyed now."""
        return False

    def show(self, page: Page, scene: Mapping[str, Any]) -> None:
        """Send a scene."""
        raise NotImplementedError

    def tell(self, page: Page, content: Any) -> None:
        """Send a message."""
        raise NotImplementedError

    def tell_newest(self, page: Page, content: Any) -> None:
        """Send a message that only matters until the next one."""
        self.tell(page, content)


_outlet: ContextVar[Outlet | None] = ContextVar("outlet", default=None)


@contextmanager
def shown_by(outlet: Outlet) -> Iterator[None]:
    """Let `outlet` show the pages that are made in this block, instead of the kernel.

    They open no comm: a kernel sends what goes over a comm to every page connected to it.
    """
    before = _outlet.set(outlet)
    try:
        yield
    finally:
        _outlet.reset(before)


class BundleWidget(anywidget.AnyWidget):
    """A widget with a module and a style sheet; once it is closed, it can be freed."""

    files: ClassVar[Path]
    """The path of both, without `.js` and `.css`."""
    outlet: Outlet | None = None
    """What shows it instead of the kernel, if anything does."""
    # anywidget would have the files of a class call each widget when they change, and so hold it
    # as long as the kernel runs. It leaves files alone that are traits already.
    _esm = t.Unicode().tag(sync=True)
    _css = t.Unicode().tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        files, self.outlet = self.files, _outlet.get()
        super().__init__(
            _esm=_text_of(files.with_suffix(".js")),
            _css=_text_of(files.with_suffix(".css")),
            # A page has one style sheet for each id: it goes with the file, not with the class.
            _anywidget_id=f"{files.parent.parent.name}.{files.name}",
            **traits,
        )

    def open(self) -> None:
        """Open a comm, unless an outlet shows the widget."""
        if self.outlet is None:
            super().open()

    def close(self) -> None:
        """Take the widget away, so that nothing holds it any more."""
        is_open = self.comm is not None
        super().close()
        if is_open or self.outlet is not None:
            close_parts(self)


class Page(BundleWidget):
    """A widget that shows a `scene` and obeys messages, or says what is wrong with them."""

    scene = t.Dict(read_only=True).tag(sync=True, to_json=to_page)
    slips: ClassVar[tuple[type[Exception], ...]] = (ValueError, RecursionError)
    """The errors of a message that its sender gets to read."""

    def __init__(self, lock: Any = None) -> None:
        # With a subshell a message may be handled while a cell runs.
        self._lock = lock or RLock()
        super().__init__()
        if getattr(self.comm, "kernel", None) == "marimo":
            # It runs cells again when a page sets a trait, so the page counts what it has shown.
            self.add_traits(shown=t.Int(0).tag(sync=True))
        self._greet()
        self.on_msg(self._receive)

    # What a widget adds

    def _scene(self) -> Mapping[str, Any]:
        """Return what the browser shows now, as plain JSON."""
        raise NotImplementedError

    def _obey(self, message: dict[str, Any]) -> None:
        """Do what a message asks for, or raise Refused."""
        raise NotImplementedError

    def _text(self) -> str:
        """Tell what is shown on a few lines of text."""
        raise NotImplementedError

    def _picture(self) -> str:
        """Draw what is shown as SVG, for notebooks that are read without a kernel."""
        raise NotImplementedError

    # To the browser and back

    def _send(self, message: Any, buffers: Any = None) -> None:
        """Send a message to the browser, or to the outlet that shows the page."""
        if self.outlet is None:
            super()._send(message, buffers)
        elif message["method"] == "custom":
            self.outlet.tell(self, message["content"])

    def receive(self, message: object) -> None:
        """Take a message as if a browser had sent it."""
        self._receive(self, message, [])

    def _publish(self) -> None:
        self._send_scene(self._scene())

    def _send_scene(self, scene: Mapping[str, Any]) -> None:
        """Let the kernel or the outlet show a scene, if it is another one."""
        if self.outlet is None:
            self.set_trait("scene", scene)
        elif scene != self.scene:
            self._trait_values["scene"] = scene  # nobody observes it here, and set_trait is slow
            self.outlet.show(self, scene)

    def _greet(self) -> None:
        """Show everything that there is to see."""
        self._publish()

    def _welcome(self) -> None:
        """Show everything to a page that says hello."""
        self._greet()

    def _reply(self, content: Mapping[str, Any]) -> None:
        self.send({"answer": to_page(content)})

    def send_newest(self, content: Mapping[str, Any]) -> None:
        """Send a message that only matters until the next one; a slow connection drops it."""
        if self.outlet is None:
            self.send(content)
        else:
            self.outlet.tell_newest(self, content)

    def _complain(self, trouble: str) -> None:
        """Say what is wrong with a message; the scene is what is true."""
        self._publish()
        self.send({"error": trouble})

    def _receive(self, _widget: object, message: object, _buffers: object) -> None:
        """Take a message, or tell its sender what is wrong with it; nothing is lost."""
        with self._lock:
            try:
                if not isinstance(message, dict):
                    raise Refused(f"a message is an object, not {message!r:.60}")
                if message.get("do") == "hello":
                    self._welcome()
                else:
                    self._obey(message)
            except self.slips as error:
                self._complain(why(error))

    # Without a browser

    def __repr__(self) -> str:
        return self._text()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Show the widget, and a picture where there is no kernel to ask."""
        shown = super()._repr_mimebundle_(**kwargs)
        return with_still(shown, self._text(), self._picture())


def close_parts(widget: Widget) -> None:
    """Close the layout, the style and the children of a widget, which close() of it leaves open."""
    parts = (getattr(widget, name, None) for name in ("layout", "style"))
    for part in (*parts, *getattr(widget, "children", ())):
        if isinstance(part, Widget):
            part.close()
            close_parts(part)


def why(error: Exception) -> str:
    """Say briefly what is wrong with a message."""
    if isinstance(error, Refused | IllegalMove):
        move, _, reason = str(error).partition(" is not legal now: ")
        return reason or move
    if isinstance(error, RecursionError):
        return "that message is nested too deep"
    return f"that message cannot be read: {error!s:.80}"


@cache
def _text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _null() -> Any:
    if sys.platform != "emscripten":
        return None
    return getattr(import_module("pyodide.ffi"), "jsnull", None)  # older ones have none


def _filled(value: Any, null: Any) -> Any:
    if isinstance(value, dict):
        return {name: _filled(part, null) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_filled(part, null) for part in value]
    return null if value is None else value
