"""Toy Game: take an open card or draw one in secret; the highest sum wins."""

from __future__ import annotations

from brainwaves_widgets.core.game import Game
from brainwaves_widgets.core.installed import STATIC

from . import rules, view, words
from .pieces import Deal, Draw, Options, Take
from .rules import Card, State

RULES = Game.of(
    rules,
    view,
    words,
    name="toy-game",
    title="Toy Game",
    options_type=Options,
    widget="toygame.widget:ToyGame",
    bundle=STATIC / "cards",
    guide="toygame.guide:GUIDE",
    hides_hands=True,
)

__all__ = ["RULES", "Card", "Deal", "Draw", "Options", "State", "Take"]
