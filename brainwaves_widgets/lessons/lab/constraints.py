"""Dragging that keeps a property: the other corners follow, so that a figure stays what it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import Final, NamedTuple

from ...geometry import Figure, verdict
from ...geometry.explain.verdicts import named
from ...geometry.inputs import Point
from ...geometry.numbers import a
from .figures_on_sheet import moved, off_sheet

Corners = tuple[Point, ...]
Follow = Callable[[Sequence[Point], int, Point], Corners]
"""Takes the corners, which of them is dragged and where to; returns where all of them are then."""


def _plus(p: Point, q: Point, part: float = 1.0) -> Point:
    return p[0] + part * q[0], p[1] + part * q[1]


def _minus(p: Point, q: Point) -> Point:
    return p[0] - q[0], p[1] - q[1]


def _along(v: Point, way: Point) -> Point:
    """Return the part of a vector that runs along another."""
    part = (v[0] * way[0] + v[1] * way[1]) / (way[0] ** 2 + way[1] ** 2)
    return part * way[0], part * way[1]


def _four(i: int, *points: Point) -> Corners:
    """Return four corners that are given from the dragged one on."""
    placed = {(i + step) % 4: point for step, point in enumerate(points)}
    return tuple(placed[at] for at in range(4))


def _parallelogram(corners: Sequence[Point], i: int, to: Point) -> Corners:
    """Leave the next corner and the opposite one where they are."""
    _, after, opposite, _ = (corners[(i + step) % 4] for step in range(4))
    return _four(i, to, after, opposite, _plus(to, _minus(opposite, after)))


def _rectangle(corners: Sequence[Point], i: int, to: Point) -> Corners:
    """Leave the opposite corner, and the directions of the sides."""
    _, after, opposite, before = (corners[(i + step) % 4] for step in range(4))
    across = _minus(to, opposite)
    one, other = (_along(across, _minus(end, opposite)) for end in (after, before))
    return _four(i, to, _plus(opposite, one), opposite, _plus(opposite, other))


def _rhombus(corners: Sequence[Point], i: int, to: Point) -> Corners:
    """Leave the opposite corner, and how far the other two are apart."""
    _, after, opposite, before = (corners[(i + step) % 4] for step in range(4))
    half = hypot(*_minus(after, before)) / 2
    return _with_diagonal(corners, i, to, opposite, half)


def _square(corners: Sequence[Point], i: int, to: Point) -> Corners:
    """Leave the opposite corner; the diagonals are equal."""
    opposite = corners[(i + 2) % 4]
    return _with_diagonal(corners, i, to, opposite, hypot(*_minus(to, opposite)) / 2)


def _with_diagonal(
    corners: Sequence[Point], i: int, to: Point, opposite: Point, half: float
) -> Corners:
    """Put the other two corners across the diagonal, as far from its middle as this."""
    middle = (to[0] + opposite[0]) / 2, (to[1] + opposite[1]) / 2
    x, y = _minus(to, opposite)
    long = hypot(x, y)
    across = (-y / long * half, x / long * half)
    after = corners[(i + 1) % 4]
    side = _minus(after, corners[(i + 2) % 4])
    turn = 1 if x * side[1] - y * side[0] >= 0 else -1
    return _four(i, to, _plus(middle, across, turn), opposite, _plus(middle, across, -turn))


def _isosceles(corners: Sequence[Point], i: int, to: Point) -> Corners:
    """Leave the base and slide C along the middle line; or stretch both legs from C."""
    left, right, tip = corners
    if i == 2:  # noqa: PLR2004 - the tip
        middle = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2
        base = _minus(right, left)
        up = -base[1], base[0]
        return left, right, _plus(middle, _along(_minus(to, middle), up))
    leg = _minus(right if i == 0 else left, tip)
    follows = _plus(tip, leg, hypot(*_minus(to, tip)) / hypot(*leg))
    return (to, follows, tip) if i == 0 else (follows, to, tip)


KEEPS: Final[dict[str, Follow]] = {
    "parallelogram": _parallelogram,
    "rectangle": _rectangle,
    "rhombus": _rhombus,
    "square": _square,
    "isosceles-triangle": _isosceles,
}
"""The properties that dragging can keep."""


def read_keep(keep: object, figure: Figure) -> str:
    """Read the property that dragging keeps; raise ValueError if the figure does not have it.

    >>> from ...geometry import FIGURES
    >>> read_keep("rhombus", FIGURES["kite"])
    Traceback (most recent call last):
    ValueError: this figure is not a rhombus, so dragging cannot keep it one
    """
    if keep in ("", None):
        return ""
    if not isinstance(keep, str) or keep not in KEEPS:
        raise ValueError(f"dragging can keep {', '.join(KEEPS)}, not {keep!r:.60}")
    if not verdict(figure, keep).holds:
        raise ValueError(f"this figure is not {_noun(keep)}, so dragging cannot keep it one")
    return keep


def _noun(keep: str) -> str:
    return a(named(keep).label.lower())


class Kept(NamedTuple):
    """What a figure on a sheet stays while it is dragged; "" if it may become anything.

    >>> from ...geometry import Polygon
    >>> corners = [(0, 0), (4, 0), (5, 2), (1, 2)]
    >>> Kept("parallelogram", Polygon(corners), 12, 1e-9).follow(corners, 3, (0, 2))
    ((0, 0), (4, 0), (4.0, 2.0), (0, 2))
    """

    keep: str
    figure: Figure
    size: float
    tolerance: float

    @property
    def words(self) -> str:
        """Say what it stays, or "" if it may become anything."""
        return f"It stays {_noun(self.keep)}." if self.keep else ""

    def check(self, corners: Sequence[Point]) -> None:
        """Raise ValueError if the figure does not stay what it is with these corners."""
        if not verdict(moved(self.figure, corners, self.tolerance), self.keep).holds:
            raise ValueError(f"with these corners it does not stay {_noun(self.keep)}")

    def follow(self, corners: Sequence[Point], dragged: int, to: Point) -> Corners:
        """Return where all corners are when one is dragged, or as they were if that cannot be."""
        try:
            found = KEEPS[self.keep](corners, dragged, to)
            placed = tuple((round(x, 10), round(y, 10)) for x, y in found)
            off_sheet(placed, self.size)
            self.check(placed)
        except (ValueError, ZeroDivisionError):  # it would leave the sheet, or collapse
            return tuple(corners)
        return placed
