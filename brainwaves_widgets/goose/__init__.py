"""The Astute Goose: remember suspects' clothes and animals as the line-up keeps changing."""

from __future__ import annotations

from ..core.rules import Game
from . import rules, words
from .baselines import lines
from .pieces import Answer, Deal, Dice, Options, Pass, Ready, Roll, Show, Suspect
from .rules import State
from .trials import trials
from .view import resample, reveal, view

RULES = Game(
    name="astute-goose",
    title="The Astute Goose",
    options_type=Options,
    move_types=(Ready, Roll, Answer, Pass, Show, Deal, Dice),
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
    scoring=("won", "error"),
    public={Roll: words.label},
    lines=lines,
    trials=trials,
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
