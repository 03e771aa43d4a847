"""The Brilliant Boar in numbers, for programs that learn: every move, and what a seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from ...core.encoding import one_hot
from ...core.rules import Seat
from ..pieces import ANIMALS, COPIES, Options, Play
from ..rules import DRAW, REMEMBER, TAKES, UNNAMED, Move, State, new
from ..view import view

PHASES: Final = ("act", "look", "take", "over")
_CARDS: Final = len(ANIMALS) * len(COPIES)


def actions(options: Options) -> tuple[Move, ...]:
    """Return every move of a player: Draw, Remember, both Takes, and a Play for each place.

    A hand may hold all cards in play. With `name_the_card` there is a Play for each place and
    animal, place by place.
    """
    names = ANIMALS if options.name_the_card else UNNAMED
    plays = (Play(place, name) for place in range(options.cards) for name in names)
    return DRAW, REMEMBER, *TAKES, *plays


def features(options: Options) -> dict[str, int]:
    """Return what `observe` tells, in its order, and in how many numbers.

    Seats are counted from the own one, on to the left; animals are in the order of `ANIMALS`.
    """
    return {name: len(numbers) for name, numbers in _told(new(options), 0).items()}


def observe(state: State, seat: Seat) -> list[float]:
    """Return what a seat may know, in numbers from 0 to 1."""
    return [*chain.from_iterable(_told(state, seat).values())]


def _told(state: State, seat: Seat) -> dict[str, Sequence[float]]:
    seen = view(state, seat)
    players, hands = len(seen["players"]), seen["hands"]
    around = [(seat + at) % players for at in range(players)]
    others = [_counts(hands[owner]["cards"] or ()) for owner in around[1:]]
    return {
        "phase": one_hot(PHASES, seen["phase"]),
        "whose turn": one_hot(around, seen["turn"]),
        "whether that player has just matched": [seen["again"]],
        "animals in play": [animal in seen["designs"] for animal in ANIMALS],
        "the deck, of 54": [seen["deck"] / _CARDS],
        "the deck's top card": one_hot(ANIMALS, seen["top"]),
        "how many of each animal lie on the table, of 6": _counts(seen["table"]),
        "the card just drawn": one_hot(ANIMALS, seen["drawn"]),
        "the card just played": one_hot(ANIMALS, seen["played"]),
        "sizes of hands, of 54": [hands[owner]["count"] / _CARDS for owner in around],
        "how many of each animal the others hold, of 6": [*chain.from_iterable(others)],
        "cards won, of 54": [seen["won"][owner] / _CARDS for owner in around],
        "the error pile, of 54": [seen["errors"] / _CARDS],
    }


def _counts(cards: Sequence[str]) -> list[float]:
    return [cards.count(animal) / len(COPIES) for animal in ANIMALS]
