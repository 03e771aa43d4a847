"""The polygons among the attributes, from triangle to concave polygon, and why (D1 to D5)."""

from __future__ import annotations

# ruff: noqa: PLR2004 - three and four mean what they say
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from ..measurements import Measures
from ..numbers import NUMBERS, a, counted, degrees, listing
from ..witness import Reason, Witness
from .attribute import Attribute, Predicate
from .parts import angles, say, sides
from .sides_and_angles import closest
from .whole_shape import unclosed

Said = Callable[[Measures], Reason]
"""Begins a sentence with what was measured; a conclusion follows."""


class Need(NamedTuple):
    """Something that a polygon needs for its name, and what to say of one that lacks it."""

    holds: Predicate
    fails: Said
    so: str = ""
    """What follows if it fails, where that is more than not having the name."""


def _number(n: int) -> str:
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def _has_angles(noun: str, n: int, m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """Say that it is closed and has exactly n angles, or that it does not (D1)."""
    if not m.gon:
        return unclosed(m, noun, _number(n))
    parts = angles(m)
    has = f"{counted(m.gon, 'angle')}, at {listing(parts.names)}"
    witness = parts.witness(m.corners)
    if holds:
        return f"It is closed and has {has}, so it is {a(noun)}.", witness
    return f"It has {has}, but {a(noun)} has exactly {_number(n)}.", witness


def _gon(noun: str, n: int, dots: int, definition: str, premise: str = "") -> Attribute:
    """Describe a polygon with exactly n angles (D1)."""
    why = partial(_has_angles, noun, n)
    return Attribute(noun, dots, "D1", definition, lambda m: m.gon == n, why, premise=premise)


def _polygon(  # noqa: PLR0913, PLR0917 - all that a name is made of
    key: str, n: int, dots: int, rule: str, definition: str, shows: Said, *needs: Need, so: str = ""
) -> Attribute:
    """Describe a polygon with n angles, or with any number if n is 0, that needs something more.

    A sentence says which need fails first, or else what `shows` that all are met.
    """
    noun = key.replace("-", " ")

    def holds(m: Measures) -> bool:
        return m.gon > 0 and n in (0, m.gon) and all(need.holds(m) for need in needs)

    def why(m: Measures, true: bool) -> Reason:  # noqa: FBT001
        if true:
            return say(shows(m), so or f"it is {a(noun)}")
        if n and m.gon != n:
            return _has_angles(noun, n, m, holds=False)
        if not m.gon:
            return unclosed(m, noun)
        failed = next(need for need in needs if not need.holds(m))
        return say(failed.fails(m), failed.so or f"it is not {a(noun)}")

    return Attribute(key, dots, rule, definition, holds, why)


# --- what shows that a polygon has a name, or that it does not -----------------------------------


def _all_sides(m: Measures) -> Reason:
    return sides(m).said(m.corners)


def _two_equal_sides(m: Measures) -> Reason:
    return sides(m).said(sides(m).group(2))


def _different_sides(m: Measures) -> Reason:
    return sides(m).all_different()


def _right_angle(m: Measures) -> Reason:
    return angles(m).said([m.angle_kinds.index("right")])


def _sides_and_angles(m: Measures) -> Reason:
    said = f"{_all_sides(m)[0]} and all {_number(m.gon)} angles are {m.angle_texts[0]}"
    return said, Witness(sides=m.side_names, angles=m.angle_names)


def _pairs(m: Measures) -> str:
    ab, bc, cd, da = m.side_names
    one, other = m.length_texts[:2]
    return f"{ab} and {cd} are both {one} long, {bc} and {da} are both {other} long"


def _angles_and_pairs(m: Measures) -> Reason:
    said = f"All four angles are {m.angle_texts[0]}, {_pairs(m)}"
    return said, Witness(sides=m.side_names, angles=m.angle_names)


def _opposite_sides(m: Measures) -> Reason:
    return f"Opposite sides are equal: {_pairs(m)}", Witness(sides=m.side_names)


def _not_opposite(m: Measures) -> Reason:
    two = [0, 2] if m.side_classes[0] != m.side_classes[2] else [1, 3]
    sizes = listing([m.length_texts[i] for i in two])
    return f"The opposite {sides(m).the(two)} are {sizes} long", sides(m).witness(two)


def _not_right(m: Measures) -> Reason:
    one = next(i for i, what in enumerate(m.angle_kinds) if what != "right")
    said, witness = angles(m).said([one])
    return f"{said}, not 90°", witness


EQUAL_SIDES: Final = Need(lambda m: m.sides_all_equal, lambda m: sides(m).two_different())
EQUAL_ANGLES: Final = Need(lambda m: m.angles_all_equal, lambda m: angles(m).two_different())
PAIRS: Final = Need(lambda m: m.opposite_sides_equal, _not_opposite)
RIGHT_ANGLES: Final = Need(lambda m: {*m.angle_kinds} == {"right"}, _not_right)
RIGHT_ANGLE: Final = Need(
    *(lambda m: m.angle_kinds.count("right") == 1, lambda m: closest(angles(m), "right")),
    so="none is right",
)
TWO_EQUAL_SIDES: Final = Need(
    lambda m: m.most_equal_sides > 1, _different_sides, "no two sides are equal"
)
NO_EQUAL_SIDES: Final = Need(lambda m: m.most_equal_sides == 1, _two_equal_sides)


def _no_pair(m: Measures) -> Reason:
    skew = [degrees(m.askew(i, i + 2)) for i in (0, 1)]
    ab, bc, cd, da = m.side_names
    said = f"Sides {ab} and {cd} differ by {skew[0]} in direction, {bc} and {da} by {skew[1]}"
    return say((said, Witness(sides=m.side_names)), "no two sides are parallel")


def _pair(m: Measures) -> str:
    one, other = m.parallels[0]
    apart = m.gap_text(one, other)
    return f"Sides {m.side_names[one]} and {m.side_names[other]} are parallel, {apart} apart"


def _trapezoid(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """Two parallel sides, and two that are not (D4)."""
    if m.gon != 4:
        return _has_angles("trapezoid", 4, m, holds=False)
    pairs = m.parallel_names
    if not pairs:
        return _no_pair(m)
    if not holds:
        (one, across), (next_, back) = pairs
        said = f"Side {one} is parallel to {across}, and {next_} to {back}"
        return f"{said}, but a trapezoid has only one parallel pair.", Witness(parallels=pairs)
    rest = [i for i in range(4) if i not in m.parallels[0]]
    third, fourth = (m.side_names[i] for i in rest)
    apart = degrees(m.askew(*rest))
    said = f"{_pair(m)}, but {third} and {fourth} are not: they differ by {apart}"
    return say((said, Witness(sides=(third, fourth), parallels=pairs)), "it is a trapezoid")


def _trapezoid_inclusive(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """At least two parallel sides, as in many school books (D4)."""
    if m.gon != 4:
        return _has_angles("trapezoid", 4, m, holds=False)
    if not holds:
        return _no_pair(m)
    it = "this parallelogram is a trapezoid too" if m.opposite_sides_equal else "it is a trapezoid"
    return say((_pair(m), Witness(parallels=m.parallel_names[:1])), f"{it}, as one pair is enough")


def _bulge(noun: str, m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """All angles under 180°, or at least one over (D5)."""
    if not m.gon:
        return unclosed(m, noun)
    parts = angles(m)
    top = m.angle_classes.index(max(m.angle_classes))
    size = m.angle_texts[top]
    if m.angle_kinds[top] == "concave":
        said = f"The angle at {m.letters[top]} points inwards and is {size}, more than 180°"
    elif m.angles_all_equal:
        said = f"All {m.gon} angles are {size}, less than 180°"
    else:
        said = f"The largest angle, at {m.letters[top]}, is {size}, less than 180°"
    so = f"it is {a(noun)}" if holds else f"it is not {a(noun)}"
    return say((said, parts.witness([top])), so)


POLYGONS: Final = (
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
    _polygon(
        *("square", 4, 1, "D3"),
        "A quadrilateral with four equal sides and four right angles.",
        *(_sides_and_angles, RIGHT_ANGLES, EQUAL_SIDES),
    ),
    _polygon(
        *("rectangle", 4, 1, "D3"),
        "A quadrilateral with four right angles, so that opposite sides are equal; a square is one "
        "too.",
        *(_angles_and_pairs, RIGHT_ANGLES, PAIRS),
    ),
    _polygon(
        *("rhombus", 4, 2, "D3"),
        "A quadrilateral with four equal sides, also called a diamond; a square is one too.",
        *(_all_sides, EQUAL_SIDES),
    ),
    _polygon(
        *("parallelogram", 4, 2, "D3"),
        "A quadrilateral in which opposite sides are equal; rectangles, rhombuses and squares are "
        "too.",
        *(_opposite_sides, PAIRS),
    ),
    Attribute(
        *("trapezoid", 2, "D4"),
        "A quadrilateral with two parallel sides and two sides that are not parallel; so a "
        "parallelogram is not one.",
        holds=lambda m: m.gon == 4 and len(m.parallels) == 1,
        why=_trapezoid,
        inclusive="A quadrilateral with at least two parallel sides; so every parallelogram is one "
        "too.",
        inclusive_holds=lambda m: m.gon == 4 and len(m.parallels) >= 1,
        inclusive_why=_trapezoid_inclusive,
    ),
    _polygon(
        *("equilateral-triangle", 3, 1, "D2"),
        "A triangle with three equal sides and three equal angles.",
        *(_sides_and_angles, EQUAL_SIDES, EQUAL_ANGLES),
    ),
    _polygon(
        *("isosceles-triangle", 3, 2, "D2"),
        "A triangle with at least two equal sides; an equilateral triangle is one too.",
        *(_two_equal_sides, TWO_EQUAL_SIDES),
    ),
    _polygon(
        *("right-triangle", 3, 1, "D2"),
        "A triangle with a right angle.",
        *(_right_angle, RIGHT_ANGLE),
    ),
    _polygon(
        *("regular-polygon", 0, 2, "D5"),
        "A polygon with all sides equal and all angles equal.",
        *(_sides_and_angles, EQUAL_SIDES, EQUAL_ANGLES),
    ),
    Attribute(
        *("convex-polygon", 2, "D5"),
        "A polygon in which every angle is under 180°, so that no corner points inwards.",
        holds=lambda m: m.gon > 0 and "concave" not in m.angle_kinds,
        why=partial(_bulge, "convex polygon"),
        premise="It has no dent",
    ),
    Attribute(
        *("concave-polygon", 2, "D5"),
        "A polygon with at least one angle over 180°, a corner that points inwards.",
        holds=lambda m: "concave" in m.angle_kinds,
        why=partial(_bulge, "concave polygon"),
        premise="It has a dent",
    ),
)
MORE_POLYGONS: Final = (
    _polygon(
        *("scalene-triangle", 3, 2, "D2"),
        "A triangle in which no two sides are equally long.",
        *(_different_sides, NO_EQUAL_SIDES),
        so="no two sides are equal",
    ),
    _gon("heptagon", 7, 3, "A closed figure with exactly seven angles, regular or not."),
    _gon("dodecagon", 12, 3, "A closed figure with exactly twelve angles, regular or not."),
)
"""The polygons that come last in the deck."""
