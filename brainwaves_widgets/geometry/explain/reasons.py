"""Why a figure has an attribute or not: one sentence a learner can check, and its witness."""

from __future__ import annotations

from functools import partial
from typing import Final

from ..measurements import Measures
from ..numbers import NUMBERS, a, counted, degrees, listing
from ..witness import Reason, Witness
from .parts import angles, cap, say, sides
from .sides_and_angles import (
    Why,
    alike,
    all_equal,
    all_unequal,
    equal,
    how_many,
    kind,
    no_angles,
    no_right,
    not_all_sides,
    parallel,
)
from .whole_shape import SHAPES, unclosed

GONS: Final = {
    "triangle": 3,
    "quadrilateral": 4,
    "pentagon": 5,
    "hexagon": 6,
    "heptagon": 7,
    "octagon": 8,
    "decagon": 10,
    "dodecagon": 12,
}


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


def _of(noun: str, n: int, m: Measures) -> Reason | None:
    """Say that it has not the angles that every such figure has, if that is so."""
    return None if m.gon == n else gon(noun, n, m, holds=False)


def _unequal_sides(m: Measures, so: str) -> Reason | None:
    parts = sides(m)
    two = parts.different()
    return say((cap(parts.measured(two)), parts.witness(two)), so) if two else None


def _unequal_angles(m: Measures, so: str) -> Reason | None:
    parts = angles(m)
    two = parts.different()
    return say((cap(parts.measured(two)), parts.witness(two)), so) if two else None


