"""Attributes as parts of a sentence: what one says first, and what is said to follow from it."""

from __future__ import annotations

from typing import Final

from ...geometry import ATTRIBUTES, Figure, Verdict
from ...geometry.measurements import Measures
from ...geometry.numbers import a

_SAID: Final[dict[str, tuple[str, str]]] = {
    "reflexive-symmetry": ("it has a mirror line", "it has no mirror line"),
    "no-reflexive-symmetry": ("it has no mirror line", "it does have a mirror line"),
    "has-a-perimeter": ("it has a perimeter", "it has no perimeter"),
    "finite": ("it is finite", "it is not finite"),
    "infinite": ("it is infinite", "it is not infinite"),
    "no-angles": ("it has no angles", "it does have angles"),
    "acute-angle": ("it has an acute angle", "it has no acute angle"),
    "right-angle": ("it has a right angle", "it has no right angle"),
    "obtuse-angle": ("it has an obtuse angle", "it has no obtuse angle"),
    "straight-angle": ("it has a straight angle", "it has no straight angle"),
    "concave-angle": ("it has a concave angle", "it has no concave angle"),
    "two-acute-angles": ("it has two acute angles", "it does not have two acute angles"),
    "two-right-angles": ("it has two right angles", "it does not have two right angles"),
    "two-obtuse-angles": ("it has two obtuse angles", "it does not have two obtuse angles"),
    "no-right-angles": ("none of its angles is right", "it does have a right angle"),
    "two-equal-angles": ("two angles are equal", "no two angles are equal"),
    "three-equal-angles": ("three angles are equal", "no three angles are equal"),
    "all-angles-equal": ("all angles are equal", "not all angles are equal"),
    "four-angles": ("it has at least four angles", "it does not have four angles"),
    "exactly-four-angles": ("it has exactly four angles", "it does not have exactly four angles"),
    "exactly-three-angles": (
        "it has exactly three angles",
        "it does not have exactly three angles",
    ),
    "more-than-five-angles": ("it has more than five angles", "it has at most five angles"),
    "two-equal-sides": ("two sides are equal", "no two sides are equal"),
    "three-equal-sides": ("three sides are equal", "no three sides are equal"),
    "all-sides-equal": ("all sides are equal", "its sides are not all equal"),
    "not-all-sides-are-equal": ("not all sides are equal", "its sides do not differ"),
    "all-sides-unequal-in-length": ("no two sides are equal", "its sides are not all different"),
    "two-parallel-sides": ("two sides are parallel", "no two sides are parallel"),
}
PREMISES: Final[dict[str, str]] = {
    "two-equal-sides": "",
    "two-parallel-sides": "",
    "reflexive-symmetry": "It has a mirror line",
    "right-angle": "",
    "acute-angle": "",
    "obtuse-angle": "",
    "three-equal-sides": "",
    "two-equal-angles": "Two of its angles are equal",
    "all-sides-equal": "All its sides are equal",
    "all-angles-equal": "All its angles are equal",
    "two-acute-angles": "It has two acute angles",
    "two-obtuse-angles": "It has two obtuse angles",
    "two-right-angles": "It has two right angles",
    "not-all-sides-are-equal": "Not all its sides are equal",
    "no-right-angles": "None of its angles is a right angle",
    "no-reflexive-symmetry": "It has no mirror line",
    "quadrilateral": "It has four corners",
    "triangle": "It has three corners",
    "four-angles": "It has at least four angles",
    "convex-polygon": "It has no dent",
    "concave-polygon": "It has a dent",
    "has-a-perimeter": "It is closed",
    "no-angles": "It has no angles",
    "finite": "It can be measured",
    "infinite": "It goes on without end",
}
"""What can be said first, from the more telling; "" is said in the verdict's own words.

Where the verdict says more than the attribute alone, as two angles of 45° do in a triangle and a
fold through a corner and a side does about the number of corners, it is said in other words.
"""
_NAMES: Final = {
    "square-on-corner": "square on a corner",
    "trapezoid-1112": "trapezoid with three equal sides",
    "s-curve": "S-curve",
    "l-chain": "L-chain",
    "z-chain": "Z-chain",
    "w-chain": "W-chain",
    "l-hexagon": "L-hexagon",
}
_OF_SIDES: Final = {
    *("all-sides-equal", "not-all-sides-are-equal", "all-sides-unequal-in-length"),
}
_NOUNS: Final = {f"D{number}" for number in range(1, 9)}


def clause(attribute: str, *, holds: bool, of: Figure | None = None) -> str:
    """Say that an attribute fits, or that it does not.

    Of a figure that does not have what it compares (D13) only the attribute's name can be said: a
    circle has no sides that could be equal or not.

    >>> clause("rhombus", holds=False), clause("right-angle", holds=True)
    ('it is not a rhombus', 'it has a right angle')
    >>> from brainwaves_widgets.geometry import FIGURES
    >>> clause("all-sides-equal", holds=False, of=FIGURES["circle"])
    '"All sides equal" does not fit'
    """
    if of is not None and not _comparable(attribute, of.measures):
        return f'"{ATTRIBUTES[attribute].label}" {"fits" if holds else "does not fit"}'
    if ATTRIBUTES[attribute].rule in _NOUNS:
        return f"it is {'' if holds else 'not '}{a(ATTRIBUTES[attribute].label.lower())}"
    return _SAID[attribute][0 if holds else 1]


def _comparable(attribute: str, m: Measures) -> bool:
    """Tell whether there is enough of what an attribute compares (D13)."""
    if attribute == "no-right-angles":
        return len(m.angles) > 0
    if attribute == "all-angles-equal":
        return len(m.angles) > 1
    return attribute not in _OF_SIDES or len(m.sides) > 1


def premise(found: Verdict) -> str:
    """Say what is true of a figure, as the first half of a sentence.

    >>> from brainwaves_widgets.geometry import FIGURES, verdict
    >>> premise(verdict(FIGURES["rectangle"], "two-equal-sides"))
    'Sides AB and CD are both 2 long'
    """
    words = PREMISES[found.attribute.key]
    return words or found.because.split(", so ")[0].rstrip(".")


def called(figure: str) -> str:
    """Return a figure's name as one says it.

    >>> called("right-scalene-triangle")
    'right scalene triangle'
    """
    return _NAMES.get(figure, figure.replace("-", " "))
