"""Verdicts on figures: the whole matrix, a figure being dragged, and the same beside the peers.

    python benchmarks/geometry.py --rounds 5

The first table is ours alone. Figures are made anew for every run, so that nothing measured before
is left over: coordinates are checked, sides and angles measured, and all 2200 verdicts reached;
"with sentences" also words the reason and points at the witness of each.

The second table asks six of the 55 questions of the 26 polygons of the deck, in one run: how many
angles, all sides equal, a right angle, convex, two parallel sides, a mirror line. The peers answer
them in the way their own tools suggest: shapely with affine_transform, convex_hull, distance and
areas of differences (with a tolerance), sympy with its exact Polygon, from coordinates rounded to
rational numbers and compared as numbers. Everybody starts from the same lists of points, and
answers that differ from ours are counted.

Time is CPU time of this process, so that others on the machine do not count.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import atan2, cos, hypot, pi, sin
from statistics import median
from time import process_time
from typing import Any

from brainwaves_widgets.geometry import (
    ATTRIBUTES,
    FIGURES,
    TOLERANCE,
    Polygon,
    matrix,
    verdict,
)
from brainwaves_widgets.geometry.deck import DECK, figure

MISSING = 'not installed: pip install "brainwaves-widgets[bench]"'
NEAR = 1e-9
Points = list[tuple[float, float]]
Answer = tuple[bool, bool, bool, bool, bool, bool]
QUESTIONS = (
    *("quadrilateral", "all-sides-equal", "right-angle"),
    *("convex-polygon", "two-parallel-sides", "reflexive-symmetry"),
)
POLYGONS: list[Points] = [list(one.points) for one in FIGURES.values() if isinstance(one, Polygon)]


def ours() -> Callable[[Points], Answer]:
    def answer(points: Points) -> Answer:
        shape = Polygon(points)
        return tuple(verdict(shape, key).holds for key in QUESTIONS)  # type: ignore[return-value]

    return answer


def shapely() -> Callable[[Points], Answer]:
    import shapely as peer  # noqa: PLC0415 - a peer that may be missing
    from shapely.affinity import affine_transform  # noqa: PLC0415

    def mirrored(shape: Any, middle: Any, way: float) -> bool:
        a, b = cos(2 * way), sin(2 * way)
        x, y = middle.x, middle.y
        image = affine_transform(shape, [a, b, b, -a, x - a * x - b * y, y - b * x + a * y])
        return bool(shape.symmetric_difference(image).area <= 1e-6 * shape.area)

    def answer(points: Points) -> Answer:
        shape = peer.Polygon(points)
        ring = list(shape.exterior.coords)[:-1]
        n = len(ring)
        spots = [peer.Point(p) for p in ring]
        lengths = [spots[i].distance(spots[(i + 1) % n]) for i in range(n)]
        ways = [
            (ring[(i + 1) % n][0] - x, ring[(i + 1) % n][1] - y) for i, (x, y) in enumerate(ring)
        ]
        longest = max(lengths)
        right = any(
            abs(u[0] * v[0] + u[1] * v[1]) <= NEAR * longest**2
            and (u[0] * v[1] - u[1] * v[0] > 0) == shape.exterior.is_ccw
            for u, v in zip(ways[-1:] + ways[:-1], ways, strict=True)
        )
        parallel = any(
            abs(ways[i][0] * ways[j][1] - ways[i][1] * ways[j][0]) <= NEAR * longest**2
            and peer.LineString((ring[i], ring[(i + 1) % n]))
            .union(peer.LineString((ring[j], ring[(j + 1) % n])))
            .convex_hull.area
            > NEAR * longest**2
            for j in range(n)
            for i in range(j)
        )
        middle = shape.centroid
        spokes = [(x - middle.x, y - middle.y) for x, y in ring]
        spokes += [
            (x + dx / 2 - middle.x, y + dy / 2 - middle.y)
            for (x, y), (dx, dy) in zip(ring, ways, strict=True)
        ]
        aims = {round(atan2(y, x) % pi, 9) for x, y in spokes if hypot(x, y) > NEAR * longest}
        return (
            n == 4,
            max(lengths) - min(lengths) <= NEAR * longest,
            right,
            abs(shape.convex_hull.area - shape.area) <= NEAR * shape.area,
            parallel,
            any(mirrored(shape, middle, aim) for aim in aims),
        )

    return answer


def sympy() -> Callable[[Points], Answer]:
    import sympy as peer  # noqa: PLC0415 - a peer that may be missing

    def near(a: Any, b: Any) -> bool:
        return abs(float(a) - float(b)) <= NEAR

    def answer(points: Points) -> Answer:
        shape = peer.Polygon(
            *(peer.Point(peer.Rational(str(x)), peer.Rational(str(y))) for x, y in points)
        )
        corners, sides = shape.vertices, shape.sides
        lengths = [side.length for side in sides]
        angles = [float(angle) for angle in shape.angles.values()]
        ways = [side.direction.unit for side in sides]
        n = len(sides)
        parallel = any(
            near(ways[i].x * ways[j].y - ways[i].y * ways[j].x, 0)
            and not near(sides[i].p1.distance(sides[j].p1) and _off(sides[i], sides[j].p1), 0)
            for j in range(n)
            for i in range(j)
        )
        return (
            n == 4,
            all(near(one, lengths[0]) for one in lengths),
            any(near(angle, pi / 2) for angle in angles),
            bool(shape.is_convex()),
            parallel,
            any(_mirror(peer, corners, sides, k) for k in range(n)),
        )

    def _off(side: Any, point: Any) -> float:
        return float(peer.Line(side.p1, side.p2).distance(point))

    def _mirror(sp: Any, corners: Any, sides: Any, k: int) -> bool:
        n = len(corners)
        fixed = [corners[i] for i in range(n) if (2 * i - k) % n == 0]
        fixed += [sides[i].midpoint for i in range(n) if (2 * i + 1 - k) % n == 0]
        line = sp.Line(*fixed)
        for i, corner in enumerate(corners):
            image, target = corner.reflect(line), corners[(k - i) % n]
            if float(image.distance(target)) > 1e-6:
                return False
        return True

    return answer


ROWS: dict[str, Callable[[], Callable[[Points], Answer]]] = {
    "brainwaves_widgets": ours,
    "shapely": shapely,
    "sympy": sympy,
}


def clock(run: Callable[[], Any], rounds: int) -> tuple[float, float]:
    """Return the fastest and the median time of a run, in milliseconds."""
    times = []
    for _ in range(rounds):
        start = process_time()
        run()
        times.append((process_time() - start) * 1000)
    return min(times), median(times)


def whole() -> Any:
    return matrix({card["key"]: figure(card) for card in DECK["figures"]})


def worded() -> None:
    for one in whole():
        _ = one.because, one.witness


def dragged(key: str) -> Callable[[], None]:
    points = list(FIGURES[key].points)

    def run() -> None:
        """Ask all questions of one figure, one corner of which has just moved."""
        x, y = points[0]
        points[0] = (x + 1e-3, y)
        shape = Polygon(points)
        for name in ATTRIBUTES:
            _ = verdict(shape, name).because

    return run


def single(key: str, tolerance: float = TOLERANCE) -> Callable[[], None]:
    points = list(FIGURES[key].points)

    def run() -> None:
        x, y = points[0]
        points[0] = (x + 1e-3, y)
        _ = verdict(Polygon(points, tolerance=tolerance), "reflexive-symmetry").because

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=5, help="how often each row is timed")
    args = parser.parse_args()

    print(f"{'milliseconds':<44}{'fastest':>10}{'median':>10}")
    for name, run in {
        "the whole matrix, 40 x 55 verdicts": whole,
        "the same with sentences and witnesses": worded,
        "a dragged quadrilateral, one verdict": single("irregular-quadrilateral"),
        "a dragged star, one verdict": single("five-point-star"),
        "a dragged star, all 55 verdicts": dragged("five-point-star"),
        "a square dragged freehand, one verdict": single("square", 0.02),
        "a star dragged freehand, one verdict": single("five-point-star", 0.02),
    }.items():
        best, middle = clock(run, 4 * args.rounds)
        print(f"{name:<44}{best:>10.3f}{middle:>10.3f}")

    print(
        f"\n{'six questions on 26 polygons, milliseconds':<44}{'fastest':>10}{'median':>10}", end=""
    )
    print(f"{'x ours':>10}{'differ':>8}")
    base, truth = 0.0, [ours()(points) for points in POLYGONS]
    for name, make in ROWS.items():
        try:
            answer = make()
        except ImportError:
            print(f"{name:<44}{MISSING}")
            continue
        given = [answer(points) for points in POLYGONS]  # warm
        rounds = args.rounds if name != "sympy" else 1
        best, middle = clock(lambda: [answer(points) for points in POLYGONS], rounds)  # noqa: B023
        base = base or middle
        differ = sum(
            a != b
            for one, two in zip(given, truth, strict=True)
            for a, b in zip(one, two, strict=True)
        )
        print(f"{name:<44}{best:>10.2f}{middle:>10.2f}{middle / base:>10.1f}{differ:>8}")


if __name__ == "__main__":
    main()
