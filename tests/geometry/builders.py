"""Figures to check against: random ones, and random ones of a given kind."""

from __future__ import annotations

from math import cos, hypot, pi, radians, sin
from typing import Any

from hypothesis import assume, strategies as st

from brainwaves_widgets.geometry import (
    FIGURES,
    Angle,
    Chain,
    Circle,
    Curve,
    Ellipse,
    Figure,
    Line,
    Polygon,
    Ray,
    Segment,
)

Pair = tuple[float, float]
small = st.integers(-6, 6)
lattice = st.tuples(small, small)
ways = st.floats(0, 2 * pi)


def regular(n: int, turn: float = 0.0) -> Polygon:
    return Polygon([(cos(turn + 2 * pi * k / n), sin(turn + 2 * pi * k / n)) for k in range(n)])


@st.composite
def polygons(draw: st.DrawFn, most: int = 8) -> Polygon:
    """Corners on a lattice, so that equal sides and right angles are common."""
    corners = draw(st.lists(lattice, min_size=3, max_size=most, unique=True))
    around = sorted(corners, key=lambda p: (turn_of(p, corners), hypot(*p)))
    try:
        return Polygon(around)
    except ValueError:
        assume(condition=False)
        raise


def turn_of(p: Pair, points: list[Any]) -> float:
    from math import atan2  # noqa: PLC0415

    x = sum(q[0] for q in points) / len(points)
    y = sum(q[1] for q in points) / len(points)
    return atan2(p[1] - y, p[0] - x)


@st.composite
def specials(draw: st.DrawFn) -> Polygon:
    """Figures with a name: regular, rectangle, rhombus, parallelogram, trapezoid, isosceles."""
    a, b = draw(st.integers(1, 9)), draw(st.integers(1, 9))
    lean = draw(st.integers(-4, 9))
    match draw(
        st.sampled_from(["regular", "rectangle", "rhombus", "parallelogram", "trapezoid", "tip"])
    ):
        case "regular":
            return regular(draw(st.integers(3, 14)), draw(ways))
        case "rectangle":
            return Polygon([(0, 0), (a, 0), (a, b), (0, b)])
        case "rhombus":
            return Polygon([(-a, 0), (0, -b), (a, 0), (0, b)])
        case "parallelogram":
            return Polygon([(0, 0), (a, 0), (a + lean, b), (lean, b)])
        case "trapezoid":
            return Polygon([(0, 0), (a + b, 0), (a + lean, 3), (lean, 3)])
    return Polygon([(-a, 0), (a, 0), (0, b)])


@st.composite
def paths(draw: st.DrawFn) -> Figure:
    make = draw(st.sampled_from([Chain, Curve]))
    try:
        return make(draw(st.lists(lattice, min_size=3, max_size=7, unique=True)))
    except ValueError:
        assume(condition=False)
        raise


@st.composite
def straights(draw: st.DrawFn) -> Figure:
    a, b = draw(st.tuples(lattice, lattice).filter(lambda two: two[0] != two[1]))
    return draw(st.sampled_from([Segment, Ray, Line]))(a, b)


rounds = st.one_of(
    st.builds(Circle, lattice, st.integers(1, 9)),
    st.builds(Ellipse, lattice, st.integers(1, 9), st.integers(1, 9), st.integers(0, 179)),
)
angles = st.builds(Angle.of, st.integers(1, 180))
deck = st.sampled_from(list(FIGURES.values()))
figures = st.one_of(deck, polygons(), specials(), paths(), straights(), rounds, angles)


def moved(figure: Figure, *, scale: float, turn: float, shift: Pair, flip: bool) -> Figure:
    """Enlarge, turn, mirror and shift a figure."""

    def at(p: Pair) -> Pair:
        x, y = (-p[0] if flip else p[0]), p[1]
        x, y = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
        return scale * (x + shift[0]), scale * (y + shift[1])

    match figure:
        case Circle():
            return Circle(at(figure.middle), scale * figure.radius)
        case Ellipse():
            a, b = (scale * half for half in figure.radii)
            tilt = -figure.tilt if flip else figure.tilt
            return Ellipse(at(figure.middle), a, b, tilt + turn / radians(1))
        case Polygon() | Chain() | Curve():
            return type(figure)([at(p) for p in figure.points])
    return type(figure)(*(at(p) for p in figure.points))


motions = st.fixed_dictionaries(
    {
        "scale": st.floats(1e-4, 1e4),
        "turn": ways,
        "shift": st.tuples(st.floats(-500, 500), st.floats(-500, 500)),
        "flip": st.booleans(),
    }
)
