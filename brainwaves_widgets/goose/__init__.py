"""The Astute Goose: remember suspects' clothes and animals as the line-up keeps changing."""

from __future__ import annotations

from . import rules, words
from .pieces import Answer, Deal, Dice, Options, Pass, Ready, Roll, Show, Suspect
from .rules import State
from .view import resample, view


class AstuteGooseRules:
    """The rules of The Astute Goose on the contract of all games."""

    name = "astute-goose"
    title = "The Astute Goose"
    options_type = Options
    move_types = (Ready, Roll, Answer, Pass, Show, Deal, Dice)
    new = staticmethod(rules.new)
    actors = staticmethod(rules.actors)
    moves = staticmethod(rules.moves)
    play = staticmethod(rules.play)
    view = staticmethod(view)
    outcome = staticmethod(rules.outcome)
    label = staticmethod(words.label)
    tell = staticmethod(words.tell)
    resample = staticmethod(resample)

    def __repr__(self) -> str:
        return f"<Rules of {self.title}>"


RULES = AstuteGooseRules()

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
