"""A memory for cards at places: capacity, decay, interference and attention.

Whether a feature of a card is taken in is decided by a draw when the card is seen; it can be
recalled as long as its trace is stronger than another draw of that moment. So what is forgotten
stays forgotten unless the table empties, and the share of cards that are still known after some
time is the strength of their traces.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Ability:
    """How well somebody remembers; without arguments, perfectly."""

    capacity: float = inf
    """How many cards it keeps without loss; with more, all traces are weaker."""
    lost_by_turn: float = 0.0
    """The share of a trace's strength that is lost with every turn."""
    lost_by_card: float = 0.0
    """The share that is lost with every other card seen since."""
    confusion: float = 0.0
    """How strongly, from 0 to 1, the card that was at a place before still comes to mind."""
    attention: float = 1.0
    """How likely it is to take in a feature of a card on its own turn."""
    attention_to_others: float = 1.0
    """How likely it is to do so on somebody else's turn."""


PERFECT = Ability()
GROWN_UP = Ability(
    capacity=5,
    lost_by_turn=0.015,
    lost_by_card=0.03,
    confusion=0.3,
    attention=0.99,
    attention_to_others=0.95,
)
CHILD = Ability(
    capacity=3.5,
    lost_by_turn=0.03,
    lost_by_card=0.12,
    confusion=0.6,
    attention=0.92,
    attention_to_others=0.75,
)


class Belief(NamedTuple):
    """What a feature of a card is thought to be, and how sure that is, from 0 to 1."""

    value: str
    sure: float


@dataclass(slots=True)
class Trace:
    """What one card left behind."""

    features: dict[str, tuple[str, float]]
    """Those that were taken in, and how strong the trace must be for each to be recalled."""
    turn: int
    card: int


@dataclass(slots=True)
class Memory:
    """What a mind remembers of the cards at numbered places.

    >>> memory = Memory(PERFECT, Random(1))
    >>> memory.learn(0, {"colour": "red"}, own=True)
    >>> memory.recall(0, "colour"), memory.recall(1, "colour")
    (Belief(value='red', sure=1.0), None)
    """

    ability: Ability
    rng: Random
    _now: dict[int, Trace] = field(default_factory=dict)
    """The cards at the places now."""
    _before: dict[int, Trace] = field(default_factory=dict)
    """The cards that were there before them."""
    _turns: int = 0
    _cards: int = 0

    def clear(self) -> None:
        """Forget everything: a new game begins."""
        self._now, self._before = {}, {}
        self._turns = self._cards = 0

    def pass_turn(self) -> None:
        """Let a turn go by."""
        self._turns += 1

    def learn(self, place: int, features: Mapping[str, str], *, own: bool) -> None:
        """Look at the card that lies at a place now, on its own turn or on somebody else's."""
        ability, draw = self.ability, self.rng.random
        attention = ability.attention if own else ability.attention_to_others
        self.leave(place)
        self._cards += 1
        taken = {kind: value for kind, value in features.items() if draw() < attention}
        held = {kind: (value, draw()) for kind, value in taken.items()}
        self._now[place] = Trace(held, self._turns, self._cards)

    def leave(self, place: int) -> None:
        """Note that the card at a place is gone; it may still come to mind there."""
        if place in self._now:
            self._before[place] = self._now.pop(place)

    def close_gap(self, place: int) -> None:
        """Take the card of a place out of a row; the cards after it move up by one."""
        row = dict(self._now)
        for one in [place, *sorted(one for one in row if one > place)]:
            self.leave(one)
            if one + 1 in row:
                self._now[one] = row[one + 1]

    def keep_first(self, count: int) -> None:
        """Note that only the first cards of a row are left."""
        for place in [one for one in self._now if one >= count]:
            self.leave(place)

    def recall(self, place: int, kind: str) -> Belief | None:
        """Return what comes to mind about a card's feature, or `None` if nothing does."""
        confusion = self.ability.confusion
        for trace, weight in ((self._now.get(place), 1.0), (self._before.get(place), confusion)):
            if trace is not None and kind in trace.features:
                (value, hold), strength = trace.features[kind], weight * self._strength(trace)
                if strength > hold:
                    return Belief(value, 1 - confusion * (1 - strength))
        return None

    def _strength(self, trace: Trace) -> float:
        ability = self.ability
        turns, cards = self._turns - trace.turn, self._cards - trace.card
        kept = (1 - ability.lost_by_turn) ** turns * (1 - ability.lost_by_card) ** cards
        return kept * min(1.0, ability.capacity / max(1, len(self._now)))
