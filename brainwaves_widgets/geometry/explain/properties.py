"""The attributes that say what a figure has: symmetry, a perimeter, angles, sides (D9 to D14)."""

from __future__ import annotations

# ruff: noqa: PLR2004 - three, four and five mean what they say
from operator import attrgetter
from typing import Final

from ..measurements import Measures
from ..numbers import NUMBERS, a
from . import sides_and_angles, whole_shape
from .attribute import Attribute
from .parts import angles, sides


def _angle(kind: str, dots: int, definition: str) -> Attribute:
    """Describe having at least one angle of a kind (D11)."""
    return Attribute(
        *(f"{kind}-angle", dots, "D11", definition),
        holds=lambda m: kind in m.angle_kinds,
        why=sides_and_angles.kind(kind, 1),
        says=(f"it has {a(kind)} angle", f"it has no {kind} angle"),
    )


def _two_angles(kind: str, definition: str) -> Attribute:
    """Describe having at least two angles of a kind (D12)."""
    return Attribute(
        *(f"two-{kind}-angles", 2, "D12", definition),
        holds=lambda m: m.angle_kinds.count(kind) >= 2,
        why=sides_and_angles.kind(kind, 2),
        says=(f"it has two {kind} angles", f"it does not have two {kind} angles"),
        premise=f"It has two {kind} angles",
    )


def _equal(noun: str, least: int, dots: int, premise: str = "") -> Attribute:
    """Describe having at least so many equal sides or equal angles (D12)."""
    make, size = (sides, "long") if noun == "side" else (angles, "large")
    number, most = NUMBERS[least], attrgetter(f"most_equal_{noun}s")
    return Attribute(
        *(f"{number}-equal-{noun}s", dots, "D12"),
        f"At least {number} {noun}s are equally {size}.",
        holds=lambda m: bool(most(m) >= least),
        why=sides_and_angles.equal(make, least),
        says=(f"{number} {noun}s are equal", f"no {number} {noun}s are equal"),
        premise=premise,
    )


def _two_sides(m: Measures) -> bool:
    return len(m.sides) > 1  # D13


