"""The record of a misconception: what is believed, what is true instead, and where it shows."""

from __future__ import annotations

from dataclasses import dataclass

from ...geometry import ATTRIBUTES, Figure
from ...geometry.explain.attributes import predicates
from ...geometry.explain.relations import Definitions
from ...geometry.measurements import Measures
from .traps import DETAILS, TRAPS, noun


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
    reason: str
    """The reason that somebody who believes it would give, with gaps for what it speaks of."""
    sources: tuple[str, ...] = ()
    """Keys of SOURCES that report it; () if only teachers tell of it."""
    lessons: tuple[str, ...] = ()
    """The numbers of the lessons that aim at it."""
    by_reason: bool = False
    """Whether the answer of a believer is right and only the reason shows the misconception."""
    slanted: bool = False
    """Whether it shows only on figures that are turned away from the horizontal."""

    def says(self, m: Measures, attribute: str) -> str:
        """Return the reason that somebody who believes it would give."""
        details = DETAILS[self.key](m, attribute) if self.key in DETAILS else {}
        label = ATTRIBUTES[attribute].label
        return self.reason.format(label=label, name=noun(attribute), **details)

    def answer(
        self, figure: Figure, attribute: str, definitions: Definitions = "printed"
    ) -> bool | None:
        """Return the answer of somebody who believes it, where it shows; else None."""
        said = TRAPS[self.key](figure.measures, attribute)
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
