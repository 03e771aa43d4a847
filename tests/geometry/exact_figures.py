"""Exact coordinates of the figures, as sympy writes them."""

from __future__ import annotations

from typing import Any

from sympy import (  # type: ignore[import-untyped,import-not-found,unused-ignore]
    Rational,
    cos,
    pi,
    sin,
    sqrt,
    sympify,
)

HALF, ROOT2, ROOT3 = Rational(1, 2), sqrt(2), sqrt(3)


HIGH = ROOT3 / 2


def ring(n: int, first: Any, radius: Any = 1) -> list[Any]:
    turns = [first + 2 * pi * k / n for k in range(n)]
    return [(radius * cos(turn), radius * sin(turn)) for turn in turns]


def star() -> list[Any]:
    inner = (3 - sqrt(5)) / 2  # where the lines of the pentagram cross
    tips, notches = ring(5, pi / 2), ring(5, pi / 2 + pi / 5, inner)
    return [point for pair in zip(tips, notches, strict=True) for point in pair]


def mixed(*points: tuple[Any, Any]) -> list[Any]:
    return [(sympify(str(x), rational=True), sympify(str(y), rational=True)) for x, y in points]


FIGURES: dict[str, tuple[str, Any]] = {
    "segment": ("segment", mixed((0, 0), (4, 3))),
    "ray": ("ray", mixed((0, 0), (4, 1))),
    "straight-line": ("line", mixed((0, 2), (4, 0))),
    "circle": ("round", (Rational(1), Rational(1))),
    "ellipse": ("round", (Rational(2), Rational(6, 5))),
    "s-curve": (
        "curve",
        mixed(
            *((0.8, 1.6), (0, 2), (-0.7, 1.7), (-1, 1), (-0.7, 0.3), (0, 0)),
            *((0.7, -0.3), (1, -1), (0.7, -1.7), (0, -2), (-0.8, -1.6)),
        ),
    ),
    "arc": (
        "curve",
        mixed((-1, 2), (-1, 0.6), (-0.7, -0.4), (0, -0.8), (0.7, -0.4), (1, 0.6), (1, 2)),
    ),
    "l-chain": ("chain", mixed((0, 2), (0, 0), (3, 0))),
    "z-chain": (
        "chain",
        [(0, 1), (1, 1), (1 - ROOT2 / 2, 1 - ROOT2 / 2), (2 - ROOT2 / 2, 1 - ROOT2 / 2)],
    ),
    "w-chain": ("chain", mixed((0, 2), (1, 0), (2, 2), (3, 0), (4, 2))),
    "acute-angle": ("angle", [(3, 0), (0, 0), (3 * ROOT2 / 2, 3 * ROOT2 / 2)]),
    "right-angle": ("angle", [(3, 0), (0, 0), (0, 3)]),
    "obtuse-angle": ("angle", [(3, 0), (0, 0), (-3 * HALF, 3 * HIGH)]),
    "straight-angle": ("angle", [(3, 0), (0, 0), (-3, 0)]),
    "equilateral-triangle": ("polygon", [(0, 0), (2, 0), (1, ROOT3)]),
    "isosceles-acute-triangle": ("polygon", mixed((0, 0), (2, 0), (1, 3))),
    "isosceles-right-triangle": ("polygon", mixed((0, 0), (2, 0), (0, 2))),
    "right-scalene-triangle": ("polygon", mixed((0, 0), (4, 0), (0, 3))),
    "obtuse-scalene-triangle": ("polygon", mixed((0, 0), (4, 0), (-1.5, 1.8))),
    "obtuse-isosceles-triangle": ("polygon", mixed((-2, 0), (2, 0), (0, 1))),
    "square": ("polygon", mixed((0, 0), (1, 0), (1, 1), (0, 1))),
    "square-on-corner": ("polygon", mixed((1, 0), (0, 1), (-1, 0), (0, -1))),
    "rectangle": ("polygon", mixed((0, 0), (2, 0), (2, 1), (0, 1))),
    "rhombus": ("polygon", [(0, 0), (1, 0), (3 * HALF, HIGH), (HALF, HIGH)]),
    "parallelogram": ("polygon", mixed((0, 0), (3, 0), (4, 1.5), (1, 1.5))),
    "isosceles-trapezoid": ("polygon", mixed((0, 0), (5, 0), (4, 2), (1, 2))),
    "right-trapezoid": ("polygon", mixed((0, 0), (4, 0), (2.5, 1.5), (0, 1.5))),
    "trapezoid-1112": ("polygon", [(0, 0), (2, 0), (3 * HALF, HIGH), (HALF, HIGH)]),
    "kite": ("polygon", mixed((-1, 0), (0, -2.6), (1, 0), (0, 1.3))),
    "dart": ("polygon", mixed((-1.5, -1), (0, 0), (1.5, -1), (0, 2))),
    "irregular-quadrilateral": ("polygon", mixed((0, 0), (4, 0), (5, 3), (-2, 1))),
    "regular-pentagon": ("polygon", ring(5, pi / 2)),
    "house-pentagon": ("polygon", mixed((0, 0), (2, 0), (2, 2), (1, 3), (0, 2))),
    "notched-pentagon": ("polygon", mixed((0, 0), (2, 0), (2, 2), (1, 0.9), (0, 2))),
    "regular-hexagon": ("polygon", ring(6, 0)),
    "l-hexagon": ("polygon", mixed((0, 0), (3, 0), (3, 1), (1, 1), (1, 2.5), (0, 2.5))),
    "arrow-heptagon": (
        "polygon",
        mixed((0, -0.5), (2.5, -0.5), (2.5, -1.2), (4, 0), (2.5, 1.2), (2.5, 0.5), (0, 0.5)),
    ),
    "regular-octagon": ("polygon", ring(8, pi / 8)),
    "five-point-star": ("polygon", star()),
    "plus": (
        "polygon",
        mixed(
            *((1, 0), (2, 0), (2, 1), (3, 1), (3, 2), (2, 2)),
            *((2, 3), (1, 3), (1, 2), (0, 2), (0, 1), (1, 1)),
        ),
    ),
}


ROOTS = {"regular-pentagon": sin(2 * pi / 5), "five-point-star": sin(2 * pi / 5)}


ROOTS |= {"regular-octagon": cos(pi / 8), "z-chain": ROOT2, "acute-angle": ROOT2}
"""What to add to the rational numbers so that all coordinates are in the field."""
