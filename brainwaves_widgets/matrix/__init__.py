"""Game Matrix: match geometric figures with attributes and dare one more card."""

from __future__ import annotations

from . import rules, words
from .pieces import Card, Claim, Draw, Nothing, Open, Options, Take, Turn
from .rules import State, Told
from .view import resample, view


class GameMatrixRules:
    """The rules of Game Matrix on the contract of all games."""

    name = "game-matrix"
    title = "Game Matrix"
    options_type = Options
    move_types = (Draw, Claim, Nothing, Take, Open, Turn)
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


RULES = GameMatrixRules()

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
]
