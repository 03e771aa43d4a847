"""The Astute Goose: remember suspects' clothes and animals as the line-up keeps changing."""

from __future__ import annotations

from ..core.installed import STATIC
from ..core.rules import Game
from . import baselines, display, prompt, rules, still, trials, view, words
from .pieces import Answer, Deal, Dice, Options, Pass, Ready, Roll, Show, Suspect
from .rules import State

RULES = Game.of(
    rules,
    view,
    words,
    prompt,
    still,
    display,
    trials,
    baselines,
    name="astute-goose",
    title="The Astute Goose",
    options_type=Options,
    scoring=("won", "error"),
    public={Roll: words.label},
    widget="brainwaves_widgets.goose.widget:AstuteGoose",
    bundle=STATIC / "goose",
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
