"""Checks of what a figure is made from: they raise ValueError and say what is wrong."""

from __future__ import annotations

from cmath import phase
from collections.abc import Iterable, Sequence
from math import inf, isfinite, pi
from typing import Any, Final

from .numbers import letters

Point = tuple[float, float]

TOLERANCE: Final = 1e-9
"""How exactly figures are measured.

Two lengths are equal if they differ by at most this part of the figure's longest side, two angles
or directions if they differ by at most this part of a half turn. Two values that are equal to the
same third value are equal. A drawing by hand may have a larger tolerance (see `straighten.py`).
Coordinates should be at most about 100 000 times as large as the figure; beyond that, floating
point runs out of digits.
"""
_HUGE: Final = 1e100


def number(value: Any, what: str) -> float:
    """Read a finite number."""
    try:
        read = inf if isinstance(value, (str, bool)) else float(value)
    except (TypeError, ValueError, OverflowError):
        read = inf
    if _HUGE < abs(read) < inf:
        raise ValueError(f"{what} is a number up to {_HUGE:g}, not {value!r:.60}")
    if not isfinite(read):
        raise ValueError(f"{what} is a number, not {value!r:.60}")
    return read + 0.0  # no -0.0


def length(value: Any, what: str) -> float:
    """Read a length, which is more than 0."""
    read = number(value, what)
    if read < 1 / _HUGE:
        raise ValueError(f"{what} is more than 0, not {value!r:.60}")
    return read


def point(value: Any) -> Point:
    """Read a point, a pair of numbers."""
    try:
        x, y = value
    except (TypeError, ValueError):
        raise ValueError(f"a point is a pair of numbers (x, y), not {value!r:.60}") from None
    return number(x, "x"), number(y, "y")


def points(values: Any, fewest: int, what: str) -> tuple[Point, ...]:
    """Read the points of a figure, all of them different.

    >>> points([(0, 0), (1, 1)], 3, "a polygon")
    Traceback (most recent call last):
    ValueError: a polygon has at least 3 points, not 2
    """
    if isinstance(values, str) or not isinstance(values, Iterable):
        msg = f"{what} is made from a list of points, not {values!r:.60}"
        raise ValueError(msg)  # noqa: TRY004 - whatever is not a figure raises the same error
    read = tuple(point(value) for value in values)
    if len(read) < fewest:
        raise ValueError(f"{what} has at least {fewest} points, not {len(read)}")
    names, near = letters(len(read)), max(TOLERANCE * span(read), 1 / _HUGE)
    by_x = sorted(range(len(read)), key=read.__getitem__)
    for place, i in enumerate(by_x):
        for j in by_x[place + 1 :]:
            if read[j][0] - read[i][0] > near:
                break
            if abs(read[j][1] - read[i][1]) <= near:
                one, other = sorted((i, j))
                raise ValueError(
                    f"points {names[one]} and {names[other]} are the same, {read[one]}; "
                    f"the points of {what} are all different"
                )
    return read


def span(of: Sequence[Point]) -> float:
    """Return how far points reach from left to right or from bottom to top, whichever is more."""
    xs, ys = [x for x, _ in of], [y for _, y in of]
    return max(max(xs) - min(xs), max(ys) - min(ys))


def turn(before: Point, at: Point, after: Point) -> float:
    """Return how far the path turns left at a point, from -pi to pi."""
    a, b, c = complex(*before), complex(*at), complex(*after)
    return phase((c - b) / abs(c - b) * ((b - a) / abs(b - a)).conjugate())


def corners(
    of: Sequence[Point], *, closed: bool, tolerance: float = TOLERANCE
) -> tuple[float, ...]:
    """Return the turn at every corner; raise ValueError if a point is not a corner."""
    last = len(of) - 1
    where = range(len(of)) if closed else range(1, last)
    turns, names = [], letters(len(of))
    for i in where:
        before, after = i - 1, 0 if i == last else i + 1
        one = turn(of[before], of[i], of[after])
        if abs(one) <= tolerance * pi:
            raise ValueError(
                f"there is no corner at {names[i]}: {names[before]}, {names[i]} and "
                f"{names[after]} lie on one line; leave {names[i]} out"
            )
        if abs(one) >= pi - tolerance * pi:
            raise ValueError(f"at {names[i]} the line turns straight back onto itself")
        turns.append(one)
    return tuple(turns)


def simple(of: Sequence[Point]) -> None:
    """Raise ValueError if sides of a polygon cross or touch each other."""
    n, size = len(of), span(of)
    scaled = [(complex(*p) - complex(*of[0])) / size for p in of]
    sides = [(scaled[i - 1], scaled[i]) for i in range(n)]
    boxes = [_box(a.real, b.real) + _box(a.imag, b.imag) for a, b in sides]
    for i in range(2, n):
        left, right, low, high = boxes[i]
        for j in range(1 if i == n - 1 else 0, i - 1):
            box = boxes[j]
            if box[0] > right or left > box[1] or box[2] > high or low > box[3]:
                continue
            if _meet(*sides[i], *sides[j]):
                names = letters(n)
                one, other = sorted(((j - 1) % n, i - 1))
                raise ValueError(
                    f"sides {names[one]}{names[(one + 1) % n]} and "
                    f"{names[other]}{names[(other + 1) % n]} cross or touch; "
                    "the sides of a polygon meet only at its corners"
                )


def _meet(a: complex, b: complex, c: complex, d: complex) -> bool:
    """Tell whether two segments share a point."""
    ends = [seen_from(a, b, c), seen_from(a, b, d), seen_from(c, d, a), seen_from(c, d, b)]
    longs = [abs(b - a), abs(b - a), abs(d - c), abs(d - c)]
    on_line = [abs(end.imag) <= TOLERANCE for end in ends]
    if any(on_line):
        return any(
            is_on and -TOLERANCE <= end.real <= long + TOLERANCE
            for is_on, end, long in zip(on_line, ends, longs, strict=True)
        )
    return ends[0].imag * ends[1].imag < 0 and ends[2].imag * ends[3].imag < 0


def _box(one: float, other: float) -> tuple[float, float]:
    return min(one, other) - TOLERANCE, max(one, other)


def seen_from(a: complex, b: complex, p: complex) -> complex:
    """Return how far a point lies along the line from a to b, and how far beside it."""
    return (p - a) * (b - a).conjugate() / abs(b - a)
