"""Brain Wave: battles on the first home console, and trains of thought across a board."""

from __future__ import annotations

from ..core.installed import STATIC
from ..core.rules import Game
from . import display, prompt, resample, view, words
from .console.console import Console
from .console.maze import Square
from .pieces import (
    Attempt,
    Call,
    Crossing,
    Draw,
    EndTurn,
    Go,
    Laid,
    Lay,
    News,
    Options,
    Plan,
    PutBack,
    Roll,
    Shoot,
    TakeBack,
    TakeUp,
    Throw,
)
from .rules import rules
from .rules.state import State
from .still import picture

RULES = Game.of(
    rules,
    view,
    resample,
    words,
    prompt,
    picture,
    display,
    name="brain-wave",
    title="Brain Wave",
    options_type=Options,
    scoring=("shot", "finished"),
    public={
        EndTurn: words.label,
        Throw: words.label,
        Draw: lambda _draw: "A tile is drawn",
    },
    widget="brainwaves_widgets.brainwave.widget:BrainWave",
    bundle=STATIC / "brainwave",
    asked_of_people=(Roll,),
    hides_hands=True,
    made_together=(Attempt,),
)

__all__ = [
    "RULES",
    "Attempt",
    "Call",
    "Console",
    "Crossing",
    "Draw",
    "EndTurn",
    "Go",
    "Laid",
    "Lay",
    "News",
    "Options",
    "Plan",
    "PutBack",
    "Roll",
    "Shoot",
    "Square",
    "State",
    "TakeBack",
    "TakeUp",
    "Throw",
]
