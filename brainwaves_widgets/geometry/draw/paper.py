"""The unit box in which a figure is drawn, and the strokes that it is made of.

Points of the box are complex numbers, so that they can be added, scaled and turned.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, radians, sin
from typing import Final

from ..figures import Angle, Circle, Curve, Ellipse, Figure, Line, Ray
from ..inputs import Point

MARGIN: Final = 0.13
EDGE: Final = 0.025
ON: Final = 0.3
"""How far a ray or line is drawn beyond its last point, as a part of the distance of its points."""


class Paper:
    """The unit box in which a figure is drawn: it knows the place of every point.

    The figure fills the box but for a margin; with a `sheet`, the box is the square from (0, 0) to
    (sheet, sheet), wherever on it the figure lies.
    """

    def __init__(self, figure: Figure, sheet: float | None = None) -> None:
        self.figure = figure
        if sheet is None:
            left, low, right, high = box(figure)
            self.scale = (1 - 2 * MARGIN) / max(right - left, high - low)
            self.middle = complex(left + right, low + high) / 2
        else:
            self.scale, self.middle = 1 / sheet, complex(sheet, sheet) / 2
        self.points = [self.at(p) for p in figure.points]

    def strokes(self) -> list[list[complex]]:
        """Return the straight strokes of the figure, cut off at the edge of the box."""
        drawn = strokes(self.figure, self.points)
        if not self.figure.endless:
            return drawn
        if isinstance(self.figure, Line):
            a, b = self.points
            return [[_inside(b, drawn[0][0]), _inside(a, drawn[0][1])]]
        return [[start, _inside(start, end)] for start, end in drawn]

    def at(self, p: Point) -> complex:
        """Return a point's place in the box."""
        return 0.5 + 0.5j + ((complex(*p) - self.middle) * self.scale).conjugate()


def box(figure: Figure) -> tuple[float, float, float, float]:
    """Return the edges of a drawing: left, low, right and high."""
    if isinstance(figure, Circle | Ellipse):
        (x, y), (a, b), tilt = figure.middle, figure.radii, radians(figure.tilt)
        dx, dy = hypot(a * cos(tilt), b * sin(tilt)), hypot(a * sin(tilt), b * cos(tilt))
        return x - dx, y - dy, x + dx, y + dy
    points = [complex(*p) for p in figure.points]
    if isinstance(figure, Curve):
        points += _along(figure)
    else:
        points = [p for stroke in strokes(figure, points) for p in stroke]
    xs, ys = [p.real for p in points], [p.imag for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def _along(figure: Curve) -> Iterable[complex]:
    """Return enough points on a curve to see how far it bulges."""
    path = [complex(*p) for p in figure.beziers]
    for i in range(0, len(path) - 1, 3):
        a, b, c, d = path[i : i + 4]
        for t in (step / 8 for step in range(1, 8)):
            yield a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t**3


def strokes(figure: Figure, p: list[complex]) -> list[list[complex]]:
    """Return the straight strokes of a figure; endless ones go a little beyond their last point."""
    match figure:
        case Ray():
            return [[p[0], _beyond(p[0], p[1])]]
        case Line():
            return [[_beyond(p[1], p[0]), _beyond(p[0], p[1])]]
        case Angle():
            reach = max(abs(end - p[1]) for end in p)
            return [[p[1], _beyond(p[1], end, reach)] for end in (p[0], p[2])]
    return [p]


def _inside(start: complex, end: complex) -> complex:
    """Return where a stroke must end to stay inside the box."""
    room = 1.0
    for s, e in ((start.real, end.real), (start.imag, end.imag)):
        if not EDGE <= e <= 1 - EDGE and e != s:
            room = min(room, ((1 - EDGE if e > s else EDGE) - s) / (e - s))
    return start + (end - start) * max(room, EDGE)


def _beyond(a: complex, b: complex, reach: float = 0.0) -> complex:
    return a + (b - a) * (1 + ON) * (reach / abs(b - a) if reach else 1)
