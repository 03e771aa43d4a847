"""What a drawing by hand was meant to be: the most regular figure within its tolerance.

Sides and angles that are nearly equal, nearly right angles and nearly parallel sides are wishes.
Corners are moved until all wishes come true exactly; where wishes contradict each other, those that
are farthest from true are dropped. The result is an exact figure, so verdicts on it are consistent.
"""

from __future__ import annotations

from cmath import phase
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import inf, pi, sqrt
from operator import mul
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from .figures import Figure
    from .inputs import Point

DONE: Final = 1e-12
"""A wish is true if it is off by no more than this, on a figure about 1 wide."""
ROUNDS: Final = 20
MOST: Final = 16
"""With more corners than this, the search would be too slow while a corner is dragged."""
SLOW: Final = 0.7
"""Stop if a round leaves more than this part of the error: the wishes contradict each other."""
FAR: Final = 1.5
"""Stop if the figure is this many tolerances away from the drawing: it will not come back."""
Row = list[tuple[int, float]]
"""How a measure changes with some of the coordinates."""


class Wish(NamedTuple):
    """Two sides or angles that should match, or one angle that should be right."""

    what: str
    """`"side"`, `"angle"`, `"right"`, `"parallel"` or `"line"` (on one line)."""
    one: int
    other: int = 0


class Outline:
    """Sides and turns of a closed or open path, and how they change when its points move."""

    def __init__(self, at: Sequence[complex], *, closed: bool) -> None:
        self.at, self.closed = at, closed
        self.starts = range(len(at) if closed else len(at) - 1)
        self.vectors = [at[(i + 1) % len(at)] - at[i] for i in self.starts]
        self.lengths = [abs(one) for one in self.vectors]
        self.headings = [phase(one) for one in self.vectors]
        turns = [
            _wrapped(self.headings[i] - self.headings[i - 1], 2 * pi)
            for i in self.starts
            if closed or i
        ]
        around = sum(turns) if closed else 0.0
        self.ways = [around or turn for turn in turns]
        """Which way counts as a positive turn: that of the whole polygon, or of each corner."""
        self.turns = [
            turn if way > 0 else -turn for turn, way in zip(turns, self.ways, strict=True)
        ]

    @property
    def points(self) -> list[Point]:
        """Its points in order."""
        return [(p.real, p.imag) for p in self.at]

    def off(self, wish: Wish) -> float:
        """Return how far a wish is from true."""
        what, i, j = wish
        match what:
            case "side":
                return self.lengths[i] - self.lengths[j]
            case "angle":
                return self.turns[i] - self.turns[j]
            case "right":
                return self.turns[i] - pi / 2
            case "parallel":
                return _wrapped(self.headings[i] - self.headings[j], pi)
        return self._beside(i, j)[0]

    def row(self, wish: Wish) -> Row:
        """Return how that changes with the coordinates."""
        what, i, j = wish
        match what:
            case "side":
                return [*self._longer(i, 1), *self._longer(j, -1)]
            case "angle":
                return [*self._turned(i, 1), *self._turned(j, -1)]
            case "right":
                return self._turned(i, 1)
            case "parallel":
                return [*self._headed(i, 1), *self._headed(j, -1)]
        return self._beside(i, j)[1]

    def _ends(self, side: int, way: complex) -> Row:
        """Move the end of a side one way and its start the other."""
        a, b = 2 * side, 2 * ((side + 1) % len(self.at))
        return [(a, -way.real), (a + 1, -way.imag), (b, way.real), (b + 1, way.imag)]

    def _longer(self, side: int, sign: float) -> Row:
        return self._ends(side, sign * self.vectors[side] / self.lengths[side])

    def _headed(self, side: int, sign: float) -> Row:
        return self._ends(side, sign * 1j * self.vectors[side] / self.lengths[side] ** 2)

    def _turned(self, corner: int, sign: float) -> Row:
        sign = sign if self.ways[corner] > 0 else -sign
        before, after = (corner - 1, corner) if self.closed else (corner, corner + 1)
        return [*self._headed(before % len(self.vectors), -sign), *self._headed(after, sign)]

    def _beside(self, i: int, j: int) -> tuple[float, Row]:
        """Return how far the middle of side j is from the line of side i."""
        after, end = (i + 1) % len(self.at), (j + 1) % len(self.at)
        way = self.vectors[i] / self.lengths[i]
        normal, off = 1j * way, ((self.at[j] + self.at[end]) / 2 - self.at[i]) / way
        along = off.real / self.lengths[i]
        shares = ((i, along - 1), (after, -along), (j, 0.5), (end, 0.5))
        row = [
            (2 * k + axis, part * n)
            for k, part in shares
            for axis, n in enumerate((normal.real, normal.imag))
        ]
        return off.imag, row

    def wishes(self, tolerance: float) -> list[Wish]:
        """Return what is nearly true, the nearest first."""
        turn = tolerance * pi
        wishes = [Wish("side", i, j) for i, j in _neighbours(self.lengths)]
        wishes += [Wish("angle", i, j) for i, j in _neighbours(self.turns)]
        wishes += [Wish("right", i) for i in range(len(self.turns))]
        ways = [heading % pi for heading in self.headings]
        wishes += [Wish("parallel", i, j) for i, j in _neighbours(ways, around=True)]
        nearly = [
            (abs(self.off(one)) / (tolerance if one.what == "side" else turn), one)
            for one in wishes
        ]
        straight = (
            Wish("line", i, j)
            for j in self.starts
            for i in range(j)
            if abs(self.off(Wish("parallel", i, j))) <= turn
        )
        nearly += [(abs(self.off(one)) / tolerance, one) for one in straight]
        return [one for off, one in sorted(nearly) if off <= 1]

    def within(self, tolerance: float, of: Outline) -> bool:
        """Tell whether no side and no angle differs from another outline's by more than this.

        Its overall size does not matter, as no verdict depends on it.
        """
        if min(self.lengths) <= DONE:
            return False
        slack = tolerance + DONE
        pairs = list(zip(self.lengths, of.lengths, strict=True))
        fits = max((b - slack) / a for a, b in pairs) <= min((b + slack) / a for a, b in pairs)
        turned = (abs(a - b) for a, b in zip(self.turns, of.turns, strict=True))
        return fits and all(one <= slack * pi for one in turned)


