"""Measures of a figure: sides, angles, parallels, and which of them are equal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from math import atan2, degrees, hypot, pi, sqrt
from typing import TYPE_CHECKING, Final

from .inputs import TOLERANCE, Point
from .numbers import LOOSE, length, letters, texts
from .straighten import meant
from .symmetry import Fold, mirrors

if TYPE_CHECKING:
    from .figures import Figure

RIGHT: Final = 90.0
STRAIGHT: Final = 180.0
EXACT: Final = 1e-15
DRAWN: Final = {"polygon", "polygonal chain"}
"""Kinds with several sides and angles, which a loose tolerance could judge inconsistently."""


def classes(values: Sequence[float], near: float) -> list[int]:
    """Return the same number for equal values: those that are near, and those near to them.

    >>> classes([2.0, 1.0, 2.05, 2.1], 0.07)
    [1, 0, 1, 1]
    """
    numbers, number = [0] * len(values), 0
    order = sorted(range(len(values)), key=values.__getitem__)
    for before, now in pairwise(order):
        number += values[now] - values[before] > near
        numbers[now] = number
    return numbers


class Measures:
    """The sides and angles of one figure, by number and by letter.

    Side i of a polygon or chain goes from point i to the next; `corners` are the points that have
    an angle. A single segment is its only side; rays are not sides (D14).
    """

    def __init__(self, figure: Figure) -> None:
        self.figure = figure
        self.kind = figure.noun
        self.tolerance = figure.tolerance
        self.points = points = figure.points
        n = len(points)
        self.corners: range = range(0)
        self.sides: tuple[tuple[int, int], ...] = ()
        if self.kind == "polygon":
            self.corners = range(n)
            self.sides = (*((i, i + 1) for i in range(n - 1)), (n - 1, 0))
        elif self.kind in {"polygonal chain", "segment"}:
            self.corners = range(1, n - 1)
            self.sides = tuple((i, i + 1) for i in range(n - 1))
        elif self.kind == "angle":
            self.corners = range(1, 2)
        self.vectors = [
            (points[j][0] - points[i][0], points[j][1] - points[i][1]) for i, j in self.sides
        ]
        self.lengths = [hypot(x, y) for x, y in self.vectors]
        self.longest = max(self.lengths, default=0.0)
        self.angles = self._angles()
        self.exact = self
        """The measures of the exact figure that a drawing by hand was meant to be."""
        if self.tolerance > TOLERANCE and self.kind in DRAWN:
            self.exact = meant(figure, self.longest).measures
        self._compare()

    def _angles(self) -> list[float]:
        """Return the inner angles of a polygon, else those of at most 180° (D11)."""
        turns = self.figure.turns
        if self.kind == "polygon":
            left = sum(turns) > 0  # once round, left or right
            return [STRAIGHT - degrees(turn if left else -turn) for turn in turns]
        return [STRAIGHT - abs(degrees(turn)) for turn in turns]

    def _compare(self) -> None:
        exact = self.exact
        self.side_classes = classes(exact.lengths, exact.tolerance * exact.longest)
        marked = [*exact.angles, RIGHT, STRAIGHT]
        self._marked = classes(marked, exact.tolerance * STRAIGHT)
        *ours, right, straight = self._marked
        self.angle_classes = ours
        self.angle_kinds = [_kind(one, right, straight) for one in ours]
        self.gon = len(ours) if self.kind == "polygon" else 0  # D1
        self.most_equal_sides = max(Counter(self.side_classes).values(), default=0)
        self.most_equal_angles = max(Counter(ours).values(), default=0)

    @property
    def sides_all_equal(self) -> bool:
        """Whether it has sides and they all have the same length."""
        return 0 < len(self.sides) == self.most_equal_sides

    @property
    def angles_all_equal(self) -> bool:
        """Whether it has angles and they all have the same size."""
        return 0 < len(self.angles) == self.most_equal_angles

    @property
    def opposite_sides_equal(self) -> bool:
        """Whether it is a quadrilateral with two pairs of equal opposite sides (D3)."""
        if self.gon != 4:  # noqa: PLR2004 - a quadrilateral
            return False
        a, b, c, d = self.side_classes
        return a == c and b == d

    @property
    def round(self) -> bool:
        """Whether it is round and as wide as high (D6)."""
        one, other = self.radii
        return one > 0 and abs(one - other) <= self.tolerance * max(one, other)

    @property
    def radii(self) -> tuple[float, float]:
        """Half its width and half its height if it is round, else zeros."""
        return self.figure.radii

    @property
    def around(self) -> float:
        """How long the path around it is (D10)."""
        if not self.radii[0]:
            return sum(self.lengths)
        a, b = max(self.radii), min(self.radii)
        swing, total, part = sqrt(a * a - b * b), 2 * a * a, 1.0
        # Gauss: the arithmetic-geometric mean yields the perimeter of an ellipse to the last digit.
        total -= swing * swing
        while a - b > EXACT * a:
            a, b, swing = (a + b) / 2, sqrt(a * b), (a - b) / 2
            part *= 2
            total -= part * swing * swing
        return pi * total / a

    @cached_property
    def headings(self) -> list[float]:
        """The direction of each side, from 0 to pi, whichever way it is walked."""
        return [atan2(y, x) % pi for x, y in self.vectors]

    @cached_property
    def alike(self) -> list[tuple[int, int]]:
        """Pairs of sides with the same direction, on one line or on two."""
        if self.exact is not self:
            return self.exact.alike
        near, headings = self.tolerance * pi, self.headings
        numbers = classes(headings, near)
        if numbers and min(headings) + pi - max(headings) <= near:  # 0 and a half turn are alike
            numbers = [0 if one == max(numbers) else one for one in numbers]
        return [(i, j) for j in range(len(numbers)) for i in range(j) if numbers[i] == numbers[j]]

    @cached_property
    def parallels(self) -> list[tuple[int, int]]:
        """Pairs of parallel sides, on two different lines (D14)."""
        if self.exact is not self:
            return self.exact.parallels
        if self.opposite_sides_equal:
            return [(0, 2), (1, 3)]
        near = self.tolerance * self.longest
        return sorted((i, j) for i, j in self.alike if self.gap(i, j) > near)

    def gap(self, i: int, j: int) -> float:
        """Return how far the middle of side j lies from the line of side i."""
        (ax, ay), (ux, uy), long = self.points[self.sides[i][0]], self.vectors[i], self.lengths[i]
        mx, my = self.middle(j)
        return abs(ux / long * (my - ay) - uy / long * (mx - ax))

    def gap_text(self, i: int, j: int) -> str:
        """Write how far apart two parallel sides are."""
        text = length(self.gap(i, j))
        return f"about {text}" if self.askew(i, j) > LOOSE * STRAIGHT else text

    def askew(self, i: int, j: int) -> float:
        """Return the degrees by which two sides differ in direction, at most 90."""
        off = abs(self.headings[i] - self.headings[j])
        return degrees(min(off, pi - off))

    def middle(self, side: int) -> Point:
        """Return the middle of a side."""
        (ax, ay), (bx, by) = (self.points[i] for i in self.sides[side])
        return (ax + bx) / 2, (ay + by) / 2

    @cached_property
    def mirror(self) -> Fold | None:
        """A line that cuts it into halves that mirror each other, if there is one (D9)."""
        return next(mirrors(self), None)

    # --- in letters -------------------------------------------------------------------------

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """The names of its points."""
        return letters(len(self.points))

    @cached_property
    def side_names(self) -> tuple[str, ...]:
        """The names of its sides."""
        return tuple(self.letters[i] + self.letters[j] for i, j in self.sides)

    @cached_property
    def angle_names(self) -> tuple[str, ...]:
        """The names of its angles: the letters of their corners."""
        return tuple(self.letters[i] for i in self.corners)

    @property
    def parallel_names(self) -> tuple[tuple[str, str], ...]:
        """The names of its pairs of parallel sides."""
        return tuple((self.side_names[i], self.side_names[j]) for i, j in self.parallels)

    @cached_property
    def length_texts(self) -> tuple[str, ...]:
        """The lengths of its sides; equal ones look equal and others do not."""
        return texts(self.lengths, self.side_classes, 2)

    @cached_property
    def angle_texts(self) -> tuple[str, ...]:
        """Its angles in degrees; equal ones look equal, and only a right one looks like 90°."""
        marks = (RIGHT, STRAIGHT)
        everything, numbers = (*self.angles, *marks), self._marked
        # A class that contains 90° or 180° is written as that.
        shown = texts(everything, numbers, 1, dict(zip(numbers[-2:], marks, strict=True)))
        return tuple(f"{text}°" for text in shown[: len(self.angles)])


def _kind(angle: int, right: int, straight: int) -> str:
    """Return the kind of an angle (D11), from the numbers of its class and of 90° and 180°."""
    if angle < right:
        return "acute"
    if angle == right:
        return "right"
    if angle < straight:
        return "obtuse"
    return "straight" if angle == straight else "concave"
