"""The attributes that say what a figure is: triangle, square, circle and so on (D1 to D8)."""

from __future__ import annotations

# ruff: noqa: PLR2004 - three, four and five mean what they say
from functools import partial
from typing import Final

from ..measurements import Measures
from . import polygons, whole_shape
from .attribute import Attribute


def _gon(noun: str, n: int, dots: int, definition: str, premise: str = "") -> Attribute:
    """Describe a polygon with exactly n angles (D1)."""
    why = partial(polygons.gon, noun, n)
    return Attribute(noun, dots, "D1", definition, lambda m: m.gon == n, why, premise=premise)


def _shape(key: str, dots: int, rule: str, definition: str, needs: str) -> Attribute:
    """Describe a figure that is named for how it is drawn (D7, D8)."""
    name = key.replace("-", " ")
    noun = name.removeprefix("single ").removeprefix("nonclosed ")
    why = partial(whole_shape.shape, name, needs)
    return Attribute(key, dots, rule, definition, lambda m: m.kind == noun, why)


def _rhombus(m: Measures) -> bool:
    return m.gon == 4 and m.sides_all_equal  # D3


def _rectangle(m: Measures) -> bool:
    return m.opposite_sides_equal and m.angle_kinds.count("right") == 4  # D3


def _concave(m: Measures) -> bool:
    return m.gon > 0 and "concave" in m.angle_kinds  # D5


def _regular(m: Measures) -> bool:
    return m.gon > 0 and m.sides_all_equal and m.angles_all_equal  # D5


NAMES: Final = (
    _gon(
        *("triangle", 3, 1, "A closed figure with exactly three angles."),
        premise="It has three corners",
    ),
    _gon(
        *("quadrilateral", 4, 1),
        "A closed figure with exactly four angles; one of them may point inwards.",
        premise="It has four corners",
    ),
    _gon("pentagon", 5, 1, "A closed figure with exactly five angles, regular or not."),
    _gon("hexagon", 6, 1, "A closed figure with exactly six angles, regular or not."),
    _gon("octagon", 8, 2, "A closed figure with exactly eight angles, regular or not."),
    _gon(
        *("decagon", 10, 3),
        "A closed figure with exactly ten angles; a five-point star has five at its tips and five "
        "between them.",
    ),
    Attribute(
        *("square", 1, "D3"),
        "A quadrilateral with four equal sides and four right angles.",
        holds=lambda m: _rhombus(m) and _rectangle(m),
        why=polygons.square,
    ),
    Attribute(
        *("rectangle", 1, "D3"),
        "A quadrilateral with four right angles, so that opposite sides are equal; a square is one "
        "too.",
        holds=_rectangle,
        why=polygons.rectangle,
    ),
    Attribute(
        *("rhombus", 2, "D3"),
        "A quadrilateral with four equal sides, also called a diamond; a square is one too.",
        holds=_rhombus,
        why=polygons.rhombus,
    ),
    Attribute(
        *("parallelogram", 2, "D3"),
        "A quadrilateral in which opposite sides are equal; rectangles, rhombuses and squares are "
        "too.",
        holds=lambda m: m.opposite_sides_equal,
        why=polygons.parallelogram,
    ),
    Attribute(
        *("trapezoid", 2, "D4"),
        "A quadrilateral with two parallel sides and two sides that are not parallel; so a "
        "parallelogram is not one.",
        holds=lambda m: m.gon == 4 and len(m.parallels) == 1,
        why=polygons.trapezoid,
        inclusive="A quadrilateral with at least two parallel sides; so every parallelogram is one "
        "too.",
        inclusive_holds=lambda m: m.gon == 4 and len(m.parallels) >= 1,
        inclusive_why=polygons.trapezoid_inclusive,
    ),
    Attribute(
        *("equilateral-triangle", 1, "D2"),
        "A triangle with three equal sides and three equal angles.",
        holds=lambda m: m.gon == 3 and _regular(m),
        why=partial(polygons.regular, "equilateral triangle", 3),
    ),
    Attribute(
        *("isosceles-triangle", 2, "D2"),
        "A triangle with at least two equal sides; an equilateral triangle is one too.",
        holds=lambda m: m.gon == 3 and m.most_equal_sides >= 2,
        why=polygons.isosceles,
    ),
    Attribute(
        *("right-triangle", 1, "D2"),
        "A triangle with a right angle.",
        holds=lambda m: m.gon == 3 and m.angle_kinds.count("right") == 1,
        why=polygons.right_triangle,
    ),
    Attribute(
        *("regular-polygon", 2, "D5"),
        "A polygon with all sides equal and all angles equal.",
        holds=_regular,
        why=partial(polygons.regular, "regular polygon", 0),
    ),
    Attribute(
        *("convex-polygon", 2, "D5"),
        "A polygon in which every angle is under 180°, so that no corner points inwards.",
        holds=lambda m: m.gon > 0 and not _concave(m),
        why=partial(polygons.bulge, "convex polygon"),
        premise="It has no dent",
    ),
    Attribute(
        *("concave-polygon", 2, "D5"),
        "A polygon with at least one angle over 180°, a corner that points inwards.",
        holds=_concave,
        why=partial(polygons.bulge, "concave polygon"),
        premise="It has a dent",
    ),
    Attribute(
        *("circle", 1, "D6"),
        "All points that are equally far from one middle.",
        holds=lambda m: m.round,
        why=whole_shape.circle,
    ),
    Attribute(
        *("ellipse", 1, "D6"),
        "A circle flattened evenly, longer one way than the other.",
        holds=lambda m: m.kind == "ellipse" and not m.round,
        why=whole_shape.ellipse,
    ),
    _shape(
        *("single-segment", 1, "D7"),
        "The whole figure is one straight line from one point to another.",
        needs="a single segment is one straight line with two ends",
    ),
    _shape(
        *("ray", 1, "D7"),
        "A straight line that begins at a point and never ends.",
        needs="a ray is one straight line with one end",
    ),
    _shape(
        *("straight-line", 1, "D7"),
        "A straight line without beginning and without end.",
        needs="a straight line has no end and no starting point",
    ),
    _shape(
        *("nonclosed-polygonal-chain", 2, "D8"),
        "Two or more segments joined end to end that do not come back to where they began.",
        needs="a nonclosed chain is several joined segments with two free ends",
    ),
    _shape(
        *("nonclosed-smooth-curve", 2, "D8"),
        "A line that bends, has no angles, and has ends that do not meet.",
        needs="a nonclosed smooth curve bends without any angle and has two free ends",
    ),
)
LAST_NAMES: Final = (
    Attribute(
        *("scalene-triangle", 2, "D2"),
        "A triangle in which no two sides are equally long.",
        holds=lambda m: m.gon == 3 and m.most_equal_sides == 1,
        why=polygons.scalene,
    ),
    _gon("heptagon", 7, 3, "A closed figure with exactly seven angles, regular or not."),
    _gon("dodecagon", 12, 3, "A closed figure with exactly twelve angles, regular or not."),
)
"""The names that come last in the deck."""
