"""The attributes of sides and angles: how many, of what kind and which are equal (D11 to D14)."""

from __future__ import annotations

# ruff: noqa: PLR2004 - two, three, four and five mean what they say
from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import Final

from ..measurements import RIGHT, STRAIGHT, Measures
from ..numbers import NUMBERS, a, counted, degrees, listing
from ..witness import Reason, Witness
from .attribute import Attribute, Predicate
from .parts import Parts, angles, cap, say, sides, without

Make = Callable[[Measures], Parts]
LIMITS: Final = {
    "acute": "less than 90°",
    "right": "a right angle",
    "obtuse": "between 90° and 180°",
    "straight": "a straight angle",
    "concave": "more than 180°",
}


# --- angles -------------------------------------------------------------------------------------


def _how_many(yes: str, no: str, m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """Count the angles, and say what follows if the attribute holds, or if it does not (D12)."""
    parts, so = angles(m), yes if holds else no
    if not parts.names:
        return say(without(m, "angle"), so)
    said = f"It has {counted(len(parts.names), 'angle')}, at {listing(parts.names)}"
    return say((said, parts.witness(range(len(parts.names)))), so)


def _kind(angle: str, least: int, m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """Say that at least one or two angles are of a kind, or that they are not (D11, D12)."""
    parts = angles(m)
    fits = [i for i, one in enumerate(m.angle_kinds) if one == angle]
    if not parts.names:
        return say(without(m, "angle"), f"none can be {angle}")
    if holds:
        what = LIMITS[angle] if least == 1 else f"each {LIMITS[angle]}"
        what = "right angles" if least > 1 and angle == "right" else what
        said, witness = parts.said(fits[:least])
        return f"{said}, {what}.", witness
    if fits:
        what, size = parts.names[fits[0]], parts.texts[fits[0]]
        only = f"Only the angle at {what}, {size}, is {LIMITS[angle]}"
        return say((only, parts.witness(fits)), f"no {NUMBERS[least]} angles are {angle}")
    return say(closest(parts, angle), f"none is {angle}")


def closest(parts: Parts, angle: str) -> Reason:
    """Say which angle comes closest to a kind, where none of them is of that kind."""
    every = range(len(parts.names))
    mark = {"acute": 0.0, "right": RIGHT, "obtuse": 1.5 * RIGHT, "straight": STRAIGHT}
    aim = mark.get(angle, 2 * STRAIGHT)
    one = min(every, key=lambda i: abs(round(parts.values[i], 6) - aim))  # the first of equal ones
    at, size = f"at {parts.names[one]}, is", parts.texts[one]
    if len(every) == 1:
        said = f"Its only angle, {at} {size}"
    elif len({*parts.classes}) == 1:
        both = "Both" if len(every) == 2 else f"All {len(every)}"
        return f"{both} angles are {size}", parts.witness(every)
    elif angle == "obtuse":
        said = f"No angle lies between 90° and 180°: the nearest, {at} {size}"
    elif angle in ("right", "straight"):
        said = f"The angle that comes nearest {aim:.0f}°, {at} {size}"
    else:
        said = f"The {'smallest' if angle == 'acute' else 'largest'} angle, {at} {size}"
    return said, parts.witness([one])


def _no_right(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    parts = angles(m)
    if not parts.names:
        return say(without(m, "angle"), "there is no angle that could be right or not")
    if holds:
        return say(closest(parts, "right"), "none is right")
    said, witness = parts.said([m.angle_kinds.index("right")])
    return f"{said}, and that is a right angle.", witness


def _no_angles(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    if holds:
        text, witness = without(m, "angle")
        return f"{text}.", witness
    return _how_many("", "it does have angles", m, holds)


# --- sides, and what sides and angles have in common ---------------------------------------------


def _some_equal(make: Make, least: int, m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """Say that at least two or three are equal, or that they are not (D12)."""
    parts = make(m)
    number, noun = NUMBERS[least], f"{parts.noun}s"
    if holds:
        return say(parts.said(parts.group(least)), f"at least {number} {noun} are equal")
    if few := parts.too_few(2):
        return say(few, f"no {number} {noun} can be equal")
    two = parts.group(2)
    if not two:
        return say(parts.all_different(), f"no two {noun} are equal")
    size = "long" if parts.noun == "side" else "large"
    said = f"{cap(parts.measured(two))}, but no third {parts.noun} is as {size}"
    if len(parts.names) == 2:
        said = f"It has only two {noun}: {parts.measured(two)}"
    return say((said, parts.witness(two)), f"no {number} {noun} are equal")


def _all_equal(make: Make, nothing: str, m: Measures, _holds: bool) -> Reason:  # noqa: FBT001
    """Say that all are equal or that not all are, if there are more than one (D13)."""
    parts = make(m)
    if few := parts.too_few(2):
        return say(few, f"there are no two {parts.noun}s {nothing}")
    if len({*parts.classes}) > 1:
        return say(parts.two_different(), f"not all {parts.noun}s are equal")
    return say(parts.said(range(len(parts.names))), f"all {parts.noun}s are equal")


def _all_unequal(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    parts = sides(m)
    if few := parts.too_few(2):
        return say(few, "there are no two sides that could differ")
    if holds:
        return say(parts.all_different(), "no two sides are equal")
    return say(parts.said(parts.group(2)), "some sides are equal")


def _parallel(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    parts = sides(m)
    if holds:
        (one, other), apart = m.parallel_names[0], m.gap_text(*m.parallels[0])
        said = f"Sides {one} and {other} stay {apart} apart all along, so they are parallel."
        return said, Witness(parallels=((one, other),))
    if few := parts.too_few(2):
        return say(few, "there are no two sides that could be parallel")
    if m.alike:
        both = m.alike[0]
        first, second = (m.side_names[side] for side in both)
        said = f"Any two sides with the same direction, such as {first} and {second},"
        if len(m.alike) == 1:
            said = f"Only sides {first} and {second} have the same direction, and they"
        said = f"{said} lie on the same line"
    else:
        pairs = ((i, j) for j in range(len(m.sides)) for i in range(j))
        both = min(pairs, key=lambda two: round(m.askew(*two), 6))  # the first of equal ones
        off = degrees(m.askew(*both))
        said = f"Even {parts.the(both)}, the nearest to parallel, differ by {off} in direction"
    return say((said, parts.witness(both)), "no two sides are parallel")


# --- the table ----------------------------------------------------------------------------------


def _angles(kind: str, least: int, dots: int, definition: str) -> Attribute:
    """Describe having at least one or at least two angles of a kind (D11, D12)."""
    what, premise, rule = f"two {kind} angles", f"It has two {kind} angles", "D12"
    says = (f"it has {what}", f"it does not have {what}")
    if least == 1:
        what, premise, rule = f"{kind} angle", "", "D11"
        says = (f"it has {a(what)}", f"it has no {what}")
    return Attribute(
        *(what.replace(" ", "-"), dots, rule, definition),
        holds=lambda m: m.angle_kinds.count(kind) >= least,
        why=partial(_kind, kind, least),
        says=says,
        premise=premise,
    )


def _equal(noun: str, least: int, dots: int, premise: str = "") -> Attribute:
    """Describe having at least two or three equal sides or angles (D12)."""
    make, size = (sides, "long") if noun == "side" else (angles, "large")
    number, most = NUMBERS[least], attrgetter(f"most_equal_{noun}s")
    return Attribute(
        *(f"{number}-equal-{noun}s", dots, "D12"),
        f"At least {number} {noun}s are equally {size}.",
        holds=lambda m: bool(most(m) >= least),
        why=partial(_some_equal, make, least),
        says=(f"{number} {noun}s are equal", f"no {number} {noun}s are equal"),
        premise=premise,
    )


def _count(key: str, definition: str, yes: str, no: str, holds: Predicate) -> Attribute:
    """Describe having a certain number of angles (D12)."""
    why, says = partial(_how_many, yes, no), (f"{yes} angles", f"{no} angles")
    return Attribute(key, 2, "D12", definition, holds, why, says)


def _two_sides(m: Measures) -> bool:
    return len(m.sides) > 1  # D13


PARTS: Final = (
    Attribute(
        *("no-angles", 1, "D11"),
        "There is no corner anywhere on the figure.",
        holds=lambda m: not m.angles,
        why=_no_angles,
        says=("it has no angles", "it does have angles"),
        premise="It has no angles",
    ),
    _angles("acute", 1, 1, "At least one angle is under 90°."),
    _angles("right", 1, 1, "At least one angle is exactly 90°."),
    _angles("obtuse", 1, 1, "At least one angle is between 90° and 180°."),
    _angles(
        *("straight", 1, 3),
        "At least one angle is exactly 180°, so that its two rays make one straight line.",
    ),
    _angles("concave", 1, 2, "At least one angle is over 180°, which only a concave polygon has."),
    _angles("acute", 2, 2, "At least two angles are under 90°."),
    _angles("right", 2, 2, "At least two angles are exactly 90°."),
    _angles("obtuse", 2, 2, "At least two angles are between 90° and 180°."),
    Attribute(
        *("no-right-angles", 2, "D13"),
        "The figure has angles, and none of them is 90°.",
        holds=lambda m: len(m.angles) > 0 and "right" not in m.angle_kinds,
        why=_no_right,
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
        why=partial(_all_equal, angles, "to compare"),
        says=("all angles are equal", "not all angles are equal"),
        premise="All its angles are equal",
        compares=lambda m: len(m.angles) > 1,
    ),
    Attribute(
        *("four-angles", 1, "D12"),
        "The figure has at least four angles.",
        holds=lambda m: len(m.angles) >= 4,
        why=partial(_how_many, "it has at least four", "it has fewer than four"),
        says=("it has at least four angles", "it does not have four angles"),
        premise="It has at least four angles",
    ),
    _count(
        *("exactly-four-angles", "The figure has four angles and no more."),
        *("it has exactly four", "it does not have exactly four"),
        holds=lambda m: len(m.angles) == 4,
    ),
    _count(
        *("exactly-three-angles", "The figure has three angles and no more."),
        *("it has exactly three", "it does not have exactly three"),
        holds=lambda m: len(m.angles) == 3,
    ),
    _count(
        *("more-than-five-angles", "The figure has at least six angles."),
        *("it has more than five", "it has at most five"),
        holds=lambda m: len(m.angles) > 5,
    ),
    _equal("side", 2, 1),
    _equal("side", 3, 2),
    Attribute(
        *("all-sides-equal", 2, "D13"),
        "The figure has more than one side, and all are equally long.",
        holds=lambda m: len(m.sides) > 1 and m.sides_all_equal,
        why=partial(_all_equal, sides, "to compare"),
        says=("all sides are equal", "its sides are not all equal"),
        premise="All its sides are equal",
        compares=_two_sides,
    ),
    Attribute(
        *("not-all-sides-are-equal", 3, "D13"),
        "The figure has more than one side, and they are not all equally long.",
        holds=lambda m: len(m.sides) > 1 and not m.sides_all_equal,
        why=partial(_all_equal, sides, "that could differ"),
        says=("not all sides are equal", "its sides do not differ"),
        premise="Not all its sides are equal",
        compares=_two_sides,
    ),
    Attribute(
        *("all-sides-unequal-in-length", 3, "D13"),
        "The figure has more than one side, and no two are equally long.",
        holds=lambda m: len(m.sides) > 1 and m.most_equal_sides == 1,
        why=_all_unequal,
        says=("no two sides are equal", "its sides are not all different"),
        compares=_two_sides,
    ),
    Attribute(
        *("two-parallel-sides", 2, "D14"),
        "At least two sides run in the same direction, on two different lines.",
        holds=lambda m: bool(m.parallels),
        why=_parallel,
        says=("two sides are parallel", "no two sides are parallel"),
    ),
)
