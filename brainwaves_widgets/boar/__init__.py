"""The Brilliant Boar: everybody sees your cards but you."""

from __future__ import annotations

from ..core.installed import STATIC
from ..core.rules import Game
from . import baselines, display, prompt, rules, still, trials, view, words
from .pieces import Card, Designs, Draw, Options, Play, Remember, Take, Turn
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
    name="brilliant-boar",
    title="The Brilliant Boar",
    options_type=Options,
    scoring=("pair", "error"),
    public={Turn: lambda turn: f"The deck's top card is a {turn.animal}"},
    widget="brainwaves_widgets.boar.widget:BrilliantBoar",
    bundle=STATIC / "boar",
    asked_apart="name",
    hides_hands=True,
)

__all__ = [
    "RULES",
    "Card",
    "Designs",
    "Draw",
    "Options",
    "Play",
    "Remember",
    "State",
    "Take",
    "Turn",
]
