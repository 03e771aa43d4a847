"""What the widgets of a lesson share: one synced scene, and messages that are answered."""

from __future__ import annotations

from pathlib import Path
from threading import RLock
from typing import Any, Final

import traitlets as t

from ..widgets.bundle import with_still
from ..widgets.page import Page
from ..widgets.wire import to_page

STATIC: Final = Path(__file__).parents[1] / "static"


class Refused(ValueError):  # noqa: N818 - as IllegalMove
    """A message that makes no sense here; it says what would."""


class Desk(Page):
    """A widget that shows a `scene` and obeys messages; what is wrong with one is told."""

    scene = t.Dict(read_only=True).tag(sync=True, to_json=to_page)

    def __init__(self) -> None:
        # With a subshell a message may be handled while a cell runs.
        self._lock = RLock()
        super().__init__()
        self._publish()
        self.on_msg(self._receive)

    # What a widget adds

    def _scene(self) -> dict[str, Any]:
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

    # The road to the browser and back

    def _publish(self) -> None:
        self.set_trait("scene", self._scene())

    def _receive(self, _widget: object, message: object, _buffers: object) -> None:
        """Take a message; whatever is wrong with it is told, and the scene is what is true."""
        with self._lock:
            try:
                if isinstance(message, dict) and message.get("do") == "hello":
                    self._publish()
                elif isinstance(message, dict):
                    self._obey(message)
                else:
                    raise Refused(f"a message is an object, not {message!r:.60}")
            except (ValueError, RecursionError) as error:
                self._publish()
                self.send({"error": why(error)})

    # Without a browser

    def __repr__(self) -> str:
        return self._text()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Show the widget, and a picture where there is no kernel to ask."""
        shown = super()._repr_mimebundle_(**kwargs)
        return with_still(shown, self._text(), self._picture())


def why(error: Exception) -> str:
    """Say briefly what is wrong with a message."""
    if isinstance(error, Refused):
        return str(error)
    deep = isinstance(error, RecursionError)
    return (
        "that message is nested too deep" if deep else f"that message cannot be read: {error!s:.80}"
    )


def nothing_in(message: object) -> Refused:
    """Say that a message asks for nothing that can be done."""
    return Refused(f"there is nothing to do in the message {message!r:.80}")
