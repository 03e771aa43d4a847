"""Known misconceptions: which wrong answer shows one, what is true instead, what to practise."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ...geometry import Figure
from ...geometry.explain.relations import Definitions
from .cards import CARDS
from .lines import LINES
from .names import NAMES
from .record import Misconception

ALL: Final = (*NAMES, *CARDS, *LINES)
MISCONCEPTIONS: Final[Mapping[str, Misconception]] = MappingProxyType({one.key: one for one in ALL})


def aims(lesson: str) -> tuple[Misconception, ...]:
    """Return the misconceptions that a lesson aims at, by its number.

    >>> [one.key for one in aims("09")]
    ['not-all-means-none', 'nothing-to-compare-fits', 'one-line-is-parallel']
    """
    return tuple(one for one in ALL if lesson in one.lessons)


def trapped(
    figure: Figure, attribute: str, definitions: Definitions = "printed"
) -> tuple[Misconception, ...]:
    """Return the misconceptions that an answer about this would show.

    >>> from brainwaves_widgets.geometry import FIGURES
    >>> trapped(FIGURES["square"], "rectangle")
    (<D3: A special kind is no longer the general kind>,)
    """
    return tuple(one for one in ALL if one.answer(figure, attribute, definitions) is not None)


def revealed(
    figure: Figure,
    attribute: str,
    *,
    answer: bool,
    reason: str = "",
    definitions: Definitions = "printed",
) -> str:
    """Name the misconception that a wrong answer shows, or "".

    A reason shows one only if it is what that misconception says: a wrong answer for any other
    reason was a slip. Without a reason an answer shows one only if it can show no other.
    """
    told = [
        one
        for one in trapped(figure, attribute, definitions)
        if one.trap(figure.measures, attribute) is answer and (reason or not one.by_reason)
    ]
    if reason:
        told = [one for one in told if one.says(figure.measures, attribute) == reason]
    return told[0].key if len(told) == 1 else ""
