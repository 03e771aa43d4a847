"""The unit box in which a figure is drawn, and the strokes that it is made of."""

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
            corners = list(extent(figure))
            xs, ys = [x for x, _ in corners], [y for _, y in corners]
            size = max(max(xs) - min(xs), max(ys) - min(ys))
            self.scale = (1 - 2 * MARGIN) / size
            self.x0, self.y0 = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
        else:
            self.scale, self.x0, self.y0 = 1 / sheet, sheet / 2, sheet / 2
        self.points = [self.at(p) for p in figure.points]

    def strokes(self) -> list[list[Point]]:
        """Return the straight strokes of the figure, cut off at the edge of the box."""
        drawn = [[self.at(p) for p in stroke] for stroke in strokes(self.figure)]
        if not self.figure.endless:
            return drawn
        a, b = self.points[0], self.points[-1]
        if isinstance(self.figure, Line):
            return [[_inside(b, drawn[0][0]), _inside(a, drawn[0][1])]]
        return [[start, _inside(start, end)] for start, end in drawn]

    def at(self, p: Point) -> Point:
        """Return a point's place in the box."""
        return 0.5 + (p[0] - self.x0) * self.scale, 0.5 - (p[1] - self.y0) * self.scale


def extent(figure: Figure) -> Iterable[Point]:
    """Return points that have the same bounding box as the drawing."""
    if isinstance(figure, Circle | Ellipse):
        (x, y), (a, b), tilt = figure.middle, figure.radii, radians(figure.tilt)
        dx, dy = hypot(a * cos(tilt), b * sin(tilt)), hypot(a * sin(tilt), b * cos(tilt))
        return (x - dx, y - dy), (x + dx, y + dy)
    if isinstance(figure, Curve):
        return [*figure.points, *(p for piece in _pieces(figure) for p in _along(piece))]
    return [p for stroke in strokes(figure) for p in stroke]


def _pieces(figure: Curve) -> list[tuple[Point, ...]]:
    path = figure.beziers
    return [path[i : i + 4] for i in range(0, len(path) - 1, 3)]


def _along(piece: tuple[Point, ...]) -> Iterable[Point]:
    for step in range(1, 8):
        t = step / 8
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        yield (
            sum(w * p[0] for w, p in zip(weights, piece, strict=True)),
            sum(w * p[1] for w, p in zip(weights, piece, strict=True)),
        )


def strokes(figure: Figure) -> list[list[Point]]:
    """Return the straight strokes of a figure; endless ones go a little beyond their last point."""
    p = list(figure.points)
    match figure:
        case Ray():
            return [[p[0], _beyond(p[0], p[1])]]
        case Line():
            return [[_beyond(p[1], p[0]), _beyond(p[0], p[1])]]
        case Angle():
            reach = max(hypot(x - p[1][0], y - p[1][1]) for x, y in (p[0], p[2]))
            return [[p[1], _beyond(p[1], end, reach)] for end in (p[0], p[2])]
    return [p]


def _inside(start: Point, end: Point) -> Point:
    """Return where a stroke must end to stay inside the box."""
    room = 1.0
    for s, e in zip(start, end, strict=True):
        if not EDGE <= e <= 1 - EDGE and e != s:
            room = min(room, ((1 - EDGE if e > s else EDGE) - s) / (e - s))
    room = max(room, EDGE)
    return start[0] + (end[0] - start[0]) * room, start[1] + (end[1] - start[1]) * room


def _beyond(a: Point, b: Point, reach: float = 0.0) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    more = (1 + ON) * (reach / hypot(dx, dy) if reach else 1)
    return a[0] + dx * more, a[1] + dy * more