def regular(noun: str, n: int, m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """All sides equal and all angles equal (D2, D5)."""
    if not m.gon or (n and m.gon != n):
        return gon(noun, n, m, holds=False) if n else unclosed(m, noun)
    if holds:
        size, witness = alike(sides(m), "")[0].removesuffix(", so ."), sides(m).witness(m.corners)
        every = f"all {NUMBERS[m.gon] if m.gon < len(NUMBERS) else m.gon} angles are"
        turned = Witness(sides=witness.sides, angles=m.angle_names)
        return f"{size} and {every} {m.angle_texts[0]}, so it is {a(noun)}.", turned
    so = f"it is not {a(noun)}"
    reason = _unequal_sides(m, so) or _unequal_angles(m, so)
    return reason or (f"Not all its sides and angles are equal, so {so}.", Witness(outline=True))


def isosceles(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """At least two sides equal (D2)."""
    if few := _of("isosceles triangle", 3, m):
        return few
    parts = sides(m)
    if not holds:
        return say(parts.all_different(), "no two sides are equal")
    two = parts.group(2)
    return say((cap(parts.measured(two)), parts.witness(two)), "it is an isosceles triangle")


def scalene(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """No two sides equal (D2)."""
    if few := _of("scalene triangle", 3, m):
        return few
    parts = sides(m)
    if holds:
        return say(parts.all_different(), "no two sides are equal")
    two = parts.group(2)
    return say((cap(parts.measured(two)), parts.witness(two)), "it is not a scalene triangle")


def right_triangle(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """One right angle (D2)."""
    if few := _of("right triangle", 3, m):
        return few
    if not holds:
        return kind("right", 1)(m, holds)
    one = [m.angle_kinds.index("right")]
    parts = angles(m)
    return say((cap(parts.measured(one)), parts.witness(one)), "it is a right triangle")


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
    two = next(([i, i + 2] for i in (0, 1) if m.side_classes[i] != m.side_classes[i + 2]), [0, 2])
    sizes = listing([m.length_texts[i] for i in two])
    said = f"The opposite {parts.the(two)} are {sizes} long"
    return say((said, parts.witness(two)), f"it is not {a(noun)}")


def square(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """All sides equal, all angles right (D3)."""
    if few := _of("square", 4, m):
        return few
    if holds:
        text = cap(sides(m).measured(m.corners))
        both = Witness(sides=m.side_names, angles=m.angle_names)
        return f"{text} and {_four_right(m)}, so it is a square.", both
    return (
        _not_right(m, "square")
        or _unequal_sides(m, "it is not a square")
        or _not_opposite(m, "square")
    )


def rectangle(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """All angles right, opposite sides equal (D3)."""
    if few := _of("rectangle", 4, m):
        return few
    if not holds:
        return _not_right(m, "rectangle") or _not_opposite(m, "rectangle")
    said = f"{cap(_four_right(m))}, {_opposite(m)}"
    return say((said, Witness(sides=m.side_names, angles=m.angle_names)), "it is a rectangle")


def rhombus(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """All four sides equal (D3)."""
    if few := _of("rhombus", 4, m):
        return few
    if holds:
        return alike(sides(m), "it is a rhombus")
    return _unequal_sides(m, "it is not a rhombus") or _not_opposite(m, "rhombus")


def parallelogram(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """Two pairs of equal opposite sides (D3)."""
    if few := _of("parallelogram", 4, m):
        return few
    if not holds:
        return _not_opposite(m, "parallelogram")
    said = f"Opposite sides are equal: {_opposite(m)}"
    return say((said, Witness(sides=m.side_names)), "it is a parallelogram")


def trapezoid(enough: int, m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """Two parallel sides, and two that are not, or at least two parallel sides (D4)."""
    if few := _of("trapezoid", 4, m):
        return few
    pairs = tuple((m.side_names[i], m.side_names[j]) for i, j in m.parallels)
    if not pairs:
        skew = [degrees(m.askew(i, i + 2)) for i in (0, 1)]
        ab, bc, cd, da = m.side_names
        said = f"Sides {ab} and {cd} are {skew[0]} askew, and {bc} and {da} are {skew[1]} askew"
        return say((said, Witness(sides=m.side_names)), "no two sides are parallel")
    one, other = pairs[0]
    apart = m.gap_text(*m.parallels[0])
    if not holds:
        both = " and ".join(f"{one} with {other}" for one, other in pairs)
        said = f"Both pairs of opposite sides are parallel, {both}"
        so = "no pair of opposite sides is left that is not parallel"
        return say((said, Witness(parallels=pairs)), so)
    said = f"Sides {one} and {other} stay {apart} apart and are parallel"
    if enough > 1:
        so = "it is a trapezoid, as one pair is enough"
        if m.opposite_sides_equal:
            so = "this parallelogram is a trapezoid too, as one pair is enough"
        return say((said, Witness(parallels=pairs[:1])), so)
    rest = [i for i in range(4) if i not in m.parallels[0]]
    third, fourth = (m.side_names[i] for i in rest)
    skewed = degrees(m.askew(*rest))
    said = f"{said}, but {third} and {fourth} are {skewed} askew"
    return say((said, Witness(sides=(third, fourth), parallels=pairs)), "it is a trapezoid")


def bulge(noun: str, m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """All angles under 180°, or at least one over (D5)."""
    if not m.gon:
        return unclosed(m, noun)
    parts = angles(m)
    top = m.angle_classes.index(max(m.angle_classes))
    size = m.angle_texts[top]
    if m.angle_kinds[top] == "concave":
        said = f"The angle at {m.letters[top]} points inwards with {size}, more than 180°"
    elif m.angles_all_equal:
        said = f"All {m.gon} angles are {size}, less than 180°"
    else:
        said = f"The largest angle, at {m.letters[top]}, is {size}, less than 180°"
    so = f"it is {a(noun)}" if holds else f"it is not {a(noun)}"
    return say((said, parts.witness([top])), so)


WHY: Final[dict[str, Why]] = {
    **{noun: partial(gon, noun, n) for noun, n in GONS.items()},
    **SHAPES,
    "equilateral-triangle": partial(regular, "equilateral triangle", 3),
    "isosceles-triangle": isosceles,
    "scalene-triangle": scalene,
    "right-triangle": right_triangle,
    "square": square,
    "rectangle": rectangle,
    "rhombus": rhombus,
    "parallelogram": parallelogram,
    "trapezoid": partial(trapezoid, 1),
    "regular-polygon": partial(regular, "regular polygon", 0),
    "convex-polygon": partial(bulge, "convex polygon"),
    "concave-polygon": partial(bulge, "concave polygon"),
    "no-angles": no_angles,
    **{f"{what}-angle": kind(what, 1) for what in ("acute", "right", "obtuse", "straight")},
    **{f"two-{what}-angles": kind(what, 2) for what in ("acute", "right", "obtuse")},
    "concave-angle": kind("concave", 1),
    "no-right-angles": no_right,
    "two-equal-angles": equal(angles, 2),
    "three-equal-angles": equal(angles, 3),
    "all-angles-equal": all_equal(angles),
    "four-angles": how_many("at least four", "so ", "not "),
    "exactly-four-angles": how_many("exactly four", "so ", "not "),
    "exactly-three-angles": how_many("exactly three", "so ", "not "),
    "more-than-five-angles": how_many("more than five", "so ", "not "),
    "two-equal-sides": equal(sides, 2),
    "three-equal-sides": equal(sides, 3),
    "all-sides-equal": all_equal(sides),
    "not-all-sides-are-equal": not_all_sides,
    "all-sides-unequal-in-length": all_unequal,
    "two-parallel-sides": parallel,
}
WHY_INCLUSIVE: Final[dict[str, Why]] = WHY | {"trapezoid": partial(trapezoid, 2)}
