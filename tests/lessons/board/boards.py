"""A hand at the blackboard, and what is drawn there."""

from __future__ import annotations

from brainwaves_widgets.lessons.board.blackboard import SHARP, Blackboard
from brainwaves_widgets.lessons.board.dots import SPACING
from brainwaves_widgets.lessons.board.layout import HEIGHT

SKY = "#9fd3ff"


def click(board: Blackboard, *dots: tuple[float, float]) -> None:
    """Press the mouse at places counted in dots, as the browser reports it."""
    for x, y in dots:
        at = {"x": x * SPACING * SHARP, "y": (HEIGHT - y * SPACING) * SHARP}
        board.canvas._handle_custom_msg({"event": "mouse_down", **at}, [])


def press(board: Blackboard, *keys: str) -> None:
    for key in keys:
        held = dict.fromkeys(("shift_key", "ctrl_key", "meta_key"), False)
        board.canvas._handle_custom_msg({"event": "key_down", "key": key, **held}, [])


def svg(board: Blackboard) -> str:
    return str(board._repr_mimebundle_()[0]["image/svg+xml"])
