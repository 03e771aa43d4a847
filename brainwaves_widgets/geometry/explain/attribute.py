"""The record of an attribute: what it means, when it holds, why, and how it is said."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..measurements import Measures
from ..numbers import a
from ..witness import Reason
from .relations import is_inclusive

Predicate = Callable[[Measures], bool]
Why = Callable[[Measures, bool], Reason]
"""Explains a verdict: takes what was measured and whether the attribute holds."""


@dataclass(frozen=True, slots=True, repr=False)
class Attribute:
    """Something that may be true of a figure, with its definition for learners.

    >>> from brainwaves_widgets.geometry import ATTRIBUTES
    >>> ATTRIBUTES["right-triangle"]
    <Right triangle: A triangle with a right angle.>
    """

    key: str
    dots: int
    """How hard it is, from 1 to 3, as printed on its card."""
    rule: str
    """The number of the definition in DEFINITIONS.md."""
    definition: str
    holds: Predicate
    why: Why
    says: tuple[str, str] = ("", "")
    """Clauses that say that it holds and that it does not; a name is said with "it is"."""
    premise: str = ""
    """What the quiz says first to draw a conclusion from it; by default, the verdict's reason."""
    compares: Predicate | None = None
    """Whether a figure has the parts that this attribute compares (D13)."""
    inclusive: str = ""
    """What it means with `definitions="inclusive"`, where that differs (D4)."""
    inclusive_holds: Predicate | None = None
    inclusive_why: Why | None = None

    @property
    def label(self) -> str:
        """Its name as printed on the card."""
        return self.key.replace("-", " ").capitalize()

    def meaning(self, definitions: str = "printed") -> str:
        """Say what it means by the printed or by the inclusive definitions."""
        return (is_inclusive(definitions) and self.inclusive) or self.definition

    def clause(self, *, holds: bool) -> str:
        """Say that it holds, or that it does not, as a part of a sentence."""
        if any(self.says):
            return self.says[0 if holds else 1]
        return f"it is {'' if holds else 'not '}{a(self.label.lower())}"

    def __repr__(self) -> str:
        return f"<{self.label}: {self.definition}>"
