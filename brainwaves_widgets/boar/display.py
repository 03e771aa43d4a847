"""What screens of The Brilliant Boar need besides the view: how long cards are shown."""

from __future__ import annotations

from ..core.game import Timer
from .rules import REMEMBER, State


def timer(state: State) -> Timer | None:
    """B6: the drawn card is shown for a while, then it is turned around."""
    if state.phase != "look":
        return None
    return Timer(("look", state.turn, len(state.deck)), state.options.show_seconds, REMEMBER)
