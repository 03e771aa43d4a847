"""A figure as lines to draw: plain JSON in a unit box, for SVG and canvas alike.

The box is 1 wide and 1 high, x to the right and y down. Every primitive has a `role`: `figure`,
`mark`, `witness` or `axis`.
"""

from __future__ import annotations

from collections import Counter
from math import atan2, hypot, pi, radians
from typing import Any, Final

from ..figures import Angle, Circle, Curve, Ellipse, Figure, Line, Ray
from ..inputs import Point
from ..measurements import STRAIGHT
from ..witness import Witness
from .paper import MARGIN, Paper

TICK: Final = 0.022
GAP: Final = 0.02
POINTER: Final = 0.05
SQUARE: Final = 0.055
ARC: Final = 0.085
LETTER: Final = 0.06
NEARLY: Final = 0.05
BARE: Final = 0.3
"""Sides shorter than this part of the box get smaller marks."""


def sketch(
    figure: Figure,
    *,
    marks: bool = False,
    letters: bool = False,
    witness: Witness | None = None,
    sheet: float | None = None,
) -> dict[str, list[dict[str, Any]]]:
    """Describe a figure as primitives in a unit box.

    The figure fills the box; with a `sheet`, the box is the square from (0, 0) to (sheet, sheet).

    >>> from brainwaves_widgets.geometry import Segment
    >>> sketch(Segment((0, 0), (1, 0)))["polylines"]
    [{'points': [[0.13, 0.5], [0.87, 0.5]], 'closed': False, 'role': 'figure'}]
    """
    paper = Paper(figure, sheet)
    parts: dict[str, list[dict[str, Any]]] = {
        name: []
        for name in (
            *("polylines", "circles", "ellipses", "beziers"),
            *("dots", "ticks", "squares", "arcs", "arrows", "letters"),
        )
    }
    _outline(parts, paper, "figure")
    if marks:
        parts["ticks"], parts["squares"] = marked(paper)
    if witness is not None:
        _axis(parts, paper, witness)
        _witness(parts, paper, witness)
    if letters:
        _letters(parts, paper)
    rounded: dict[str, list[dict[str, Any]]] = _rounded(parts)
    return rounded


def _rounded(value: Any) -> Any:
    match value:
        case float():
            return round(value, 4)
        case dict():
            return {key: _rounded(one) for key, one in value.items()}
        case list() | tuple():
            return [_rounded(one) for one in value]
    return value


def _outline(parts: dict[str, Any], paper: Paper, role: str) -> None:
    figure = paper.figure
    match figure:
        case Circle() | Ellipse():
            a, b = (half * paper.scale for half in figure.radii)
            middle = paper.at(figure.middle)
            if isinstance(figure, Circle):
                parts["circles"].append({"middle": middle, "radius": a, "role": role})
            else:
                shape = {"middle": middle, "radii": (a, b), "turn": -figure.tilt, "role": role}
                parts["ellipses"].append(shape)
        case Curve():
            points = [paper.at(p) for p in figure.beziers]
            parts["beziers"].append({"points": points, "role": role})
        case _:
            for points in paper.strokes():
                line = {"points": points, "closed": figure.closed, "role": role}
                parts["polylines"].append(line)
    if not figure.closed:
        _ends(parts, paper, role)


def _ends(parts: dict[str, Any], paper: Paper, role: str) -> None:
    """Put a dot where a figure ends and an arrow where it goes on (D7)."""
    figure = paper.figure
    match figure:
        case Ray() | Line() | Angle():
            for a, b in paper.strokes():
                parts["arrows"].append(_arrow(a, b, role))
                if isinstance(figure, Line):
                    parts["arrows"].append(_arrow(b, a, role))
            if not isinstance(figure, Line):
                start = paper.points[1] if isinstance(figure, Angle) else paper.points[0]
                parts["dots"].append({"at": start, "role": role})
        case _:
            ends = (paper.points[0], paper.points[-1])
            parts["dots"] += [{"at": end, "role": role} for end in ends]


