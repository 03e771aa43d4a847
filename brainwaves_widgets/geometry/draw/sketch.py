"""A figure as lines to draw: plain JSON in a unit box, for SVG and canvas alike.

The box is 1 wide and 1 high, x to the right and y down. Every primitive has a `role`: `figure`,
`mark`, `witness` or `axis`.
"""

from __future__ import annotations

from cmath import phase
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from math import pi, radians
from typing import Any, Final

from ..figures import Angle, Circle, Curve, Ellipse, Figure, Line, Ray
from ..measurements import STRAIGHT
from ..witness import Witness
from .paper import MARGIN, Paper
from .wire import Drawn, Sketch

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
) -> Drawn:
    """Describe a figure as primitives in a unit box.

    The figure fills the box; with a `sheet`, the box is the square from (0, 0) to (sheet, sheet).

    >>> from brainwaves_widgets.geometry import Segment
    >>> sketch(Segment((0, 0), (1, 0)))["polylines"]
    [{'points': [[0.13, 0.5], [0.87, 0.5]], 'closed': False, 'role': 'figure'}]
    """
    paper = Paper(figure, sheet)
    parts: Drawn = {name: [] for name in Sketch.__annotations__}
    _outline(parts, paper, "figure")
    if marks:
        parts["ticks"], parts["squares"] = marked(paper)
    if witness is not None:
        _axis(parts, paper, witness)
        _witness(parts, paper, witness)
    if letters:
        _letters(parts, paper)
    rounded: Drawn = _rounded(parts)
    return rounded


def _rounded(value: Any) -> Any:
    match value:
        case float():
            return round(value, 4)
        case complex():
            return [round(value.real, 4), round(value.imag, 4)]
        case dict():
            return {key: _rounded(one) for key, one in value.items()}
        case list() | tuple():
            return [_rounded(one) for one in value]
    return value


def _outline(parts: Drawn, paper: Paper, role: str) -> None:
    figure = paper.figure
    match figure:
        case Circle():
            middle, radius = paper.at(figure.middle), figure.radius * paper.scale
            parts["circles"].append({"middle": middle, "radius": radius, "role": role})
        case Ellipse():
            radii = [half * paper.scale for half in figure.radii]
            shape = {"middle": paper.at(figure.middle), "radii": radii, "turn": -figure.tilt}
            parts["ellipses"].append({**shape, "role": role})
        case Curve():
            points = [paper.at(p) for p in figure.beziers]
            parts["beziers"].append({"points": points, "role": role})
        case _:
            for points in paper.strokes():
                parts["polylines"].append(_line(points, role, closed=figure.closed))
    if not figure.closed:
        _ends(parts, paper, role)


def _line(points: Sequence[complex], role: str, *, closed: bool = False) -> dict[str, Any]:
    return {"points": points, "closed": closed, "role": role}


def _ends(parts: Drawn, paper: Paper, role: str) -> None:
    """Put a dot where a figure ends and an arrow where it goes on (D7)."""
    ends = [paper.points[0], paper.points[-1]]
    if paper.figure.endless:
        strokes = paper.strokes()
        ends = [strokes[0][0]]
        if isinstance(paper.figure, Line):
            strokes, ends = [*strokes, strokes[0][::-1]], []
        parts["arrows"] += [_arrow(a, b, role) for a, b in strokes]
    parts["dots"] += [{"at": end, "role": role} for end in ends]


def _arrow(a: complex, b: complex, role: str) -> dict[str, Any]:
    return {"tip": b, "turn": phase(b - a), "role": role}


def marked(paper: Paper) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return ticks on equal sides and squares in right angles."""
    m = paper.figure.measures
    common = [one for one, times in Counter(m.side_classes).items() if times > 1]
    ticks = [
        tick
        for number, one in enumerate(m.side_classes)
        if one in common
        for tick in _ticks(*side(paper, number), common.index(one) + 1)
    ]
    right = [angle for angle, what in enumerate(m.angle_kinds) if what == "right"]
    return ticks, [_square(paper, angle, "mark") for angle in right]


def side(paper: Paper, number: int) -> tuple[complex, complex]:
    """Return both ends of a side."""
    i, j = paper.figure.measures.sides[number]
    return paper.points[i], paper.points[j]


def _ticks(a: complex, b: complex, how_many: int) -> Iterator[dict[str, Any]]:
    small = min(1.0, 0.4 + 0.6 * abs(b - a) / BARE)
    half = 1j * unit(a, b) * TICK * small
    for at in _row(a, b, how_many, GAP * small):
        yield {"from": at + half, "to": at - half, "role": "mark"}


def _row(a: complex, b: complex, how_many: int, gap: float) -> list[complex]:
    """Return points on the middle of a side, a gap apart from each other."""
    offs = (k - (how_many - 1) / 2 for k in range(how_many))
    return [(a + b) / 2 + unit(a, b) * off * gap for off in offs]


def unit(a: complex, b: complex) -> complex:
    """Return the direction from one point to another."""
    return (b - a) / abs(b - a)


def dot(a: complex, b: complex) -> float:
    """Return the dot product of two directions."""
    return (a * b.conjugate()).real


def arms(paper: Paper, angle: int) -> tuple[complex, complex, complex]:
    """Return a corner and the points before and after it."""
    at = paper.figure.measures.corners[angle]
    p = paper.points
    return p[at], p[at - 1], p[(at + 1) % len(p)]


def _square(paper: Paper, angle: int, role: str) -> dict[str, Any]:
    at, before, after = arms(paper, angle)
    size = min(SQUARE, abs(before - at) / 3, abs(after - at) / 3)
    u, v = unit(at, before) * size, unit(at, after) * size
    return {"points": (at + u, at + u + v, at + v), "role": role}


def _arc(paper: Paper, angle: int) -> dict[str, Any]:
    """Describe an angle's arc: from `start` on clockwise by `sweep`, in radians."""
    at, before, after = arms(paper, angle)
    start, end = phase(before - at), phase(after - at)
    sweep = (end - start) % (2 * pi)
    size = radians(paper.figure.measures.angles[angle])
    if abs(sweep - size) > abs(2 * pi - sweep - size):
        start, sweep = end, 2 * pi - sweep
    radius = min(ARC, 0.45 * abs(before - at), 0.45 * abs(after - at))
    return {"middle": at, "radius": radius, "start": start, "sweep": sweep, "role": "witness"}


