"""What screens of Game Matrix get besides the view: drawings, and answers to "why?"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.rules import IllegalMove
from ..geometry import ATTRIBUTES, FIGURES
from .pieces import number
from .view import drawings, reason

if TYPE_CHECKING:
    from ..widgets.scene.scene import Choice, Questions
    from .rules import State
    from .wire import Drawings, Reason


def constants() -> dict[str, Questions | Drawings]:
    """Return the figures by key as they lie on the table, and what a screen can ask about."""
    figures: list[Choice] = [
        {"key": key, "name": f"{number(key)}: {FIGURES[key].name}"} for key in FIGURES
    ]
    attributes: list[Choice] = [{"key": key, "name": one.label} for key, one in ATTRIBUTES.items()]
    questions: Questions = {"names": ["Figure", "Attribute"], "lists": [figures, attributes]}
    return {"questions": questions, "drawings": drawings()}


def answer(state: State, question: object) -> Reason:
    """Explain a figure and an attribute to a screen, once the turn is over (M14)."""
    if state.phase not in ("draw", "over"):
        raise IllegalMove('ask "why?" once the turn is over')
    match question:
        case [str(figure), str(attribute)] if figure in FIGURES and attribute in ATTRIBUTES:
            return reason(figure, attribute, state.options.definitions)
    raise IllegalMove(f"a question names a figure and an attribute, not {question!r:.60}")