PROPERTIES: Final = (
    Attribute(
        *("reflexive-symmetry", 2, "D9"),
        "Some line cuts the figure into two halves that are mirror images of each other.",
        holds=lambda m: m.mirror is not None,
        why=whole_shape.fold,
        says=("it has a mirror line", "it has no mirror line"),
        premise="It has a mirror line",
    ),
    Attribute(
        *("no-reflexive-symmetry", 3, "D9"),
        "No line cuts the figure into two halves that are mirror images of each other.",
        holds=lambda m: m.mirror is None,
        why=whole_shape.fold,
        says=("it has no mirror line", "it does have a mirror line"),
        premise="It has no mirror line",
    ),
    Attribute(
        *("has-a-perimeter", 2, "D10"),
        "The figure is closed, so there is a path around it.",
        holds=lambda m: m.figure.closed,
        why=whole_shape.perimeter,
        says=("it has a perimeter", "it has no perimeter"),
        premise="It is closed",
    ),
    Attribute(
        *("finite", 2, "D10"),
        "The figure ends everywhere, so that it can be measured.",
        holds=lambda m: not m.figure.endless,
        why=whole_shape.finite,
        says=("it is finite", "it is not finite"),
        premise="It can be measured",
    ),
    Attribute(
        *("infinite", 3, "D10"),
        "Some part of the figure goes on without end, as rays and straight lines do.",
        holds=lambda m: m.figure.endless,
        why=whole_shape.finite,
        says=("it is infinite", "it is not infinite"),
        premise="It goes on without end",
    ),
    Attribute(
        *("no-angles", 1, "D11"),
        "There is no corner anywhere on the figure.",
        holds=lambda m: not m.angles,
        why=sides_and_angles.no_angles,
        says=("it has no angles", "it does have angles"),
        premise="It has no angles",
    ),
    _angle("acute", 1, "At least one angle is under 90°."),
    _angle("right", 1, "At least one angle is exactly 90°."),
    _angle("obtuse", 1, "At least one angle is between 90° and 180°."),
    _angle(
        *("straight", 3),
        "At least one angle is exactly 180°, so that its two rays make one straight line.",
    ),
    _angle("concave", 2, "At least one angle is over 180°, which only a concave polygon has."),
    _two_angles("acute", "At least two angles are under 90°."),
    _two_angles("right", "At least two angles are exactly 90°."),
    _two_angles("obtuse", "At least two angles are between 90° and 180°."),
    Attribute(
        *("no-right-angles", 2, "D13"),
        "The figure has angles, and none of them is 90°.",
        holds=lambda m: len(m.angles) > 0 and "right" not in m.angle_kinds,
        why=sides_and_angles.no_right,
        says=("none of its angles is right", "it does have a right angle"),
        premise="None of its angles is a right angle",
        compares=lambda m: len(m.angles) > 0,
    ),
    _equal("angle", 2, 2, premise="Two of its angles are equal"),
    _equal("angle", 3, 3),
    Attribute(
        *("all-angles-equal", 3, "D13"),
        "The figure has more than one angle, and all are equally large.",
        holds=lambda m: len(m.angles) > 1 and m.angles_all_equal,
        why=sides_and_angles.all_equal(angles, "to compare"),
        says=("all angles are equal", "not all angles are equal"),
        premise="All its angles are equal",
        compares=lambda m: len(m.angles) > 1,
    ),
    Attribute(
        *("four-angles", 1, "D12"),
        "The figure has at least four angles.",
        holds=lambda m: len(m.angles) >= 4,
        why=sides_and_angles.how_many("it has at least four", "it has fewer than four"),
        says=("it has at least four angles", "it does not have four angles"),
        premise="It has at least four angles",
    ),
    Attribute(
        *("exactly-four-angles", 2, "D12"),
        "The figure has four angles and no more.",
        holds=lambda m: len(m.angles) == 4,
        why=sides_and_angles.how_many("it has exactly four", "it does not have exactly four"),
        says=("it has exactly four angles", "it does not have exactly four angles"),
    ),
    Attribute(
        *("exactly-three-angles", 2, "D12"),
        "The figure has three angles and no more.",
        holds=lambda m: len(m.angles) == 3,
        why=sides_and_angles.how_many("it has exactly three", "it does not have exactly three"),
        says=("it has exactly three angles", "it does not have exactly three angles"),
    ),
    Attribute(
        *("more-than-five-angles", 2, "D12"),
        "The figure has at least six angles.",
        holds=lambda m: len(m.angles) > 5,
        why=sides_and_angles.how_many("it has more than five", "it has at most five"),
        says=("it has more than five angles", "it has at most five angles"),
    ),
    _equal("side", 2, 1),
    _equal("side", 3, 2),
    Attribute(
        *("all-sides-equal", 2, "D13"),
        "The figure has more than one side, and all are equally long.",
        holds=lambda m: len(m.sides) > 1 and m.sides_all_equal,
        why=sides_and_angles.all_equal(sides, "to compare"),
        says=("all sides are equal", "its sides are not all equal"),
        premise="All its sides are equal",
        compares=_two_sides,
    ),
    Attribute(
        *("not-all-sides-are-equal", 3, "D13"),
        "The figure has more than one side, and they are not all equally long.",
        holds=lambda m: len(m.sides) > 1 and not m.sides_all_equal,
        why=sides_and_angles.all_equal(sides, "that could differ"),
        says=("not all sides are equal", "its sides do not differ"),
        premise="Not all its sides are equal",
        compares=_two_sides,
    ),
    Attribute(
        *("all-sides-unequal-in-length", 3, "D13"),
        "The figure has more than one side, and no two are equally long.",
        holds=lambda m: len(m.sides) > 1 and m.most_equal_sides == 1,
        why=sides_and_angles.all_unequal,
        says=("no two sides are equal", "its sides are not all different"),
        compares=_two_sides,
    ),
    Attribute(
        *("two-parallel-sides", 2, "D14"),
        "At least two sides run in the same direction, on two different lines.",
        holds=lambda m: bool(m.parallels),
        why=sides_and_angles.parallel,
        says=("two sides are parallel", "no two sides are parallel"),
    ),
)
