"""Figures as values: where their points lie, and nothing about what is true of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from math import cos, pi, radians, sin
from typing import Any, ClassVar

from . import inputs
from .inputs import TOLERANCE, Point
from .measurements import Measures
from .numbers import coordinates


@dataclass(frozen=True, repr=False)
class Figure:
    """What all figures share; two are equal if they have the same kind and the same points."""

    noun: ClassVar[str] = "figure"
    closed: ClassVar[bool] = False
    """Whether its path comes back to where it began."""
    endless: ClassVar[bool] = False
    """Whether it goes on where the drawing stops."""
    picture: ClassVar[Callable[[Figure], str]]
    """Draws it as SVG; set by `draw/drawing.py`, which imports this module."""

    name: str = field(default="", kw_only=True, compare=False)
    key: str = field(default="", kw_only=True, compare=False)
    dots: int = field(default=1, kw_only=True, compare=False)
    tolerance: float = field(default=TOLERANCE, kw_only=True, compare=False)
    """How exactly it is measured; a figure drawn by hand needs a larger value (see TOLERANCE)."""
    points: tuple[Point, ...] = field(default=(), init=False, compare=False)
    """The points that have letters, in the order A, B, C and so on."""
    turns: tuple[float, ...] = field(default=(), init=False, compare=False)
    """How far the path turns left at each corner."""
    radii: tuple[float, float] = field(default=(0.0, 0.0), init=False, compare=False)
    """Half its width and half its height, if it is round."""

    @cached_property
    def measures(self) -> Measures:
        """Its sides, angles and what follows from them, measured once."""
        return Measures(self)

    def __repr__(self) -> str:
        given = (getattr(self, one.name) for one in fields(self) if one.init and not one.kw_only)
        return f"{type(self).__name__}({', '.join(map(coordinates, given))})"

    def _set(self, **values: Any) -> None:
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def _repr_svg_(self) -> str:
        return type(self).picture(self)


@dataclass(frozen=True, repr=False)
class Polygon(Figure):
    """A closed figure of straight sides, from its corners in order (D1).

    >>> Polygon([(0, 0), (4, 0), (4, 3)])
    Polygon([(0, 0), (4, 0), (4, 3)])
    >>> Polygon([(0, 0), (2, 2), (2, 0), (0, 2)])
    Traceback (most recent call last):
    ValueError: sides AB and CD cross or touch; the sides of a polygon meet only at its corners
    """

    noun = "polygon"
    closed = True
    corners: Sequence[Point]

    def __post_init__(self) -> None:
        """Raise ValueError if the points do not make a polygon."""
        corners = inputs.points(self.corners, 3, "a polygon")
        turns = inputs.corners(corners, closed=True, tolerance=self.tolerance)
        self._set(corners=corners, points=corners, turns=turns)
        inputs.simple(corners)


@dataclass(frozen=True, repr=False)
class Chain(Figure):
    """Several joined segments that do not close (D8).

    >>> Chain([(0, 0), (1, 0), (2, 0)])
    Traceback (most recent call last):
    ValueError: there is no corner at B: A, B and C lie on one line; leave B out
    """

    noun = "polygonal chain"
    joints: Sequence[Point]

    def __post_init__(self) -> None:
        """Raise ValueError if the points do not make a chain."""
        joints = inputs.points(self.joints, 3, "a chain")
        turns = inputs.corners(joints, closed=False, tolerance=self.tolerance)
        self._set(joints=joints, points=joints, turns=turns)


@dataclass(frozen=True, repr=False)
class Curve(Figure):
    """A smooth curve through points, with ends that do not meet (D8)."""

    noun = "smooth curve"
    through: Sequence[Point]

    def __post_init__(self) -> None:
        """Raise ValueError if the points lie on one line."""
        through = inputs.points(self.through, 3, "a curve")
        a, *between, b = (complex(*p) for p in through)
        near = TOLERANCE * inputs.span(through)
        if all(abs(inputs.seen_from(a, b, p).imag) <= near for p in between):
            raise ValueError("these points lie on one line; a curve bends")
        self._set(through=through, points=through)

    @property
    def beziers(self) -> tuple[Point, ...]:
        """The curve as cubic Bézier pieces: a point, then three more for each piece.

        At each point the curve runs along the line between that point's neighbours, so that it has
        no corner.
        """
        p = [complex(*one) for one in self.points]
        path = p[:1]
        for before, a, b, after in zip([p[0], *p], p, p[1:], [*p[2:], p[-1]], strict=False):
            path += [a + (b - before) / 6, b - (after - a) / 6, b]
        return tuple((one.real, one.imag) for one in path)


@dataclass(frozen=True, repr=False)
class _Straight(Figure):
    a: Point
    b: Point

    def __post_init__(self) -> None:
        a, b = inputs.points((self.a, self.b), 2, f"a {self.noun}")
        self._set(a=a, b=b, points=(a, b))


class Segment(_Straight):
    """Two points joined by a straight line (D7)."""

    noun = "segment"


class Ray(_Straight):
    """A straight line that starts at one point, passes through another and never ends (D7)."""

    noun = "ray"
    endless = True


class Line(_Straight):
    """A straight line through two points that never ends either way (D7)."""

    noun = "straight line"
    endless = True


@dataclass(frozen=True, repr=False)
class Angle(Figure):
    """Two rays from one point: through A and through C, both starting at B (D11).

    >>> Angle((1, 0), (0, 0), (0, 2))
    Angle((1, 0), (0, 0), (0, 2))
    """

    noun = "angle"
    endless = True
    a: Point
    b: Point
    c: Point

    def __post_init__(self) -> None:
        """Raise ValueError if the rays lie on each other."""
        a, b = inputs.points((self.a, self.b), 2, "an angle")
        b, c = inputs.points((b, self.c), 2, "an angle")
        turn = inputs.turn(a, b, c)
        if abs(turn) >= pi - TOLERANCE * pi:
            raise ValueError("the rays BA and BC lie on each other; there is no angle between them")
        self._set(a=a, b=b, c=c, points=(a, b, c), turns=(turn,))

    @classmethod
    def of(cls, degrees: float, **named: Any) -> Angle:
        """Make an angle from its size in degrees, more than 0 and at most 180."""
        size = inputs.number(degrees, "the size of an angle")
        if not 0 < size <= 180:  # noqa: PLR2004 - a half turn
            raise ValueError(f"an angle is more than 0 and at most 180 degrees, not {degrees!r}")
        arm = radians(size)
        return cls((3.0, 0.0), (0.0, 0.0), (3 * cos(arm), 3 * sin(arm)), **named)


@dataclass(frozen=True, repr=False)
class Circle(Figure):
    """All points at one distance from the middle (D6)."""

    noun = "circle"
    closed = True
    tilt: ClassVar[float] = 0.0
    middle: Point
    radius: float

    def __post_init__(self) -> None:
        """Raise ValueError if the circle has no size."""
        middle, radius = inputs.point(self.middle), inputs.length(self.radius, "the radius")
        self._set(middle=middle, radius=radius, radii=(radius, radius))


@dataclass(frozen=True, repr=False)
class Ellipse(Figure):
    """A flattened circle: half its width, half its height, and the degrees it is turned by (D6)."""

    noun = "ellipse"
    closed = True
    middle: Point
    half_width: float
    half_height: float
    tilt: float = 0.0

    def __post_init__(self) -> None:
        """Raise ValueError if the ellipse has no size."""
        middle = inputs.point(self.middle)
        wide = inputs.length(self.half_width, "half the width")
        high = inputs.length(self.half_height, "half the height")
        tilt = inputs.number(self.tilt, "the tilt")
        self._set(middle=middle, half_width=wide, half_height=high, tilt=tilt, radii=(wide, high))
