"""Why, about polygons: triangles, quadrilaterals, regular, convex and concave polygons."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from ..measurements import Measures
from ..numbers import NUMBERS, a, counted, degrees, listing
from ..witness import Reason, Witness
from .attribute import Why
from .parts import Parts, angles, cap, say, sides
from .sides_and_angles import alike, kind
from .whole_shape import unclosed


def gon(noun: str, n: int, m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """Closed, with exactly so many angles (D1)."""
    exactly = NUMBERS[n] if n < len(NUMBERS) else str(n)
    if not m.gon:
        return unclosed(m, noun, exactly)
    parts = angles(m)
    has = f"{counted(m.gon, 'angle')}, at {listing(parts.names)}"
    witness = parts.witness(m.corners)
    if holds:
        return f"It is closed and has {has}, so it is {a(noun)}.", witness
    return f"It has {has}, but {a(noun)} has exactly {exactly}.", witness


def special(noun: str, n: int) -> Callable[[Why], Why]:
    """Explain a figure that does not have n angles by that, and every other one by its function."""

    def decorate(why: Why) -> Why:
        @wraps(why)
        def first(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
            return why(m, holds) if m.gon == n else gon(noun, n, m, holds=False)

        return first

    return decorate


def _measured(parts: Parts, which: list[int], so: str) -> Reason:
    """Draw a conclusion from the sizes of some parts."""
    return say((cap(parts.measured(which)), parts.witness(which)), so)


def regular(noun: str, n: int, m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """All sides equal and all angles equal (D2, D5); n is 0 if any number of sides will do."""
    if not m.gon or (n and m.gon != n):
        return gon(noun, n, m, holds=False) if n else unclosed(m, noun)
    if holds:
        every = f"all {NUMBERS[m.gon] if m.gon < len(NUMBERS) else m.gon} angles are"
        said = f"{cap(sides(m).measured(m.corners))} and {every} {m.angle_texts[0]}"
        return say((said, Witness(sides=m.side_names, angles=m.angle_names)), f"it is {a(noun)}")
    parts = angles(m) if m.sides_all_equal else sides(m)
    return _measured(parts, parts.different(), f"it is not {a(noun)}")


@special("isosceles triangle", 3)
def isosceles(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """At least two sides equal (D2)."""
    parts = sides(m)
    if not holds:
        return say(parts.all_different(), "no two sides are equal")
    return _measured(parts, parts.group(2), "it is an isosceles triangle")


@special("scalene triangle", 3)
def scalene(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """No two sides equal (D2)."""
    parts = sides(m)
    if holds:
        return say(parts.all_different(), "no two sides are equal")
    return _measured(parts, parts.group(2), "it is not a scalene triangle")


@special("right triangle", 3)
def right_triangle(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """One right angle (D2)."""
    if not holds:
        return kind("right", 1)(m, holds)
    return _measured(angles(m), [m.angle_kinds.index("right")], "it is a right triangle")


def _not_right(m: Measures, noun: str) -> Reason | None:
    parts = angles(m)
    one = next((i for i, what in enumerate(m.angle_kinds) if what != "right"), None)
    if one is None:
        return None
    said = f"{cap(parts.measured([one]))}, not 90°"
    return say((said, parts.witness([one])), f"it is not {a(noun)}")


def _four_right(m: Measures) -> str:
    return f"all four angles are {m.angle_texts[0]}"


def _opposite(m: Measures) -> str:
    ab, bc, cd, da = m.side_names
    one, other = m.length_texts[:2]
    return f"{ab} and {cd} are both {one} long, {bc} and {da} are both {other} long"


def _not_opposite(m: Measures, noun: str) -> Reason:
    parts = sides(m)
    two = [0, 2] if m.side_classes[0] != m.side_classes[2] else [1, 3]
    sizes = listing([m.length_texts[i] for i in two])
    said = f"The opposite {parts.the(two)} are {sizes} long"
    return say((said, parts.witness(two)), f"it is not {a(noun)}")


@special("square", 4)
def square(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """All sides equal, all angles right (D3)."""
    if holds:
        said = f"{cap(sides(m).measured(m.corners))} and {_four_right(m)}"
        return say((said, Witness(sides=m.side_names, angles=m.angle_names)), "it is a square")
    parts = sides(m)
    return _not_right(m, "square") or _measured(parts, parts.different(), "it is not a square")


@special("rectangle", 4)
def rectangle(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """All angles right, opposite sides equal (D3)."""
    if not holds:
        return _not_right(m, "rectangle") or _not_opposite(m, "rectangle")
    said = f"{cap(_four_right(m))}, {_opposite(m)}"
    return say((said, Witness(sides=m.side_names, angles=m.angle_names)), "it is a rectangle")


@special("rhombus", 4)
def rhombus(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """All four sides equal (D3)."""
    parts = sides(m)
    if holds:
        return alike(parts, "it is a rhombus")
    return _measured(parts, parts.different(), "it is not a rhombus")


@special("parallelogram", 4)
def parallelogram(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """Two pairs of equal opposite sides (D3)."""
    if not holds:
        return _not_opposite(m, "parallelogram")
    said = f"Opposite sides are equal: {_opposite(m)}"
    return say((said, Witness(sides=m.side_names)), "it is a parallelogram")


def _no_pair(m: Measures) -> Reason:
    skew = [degrees(m.askew(i, i + 2)) for i in (0, 1)]
    ab, bc, cd, da = m.side_names
    said = f"Sides {ab} and {cd} differ by {skew[0]} in direction, {bc} and {da} by {skew[1]}"
    return say((said, Witness(sides=m.side_names)), "no two sides are parallel")


def _pair(m: Measures) -> str:
    one, other = m.parallels[0]
    apart = m.gap_text(one, other)
    return f"Sides {m.side_names[one]} and {m.side_names[other]} are parallel, {apart} apart"


@special("trapezoid", 4)
def trapezoid(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """Two parallel sides, and two that are not (D4)."""
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


@special("trapezoid", 4)
def trapezoid_inclusive(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """At least two parallel sides, as in many school books (D4)."""
    if not holds:
        return _no_pair(m)
    it = "this parallelogram is a trapezoid too" if m.opposite_sides_equal else "it is a trapezoid"
    return say((_pair(m), Witness(parallels=m.parallel_names[:1])), f"{it}, as one pair is enough")


def bulge(noun: str, m: Measures, holds: bool) -> Reason:  # noqa: FBT001
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