def _arrow(a: Point, b: Point, role: str) -> dict[str, Any]:
    return {"tip": b, "turn": atan2(b[1] - a[1], b[0] - a[0]), "role": role}


def marked(paper: Paper) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return ticks on equal sides and squares in right angles."""
    m = paper.figure.measures
    common = [one for one, times in Counter(m.side_classes).items() if times > 1]
    ticks = [
        tick
        for number, one in enumerate(m.side_classes)
        if one in common
        for tick in _ticks(*side(paper, number), common.index(one) + 1, "mark")
    ]
    right = [angle for angle, what in enumerate(m.angle_kinds) if what == "right"]
    return ticks, [_square(paper, angle, "mark") for angle in right]


def side(paper: Paper, number: int) -> tuple[Point, Point]:
    """Return both ends of a side."""
    i, j = paper.figure.measures.sides[number]
    return paper.points[i], paper.points[j]


def _ticks(a: Point, b: Point, how_many: int, role: str) -> list[dict[str, Any]]:
    ux, uy, long = unit(a, b)
    small = min(1.0, 0.4 + 0.6 * long / BARE)
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    half, gap = TICK * small, GAP * small
    ticks = []
    for k in range(how_many):
        off = (k - (how_many - 1) / 2) * gap
        x, y = mx + ux * off, my + uy * off
        ends = ((x - uy * half, y + ux * half), (x + uy * half, y - ux * half))
        ticks.append({"from": ends[0], "to": ends[1], "role": role})
    return ticks


def unit(a: Point, b: Point) -> tuple[float, float, float]:
    """Return the direction from one point to another, and how far that is."""
    long = hypot(b[0] - a[0], b[1] - a[1])
    return (b[0] - a[0]) / long, (b[1] - a[1]) / long, long


def arms(paper: Paper, angle: int) -> tuple[Point, Point, Point]:
    """Return a corner and the points before and after it."""
    at = paper.figure.measures.corners[angle]
    p = paper.points
    return p[at], p[at - 1], p[(at + 1) % len(p)]


def _square(paper: Paper, angle: int, role: str) -> dict[str, Any]:
    at, before, after = arms(paper, angle)
    (ux, uy, u), (vx, vy, v) = unit(at, before), unit(at, after)
    size = min(SQUARE, u / 3, v / 3)
    points = (
        (at[0] + ux * size, at[1] + uy * size),
        (at[0] + (ux + vx) * size, at[1] + (uy + vy) * size),
        (at[0] + vx * size, at[1] + vy * size),
    )
    return {"points": points, "role": role}


def _arc(paper: Paper, angle: int) -> dict[str, Any]:
    """Describe an angle's arc: from `start` on clockwise by `sweep`, in radians."""
    at, before, after = arms(paper, angle)
    (ux, uy, u), (vx, vy, v) = unit(at, before), unit(at, after)
    start, end = atan2(uy, ux), atan2(vy, vx)
    sweep = (end - start) % (2 * pi)
    size = radians(paper.figure.measures.angles[angle])
    if abs(sweep - size) > abs(2 * pi - sweep - size):
        start, sweep = end, 2 * pi - sweep
    return {
        "middle": at,
        "radius": min(ARC, 0.45 * u, 0.45 * v),
        "start": start,
        "sweep": sweep,
        "role": "witness",
    }


def _axis(parts: dict[str, Any], paper: Paper, witness: Witness) -> None:
    """Draw the line to fold along, a little longer than the figure."""
    if witness.axis is None:
        return
    a, b = (paper.at(p) for p in witness.axis)
    ux, uy, _ = unit(a, b)
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    ends = []
    for way in (-1, 1):
        x, y = ux * way, uy * way
        room = [((1 if d > 0 else 0) - c) / d for c, d in zip(middle, (x, y), strict=True) if d]
        reach = max(0.0, min(room) - MARGIN / 4)
        ends.append((middle[0] + x * reach, middle[1] + y * reach))
    parts["polylines"].append({"points": ends, "closed": False, "role": "axis"})


