"""The lines of a drawn figure, from which js/core/stage/wire.ts is generated.

Lengths and points are parts of a box that is 1 wide and 1 high.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypedDict

Point: TypeAlias = Annotated[list[float], tuple[float, float]]
Role: TypeAlias = Annotated[str, Literal["figure", "mark", "witness", "axis"]]


class Polyline(TypedDict):
    """A line through points."""

    points: list[Point]
    closed: bool
    role: Role


class CircleLine(TypedDict):
    """A circle."""

    middle: Point
    radius: float
    role: Role


class EllipseLine(TypedDict):
    """An ellipse, turned clockwise by some degrees."""

    middle: Point
    radii: Point
    turn: float
    role: Role


class Points(TypedDict):
    """The points of Bézier curves, or the corners of the sign of a right angle."""

    points: list[Point]
    role: Role


class Dot(TypedDict):
    """A dot."""

    at: Point
    role: Role


Tick = TypedDict("Tick", {"from": Point, "to": Point, "role": Role})
"""A short line across a side: sides with equally many are equally long."""


class Arc(TypedDict):
    """The sign of an angle."""

    middle: Point
    radius: float
    start: float
    sweep: float
    role: Role


class Arrow(TypedDict):
    """The head of an arrow."""

    tip: Point
    turn: float
    role: Role


class Letter(TypedDict):
    """The name of a corner."""

    at: Point
    text: str
    role: Role


class Label(TypedDict):
    """What was measured, and where it is written."""

    at: Point
    text: str


class Measured(TypedDict):
    """Marks and measures of a figure: lines through points x, y, x, y and so on, and texts."""

    lines: list[list[float]]
    texts: list[Label]


class Sketch(TypedDict, total=False):
    """A figure as lines to draw; kinds of lines that it does not have may be left out."""

    polylines: list[Polyline]
    circles: list[CircleLine]
    ellipses: list[EllipseLine]
    beziers: list[Points]
    dots: list[Dot]
    ticks: list[Tick]
    squares: list[Points]
    arcs: list[Arc]
    arrows: list[Arrow]
    letters: list[Letter]


Drawn: TypeAlias = Annotated[dict[str, list[Any]], Sketch]
"""A sketch in Python, where its lines are built and looked up by name."""
