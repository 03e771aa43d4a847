"""Game Matrix: match geometric figures with attributes and dare one more card."""

from __future__ import annotations

from ..core.rules import Game
from . import rules, words
from .pieces import Card, Claim, Draw, Nothing, Open, Options, Take, Turn, by_number
from .rules import State, Told
from .view import resample, reveal, view

RULES = Game(
    name="game-matrix",
    title="Game Matrix",
    options_type=Options,
    move_types=(Draw, Claim, Nothing, Take, Open, Turn),
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
    scoring=("took",),
)

__all__ = [
    "RULES",
    "Card",
    "Claim",
    "Draw",
    "Nothing",
    "Open",
    "Options",
    "State",
    "Take",
    "Told",
    "Turn",
    "by_number",
]
