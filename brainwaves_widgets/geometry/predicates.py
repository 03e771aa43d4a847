"""The definitions D1 to D14 as they are computed: one line each, on what was measured."""

from __future__ import annotations

# ruff: noqa: PLR2004 - three, four and five mean what they say
from collections.abc import Callable
from typing import Final

from .measurements import Measures

Predicate = Callable[[Measures], bool]


def gon(n: int) -> Predicate:
    """Closed, and exactly n angles."""
    return lambda m: m.gon == n  # D1


def equilateral(m: Measures) -> bool:
    """A triangle, all sides and angles equal."""
    return m.gon == 3 and m.sides_all_equal and m.angles_all_equal  # D2


def rhombus(m: Measures) -> bool:
    """A quadrilateral, all four sides equal."""
    return m.gon == 4 and m.sides_all_equal  # D3


def rectangle(m: Measures) -> bool:
    """All angles right, opposite sides equal."""
    return m.opposite_sides_equal and count("right", m) == 4  # D3


def trapezoid(m: Measures) -> bool:
    """Two parallel sides, and two that are not."""
    return m.gon == 4 and len(m.parallels) == 1  # D4


def trapezoid_inclusive(m: Measures) -> bool:
    """At least one pair of parallel sides, as many school books have it."""
    return m.gon == 4 and len(m.parallels) >= 1  # D4


def regular(m: Measures) -> bool:
    """All sides equal and all angles equal."""
    return m.gon > 0 and m.sides_all_equal and m.angles_all_equal  # D5


def concave(m: Measures) -> bool:
    """A polygon with at least one angle over 180°."""
    return m.gon > 0 and "concave" in m.angle_kinds  # D5


def kind(noun: str) -> Predicate:
    """The whole figure is one of these."""
    return lambda m: m.kind == noun  # D7, D8


def symmetric(m: Measures) -> bool:
    """Some line cuts it into halves that mirror each other."""
    return m.mirror is not None  # D9


def count(angle: str, m: Measures) -> int:
    """Count the angles of a kind."""
    return m.angle_kinds.count(angle)  # D11


def at_least(n: int, angle: str) -> Predicate:
    """At least so many angles of a kind, possibly more."""
    return lambda m: m.angle_kinds.count(angle) >= n  # D11, D12


HOLDS: Final[dict[str, Predicate]] = {
    "triangle": gon(3),
    "quadrilateral": gon(4),
    "pentagon": gon(5),
    "hexagon": gon(6),
    "heptagon": gon(7),
    "octagon": gon(8),
    "decagon": gon(10),
    "dodecagon": gon(12),
    "equilateral-triangle": equilateral,
    "isosceles-triangle": lambda m: m.gon == 3 and m.most_equal_sides >= 2,  # D2
    "right-triangle": lambda m: m.gon == 3 and count("right", m) == 1,  # D2
    "scalene-triangle": lambda m: m.gon == 3 and m.most_equal_sides == 1,  # D2
    "square": lambda m: rhombus(m) and rectangle(m),  # D3
    "rectangle": rectangle,
    "rhombus": rhombus,
    "parallelogram": lambda m: m.opposite_sides_equal,  # D3
    "trapezoid": trapezoid,
    "regular-polygon": regular,
    "convex-polygon": lambda m: m.gon > 0 and not concave(m),  # D5
    "concave-polygon": concave,
    "circle": lambda m: m.round,  # D6
    "ellipse": lambda m: m.kind == "ellipse" and not m.round,  # D6
    "single-segment": kind("segment"),
    "ray": kind("ray"),
    "straight-line": kind("straight line"),
    "nonclosed-polygonal-chain": kind("polygonal chain"),
    "nonclosed-smooth-curve": kind("smooth curve"),
    "reflexive-symmetry": symmetric,
    "no-reflexive-symmetry": lambda m: not symmetric(m),  # D9
    "has-a-perimeter": lambda m: m.figure.closed,  # D10
    "finite": lambda m: not m.figure.endless,  # D10
    "infinite": lambda m: m.figure.endless,  # D10
    "no-angles": lambda m: not m.angles,  # D11
    "acute-angle": at_least(1, "acute"),
    "right-angle": at_least(1, "right"),
    "obtuse-angle": at_least(1, "obtuse"),
    "straight-angle": at_least(1, "straight"),
    "concave-angle": at_least(1, "concave"),
    "two-acute-angles": at_least(2, "acute"),
    "two-right-angles": at_least(2, "right"),
    "two-obtuse-angles": at_least(2, "obtuse"),
    "no-right-angles": lambda m: len(m.angles) > 0 and count("right", m) == 0,  # D13
    "two-equal-angles": lambda m: m.most_equal_angles >= 2,  # D12
    "three-equal-angles": lambda m: m.most_equal_angles >= 3,  # D12
    "all-angles-equal": lambda m: len(m.angles) > 1 and m.angles_all_equal,  # D13
    "four-angles": lambda m: len(m.angles) >= 4,  # D12
    "exactly-four-angles": lambda m: len(m.angles) == 4,  # D12
    "exactly-three-angles": lambda m: len(m.angles) == 3,  # D12
    "more-than-five-angles": lambda m: len(m.angles) > 5,  # D12
    "two-equal-sides": lambda m: m.most_equal_sides >= 2,  # D12
    "three-equal-sides": lambda m: m.most_equal_sides >= 3,  # D12
    "all-sides-equal": lambda m: len(m.sides) > 1 and m.sides_all_equal,  # D13
    "not-all-sides-are-equal": lambda m: len(m.sides) > 1 and not m.sides_all_equal,  # D13
    "all-sides-unequal-in-length": lambda m: len(m.sides) > 1 and m.most_equal_sides == 1,  # D13
    "two-parallel-sides": lambda m: bool(m.parallels),  # D14
}
INCLUSIVE: Final[dict[str, Predicate]] = HOLDS | {"trapezoid": trapezoid_inclusive}
