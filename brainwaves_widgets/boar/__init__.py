"""The Brilliant Boar: everybody sees your cards but you."""

from __future__ import annotations

from ..core.rules import Game
from . import rules, words
from .baselines import lines
from .pieces import Card, Designs, Draw, Options, Play, Remember, Take, Turn
from .rules import State
from .trials import trials
from .view import resample, reveal, view

RULES = Game(
    name="brilliant-boar",
    title="The Brilliant Boar",
    options_type=Options,
    move_types=(Draw, Remember, Play, Take, Designs, Turn),
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
    scoring=("pair", "error"),
    public={Turn: lambda turn: f"The deck's top card is a {turn.animal}"},
    lines=lines,
    trials=trials,
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
