"""Dragging that keeps a property: the other corners follow, so that a figure stays what it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ...geometry import Figure, verdict
from ...geometry.explain.verdicts import named
from ...geometry.inputs import Point
from ...geometry.numbers import a
from .figures_on_sheet import moved, off_sheet

Corners = tuple[Point, ...]
Follow = Callable[[Sequence[complex], int, complex], Sequence[complex]]
"""Takes the corners, which of them is dragged and where to; returns where all of them are then.

Corners are complex numbers here, so that they can be added, scaled and turned.
"""


def _along(v: complex, way: complex) -> complex:
    """Return the part of a vector that runs along another."""
    return (v / way).real * way


def _from(corners: Sequence[complex], i: int) -> Sequence[complex]:
    """Return the corners in their order, from one of them on."""
    return [*corners[i:], *corners[:i]]


def _parallelogram(corners: Sequence[complex], i: int, to: complex) -> Sequence[complex]:
    """Leave the next corner and the opposite one where they are."""
    _, after, opposite, _ = _from(corners, i)
    return _from([to, after, opposite, to + opposite - after], -i)


def _rectangle(corners: Sequence[complex], i: int, to: complex) -> Sequence[complex]:
    """Leave the opposite corner, and the directions of the sides."""
    _, after, opposite, before = _from(corners, i)
    one, other = (_along(to - opposite, end - opposite) for end in (after, before))
    return _from([to, opposite + one, opposite, opposite + other], -i)


def _rhombus(corners: Sequence[complex], i: int, to: complex) -> Sequence[complex]:
    """Leave the opposite corner, and how far the other two are apart."""
    _, after, _, before = _from(corners, i)
    return _with_diagonal(corners, i, to, abs(after - before))


def _square(corners: Sequence[complex], i: int, to: complex) -> Sequence[complex]:
    """Leave the opposite corner; the diagonals are equal."""
    return _with_diagonal(corners, i, to, abs(to - _from(corners, i)[2]))


def _with_diagonal(
    corners: Sequence[complex], i: int, to: complex, long: float
) -> Sequence[complex]:
    """Put the other two corners on a diagonal of this length, across the one that is dragged."""
    _, after, opposite, _ = _from(corners, i)
    way = (to - opposite) / abs(to - opposite)
    half = 1j * way * long / 2
    if ((after - opposite) / way).imag < 0:
        half = -half
    middle = (to + opposite) / 2
    return _from([to, middle + half, opposite, middle - half], -i)


def _isosceles(corners: Sequence[complex], i: int, to: complex) -> Sequence[complex]:
    """Leave the base and slide C along the middle line; or stretch both legs from C."""
    left, right, tip = corners
    if i == 2:  # noqa: PLR2004 - the tip
        middle = (left + right) / 2
        return left, right, middle + _along(to - middle, 1j * (right - left))
    leg = (right if i == 0 else left) - tip
    follows = tip + leg * abs(to - tip) / abs(leg)
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
    ((0.0, 0.0), (4.0, 0.0), (4.0, 2.0), (0.0, 2.0))
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
            found = KEEPS[self.keep]([complex(*p) for p in corners], dragged, complex(*to))
            placed = tuple((round(z.real, 10), round(z.imag, 10)) for z in found)
            off_sheet(placed, self.size)
            self.check(placed)
        except (ValueError, ZeroDivisionError):  # it would leave the sheet, or collapse
            return tuple(corners)
        return placed
