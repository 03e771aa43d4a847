"""Mirror lines: which folds lay one half of a figure onto the other, and where they fail (D9)."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, radians, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from .inputs import Point

if TYPE_CHECKING:
    from .figures import Angle, Circle, Ellipse
    from .measurements import Measures

Axis = tuple[Point, Point]
_STIFF: Final = 4
"""With at most this many corners, if sides match across a corner, everything else matches too."""


class Clash(NamedTuple):
    """Two parts that a fold lays onto each other although they do not match."""

    what: str
    """`"side"`, `"angle"`, `"turn"` or `"point"`."""
    one: int
    other: int


class Fold(NamedTuple):
    """A line to fold along, its description, and what does not match."""

    axis: Axis
    through: str
    clashes: tuple[Clash, ...]


def mirror(m: Measures) -> Fold | None:
    """Return a fold that works, if there is one."""
    if m.kind == "polygon":
        works = (k for k in range(m.gon) if next(_clashes(m, k), None) is None)
        k = next(works, None)
        return None if k is None else _polygon_fold(m, k)
    fold = best(m)
    return None if fold is None or fold.clashes else fold


def mirrors(m: Measures) -> list[Fold]:
    """Return all folds that work; for a circle or a straight line, which have many, one of them.

    >>> from .deck import FIGURES
    >>> len(mirrors(FIGURES["square"].measures)), len(mirrors(FIGURES["ellipse"].measures))
    (4, 2)
    """
    if m.kind == "polygon":
        works = (k for k in range(m.gon) if next(_clashes(m, k), None) is None)
        return [_polygon_fold(m, k) for k in works]
    one = mirror(m)
    if one is None or m.kind != "ellipse":
        return [] if one is None else [one]
    return [one, Fold(_bisector(*one.axis), "", ())]


def best(m: Measures) -> Fold | None:
    """Return a fold with the fewest clashes, or None for a ray."""
    match m.kind:
        case "polygon":
            folds = (_polygon_fold(m, k) for k in range(m.gon))
            return min(folds, key=lambda fold: len(fold.clashes))
        case "polygonal chain" | "smooth curve":
            return _open_fold(m)
        case "segment" | "straight line":
            return Fold(_bisector(m.points[0], m.points[1]), "", ())
        case "angle":
            return _angle_fold(m.figure)  # type: ignore[arg-type]
        case "circle" | "ellipse":
            return _round_fold(m.figure)  # type: ignore[arg-type]
    return None


def _clashes(m: Measures, k: int) -> Iterator[Clash]:
    """Lay corner i onto corner k - i; every mirror line that a polygon can have is one of these."""
    n, sides, angles = m.gon, m.side_classes, m.angle_classes
    for i in range(n):
        j = (k - i - 1) % n
        if i < j and sides[i] != sides[j]:
            yield Clash("side", i, j)
    if n <= _STIFF and (n % 2 or k % 2 == 0):  # the line goes through a corner
        return
    for i in range(n):
        j = (k - i) % n
        if i < j and angles[i] != angles[j]:
            yield Clash("angle", i, j)


def _polygon_fold(m: Measures, k: int) -> Fold:
    n = m.gon
    fixed = [(m.points[i], m.letters[i]) for i in range(n) if (2 * i - k) % n == 0]
    fixed += [
        (m.middle(i), f"the middle of {m.side_names[i]}")
        for i in range(n)
        if (2 * i + 1 - k) % n == 0
    ]
    (one, first), (other, second) = fixed
    return Fold((one, other), f"{first} and {second}", tuple(_clashes(m, k)))


def _open_fold(m: Measures) -> Fold:
    """Swap the ends: a path that is not straight can have no other mirror line."""
    last = len(m.points) - 1
    clashes: list[Clash] = []
    axis = _bisector(m.points[0], m.points[last])
    if m.kind == "polygonal chain":
        turns, sides = m.figure.turns, m.side_classes
        clashes += [
            Clash("side", i, len(sides) - 1 - i)
            for i in range(len(sides) // 2)
            if sides[i] != sides[-1 - i]
        ]
        for i in range(len(turns) // 2):
            j = len(turns) - 1 - i
            if (turns[i] > 0) != (turns[j] > 0):
                clashes.append(Clash("turn", i, j))
            elif m.angle_classes[i] != m.angle_classes[j]:
                clashes.append(Clash("angle", i, j))
    else:
        (ax, ay), (bx, by) = axis
        size = hypot(bx - ax, by - ay)
        spread = max(hypot(x - ax, y - ay) for x, y in m.points)
        for i in range(len(m.points) // 2 + 1):
            x, y = reflect(m.points[i], axis)
            px, py = m.points[last - i]
            if hypot(px - x, py - y) > m.tolerance * max(size, spread):
                clashes.append(Clash("point", i, last - i))
    return Fold(axis, "", tuple(clashes))


def _bisector(a: Point, b: Point) -> Axis:
    """Return the perpendicular bisector of a and b."""
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    ux, uy = (b[0] - a[0]) / 2, (b[1] - a[1]) / 2
    return (mx - uy, my + ux), (mx + uy, my - ux)


def _angle_fold(figure: Angle) -> Fold:
    bx, by = figure.b
    arms = [(x - bx, y - by) for x, y in (figure.a, figure.c)]
    (ux, uy), (vx, vy) = ((x / hypot(x, y), y / hypot(x, y)) for x, y in arms)
    reach = max(hypot(x, y) for x, y in arms)
    dx, dy = ux - vx, uy - vy  # across the bisector; never (0, 0), as the rays differ
    long = hypot(dx, dy)
    px, py = -dy / long * reach, dx / long * reach
    if px * (ux + vx) + py * (uy + vy) < 0:
        px, py = -px, -py
    return Fold((figure.b, (bx + px, by + py)), "", ())


def _round_fold(figure: Circle | Ellipse) -> Fold:
    (x, y), (reach, _), tilt = figure.middle, figure.radii, radians(figure.tilt)
    dx, dy = reach * cos(tilt), reach * sin(tilt)
    return Fold(((x - dx, y - dy), (x + dx, y + dy)), "", ())


def reflect(p: Point, axis: Axis) -> Point:
    """Return a point's mirror image.

    >>> reflect((2, 1), ((0, 0), (0, 3)))
    (-2.0, 1.0)
    """
    (ax, ay), (bx, by) = axis
    ux, uy = bx - ax, by - ay
    long = hypot(ux, uy)
    ux, uy = ux / long, uy / long
    along = ux * (p[0] - ax) + uy * (p[1] - ay)
    fx, fy = ax + along * ux, ay + along * uy
    return 2 * fx - p[0], 2 * fy - p[1]
