"""A small family tree on a blackboard: every figure is also what stands above it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...geometry import sketch
from ...geometry.deck import the_figure
from ...geometry.draw.drawing import Picture
from .chalk import CHALK, FAINT, YELLOW, Item, Sketch, Stroke, Words, svg
from .layout import EDGE, WIDTH

WIDE, HIGH, PITCH, APART = 226.0, 84.0, 116.0, 260.0


class Kin(NamedTuple):
    """A name in the tree: a figure that shows it, its column, its row, and what stands above it."""

    figure: str
    column: float
    row: int
    above: tuple[str, ...] = ()


def kin_tree(kin: Mapping[str, Kin], word: str) -> Picture:
    """Draw a family; the word whose definition is discussed stands out.

    >>> kin_tree({"kite": Kin("kite", 0, 0)}, "kite")
    <Picture: The family tree around kite: kite>
    """
    place = {
        name: (WIDTH / 2 + one.column * APART, EDGE + one.row * PITCH) for name, one in kin.items()
    }
    items: list[Item] = []
    for name, one in kin.items():
        x, y = place[name]
        for parent in one.above:
            px, py = place[parent]
            items.append(Stroke([(px, py + HIGH), (x, y)], FAINT, 2))
    for name, one in kin.items():
        x, y = place[name]
        left, right = x - WIDE / 2, x + WIDE / 2
        frame = [(left, y), (right, y), (right, y + HIGH), (left, y + HIGH)]
        colour = YELLOW if name == word else CHALK
        items += [
            Stroke(frame, colour, 4 if name == word else 1.5, closed=True),
            Sketch(sketch(the_figure(one.figure)), left + 4, y, HIGH, 200 / HIGH * 0.55),
            Words(name, (left + 4 + HIGH + right) / 2, y + HIGH / 2 + 5, 16, colour),
        ]
    rows = max(one.row for one in kin.values()) + 1
    said = "; ".join(
        f"{name} below {' and '.join(one.above)}" if one.above else name
        for name, one in kin.items()
    )
    height = 2 * EDGE + rows * PITCH - (PITCH - HIGH)
    return svg(items, WIDTH, height, f"The family tree around {word}: {said}")
