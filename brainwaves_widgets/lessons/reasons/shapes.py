"""The figures that a quiz asks about: those of the deck, and more that no card shows.

One rectangle or one star is soon known by heart. With others beside it a quiz can ask the same
thing again without repeating a question.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

from ...geometry import FIGURES, Angle, Figure, Polygon
from ...geometry.numbers import NUMBERS

LONG_ARMS, SHORT_ARMS = 4.5, 1.5
"""Arms of an angle on the deck are 3 long."""


def _polygon(key: str, *points: tuple[float, float], name: str = "") -> Polygon:
    return Polygon(points, key=key, name=name or key.replace("-", " "))


def _star(tips: int, inner: float) -> Polygon:
    turn = pi / tips
    radii = [1.0, inner] * tips
    points = ((r * sin(turn * i), r * cos(turn * i)) for i, r in enumerate(radii))
    tipped = f"{NUMBERS[tips]}-point"
    return _polygon(f"{tipped}-star", *points, name=f"{tipped} star")


def _angle(kind: str, arms: str, size: float) -> Angle:
    a, b, c = FIGURES[f"{kind}-angle"].points
    key, part = f"{kind}-angle-with-{arms}-arms", size / 3
    (ax, ay), (cx, cy) = ((part * x, part * y) for x, y in (a, c))
    return Angle((ax, ay), b, (cx, cy), key=key, name=key.replace("-", " "))


_MORE: Final = (
    _polygon("small-equilateral-triangle", (0, 0), (1, 0), (0.5, 3**0.5 / 2)),
    _polygon("equilateral-triangle-on-its-tip", (0, 0), (1.5, 1.5 * 3**0.5), (-1.5, 1.5 * 3**0.5)),
    _polygon("slim-right-triangle", (0, 0), (5, 0), (0, 2)),
    _polygon("slim-isosceles-triangle", (0, 0), (1, 0), (0.5, 3)),
    _polygon("tilted-square", (0, 0), (2, 1), (1, 3), (-1, 2)),
    _polygon("slim-rectangle", (0, 0), (4, 0), (4, 1), (0, 1)),
    _polygon("broad-rectangle", (0, 0), (4, 0), (4, 3), (0, 3)),
    _polygon("slim-rhombus", (0, 0), (5, 0), (9, 3), (4, 3)),
    _polygon("slim-parallelogram", (0, 0), (5, 0), (6, 1), (1, 1)),
    _polygon("steep-parallelogram", (0, 0), (2, 0), (3, 4), (1, 4)),
    _polygon("slim-trapezoid", (0, 0), (6, 0), (5, 1), (2, 1)),
    _polygon("notched-triangle", (0, 0), (1, 0), (1.5, 0.8), (2, 0), (3, 0), (1.2, 2.5)),
    _polygon("cracked-kite", (0, 0), (2, 1), (2.6, 0.8), (3, 1.5), (5, 2.5), (1, 3)),
    _star(4, 0.4),
    _star(6, 3**-0.5),
    _angle("acute", "long", LONG_ARMS),
    _angle("right", "long", LONG_ARMS),
    _angle("right", "short", SHORT_ARMS),
    _angle("obtuse", "short", SHORT_ARMS),
)
SHAPES: Final[Mapping[str, Figure]] = MappingProxyType(
    {**FIGURES, **{one.key: one for one in _MORE}}
)
"""All of them by their keys, those of the deck first."""
