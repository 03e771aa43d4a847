"""The Astute Goose: remember suspects' clothes and animals as the line-up keeps changing."""

from __future__ import annotations

from ..core.play import Game
from . import rules, words
from .pieces import Answer, Deal, Dice, Options, Pass, Ready, Roll, Show, Suspect
from .rules import State
from .view import resample, view

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
