"""The Brilliant Boar: everybody sees your cards but you."""

from __future__ import annotations

from ..core.game import Game
from ..core.installed import STATIC
from ..minds import PROGRAMS
from . import rules, still, view
from .analysis import baselines, encoding, trials
from .pieces import Card, Designs, Draw, Options, Play, Remember, Take, Turn
from .rules import State
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
    name="brilliant-boar",
    title="The Brilliant Boar",
    options_type=Options,
    scoring=("pair", "error"),
    public={Turn: lambda turn: f"The deck's top card is a {turn.animal}"},
    opponents=PROGRAMS,
    widget="brainwaves_widgets.boar.widget:BrilliantBoar",
    bundle=STATIC / "boar",
    guide="brainwaves_widgets.boar.guide:GUIDE",
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
