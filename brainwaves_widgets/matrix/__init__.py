"""Game Matrix: match geometric figures with attributes and dare one more card."""

from __future__ import annotations

from ..core.installed import STATIC
from ..core.rules import Game
from . import display, prompt, rules, still, view, words
from .pieces import Card, Claim, Draw, Nothing, Open, Options, Take, Turn, by_number
from .rules import State, Told

RULES = Game.of(
    rules,
    view,
    words,
    prompt,
    still,
    display,
    name="game-matrix",
    title="Game Matrix",
    options_type=Options,
    scoring=("took",),
    widget="brainwaves_widgets.matrix.widget:GameMatrix",
    bundle=STATIC / "matrix",
)

__all__ = [
    "RULES",
    "Card",
    "Claim",
    "Draw",
    "Nothing",
    "Open",
    "Options",
    "State",
    "Take",
    "Told",
    "Turn",
    "by_number",
]
