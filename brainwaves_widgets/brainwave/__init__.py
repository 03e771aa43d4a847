"""Brain Wave: battles on the first home console, and trains of thought across a board."""

from __future__ import annotations

from ..core.rules import Game
from . import words
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
from .resample import dealer, resample
from .rules import rules
from .rules.state import State
from .view import reveal, view

RULES = Game(
    name="brain-wave",
    title="Brain Wave",
    options_type=Options,
    move_types=rules.MOVES,
    new=rules.new,
    actors=rules.actors,
    moves=rules.moves,
    play=rules.play,
    view=view,
    outcome=rules.outcome,
    label=words.label,
    tell=words.tell,
    resample=resample,
    reveal=reveal,
    scoring=("shot", "finished"),
    public={
        EndTurn: words.label,
        Throw: words.label,
        Draw: lambda _draw: "A tile is drawn",
    },
    dealer=dealer,
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
