"""The Brilliant Boar in numbers, for programs that learn: every move, and what a seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...core.encoding import one_hot, relative
from ...core.rules import Seat
from ..pieces import ANIMALS, COPIES, Options, Play
from ..rules import DRAW, REMEMBER, TAKES, UNNAMED, Move, State
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
    players, animals = len(options.players), len(ANIMALS)
    return {
        "phase": len(PHASES),
        "whose turn": players,
        "whether that player has just matched": 1,
        "animals in play": animals,
        "the deck, of 54": 1,
        "the deck's top card": animals,
        "how many of each animal lie on the table, of 6": animals,
        "the card just drawn": animals,
        "the card just played": animals,
        "sizes of hands, of 54": players,
        "how many of each animal the others hold, of 6": (players - 1) * animals,
        "cards won, of 54": players,
        "the error pile, of 54": 1,
    }


def observe(state: State, seat: Seat) -> list[float]:
    """Return what a seat may know, in numbers from 0 to 1."""
    seen = view(state, seat)
    players = len(seen["players"])
    around = [(seat + at) % players for at in range(players)]
    hands = seen["hands"]
    return [
        *one_hot(PHASES, seen["phase"]),
        *one_hot(range(players), relative(seen["turn"], seat, players)),
        seen["again"],
        *(animal in seen["designs"] for animal in ANIMALS),
        seen["deck"] / _CARDS,
        *one_hot(ANIMALS, seen["top"]),
        *_counts(seen["table"]),
        *one_hot(ANIMALS, seen["drawn"]),
        *one_hot(ANIMALS, seen["played"]),
        *(hands[owner]["count"] / _CARDS for owner in around),
        *(count for owner in around[1:] for count in _counts(hands[owner]["cards"] or ())),
        *(seen["won"][owner] / _CARDS for owner in around),
        seen["errors"] / _CARDS,
    ]


def _counts(cards: Iterable[str]) -> list[float]:
    held = list(cards)
    return [held.count(animal) / len(COPIES) for animal in ANIMALS]
