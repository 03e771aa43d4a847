"""What a ruler and a protractor would show on a drawn figure: equal sides, lengths, angles."""

from __future__ import annotations

from cmath import rect
from collections.abc import Iterable, Iterator
from math import pi, radians, sin
from typing import Final

from ..figures import Circle, Ellipse, Figure
from ..measurements import STRAIGHT
from ..numbers import length
from .paper import Paper
from .sketch import arms, dot, marked, side, unit
from .wire import Label, Measured

BESIDE: Final = 0.062
"""How far from a side its length is written."""
INSIDE: Final = 0.1
DEEPEST: Final = 0.2
"""How far from its corner an angle is written, in wide corners and in narrow ones."""
NARROW: Final = 35
"""A narrower angle, in degrees, has no room inside and is written outside."""
EDGE: Final = 0.06
TALL: Final = 0.07
WIDE: Final = 0.028
"""How high a text is, and how wide each of its letters is."""
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
    lines = [(one["from"], one["to"]) for one in ticks] + [one["points"] for one in squares]
    lengths = list(_lengths(paper))
    return _rounded(lines, [*lengths, *_angles(paper, lengths)])


def _lengths(paper: Paper) -> Iterator[Label]:
    m = paper.figure.measures
    seen = set()
    middle = sum(paper.points) / len(paper.points)
    for number, text in enumerate(m.length_texts):
        if m.side_classes[number] in seen:
            continue
        seen.add(m.side_classes[number])
        a, b = side(paper, number)
        at, away = (a + b) / 2, -1j * unit(a, b)
        is_inwards = sum(paper.figure.turns) >= 0 if m.gon else dot(away, at - middle) < 0
        away = -away if is_inwards else away
        yield _label(at, away, BESIDE + 0.018 * abs(away.real) * len(text), text)


def _angles(paper: Paper, written: list[Label]) -> Iterator[Label]:
    m = paper.figure.measures
    seen = set()
    written = [*written]
    for number, text in enumerate(m.angle_texts):
        one, size = m.angle_classes[number], m.angles[number]
        if m.angle_kinds[number] == "right" or (one in seen and len(m.angles) > MANY):
            continue
        seen.add(one)
        at, before, after = arms(paper, number)
        way = unit(at, before) + unit(at, after)
        if m.angle_kinds[number] == "straight" or abs(way) < EDGE:
            way = 1j * unit(at, before)
        way = (-way if size > STRAIGHT else way) / abs(way)
        deep = BESIDE / max(0.2, sin(radians(min(size, STRAIGHT)) / 2))
        label = _label(at, way, min(DEEPEST, max(INSIDE, deep)), text)
        if size < NARROW or any(_meet(label, other) for other in written):
            label = _label(at, -way, BESIDE + WIDE * abs(way.real), text)
        written.append(label)
        yield label


def _round(paper: Paper, figure: Circle | Ellipse) -> Measured:
    """Measure something round across, along both of its axes."""
    middle, lines, texts = paper.at(figure.middle), [], []
    for half, turn in zip(figure.radii, (0, pi / 2), strict=True):
        way = rect(half * paper.scale, -radians(figure.tilt) - turn)
        lines.append((middle - way, middle + way))
        texts.append(_label(middle + way / 2, 1j * way / abs(way), BESIDE, length(2 * half)))
    return _rounded(lines, texts)


def _label(at: complex, way: complex, far: float, text: str) -> Label:
    """Write beside a point, and inside the box."""
    to, room = at + way * far, EDGE + WIDE * (len(text) - 2) / 2
    x, y = (min(1 - least, max(least, one)) for one, least in ((to.real, room), (to.imag, EDGE)))
    return {"at": [x, y], "text": text}


def _meet(one: Label, other: Label) -> bool:
    """Tell whether one text is written over another."""
    (ax, ay), (bx, by) = one["at"], other["at"]
    letters = len(one["text"]) + len(other["text"])
    return abs(ax - bx) < WIDE * letters / 2 and abs(ay - by) < TALL


def _rounded(lines: Iterable[Iterable[complex]], texts: list[Label]) -> Measured:
    return {
        "lines": [[round(at, 3) for p in line for at in (p.real, p.imag)] for line in lines],
        "texts": [{**one, "at": [round(at, 3) for at in one["at"]]} for one in texts],
    }
