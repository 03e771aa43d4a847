"""Which questions a quiz asks: enough to tell a misconception from a slip, and half of them fit.

A misconception is only believed to be one if it shows at least twice (see `diagnosis.py`). So for
each one that a quiz looks for, some questions give it a chance to show. The others are there so
that nobody does well by always giving the same answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import Final

from ...geometry.explain.relations import Definitions
from ..lab.figures_on_sheet import turned
from ..misconceptions import trapped
from ..reasons.distractors import MOST_BELIEFS
from ..reasons.shapes import SHAPES
from .questions import Pair

CHANCES: Final = 3
"""How many chances to show a misconception gets."""
TRAPS, HALF = 0.86, 0.5
"""The largest share of questions that give misconceptions a chance: those looked for, or any."""
SLANT: Final = 28
"""A turn after which no side of a figure that lay flat is horizontal or vertical."""


@cache
def shown_by(figure: str, attribute: str, definitions: Definitions) -> frozenset[str]:
    """Return the misconceptions that can show, if the figure is turned as they need it."""
    flat, slant = SHAPES[figure], turned(SHAPES[figure], SLANT)
    found = {
        one.key
        for drawn, slanted in ((flat, False), (slant, True))
        for one in trapped(drawn, attribute, definitions)
        if one.slanted is slanted
    }
    return frozenset(found)


def plan(
    all_of_them: Sequence[Pair],
    how_many: int,
    rng: Random,
    aims: Iterable[str] = (),
    asked: Iterable[tuple[str, str]] = (),
) -> list[Pair]:
    """Choose pairs: half of them fit, some give misconceptions a chance, all differ.

    Look for the misconceptions in `aims` first, and ask again what was `asked` only if there is
    nothing else.

    >>> from ..definitions import chosen
    >>> from .questions import pairs
    >>> some = plan(pairs(chosen(("D3", "D4")), None, None), 12, Random(7))
    >>> len(set(some)), sum(one.holds for one in some)
    (12, 6)
    """
    old = set(asked)
    left = rng.sample(all_of_them, len(all_of_them))
    picked: list[Pair] = []
    chances: Counter[str] = Counter()

    wanted = list(dict.fromkeys(aims))
    room = max(1, int((TRAPS if wanted else HALF) * how_many))
    # A question that offers two can show only one of them, so they share only if they must.
    alone = 0 < CHANCES * len(wanted) <= room

    def worth(one: Pair, need: int = 0) -> tuple[int, ...]:
        return ((one.figure, one.attribute) in old, *_worth(one, picked, need))

    def take(one: Pair, aim: str = "") -> None:
        left.remove(one)
        can = _shows(one) if not alone else {aim} - {""}
        first = sorted(can, key=lambda key: (key != aim, key not in wanted, chances[key], key))
        chosen = tuple(first[:MOST_BELIEFS])
        chances.update(chosen)
        picked.append(one._replace(aims=chosen))

    others = sorted({key for one in left for key in _shows(one)} - {*wanted})
    rng.shuffle(others)
    for aim in wanted or others:
        while chances[aim] < CHANCES and len(picked) < room:
            full = {fits for fits in (True, False) if _many(picked, fits) >= HALF * how_many}
            could = [one for one in left if aim in _shows(one)]
            if not wanted:
                could = [one for one in could if one.holds not in full]
            if not could:
                break
            need = {} if alone else {one: _need(one, wanted, chances) for one in could}
            take(min(could, key=lambda one: worth(one, need.get(one, 0))), aim)
    while left and len(picked) < how_many:
        take(min(left, key=worth))
    rng.shuffle(picked)
    return picked


def _many(picked: Sequence[Pair], fits: bool) -> int:  # noqa: FBT001 - which of the two
    return sum(one.holds is fits for one in picked)


def _shows(one: Pair) -> frozenset[str]:
    if one.arguable:
        return frozenset()
    return shown_by(one.figure, one.attribute, one.definitions)


def _need(one: Pair, wanted: Sequence[str], chances: Counter[str]) -> int:
    """Return how many of the wanted misconceptions that still need a chance this could show."""
    return min(MOST_BELIEFS, sum(chances[key] < CHANCES for key in _shows(one) if key in wanted))


def _worth(one: Pair, picked: Sequence[Pair], need: int) -> tuple[int, int, int]:
    """Rank a pair, the better the lower: what the picked ones lack comes first."""
    fits = sum(other.holds for other in picked)
    lacks = one.holds is (2 * fits <= len(picked))
    same = sum(
        (other.figure == one.figure)
        + 2 * (other.attribute == one.attribute)
        + 2 * (other.definition == one.definition)
        for other in picked
    )
    return (-need, not lacks, same)
