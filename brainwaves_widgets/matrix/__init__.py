"""Game Matrix: match geometric figures with attributes and dare one more card."""

from __future__ import annotations

from ..core.game import Game
from ..core.installed import STATIC
from . import display, rules, still, view
from .analysis import encoding
from .pieces import Card, Claim, Draw, Nothing, Open, Options, Take, Turn, by_number
from .rules import State, Told
from .text import aloud, prompt, words

RULES = Game.of(
    rules,
    view,
    words,
    prompt,
    still,
    display,
    aloud,
    encoding,
    name="game-matrix",
    title="Game Matrix",
    options_type=Options,
    scoring=("took",),
    opponents=(
        "brainwaves_widgets.bots:Guesser",
        "brainwaves_widgets.bots:Learner",
        "brainwaves_widgets.bots:Greedy",
        "brainwaves_widgets.bots:Careful",
        "brainwaves_widgets.bots:Optimal",
    ),
    widget="brainwaves_widgets.matrix.widget:GameMatrix",
    bundle=STATIC / "matrix",
    guide="brainwaves_widgets.matrix.guide:GUIDE",
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
