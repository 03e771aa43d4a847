"""The same questions answered a second time, by exact arithmetic and in another way.

Coordinates are algebraic numbers. All of a figure's lie in one number field, so that every sum and
product is exact and a difference is nothing or something, without a tolerance. No code is shared
with the package: angles are compared without ever being measured, and mirrors are found by
reflecting every point.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any

from sympy import (  # type: ignore[import-untyped,import-not-found,unused-ignore]
    QQ,
    Rational,
    sympify,
)

from .exact_figures import FIGURES, HALF, ROOT3, ROOTS

Exact = Any
"""An element of a number field."""


Pair = tuple[Exact, Exact]


@cache
def in_field(field: Any, value: Any) -> Exact:
    """Write a number as a polynomial in the root that was added; the slow step."""
    if value.could_extract_minus_sign():
        return -in_field(field, -value)
    return field.from_sympy(value.simplify())


class Shape:
    """One figure with its exact points."""

    def __init__(self, key: str) -> None:
        self.kind, data = FIGURES[key]
        self.field = QQ.algebraic_field(ROOTS.get(key, ROOT3))
        self.root = self.field.ext.evalf(60)
        self.radii: tuple[Exact, ...] = ()
        self.points: list[Pair] = []
        if self.kind == "round":
            self.radii = tuple(self.number(value) for value in data)
        else:
            self.points = [(self.number(x), self.number(y)) for x, y in data]
        n, p = len(self.points), self.points
        steps = {"polygon": n, "chain": n - 1, "segment": 1}.get(self.kind, 0)
        self.sides = [(p[i], p[(i + 1) % n]) for i in range(steps)]
        self.squares = [self.dot(minus(b, a), minus(b, a)) for a, b in self.sides]
        where: range = range(n) if self.kind == "polygon" else range(1, n - 1)
        if self.kind not in {"polygon", "chain", "angle"}:
            where = range(0)
        arms = [(minus(p[(i + 1) % n], p[i]), minus(p[i - 1], p[i])) for i in where]
        # An angle as a complex number that points its way: no arcs are taken.
        self.angles = [(self.dot(u, v), cross(u, v)) for u, v in arms]
        if self.kind == "polygon":
            area = self.field.zero
            for a, b in self.sides:
                area += cross(a, b)
            if self.sign(area) < 0:
                self.angles = [(x, -y) for x, y in self.angles]
        else:
            self.angles = [(x, y if self.sign(y) >= 0 else -y) for x, y in self.angles]

    def number(self, value: Any) -> Exact:
        return in_field(self.field, sympify(value).expand(trig=True))

    def sign(self, value: Exact) -> int:
        """Zero is decided exactly; what is not zero is then looked at closely enough."""
        if value == self.field.zero:
            return 0
        shown = self.root * 0
        for part in value.to_list():  # a polynomial in the root that was added
            shown = shown * self.root + Rational(part.numerator, part.denominator)
        assert abs(shown) > 10**-30
        return 1 if shown > 0 else -1

    @staticmethod
    def dot(u: Pair, v: Pair) -> Exact:
        return u[0] * v[0] + u[1] * v[1]

    def same_angle(self, u: Pair, v: Pair) -> bool:
        return self.sign(cross(u, v)) == 0 and self.sign(self.dot(u, v)) > 0

    def is_kind(self, angle: Pair, kind: str) -> bool:
        x, y = self.sign(angle[0]), self.sign(angle[1])
        return {
            "acute": y > 0 and x > 0,
            "right": y > 0 and x == 0,
            "obtuse": y > 0 and x < 0,
            "straight": y == 0 and x < 0,
            "concave": y < 0,
        }[kind]

    def count(self, kind: str) -> int:
        return sum(self.is_kind(angle, kind) for angle in self.angles)

    def equal_angles(self) -> int:
        sizes = (sum(self.same_angle(u, v) for v in self.angles) for u in self.angles)
        return max(sizes, default=0)

    def equal_sides(self) -> int:
        return max((self.squares.count(one) for one in self.squares), default=0)

    def parallel(self) -> int:
        """Count the pairs of parallel sides on different lines."""
        return sum(
            cross(minus(b, a), minus(d, c)) == self.field.zero
            and cross(minus(b, a), minus(c, a)) != self.field.zero
            for (a, b), (c, d) in combinations(self.sides, 2)
        )

    def mirrors(self) -> Iterator[Callable[[Pair], Pair]]:
        """Every reflection that takes the first point, or its neighbours, to another one."""
        p = self.points
        targets = [(p[0], one) for one in p[1:]]
        if self.kind == "polygon":
            targets.append((p[1], p[-1]))
        for a, b in targets:
            yield self.swap(a, b)

    def swap(self, a: Pair, b: Pair) -> Callable[[Pair], Pair]:
        u = minus(b, a)
        long, half = self.dot(u, u), self.field.from_sympy(HALF)
        middle = ((a[0] + b[0]) * half, (a[1] + b[1]) * half)

        def reflect(q: Pair) -> Pair:
            away = self.dot(minus(q, middle), u) / long
            return q[0] - 2 * away * u[0], q[1] - 2 * away * u[1]

        return reflect

    def symmetric(self) -> bool:
        if self.kind in {"segment", "line", "round", "angle"}:
            return True
        if self.kind == "ray":
            return False
        if self.kind == "curve":
            reflect = self.swap(self.points[0], self.points[-1])
            return [reflect(q) for q in self.points] == self.points[::-1]
        sides = [frozenset(side) for side in self.sides]
        return any(
            {frozenset(map(reflect, side)) for side in self.sides} == set(sides)
            for reflect in self.mirrors()
        )


def minus(a: Pair, b: Pair) -> Pair:
    return a[0] - b[0], a[1] - b[1]


def cross(u: Pair, v: Pair) -> Exact:
    return u[0] * v[1] - u[1] * v[0]


GONS = {"triangle": 3, "quadrilateral": 4, "pentagon": 5, "hexagon": 6}


GONS |= {"heptagon": 7, "octagon": 8, "decagon": 10, "dodecagon": 12}


def truths(key: str) -> dict[str, bool]:
    """Answer every attribute of the deck for one of its figures."""
    s = Shape(key)
    kind, sides, angles = s.kind, len(s.sides), len(s.angles)
    gon = angles if kind == "polygon" else 0
    same_sides, same_angles = s.equal_sides(), s.equal_angles()
    even, level = sides == same_sides, angles == same_angles
    opposite = gon == 4 and s.squares[0] == s.squares[2] and s.squares[1] == s.squares[3]
    right, pairs, mirrored = s.count("right"), s.parallel(), s.symmetric()
    rectangle = opposite and right == 4
    circle = kind == "round" and s.radii[0] == s.radii[1]
    endless = kind in {"ray", "line", "angle"}
    answers = {name: gon == n for name, n in GONS.items()}
    for name in ("acute", "right", "obtuse", "straight", "concave"):
        answers[f"{name}-angle"] = s.count(name) >= 1
        if name not in {"straight", "concave"}:
            answers[f"two-{name}-angles"] = s.count(name) >= 2
    return answers | {
        "square": rectangle and even,
        "rectangle": rectangle,
        "rhombus": gon == 4 and even,
        "parallelogram": opposite,
        "trapezoid": gon == 4 and pairs == 1,
        "equilateral-triangle": gon == 3 and even and level,
        "isosceles-triangle": gon == 3 and same_sides >= 2,
        "right-triangle": gon == 3 and right == 1,
        "scalene-triangle": gon == 3 and same_sides == 1,
        "regular-polygon": gon > 0 and even and level,
        "convex-polygon": gon > 0 and s.count("concave") == 0,
        "concave-polygon": gon > 0 and s.count("concave") > 0,
        "circle": circle,
        "ellipse": kind == "round" and not circle,
        "single-segment": kind == "segment",
        "ray": kind == "ray",
        "straight-line": kind == "line",
        "nonclosed-polygonal-chain": kind == "chain",
        "nonclosed-smooth-curve": kind == "curve",
        "reflexive-symmetry": mirrored,
        "no-reflexive-symmetry": not mirrored,
        "has-a-perimeter": kind in {"polygon", "round"},
        "finite": not endless,
        "infinite": endless,
        "no-angles": angles == 0,
        "no-right-angles": angles > 0 and right == 0,
        "two-equal-angles": same_angles >= 2,
        "three-equal-angles": same_angles >= 3,
        "all-angles-equal": angles >= 2 and level,
        "four-angles": angles >= 4,
        "exactly-four-angles": angles == 4,
        "exactly-three-angles": angles == 3,
        "more-than-five-angles": angles >= 6,
        "two-equal-sides": same_sides >= 2,
        "three-equal-sides": same_sides >= 3,
        "all-sides-equal": sides >= 2 and even,
        "not-all-sides-are-equal": sides >= 2 and not even,
        "all-sides-unequal-in-length": sides >= 2 and same_sides == 1,
        "two-parallel-sides": pairs > 0,
    }
