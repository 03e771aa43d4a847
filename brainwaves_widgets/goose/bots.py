"""Players of The Astute Goose that are programs: minds, from a perfect memory to none."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ..core.bots import Guesser, Opponent
from ..core.rules import View
from ..minds.memory import PERFECT, Ability, Memory
from .pieces import Answer, Show
from .rules import PASS, Move

__all__ = ["Guesser", "Mind", "Rememberer"]


class Rememberer:
    """Remembers every suspect it saw face up, and names a value right whenever it knows it.

    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.core.bots import drive
    >>> from brainwaves_widgets.goose import RULES, Options
    >>> table = Table(RULES, Options(players=("Ann",), deck="random"), seed=3)
    >>> drive(table, {0: Rememberer()})
    >>> table.outcome, len(table.state.errors)
    (Outcome(scores=(24,), winners=(0,)), 0)
    """

    def __init__(self) -> None:
        self._known: dict[int, dict[str, str]] = {}

    def see(self, view: View) -> None:
        """Learn the suspects that lie open, by their places."""
        for place, entry in enumerate(view["lineup"]):
            if isinstance(entry["card"], dict):
                self._known[place] = entry["card"]

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move | None:
        """Name what it knows, else what nobody has tried yet."""
        answers = [move for move in moves if isinstance(move, Answer)]
        if not answers:
            return next((move for move in moves if not isinstance(move, Show)), None)
        suspect = self._known.get(view["place"])
        if suspect is not None:
            return Answer(suspect[view["dice"]["kind"]])
        tried: set[Any] = {entry["value"] for entry in view["tries"]}
        return next((move for move in answers if move.value not in tried), answers[0])


class Mind(Opponent):
    """Answers by what it remembers, as well as its ability lets it, and guesses otherwise.

    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.core.bots import drive
    >>> from brainwaves_widgets.goose import RULES, Options
    >>> table = Table(RULES, Options(players=("Ann", "Ben")), seed=3)
    >>> drive(table, {0: Mind(seed=1), 1: Guesser(seed=1)})
    >>> table.outcome.winners
    (0,)
    """

    games = ("astute-goose",)
    name = "Mind"

    def __init__(self, ability: Ability = PERFECT, seed: int | Random | None = None) -> None:
        super().__init__(seed)
        self.ability = ability
        self._memory = Memory(ability, self.rng)
        self._phase = ""

    def see(self, view: View) -> None:
        """Take in the suspects that have just been laid open, by their places."""
        phase, memory = view["phase"], self._memory
        if phase != self._phase:
            if phase == "study":
                memory.clear()
            if phase == "roll":
                memory.pass_turn()
            own = phase == "study" or view["turn"] == view["seat"]
            for place, entry in enumerate(view["lineup"]):
                if isinstance(entry["card"], dict):
                    memory.learn(place, entry["card"], own=own)
        self._phase = phase

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move | None:
        """Name the likeliest value; pass if a guess would help others more than it is worth."""
        answers = [move for move in moves if isinstance(move, Answer)]
        if not answers:
            return next((move for move in moves if not isinstance(move, Show)), None)
        odds = self.odds(view, [answer.value for answer in answers])
        best = max(odds.values())
        if PASS in moves and best < gives_away(view, odds):
            return PASS
        return Answer(self.rng.choice([value for value, odd in odds.items() if odd == best]))

    def odds(self, view: View, values: list[str]) -> dict[str, float]:
        """Return how likely it thinks each value is; those named before were wrong."""
        belief = self._memory.recall(view["place"], view["dice"]["kind"])
        tried = {entry["value"] for entry in view["tries"]}
        open_ = [value for value in values if value not in tried] or values
        if belief is None or belief.value not in open_:
            return dict.fromkeys(open_, 1 / len(open_))
        rest = (1 - belief.sure) / max(1, len(open_) - 1)
        return dict.fromkeys(open_, rest) | {belief.value: belief.sure}


def gives_away(view: View, odds: Mapping[str, float]) -> float:
    """Return how much a wrong answer adds to the chance of those who may guess after it (G13)."""
    others = len(view["players"]) - len(view["tries"]) - 1
    left = len(odds) - 1
    if not others or not left:
        return 0.0
    return (1 - max(odds.values())) * min(1.0, others / left - others / (left + 1))
