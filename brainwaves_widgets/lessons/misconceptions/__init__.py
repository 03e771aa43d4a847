"""Known misconceptions: which wrong answer shows one, what is true instead, what to practise."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from ...core.files.codec import structure
from ...geometry import Figure
from ...geometry.explain.relations import Definitions
from .record import Misconception

MEMORY: Final = "(Cited from memory.)"


def _read(file: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads(Path(__file__).with_name(file).read_text(encoding="utf-8"))


SOURCES: Final = {
    key: one["title"] if one.get("found") else f"{one['title']} {MEMORY}"
    for key, one in _read("sources.toml").items()
}
"""The literature that reports the misconceptions, by short keys."""
MISCONCEPTIONS: Final[Mapping[str, Misconception]] = MappingProxyType(
    {
        key: structure(Misconception, {"key": key, **fields})
        for key, fields in _read("misconceptions.toml").items()
    }
)
ALL: Final = tuple(MISCONCEPTIONS.values())


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
        one.key
        for one in ALL
        if one.answer(figure, attribute, definitions) is answer
        and (one.says(figure.measures, attribute) == reason if reason else not one.by_reason)
    ]
    return told[0] if len(told) == 1 else ""
