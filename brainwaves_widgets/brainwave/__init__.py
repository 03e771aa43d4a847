"""Brain Wave: battles on the first home console, and trains of thought across a board."""

from __future__ import annotations

from ..core.game import Game
from ..core.installed import STATIC
from . import resample, view
from .analysis import encoding
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
from .text import aloud, prompt, words
from .thinking.controls import joined

RULES = Game.of(
    rules,
    view,
    resample,
    words,
    prompt,
    picture,
    aloud,
    encoding,
    name="brain-wave",
    title="Brain Wave",
    options_type=Options,
    scoring=("shot", "finished"),
    public={
        EndTurn: words.label,
        Throw: words.label,
        Draw: lambda _draw: "A tile is drawn",
    },
    opponents=(
        "brainwaves_widgets.bots:Guesser",
        "brainwaves_widgets.bots:Beginner",
        "brainwaves_widgets.bots:Regular",
        "brainwaves_widgets.bots:Champion",
        "brainwaves_widgets.brainwave.bots:Builder",
    ),
    widget="brainwaves_widgets.brainwave.widget:BrainWave",
    bundle=STATIC / "brainwave",
    guide="brainwaves_widgets.brainwave.guide:GUIDE",
    asked_of_people=(Roll,),
    hides_hands=True,
    made_together=(Attempt,),
    joined=joined,
    starts_in_turn=False,  # dice decide (W9)
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
