"""The Astute Goose: remember suspects' clothes and animals as the line-up keeps changing."""

from __future__ import annotations

from ..core.game import Game
from ..core.installed import STATIC
from ..minds import PROGRAMS
from . import rules, still, view
from .analysis import baselines, encoding, trials
from .pieces import Answer, Deal, Dice, Options, Pass, Ready, Roll, Show, Suspect
from .state import State
from .text import aloud, prompt, words

RULES = Game.of(
    rules,
    view,
    words,
    prompt,
    still,
    aloud,
    encoding,
    trials,
    baselines,
    name="astute-goose",
    title="The Astute Goose",
    options_type=Options,
    scoring=("won", "error"),
    public={Roll: words.label},
    opponents=PROGRAMS,
    widget="brainwaves_widgets.goose.widget:AstuteGoose",
    bundle=STATIC / "goose",
    guide="brainwaves_widgets.goose.guide:GUIDE",
    asked_of_people=(Dice,),
)

__all__ = [
    "RULES",
    "Answer",
    "Deal",
    "Dice",
    "Options",
    "Pass",
    "Ready",
    "Roll",
    "Show",
    "State",
    "Suspect",
]
