"""The record of a misconception: what is believed, what is so instead, and who falls for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..geometry import Figure
from ..geometry.explain.attributes import predicates
from ..geometry.explain.relations import Definitions
from ..geometry.measurements import Measures

Trap = Callable[[Measures, str], bool | None]
"""Returns the wrong answer that shows the misconception on a figure and attribute, or None."""


@dataclass(frozen=True, slots=True)
class Misconception:
    """Something that is often believed and is not so.

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
    """What is so instead."""
    practise: str
    trap: Trap
    says: Callable[[Measures, str], str]
    """The reason that somebody who believes it would give."""

    def wrong_answer(
        self, figure: Figure, attribute: str, definitions: Definitions = "printed"
    ) -> bool | None:
        """Return the answer that shows it on this figure and attribute, or None."""
        answer = self.trap(figure.measures, attribute)
        # A belief that is wrong by one definition may be right by another (D4).
        is_so = answer is predicates(definitions)[attribute](figure.measures)
        return None if is_so else answer

    def __repr__(self) -> str:
        return f"<{self.definition}: {self.title}>"


def denies(when: Callable[[Measures, str], bool]) -> Trap:
    """Trap those who answer no where they should answer yes."""
    return lambda m, key: False if when(m, key) else None


def claims(when: Callable[[Measures, str], bool]) -> Trap:
    """Trap those who answer yes where they should answer no."""
    return lambda m, key: True if when(m, key) else None


def always(reason: str) -> Callable[[Measures, str], str]:
    """Give the same reason for every figure and attribute."""
    return lambda _m, _key: reason
