"""Mirror lines: which folds lay one half of a figure onto the other, and where they fail (D9)."""

from __future__ import annotations

from cmath import rect
from collections.abc import Iterator
from math import radians
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
    through: str = ""
    clashes: tuple[Clash, ...] = ()


def mirrors(m: Measures) -> Iterator[Fold]:
    """Yield all folds that work; for a circle or a straight line, which have many, one of them.

    >>> from .deck import FIGURES
    >>> [len(list(mirrors(FIGURES[key].measures))) for key in ("square", "ellipse", "ray")]
    [4, 2, 0]
    """
    if m.kind == "polygon":
        works = (k for k in range(m.gon) if next(_clashes(m, k), None) is None)
        yield from (_polygon_fold(m, k) for k in works)
    elif (one := best(m)) and not one.clashes:
        yield one
        if m.kind == "ellipse":
            yield Fold(_bisector(*one.axis))


def best(m: Measures) -> Fold | None:
    """Return a fold with the fewest clashes, or None for a ray."""
    match m.kind:
        case "polygon":
            folds = (_polygon_fold(m, k) for k in range(m.gon))
            return min(folds, key=lambda fold: len(fold.clashes))
        case "polygonal chain" | "smooth curve":
            return _open_fold(m)
        case "segment" | "straight line":
            return Fold(_bisector(*m.points))
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
    clashes: list[Clash] = []
    axis = _bisector(m.points[0], m.points[-1])
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
        a, b = (complex(*p) for p in axis)
        points = [complex(*p) for p in m.points]
        near = m.tolerance * max(abs(b - a), *(abs(p - a) for p in points))
        for i in range(len(points) // 2 + 1):
            image = complex(*reflect(m.points[i], axis))
            if abs(image - points[-1 - i]) > near:
                clashes.append(Clash("point", i, len(points) - 1 - i))
    return Fold(axis, "", tuple(clashes))


def _bisector(a: Point, b: Point) -> Axis:
    """Return the perpendicular bisector of a and b."""
    one, other = complex(*a), complex(*b)
    middle, half = (one + other) / 2, 1j * (other - one) / 2
    return _point(middle + half), _point(middle - half)


def _point(at: complex) -> Point:
    return at.real, at.imag


def _angle_fold(figure: Angle) -> Fold:
    a, b, c = (complex(*p) for p in figure.points)
    u, v = (a - b) / abs(a - b), (c - b) / abs(c - b)
    along = 1j * (u - v) / abs(u - v) * max(abs(a - b), abs(c - b))  # never 0: the rays differ
    if (along * (u + v).conjugate()).real < 0:
        along = -along
    return Fold((figure.b, _point(b + along)))


def _round_fold(figure: Circle | Ellipse) -> Fold:
    middle, reach = complex(*figure.middle), rect(figure.radii[0], radians(figure.tilt))
    return Fold((_point(middle - reach), _point(middle + reach)))


def reflect(p: Point, axis: Axis) -> Point:
    """Return a point's mirror image.

    >>> reflect((2, 1), ((0, 0), (0, 3)))
    (-2.0, 1.0)
    """
    at, a, b = (complex(*one) for one in (p, *axis))
    way = (b - a) / abs(b - a)
    return _point(a + way * ((at - a) / way).conjugate())
