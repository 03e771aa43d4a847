"""What screens of Brain Wave show besides the board: who looks, and what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .text.prompt import prompt
from .text.words import opening

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from ..core.history import Step
    from ..core.rules import Seat, View
    from .rules.state import State

_ALONE: Final = ("draw", "build", "plan", "keep")
"""The phases in which a memory bank is open, so that only its owner looks at the screen."""


def private(state: State) -> bool:
    """Tell whether a memory bank is open; battles and attempts are watched by both."""
    return state.phase in _ALONE


def prompt_at(view: View, steps: Sequence[Step], bots: Container[Seat]) -> tuple[str, str]:
    """Say what to do now; before anybody has moved, also who rolled what (W9)."""
    rolled = ""
    if view["battle"] == 1 and view["phase"] in ("dice", "go"):
        rolled = opening((event for step in steps for event in step.events), view["players"])
    return prompt(view, bots, rolled)
