"""The dots of a blackboard: where they are, which is nearest, and figures drawn on them."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist, sqrt
from typing import Final

from ...geometry import Chain, Figure, Polygon, Segment
from ...geometry.inputs import Point

SPACING: Final = 40
"""Pixels from one dot to the next."""
MAGNET: Final = 0.3
"""A freehand click this near to another point is on it; the distance of two dots is 1."""
KINDS: Final = {"squares": (0.0, 1.0), "triangles": (0.5, sqrt(3) / 2)}
"""How far every other row of dots is moved aside, and how far apart the rows are."""

POINTS_OF_A_SEGMENT: Final = 2


def through(points: Sequence[Point], *, closed: bool, tolerance: float) -> Figure:
    """Return the figure that a hand has drawn: a polygon, or a segment or chain if it is open."""
    if closed:
        return Polygon(points, tolerance=tolerance)
    if len(points) == POINTS_OF_A_SEGMENT:
        return Segment(*points, tolerance=tolerance)
    return Chain(points, tolerance=tolerance)


class Dots:
    """The dots of a board, its width and height in pixels; places count from the lower left.

    >>> dots = Dots("squares", 880, 440)
    >>> dots.nearest((3.2, 1.9)), dots.pixels((3, 2))
    ((3.0, 2.0), (120, 360))
    >>> dots.near((3.4, 2), [(3.5, 2)]), dots.near((3.4, 2), [(3.9, 2)])
    ((3.5, 2), (3.4, 2))
    """

    def __init__(self, kind: str, width: float, height: float) -> None:
        if kind not in KINDS:
            raise ValueError(f'grid is "squares" or "triangles", not {kind!r:.60}')
        self._aside, self._row = KINDS[kind]
        self._width, self._height = width, height
        self.wide, self.high = width / SPACING, height / SPACING
        self._lines = range(1, int(self.high / self._row - 0.3) + 1)
        self._columns = range(1, int(self.wide))

    def check(self, place: Point) -> None:
        """Raise ValueError if a place is not on the board."""
        x, y = place
        if not (0 <= x <= self.wide and 0 <= y <= self.high):
            raise ValueError(
                f"({x:g}, {y:g}) is not on the board, which goes from 0 to {self.wide:g} across "
                f"and from 0 to {self.high:g} up"
            )

    def __contains__(self, place: Point) -> bool:
        return place == self.nearest(place)

    def nearest(self, place: Point) -> Point:
        """Return the dot nearest to a place; the edges of the board have dots as well."""
        x, y = place
        below = int(y // self._row)
        lines = [line for line in (below, below + 1) if line * self._row <= self.high]
        dots = [self._dot(self._column(x, line), line) for line in lines]
        return min(dots, key=lambda dot: dist(dot, place))

    def _column(self, x: float, line: int) -> int:
        off = self._off(line)
        return min(round(x - off), int(self.wide - off))

    def _off(self, line: int) -> float:
        return self._aside * (line % 2)

    def _dot(self, column: int, line: int) -> Point:
        return float(column + self._off(line)), line * self._row

    def near(self, place: Point, points: Sequence[Point]) -> Point:
        """Return the point that a place is close to, or the place itself."""
        found = min(points, key=lambda one: dist(one, place), default=None)
        if found is not None and dist(found, place) <= MAGNET:
            return found
        return round(place[0], 2), round(place[1], 2)

    def step(self, place: Point | None, across: int, up: int) -> Point:
        """Move by one dot, from the middle at first, and stay on the board.

        Up and down keep to one column, so that going back leads to the same dot.
        """
        if place is None:
            return self.nearest((self.wide / 2, self.high / 2))
        line = round(place[1] / self._row)
        column = round(place[0] - self._off(line)) + across
        line += up
        on_board = column in self._columns and line in self._lines
        return self._dot(column, line) if on_board else place

    def all(self) -> list[Point]:
        """Return all dots, in pixels."""
        return [
            self.pixels(self._dot(column, line)) for line in self._lines for column in self._columns
        ]

    def pixels(self, place: Point) -> Point:
        """Return where a place is drawn."""
        return place[0] * SPACING, self._height - place[1] * SPACING

    def place(self, x: float, y: float) -> Point:
        """Return the place at a pixel; one beside the board is at its edge."""
        x, y = min(max(x, 0.0), self._width), min(max(y, 0.0), self._height)
        return x / SPACING, (self._height - y) / SPACING