def _wrapped(angle: float, whole: float) -> float:
    return (angle + whole / 2) % whole - whole / 2


def _neighbours(values: Sequence[float], *, around: bool = False) -> Iterable[tuple[int, int]]:
    """Pair each value with the next larger one; if `around`, also the largest with the smallest."""
    order = sorted(range(len(values)), key=values.__getitem__)
    return pairwise([*order, order[0]] if around and len(order) > 2 else order)  # noqa: PLR2004


def meant(figure: Figure, size: float) -> Figure:
    """Return the exact polygon or chain that a drawn one was meant to be.

    Its first corner is at (0, 0) and lengths are in parts of `size`, the drawing's longest side.

    >>> from .figures import Polygon
    >>> drawn = Polygon([(0, 0), (10, 0.2), (9.9, 10), (0, 10)], tolerance=0.05)
    >>> meant(drawn, 10).measures.angle_kinds
    ['right', 'right', 'right', 'right']
    """
    make: Any = type(figure)
    points = [complex(*p) for p in figure.points]
    drawn = Outline([(p - points[0]) / size for p in points], closed=figure.closed)
    kept: list[Wish] = []
    best: Figure = make(drawn.points)

    def take(wishes: list[Wish]) -> None:
        """Add wishes to those that are kept: all, or else the nearer half and then the rest."""
        nonlocal best, kept
        moved = _solved(drawn, [*kept, *wishes], figure.tolerance)
        if moved is not None:
            try:
                best = make(moved.points)
            except ValueError:  # sides touch
                pass
            else:
                kept += wishes
                return
        half = len(wishes) // 2
        if half:
            take(wishes[:half])
            take(wishes[half:])

    if len(figure.points) <= MOST and (wishes := drawn.wishes(figure.tolerance)):
        take(wishes)
    return best


def _solved(drawn: Outline, wishes: Sequence[Wish], tolerance: float) -> Outline | None:
    """Move points as little as possible until wishes are true; return None if that is impossible.

    It is also impossible if a side or an angle would change by more than the tolerance. The steps
    are those of Levenberg and Marquardt, which allow wishes that follow from one another.
    """
    now, before = drawn, inf
    for _ in range(ROUNDS):
        if not now.within(FAR * tolerance, drawn):
            return None
        off = [now.off(wish) for wish in wishes]
        if max(map(abs, off)) <= DONE:
            return now if now.within(tolerance, drawn) else None
        squares = sum(one * one for one in off)
        if squares > SLOW * before:
            return None
        step = _step([now.row(wish) for wish in wishes], off, 2 * len(now.at), max(squares, DONE))
        before = squares
        steps = map(complex, step[::2], step[1::2])
        now = Outline([a - b for a, b in zip(now.at, steps, strict=True)], closed=now.closed)
    return None


def _step(rows: Sequence[Row], off: Sequence[float], n: int, damping: float) -> list[float]:
    """Solve (JᵀJ + damping) step = Jᵀ off, by Cholesky's method."""
    matrix = [[0.0] * n for _ in range(n)]
    right = [0.0] * n
    for row, miss in zip(rows, off, strict=True):
        for i, a in row:
            right[i] += a * miss
            line = matrix[i]
            for j, b in row:
                line[j] += a * b
    lower: list[list[float]] = []
    for i in range(n):
        line = matrix[i]
        ours: list[float] = []
        for j, other in enumerate(lower):
            ours.append((line[j] - sum(map(mul, ours, other))) / other[j])
        ours.append(sqrt(max(line[i] + damping - sum(map(mul, ours, ours)), DONE * damping)))
        lower.append(ours)
    for i, ours in enumerate(lower):
        right[i] = (right[i] - sum(map(mul, ours[:-1], right))) / ours[i]
    for i in range(n - 1, -1, -1):
        right[i] = (right[i] - sum(lower[k][i] * right[k] for k in range(i + 1, n))) / lower[i][i]
    return right