def _witness(parts: dict[str, Any], paper: Paper, witness: Witness) -> None:
    m = paper.figure.measures
    if witness.outline:
        _outline(parts, paper, "witness")
    for name in witness.sides:
        points = list(side(paper, m.side_names.index(name)))
        parts["polylines"].append({"points": points, "closed": False, "role": "witness"})
    for how_many, pair in enumerate(witness.parallels, start=1):
        for name in pair:
            number = m.side_names.index(name)
            a, b = side(paper, number)
            parts["polylines"].append({"points": [a, b], "closed": False, "role": "witness"})
            if (
                m.vectors[number][0] * m.vectors[m.side_names.index(pair[0])][0]
                + (m.vectors[number][1] * m.vectors[m.side_names.index(pair[0])][1])
                < 0
            ):
                a, b = b, a
            parts["arrows"] += _pointers(a, b, how_many)
    for name in witness.angles:
        angle = m.angle_names.index(name)
        if m.angle_kinds[angle] == "right":
            parts["squares"].append(_square(paper, angle, "witness"))
        else:
            parts["arcs"].append(_arc(paper, angle))
    for name in witness.vertices:
        parts["dots"].append({"at": paper.points[m.letters.index(name)], "role": "witness"})


def _pointers(a: Point, b: Point, how_many: int) -> list[dict[str, Any]]:
    """Put arrowheads on the middle of a side: one for the first parallel pair, two for the next."""
    ux, uy, _ = unit(a, b)
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    pointers = []
    for k in range(how_many):
        off = TICK + (k - (how_many - 1) / 2) * POINTER
        tip = (mx + ux * off, my + uy * off)
        pointers.append(_arrow((mx - ux, my - uy), tip, "witness"))
    return pointers


def _letters(parts: dict[str, Any], paper: Paper) -> None:
    """Put each letter beside its point, away from the lines that meet there."""
    figure = paper.figure
    names, p = figure.measures.letters, paper.points
    if isinstance(figure, Ray | Line | Angle):
        arrows = {(one["at"]) for one in parts["dots"] if one["role"] == "figure"}
        parts["dots"] += [{"at": at, "role": "figure"} for at in p if at not in arrows]
    for i, name in enumerate(names):
        x, y = _aside(figure, p, i)
        long = hypot(x, y)
        at = (p[i][0] + x / long * LETTER, p[i][1] + y / long * LETTER)
        parts["letters"].append({"at": at, "text": name, "role": "figure"})


def _aside(figure: Figure, p: list[Point], i: int) -> Point:
    """Return the direction from a point to its letter."""
    last = len(p) - 1
    ways = []
    if figure.closed or i > 0:
        ways.append(unit(p[i], p[i - 1]))
    if figure.closed or i < last:
        ways.append(unit(p[i], p[(i + 1) % len(p)]))
    x, y = -sum(way[0] for way in ways), -sum(way[1] for way in ways)
    if isinstance(figure, Angle) and i != 1:  # beside the ray, outside the angle
        other = unit(p[1], p[2 - i])
        x, y = ways[0][1], -ways[0][0]
        outside = x * other[0] + y * other[1]
        return (-x, -y) if outside > NEARLY or (abs(outside) <= NEARLY and y > 0) else (x, y)
    if hypot(x, y) < 4 * NEARLY or isinstance(figure, Ray | Line):
        x, y = ways[0][1], -ways[0][0]
        return (-x, -y) if y > 0 else (x, y)
    if figure.measures.gon and STRAIGHT < figure.measures.angles[i] < 5 / 3 * STRAIGHT:
        return -x, -y  # into a notch that is wide enough
    return x, y
