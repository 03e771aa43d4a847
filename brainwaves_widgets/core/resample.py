"""Exchanging what a seat cannot know, to prove that it stays secret."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TypeVar

K = TypeVar("K")
C = TypeVar("C")

_SWAPS = 20


def exchange(
    cards: Mapping[K, C], spare: Sequence[C], fits: Callable[[K, C], bool], rng: Random
) -> dict[K, C]:
    """Exchange hidden cards with each other and with spare ones wherever each still `fits`.

    >>> from random import Random
    >>> exchange({"left": "fox"}, ["hare", "fox"], lambda where, card: card == "hare", Random(1))
    {'left': 'hare'}
    """
    places = list(cards)
    pool = [*cards.values(), *spare]
    for _ in range(_SWAPS * len(places)):
        one, other = rng.randrange(len(places)), rng.randrange(len(pool))
        if fits(places[one], pool[other]) and (
            other >= len(places) or fits(places[other], pool[one])
        ):
            pool[one], pool[other] = pool[other], pool[one]
    return dict(zip(places, pool, strict=False))
