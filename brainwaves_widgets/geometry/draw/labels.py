"""What a ruler and a protractor would show on a drawn figure: equal sides, lengths, angles."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, radians, sin
from typing import Final

from ..figures import Circle, Ellipse, Figure
from ..inputs import Point
from ..measurements import STRAIGHT
from ..numbers import length
from .paper import Paper
from .sketch import arms, marked, side, unit
from .wire import Label, Measured

BESIDE: Final = 0.062
"""How far from a side its length is written."""
INSIDE: Final = 0.1
DEEPEST: Final = 0.2
"""How far from its corner an angle is written, in wide corners and in narrow ones."""
NARROW: Final = 35
"""Below so many degrees an angle has no room inside, and is written outside."""
EDGE: Final = 0.06
TALL: Final = 0.07
WIDE: Final = 0.028
"""How high a text is, and how wide is a letter of it."""
MANY: Final = 6
"""With more corners, equal angles are written once."""


def measured(figure: Figure) -> Measured:
    """Return ticks on equal sides, signs of right angles, lengths and angles, in the unit box.

    Sides with equally many ticks are equally long, so that their length is written once.

    >>> from brainwaves_widgets.geometry import FIGURES
    >>> [one["text"] for one in measured(FIGURES["rectangle"])["texts"]]
    ['2', '1']
    """
    paper = Paper(figure)
    if isinstance(figure, Circle | Ellipse):
        return _round(paper, figure)
    ticks, squares = marked(paper)
    lines = [[*one["from"], *one["to"]] for one in ticks]
    lines += [[at for point in one["points"] for at in point] for one in squares]
    lengths = list(_lengths(paper))
    return _rounded(lines, [*lengths, *_angles(paper, lengths)])


def _lengths(paper: Paper) -> Iterator[Label]:
    m = paper.figure.measures
    seen = set()
    middle = _middle(paper.points)
    for number, text in enumerate(m.length_texts):
        if m.side_classes[number] in seen:
            continue
        seen.add(m.side_classes[number])
        a, b = side(paper, number)
        ux, uy, _ = unit(a, b)
        at = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        if m.gon:
            x, y = (uy, -ux) if sum(paper.figure.turns) < 0 else (-uy, ux)
        else:
            x, y = uy, -ux
            if x * (at[0] - middle[0]) + y * (at[1] - middle[1]) < 0:
                x, y = -x, -y
        yield _label(at, (x, y), BESIDE + 0.018 * abs(x) * len(text), text)


def _angles(paper: Paper, written: list[Label]) -> Iterator[Label]:
    m = paper.figure.measures
    seen = set()
    written = [*written]
    for number, text in enumerate(m.angle_texts):
        one = m.angle_classes[number]
        if m.angle_kinds[number] == "right" or (one in seen and len(m.angles) > MANY):
            continue
        seen.add(one)
        at, before, after = arms(paper, number)
        (ux, uy, _), (vx, vy, _) = unit(at, before), unit(at, after)
        x, y = ux + vx, uy + vy
        if m.angle_kinds[number] == "straight" or hypot(x, y) < EDGE:
            x, y = -uy, ux
        if m.angles[number] > STRAIGHT:
            x, y = -x, -y
        x, y = x / hypot(x, y), y / hypot(x, y)
        deep = BESIDE / max(0.2, sin(radians(min(m.angles[number], STRAIGHT)) / 2))
        label = _label(at, (x, y), min(DEEPEST, max(INSIDE, deep)), text)
        if m.angles[number] < NARROW or any(_meet(label, other) for other in written):
            label = _label(at, (-x, -y), BESIDE + WIDE * abs(x), text)
        written.append(label)
        yield label


def _round(paper: Paper, figure: Circle | Ellipse) -> Measured:
    """Measure something round across, along both of its axes."""
    (x, y), tilt = figure.middle, radians(figure.tilt)
    lines, texts = [], []
    for half, turn in zip(figure.radii, (tilt, tilt + pi / 2), strict=True):
        dx, dy = half * cos(turn), half * sin(turn)
        a, b = paper.at((x - dx, y - dy)), paper.at((x + dx, y + dy))
        lines.append([*a, *b])
        ux, uy, _ = unit(a, b)
        at = ((a[0] + 3 * b[0]) / 4, (a[1] + 3 * b[1]) / 4)
        texts.append(_label(at, (-uy, ux), BESIDE, length(2 * half)))
    return _rounded(lines, texts)


def _label(at: Point, way: Point, far: float, text: str) -> Label:
    """Write beside a point, and inside the box."""
    room = (EDGE + WIDE * (len(text) - 2) / 2, EDGE)
    x, y = (
        min(1 - least, max(least, one + by * far))
        for one, by, least in zip(at, way, room, strict=True)
    )
    return {"at": [x, y], "text": text}


def _meet(one: Label, other: Label) -> bool:
    """Tell whether one text is written over another."""
    (ax, ay), (bx, by) = one["at"], other["at"]
    letters = len(one["text"]) + len(other["text"])
    return abs(ax - bx) < WIDE * letters / 2 and abs(ay - by) < TALL


def _middle(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _rounded(lines: list[list[float]], texts: list[Label]) -> Measured:
    return {
        "lines": [[round(at, 3) for at in line] for line in lines],
        "texts": [{**one, "at": [round(at, 3) for at in one["at"]]} for one in texts],
    }
