"""What follows from what: attributes that imply others, and pairs that never go together."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

Definitions = Literal["printed", "inclusive"]
"""Whether a trapezoid has exactly one parallel pair, as printed, or at least one (D4)."""


def is_inclusive(definitions: Any) -> bool:
    """Tell whether the inclusive definitions are meant.

    >>> is_inclusive("exclusive")
    Traceback (most recent call last):
    ValueError: definitions is "printed" or "inclusive", not 'exclusive'
    """
    if not isinstance(definitions, str) or definitions not in get_args(Definitions):
        raise ValueError(f'definitions is "printed" or "inclusive", not {definitions!r:.60}')
    return definitions == "inclusive"


IMPLIES: Final[dict[str, tuple[str, ...]]] = {
    "triangle": ("has-a-perimeter", "exactly-three-angles", "convex-polygon", "two-acute-angles"),
    "quadrilateral": ("has-a-perimeter", "exactly-four-angles"),
    "pentagon": ("has-a-perimeter", "four-angles"),
    "hexagon": ("has-a-perimeter", "more-than-five-angles"),
    "heptagon": ("has-a-perimeter", "more-than-five-angles"),
    "octagon": ("has-a-perimeter", "more-than-five-angles"),
    "decagon": ("has-a-perimeter", "more-than-five-angles"),
    "dodecagon": ("has-a-perimeter", "more-than-five-angles"),
    "isosceles-triangle": ("triangle", "two-equal-sides", "reflexive-symmetry"),
    "equilateral-triangle": ("isosceles-triangle", "regular-polygon", "three-equal-sides"),
    "right-triangle": ("triangle", "right-angle", "two-acute-angles"),
    "scalene-triangle": ("triangle", "all-sides-unequal-in-length", "no-reflexive-symmetry"),
    "parallelogram": ("quadrilateral", "two-parallel-sides", "two-equal-sides"),
    "rectangle": ("parallelogram", "all-angles-equal", "two-right-angles", "reflexive-symmetry"),
    "rhombus": ("parallelogram", "all-sides-equal", "three-equal-sides", "reflexive-symmetry"),
    "square": ("rectangle", "rhombus", "regular-polygon", "three-equal-angles"),
    "trapezoid": ("quadrilateral", "two-parallel-sides"),
    "regular-polygon": (
        *("convex-polygon", "all-sides-equal", "three-equal-sides"),
        *("all-angles-equal", "three-equal-angles", "reflexive-symmetry"),
    ),
    "convex-polygon": ("has-a-perimeter",),
    "concave-polygon": ("has-a-perimeter", "concave-angle", "four-angles"),
    "concave-angle": ("concave-polygon",),
    "circle": ("has-a-perimeter", "no-angles", "reflexive-symmetry"),
    "ellipse": ("has-a-perimeter", "no-angles", "reflexive-symmetry"),
    "single-segment": ("finite", "no-angles", "reflexive-symmetry"),
    "ray": ("infinite", "no-angles", "no-reflexive-symmetry"),
    "straight-line": ("infinite", "no-angles", "reflexive-symmetry"),
    "nonclosed-polygonal-chain": ("finite",),
    "nonclosed-smooth-curve": ("finite", "no-angles"),
    "has-a-perimeter": ("finite",),
    "straight-angle": ("infinite", "no-right-angles", "reflexive-symmetry"),
    "two-acute-angles": ("acute-angle",),
    "two-right-angles": ("right-angle", "two-equal-angles"),
    "two-obtuse-angles": ("obtuse-angle",),
    "three-equal-angles": ("two-equal-angles",),
    "all-angles-equal": ("two-equal-angles",),
    "exactly-four-angles": ("four-angles",),
    "more-than-five-angles": ("four-angles",),
    "three-equal-sides": ("two-equal-sides",),
    "all-sides-equal": ("two-equal-sides",),
    "all-sides-unequal-in-length": ("not-all-sides-are-equal",),
}
"""If the first is true of a figure, so are the others, and everything they imply in turn."""

EXCLUDES: Final[tuple[tuple[str, str], ...]] = (
    ("convex-polygon", "concave-polygon"),
    ("circle", "ellipse"),
    ("reflexive-symmetry", "no-reflexive-symmetry"),
    ("finite", "infinite"),
    ("no-angles", "no-right-angles"),
    ("right-angle", "no-right-angles"),
    ("all-sides-equal", "not-all-sides-are-equal"),
    ("two-equal-sides", "all-sides-unequal-in-length"),
    ("isosceles-triangle", "scalene-triangle"),
    ("equilateral-triangle", "right-triangle"),
    ("exactly-three-angles", "four-angles"),
    ("exactly-four-angles", "more-than-five-angles"),
)
"""Pairs of which at most one is true of a figure."""


def implies(definitions: str = "printed") -> dict[str, tuple[str, ...]]:
    """Return what each attribute implies; the inclusive definitions add to it (D4).

    >>> "trapezoid" in implies("inclusive")["parallelogram"]
    True
    """
    if is_inclusive(definitions):
        return IMPLIES | {"parallelogram": ("trapezoid", *IMPLIES["parallelogram"])}
    return IMPLIES


def excludes(definitions: str = "printed") -> tuple[tuple[str, str], ...]:
    """Return the pairs that never go together; as printed, no trapezoid is a parallelogram (D4)."""
    return EXCLUDES if is_inclusive(definitions) else (*EXCLUDES, ("trapezoid", "parallelogram"))
