"""Family trees on a blackboard: every figure is also what stands above it."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final, NamedTuple

from ...geometry import ATTRIBUTES, Figure, sketch
from ...geometry.deck import the_figure
from ...geometry.draw.drawing import Picture
from ...geometry.draw.family import NODES, above, rows
from ...geometry.explain.attributes import predicates
from ...geometry.explain.relations import Definitions
from .chalk import CHALK, FAINT, YELLOW, Item, Sketch, Stroke, Words, svg
from .layout import EDGE, HEIGHT, WIDTH

WIDE, APART, GAP = 226.0, 280.0, 26.0
"""How wide a frame is, how far two columns are apart, and how far two rows leave room."""
PITCH: Final = 110.0
"""How far a row is from the next, where the tree may be as high as it likes."""
MIDDLE: Final = 3.75
"""The column of the whole family that is in the middle here."""
QUADRILATERALS: Final = (
    *("quadrilateral", "trapezoid", "parallelogram"),
    *("rectangle", "rhombus", "square"),
)


class Kin(NamedTuple):
    """A name in a tree: a figure that shows it, its column, its row, and what stands above it."""

    figure: str
    column: float
    row: int
    above: tuple[str, ...] = ()
    label: str = ""
    """What is written, if it is not the name itself."""


def family(kin: Mapping[str, Kin], bright: Container[str], pitch: float = PITCH) -> list[Item]:
    """Draw names in frames, with lines to what stands above them; some of them stand out."""
    high = pitch - GAP
    place = {
        name: (WIDTH / 2 + one.column * APART, EDGE + one.row * pitch) for name, one in kin.items()
    }
    items: list[Item] = []
    for name, one in kin.items():
        for parent in one.above:
            x, y = place[parent]
            look = (YELLOW, 4) if name in bright and parent in bright else (FAINT, 2)
            items.append(Stroke([(x, y + high), place[name]], *look))
    for name, one in kin.items():
        x, y = place[name]
        left, right = x - WIDE / 2, x + WIDE / 2
        frame = [(left, y), (right, y), (right, y + high), (left, y + high)]
        colour, width = (YELLOW, 4) if name in bright else (CHALK, 1.5)
        label = one.label or name
        items += [
            Stroke(frame, colour, width, closed=True),
            Sketch(sketch(the_figure(one.figure)), left + 4, y, high, 110 / high),
            Words(label, (left + 4 + high + right) / 2, y + high / 2 + 5, 16, colour),
        ]
    return items


def kin_tree(kin: Mapping[str, Kin], word: str) -> Picture:
    """Draw a small family; the word whose definition is discussed stands out.

    >>> kin_tree({"kite": Kin("kite", 0, 0)}, "kite")
    <Picture: The family tree around kite: kite>
    """
    said = "; ".join(
        f"{name} below {' and '.join(one.above)}" if one.above else name
        for name, one in kin.items()
    )
    rows = max(one.row for one in kin.values()) + 1
    height = 2 * EDGE + rows * PITCH - GAP
    return svg(family(kin, {word}), WIDTH, height, f"The family tree around {word}: {said}")


def tree(
    figure: Figure | str | None = None,
    *,
    definitions: Definitions = "printed",
    height: float = HEIGHT,
) -> list[Item]:
    """Draw the family of quadrilaterals; the names that are true of a figure are starred."""
    rules, parents, row = predicates(definitions), above(definitions), rows(definitions)
    of = None if figure is None else the_figure(figure).measures
    true = {key for key in QUADRILATERALS if of is not None and rules[key](of)}
    top, deep = row["quadrilateral"], max(row[key] for key in QUADRILATERALS)
    kin = {
        key: Kin(
            NODES[key].shows,
            NODES[key].column - MIDDLE,
            row[key] - top,
            tuple(one for one in parents[key] if one in QUADRILATERALS),
            f"★ {ATTRIBUTES[key].label}" if key in true else ATTRIBUTES[key].label,
        )
        for key in QUADRILATERALS
    }
    return family(kin, true, (height - 2 * EDGE) / (deep - top + 1))


def family_tree(
    figure: Figure | str | None = None, *, definitions: Definitions = "printed"
) -> Picture:
    """Draw the family of quadrilaterals as a still picture of a blackboard."""
    items = tree(figure, definitions=definitions)
    return svg(items, WIDTH, HEIGHT, "The family of quadrilaterals")
