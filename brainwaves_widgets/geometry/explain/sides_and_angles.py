"""Why, about sides and angles: which are equal, how many there are, and of what kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..measurements import RIGHT, STRAIGHT, Measures
from ..numbers import NUMBERS, counted, degrees, listing
from ..witness import Reason, Witness
from .attribute import Why
from .parts import Parts, angles, cap, say, sides, without

Make = Callable[[Measures], Parts]


def equal(make: Make, least: int) -> Why:
    """At least so many are equal (D12)."""

    def why(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
        parts = make(m)
        number, noun = NUMBERS[least], f"{parts.noun}s"
        if holds:
            group = parts.group(least)
            said = parts.said(group)
            return say(said, f"at least {number} {noun} are equal")
        if few := parts.too_few(2):
            return say(few, f"no {number} {noun} can be equal")
        two = parts.group(2)
        if not two:
            return say(parts.all_different(), f"no two {noun} are equal")
        third = "as long" if parts.noun == "side" else "as large"
        third = f"but no third {parts.noun} is {third}"
        said = (f"{cap(parts.measured(two))}, {third}", parts.witness(two))
        if len(parts.names) == 2:  # noqa: PLR2004
            said = (f"It has only two {noun}: {parts.measured(two)}", parts.witness(two))
        return say(said, f"no {number} {noun} are equal")

    return why


def all_equal(make: Make, nothing: str) -> Why:
    """All are equal or not all are, and there are more than one (D13)."""

    def why(m: Measures, holds: bool) -> Reason:  # noqa: FBT001, ARG001
        parts = make(m)
        if few := parts.too_few(2):
            return say(few, f"there are no two {parts.noun}s {nothing}")
        two = parts.different()
        if two:
            return say(parts.said(two), f"not all {parts.noun}s are equal")
        return alike(parts, f"all {parts.noun}s are equal")

    return why


def alike(parts: Parts, so: str) -> Reason:
    """Say that all of them are equal."""
    return say(parts.said(range(len(parts.names))), so)


def all_unequal(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """More than one side, and no two of one length (D13)."""
    parts = sides(m)
    if few := parts.too_few(2):
        return say(few, "there are no two sides that could differ")
    if holds:
        return say(parts.all_different(), "no two sides are equal")
    two = parts.group(2)
    return say(parts.said(two), "some sides are equal")


def how_many(yes: str, no: str) -> Why:
    """Count the angles, and say what follows if the attribute holds, or if it does not (D12)."""

    def why(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
        parts = angles(m)
        every = range(len(parts.names))
        so = yes if holds else no
        if not every:
            return say(without(m, "angle"), so)
        said = f"It has {counted(len(every), 'angle')}, at {listing(parts.names)}"
        return say((said, parts.witness(every)), so)

    return why


LIMITS: Final = {
    "acute": "less than 90°",
    "right": "a right angle",
    "obtuse": "between 90° and 180°",
    "straight": "a straight angle",
    "concave": "more than 180°",
}


def kind(angle: str, least: int) -> Why:
    """At least so many angles of a kind (D11, D12)."""

    def why(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
        parts = angles(m)
        fits = [i for i, one in enumerate(m.angle_kinds) if one == angle]
        if not parts.names:
            return say(without(m, "angle"), f"none can be {angle}")
        if holds:
            some = fits[:least]
            each = "" if len(some) == 1 else "each "
            what = LIMITS[angle]
            if len(some) > 1 and angle == "right":
                each, what = "", "right angles"
            return f"{cap(parts.measured(some))}, {each}{what}.", parts.witness(some)
        if fits:
            what, size = parts.names[fits[0]], parts.texts[fits[0]]
            only = f"Only the angle at {what}, {size}, is {LIMITS[angle]}"
            return say((only, parts.witness(fits)), f"no {NUMBERS[least]} angles are {angle}")
        return closest(parts, angle)

    return why


def closest(parts: Parts, angle: str) -> Reason:
    """Say which angle comes closest to a kind, where none of them is of that kind."""
    every = range(len(parts.names))
    rounded = [round(one, 6) for one in parts.values]  # the first of equal ones
    value = rounded.__getitem__
    match angle:
        case "acute":
            one, word = min(every, key=value), "smallest"
        case "concave":
            one, word = max(every, key=value), "largest"
        case "obtuse":
            one, word = min(every, key=lambda i: abs(value(i) - 1.5 * RIGHT)), ""
        case _:
            mark = RIGHT if angle == "right" else STRAIGHT
            one, word = min(every, key=lambda i: abs(value(i) - mark)), f"nearest {mark:.0f}°"
    what, size = parts.names[one], parts.texts[one]
    if len(every) == 1:
        said = f"Its only angle, at {what}, is {size}"
    elif all(other == parts.classes[0] for other in parts.classes):
        said = "Both angles" if every == range(2) else f"All {len(every)} angles"
        said = f"{said} are {size}"
        return say((said, parts.witness(every)), f"none is {angle}")
    elif word.startswith("nearest"):
        said = f"The angle that comes {word}, at {what}, is {size}"
    elif word:
        said = f"The {word} angle, at {what}, is {size}"
    else:
        said = f"No angle lies between 90° and 180°: the nearest, at {what}, is {size}"
    return say((said, parts.witness([one])), f"none is {angle}")


def no_right(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """At least one angle, and none of them right (D13)."""
    parts = angles(m)
    if not parts.names:
        return say(without(m, "angle"), "there is no angle that could be right or not")
    if holds:
        return closest(parts, "right")
    one = [m.angle_kinds.index("right")]
    return f"{cap(parts.measured(one))}, and that is a right angle.", parts.witness(one)


def no_angles(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """No corner anywhere (D11)."""
    if holds:
        text, witness = without(m, "angle")
        return f"{text}.", witness
    return how_many("", "it does have angles")(m, holds)


def parallel(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """Two sides in the same direction, on two different lines (D14)."""
    parts = sides(m)
    if holds:
        one, other = m.parallels[0]
        pair = (m.side_names[one], m.side_names[other])
        apart = m.gap_text(one, other)
        return (
            f"Sides {pair[0]} and {pair[1]} stay {apart} apart all along, so they are parallel.",
            Witness(parallels=(pair,)),
        )
    if few := parts.too_few(2):
        return say(few, "there are no two sides that could be parallel")
    if m.alike:
        both = m.alike[0]
        first, second = (m.side_names[side] for side in both)
        alike = (
            f"Only sides {first} and {second} have the same direction, and they"
            if len(m.alike) == 1
            else f"Any two sides with the same direction, such as {first} and {second},"
        )
        said = (f"{alike} lie on the same line", parts.witness(both))
        return say(said, "no two sides are parallel")
    pairs = ((i, j) for j in range(len(m.sides)) for i in range(j))
    both = min(pairs, key=lambda two: round(m.askew(*two), 6))  # the first of equal ones
    off = degrees(m.askew(*both))
    even = f"Even {parts.the(both)}, the nearest to parallel, differ by {off} in direction"
    return say((even, parts.witness(both)), "no two sides are parallel")
