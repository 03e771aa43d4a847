"""Toy Game: take an open card or draw one in secret; the highest sum wins."""

from __future__ import annotations

from brainwaves_widgets.core.rules import Game

from . import rules, words
from .pieces import Deal, Draw, Options, Take
from .rules import Card, State
from .view import resample, view

RULES = Game(
    name="toy-game",
    title="Toy Game",
    options_type=Options,
    move_types=tuple(rules.PLAYS),
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

__all__ = ["RULES", "Card", "Deal", "Draw", "Options", "State", "Take"]
