"""The Brilliant Boar: everybody sees your cards but you."""

from __future__ import annotations

from . import rules, words
from .pieces import Card, Designs, Draw, Options, Play, Remember, Take, Turn
from .rules import State
from .view import resample, view


class BrilliantBoarRules:
    """The rules of The Brilliant Boar on the contract of all games."""

    name = "brilliant-boar"
    title = "The Brilliant Boar"
    options_type = Options
    move_types = (Draw, Remember, Play, Take, Designs, Turn)
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


RULES = BrilliantBoarRules()

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
