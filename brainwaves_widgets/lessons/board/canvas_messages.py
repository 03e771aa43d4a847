"""Check the messages that the canvas of a blackboard sends about mouse, fingers and keys."""

from __future__ import annotations

from typing import Final

from ...geometry.inputs import number
from ...widgets.page import Refused, nothing_in

PLACES: Final = {"mouse_down", "mouse_move", "mouse_up", "mouse_out", "mouse_wheel"}
TOUCHES: Final = {"touch_start", "touch_end", "touch_move", "touch_cancel"}
MOST_FINGERS: Final = 20


def check(message: object) -> None:
    """Raise Refused if a canvas cannot have sent this message.

    >>> check({"event": "mouse_down", "x": 3, "y": "far"})
    Traceback (most recent call last):
    brainwaves_widgets.widgets.page.Refused: a place has two numbers x and y; y is 'far'
    """
    match message:
        case {"event": "client_ready"}:
            return
        case {"event": str(event)} if event in PLACES:
            _place(message)
        case {"event": str(event), "touches": list(touches)} if event in TOUCHES:
            # When the last finger is lifted, the list is empty.
            if len(touches) > MOST_FINGERS or (event == "touch_start" and not touches):
                raise Refused(f"{len(touches)} fingers cannot touch a board")
            for touch in touches:
                _place(touch)
        case {"event": "key_down", "key": str(), "shift_key": _, "ctrl_key": _, "meta_key": _}:
            return
        case _:
            raise nothing_in(message)


def _place(at: object) -> None:
    if not isinstance(at, dict):
        raise Refused(f"a place has two numbers x and y, not {at!r:.40}")
    for axis in ("x", "y"):
        try:
            number(at.get(axis), axis)
        except ValueError:
            said = f"a place has two numbers x and y; {axis} is {at.get(axis)!r:.40}"
            raise Refused(said) from None
