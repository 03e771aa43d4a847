"""What screens of The Astute Goose need besides the view: how long cards are shown."""

from __future__ import annotations

from ..core.game import Timer
from .rules import READY
from .state import State


def timer(state: State) -> Timer | None:
    """G8 and G17: when the time is up, all are ready."""
    if state.phase == "study":
        return Timer("study", state.options.study_seconds, READY)
    if state.phase == "memorise":
        return Timer(("memorise", state.left), state.options.show_seconds, READY)
    return None