def _axis(parts: Drawn, paper: Paper, witness: Witness) -> None:
    """Draw the line to fold along, a little longer than the figure."""
    if witness.axis is None:
        return
    a, b = (paper.at(p) for p in witness.axis)
    middle, ends = (a + b) / 2, []
    for way in (unit(b, a), unit(a, b)):
        steps = ((middle.real, way.real), (middle.imag, way.imag))
        room = min(((1 if step > 0 else 0) - start) / step for start, step in steps if step)
        ends.append(middle + way * max(0.0, room - MARGIN / 4))
    parts["polylines"].append(_line(ends, "axis"))


def _witness(parts: Drawn, paper: Paper, witness: Witness) -> None:
    m = paper.figure.measures
    if witness.outline:
        _outline(parts, paper, "witness")
    for name in chain(witness.sides, *witness.parallels):
        parts["polylines"].append(_line(side(paper, m.side_names.index(name)), "witness"))
    for how_many, pair in enumerate(witness.parallels, start=1):
        (a, b), (c, d) = (side(paper, m.side_names.index(name)) for name in pair)
        if dot(b - a, d - c) < 0:
            c, d = d, c
        parts["arrows"] += [*_pointers(a, b, how_many), *_pointers(c, d, how_many)]
    for name in witness.angles:
        angle = m.angle_names.index(name)
        if m.angle_kinds[angle] == "right":
            parts["squares"].append(_square(paper, angle, "witness"))
        else:
            parts["arcs"].append(_arc(paper, angle))
    for name in witness.vertices:
        parts["dots"].append({"at": paper.points[m.letters.index(name)], "role": "witness"})


def _pointers(a: complex, b: complex, how_many: int) -> list[dict[str, Any]]:
    """Put arrowheads on the middle of a side: one for the first parallel pair, two for the next."""
    tips = _row(a, b, how_many, POINTER)
    return [_arrow(a, b, "witness") | {"tip": tip + unit(a, b) * TICK} for tip in tips]


def _letters(parts: Drawn, paper: Paper) -> None:
    """Put each letter beside its point, away from the lines that meet there."""
    figure, p = paper.figure, paper.points
    if figure.endless:
        dotted = {one["at"] for one in parts["dots"] if one["role"] == "figure"}
        parts["dots"] += [{"at": at, "role": "figure"} for at in p if at not in dotted]
    for i, name in enumerate(figure.measures.letters):
        away = _aside(figure, p, i)
        at = p[i] + away / abs(away) * LETTER
        parts["letters"].append({"at": at, "text": name, "role": "figure"})


def _aside(figure: Figure, p: list[complex], i: int) -> complex:
    """Return the direction from a point to its letter."""
    ways = []
    if figure.closed or i > 0:
        ways.append(unit(p[i], p[i - 1]))
    if figure.closed or i < len(p) - 1:
        ways.append(unit(p[i], p[(i + 1) % len(p)]))
    away, beside = -sum(ways), -1j * ways[0]
    if isinstance(figure, Angle) and i != 1:  # beside the ray, outside the angle
        inwards = dot(beside, unit(p[1], p[2 - i]))
        is_wrong = inwards > NEARLY or (abs(inwards) <= NEARLY and beside.imag > 0)
        return -beside if is_wrong else beside
    if abs(away) < 4 * NEARLY or isinstance(figure, Ray | Line):
        return -beside if beside.imag > 0 else beside
    if figure.measures.gon and STRAIGHT < figure.measures.angles[i] < 5 / 3 * STRAIGHT:
        return -away  # into a notch that is wide enough
    return away
