"""The record of a misconception: what is believed, what is true instead, and where it shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...geometry import ATTRIBUTES, Figure
from ...geometry.explain.attributes import predicates
from ...geometry.explain.relations import Definitions
from ...geometry.measurements import Measures
from ...geometry.numbers import a

Trap = Callable[[Measures, str], bool | None]
"""Returns the answer that shows the misconception on a figure and attribute, or None."""


@dataclass(frozen=True, slots=True)
class Misconception:
    """Something that is often believed and is not true.

    >>> from brainwaves_widgets.lessons import MISCONCEPTIONS
    >>> MISCONCEPTIONS["equilateral-is-not-isosceles"]
    <D2: An equilateral triangle is not isosceles>
    """

    key: str
    title: str
    """What is believed."""
    definition: str
    """The number of the definition that says otherwise."""
    truth: str
    """What is true instead."""
    practise: str
    trap: Trap
    says: Callable[[Measures, str], str]
    """The reason that somebody who believes it would give."""
    sources: tuple[str, ...] = ()
    """Keys of SOURCES that report it; () if only teachers tell of it."""
    lessons: tuple[str, ...] = ()
    """The numbers of the lessons that aim at it."""
    by_reason: bool = False
    """Whether the answer of a believer is right and only the reason shows the misconception."""
    slanted: bool = False
    """Whether it shows only on figures that are turned away from the horizontal."""

    def answer(
        self, figure: Figure, attribute: str, definitions: Definitions = "printed"
    ) -> bool | None:
        """Return the answer of somebody who believes it, where it shows; else None."""
        said = self.trap(figure.measures, attribute)
        if said is None:
            return None
        # A belief that is wrong by one definition may be right by another (D4).
        is_so = said is predicates(definitions)[attribute](figure.measures)
        return said if is_so is self.by_reason else None

    def wrong_answer(
        self, figure: Figure, attribute: str, definitions: Definitions = "printed"
    ) -> bool | None:
        """Return the wrong answer that shows it on this figure and attribute, or None."""
        return None if self.by_reason else self.answer(figure, attribute, definitions)

    def __repr__(self) -> str:
        return f"<{self.definition}: {self.title}>"


def denies(when: Callable[[Measures, str], bool]) -> Trap:
    """Trap those who answer no where they should answer yes."""
    return lambda m, key: False if when(m, key) else None


def claims(when: Callable[[Measures, str], bool]) -> Trap:
    """Trap those who answer yes where they should answer no."""
    return lambda m, key: True if when(m, key) else None


def always(reason: str) -> Callable[[Measures, str], str]:
    """Return a reason that is the same for every figure and attribute."""
    return lambda _m, _key: reason


def is_(m: Measures, key: str) -> bool:
    """Tell whether an attribute is true of what was measured."""
    return ATTRIBUTES[key].holds(m)


def noun(key: str) -> str:
    """Return an attribute's name with its article."""
    return a(ATTRIBUTES[key].label.lower())
