"""A hand at the blackboard, and what is drawn there."""

from __future__ import annotations

from brainwaves_widgets.lessons.board.blackboard import Blackboard
from brainwaves_widgets.lessons.board.dots import SPACING
from brainwaves_widgets.lessons.board.layout import HEIGHT

SKY = "#9fd3ff"


def click(board: Blackboard, *dots: tuple[float, float]) -> None:
    """Press the mouse at places counted in dots, as the browser reports it."""
    for x, y in dots:
        board.receive({"do": "press", "x": x * SPACING, "y": HEIGHT - y * SPACING})


def press(board: Blackboard, *keys: str) -> None:
    for key in keys:
        board.receive({"do": "key", "key": key})


def words(board: Blackboard) -> str:
    """Return what is written below the board."""
    return str(board.scene["words"])


def svg(board: Blackboard) -> str:
    return str(board._repr_mimebundle_()[0]["image/svg+xml"])
