"""Attributes as parts of a sentence: what is said first, and what follows from it."""

from __future__ import annotations

from typing import Final

from ...geometry import ATTRIBUTES, Attribute, Figure, Verdict

_SIDES: Final = (
    *("two-equal-sides", "three-equal-sides", "all-sides-equal", "not-all-sides-are-equal"),
)
_ALIKE: Final = ("two-equal-angles", "all-angles-equal")
_ANGLES: Final = (
    *("right-angle", "acute-angle", "obtuse-angle", "two-acute-angles"),
    *("two-obtuse-angles", "two-right-angles", "no-right-angles"),
)
_MIRRORS: Final = ("reflexive-symmetry", "no-reflexive-symmetry")
_DENTS: Final = ("convex-polygon", "concave-polygon")
_ENDS: Final = ("has-a-perimeter", "finite", "infinite")
RELEVANT: Final[dict[str, tuple[str, ...]]] = {
    "D1": ("all-sides-equal", "not-all-sides-are-equal", *_DENTS),
    "D2": (*_SIDES, *_ALIKE, *_ANGLES, *_MIRRORS),
    "D3": ("two-parallel-sides", *_SIDES, *_ALIKE, *_ANGLES),
    "D4": ("two-parallel-sides", *_SIDES, *_ANGLES, *_MIRRORS),
    "D5": (*_SIDES, *_ALIKE, *_MIRRORS, *_DENTS, *_ANGLES),
    "D6": ("reflexive-symmetry", "no-angles", "has-a-perimeter"),
    "D7": _ENDS,
    "D8": ("no-angles", "has-a-perimeter"),
    "D9": ("two-parallel-sides", *_SIDES, *_ALIKE, *_DENTS, "right-angle", "no-right-angles"),
    "D10": _ENDS,
    "D11": (*_ANGLES, *_ALIKE, *_DENTS),
    "D12": (*_SIDES, *_ALIKE, *_ANGLES, *_DENTS),
    "D13": (*_SIDES, *_ALIKE, *_ANGLES, *_MIRRORS),
    "D14": (*_SIDES, *_ANGLES),
}
"""What a pupil would speak of when asked about an attribute of each definition."""
PREMISES: Final = (
    *("two-equal-sides", "two-parallel-sides", "reflexive-symmetry"),
    *("right-angle", "acute-angle", "obtuse-angle"),
    *("three-equal-sides", "two-equal-angles", "all-sides-equal", "all-angles-equal"),
    *("two-acute-angles", "two-obtuse-angles", "two-right-angles"),
    *("not-all-sides-are-equal", "no-right-angles", "no-reflexive-symmetry"),
    *("quadrilateral", "triangle", "four-angles", "convex-polygon", "concave-polygon"),
    *("has-a-perimeter", "no-angles", "finite", "infinite"),
)
"""The attributes that can be said first, the most telling ones first."""


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
    about = ATTRIBUTES[attribute]
    if of is not None and about.compares is not None and not about.compares(of.measures):
        return f'"{about.label}" {"fits" if holds else "does not fit"}'
    return about.clause(holds=holds)


def relevant(attribute: Attribute) -> tuple[str, ...]:
    """Return the attributes that can be said first where this one is asked for."""
    return tuple(key for key in PREMISES if key in RELEVANT[attribute.rule])


def premise(found: Verdict) -> str:
    """Say what is true of a figure, as the first half of a sentence.

    >>> from brainwaves_widgets.geometry import FIGURES, verdict
    >>> premise(verdict(FIGURES["rectangle"], "two-equal-sides"))
    'Sides AB and CD are both 2 long'
    """
    return found.attribute.premise or found.because.split(", so ")[0].rstrip(".")
