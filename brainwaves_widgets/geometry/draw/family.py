"""The family tree of figures: which name is a special case of which."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from html import escape
from typing import Final, NamedTuple

from ...art.svg import page, text
from ..deck import FIGURES
from ..explain.attributes import ATTRIBUTES, predicates
from ..explain.relations import Definitions, implies
from ..explain.verdicts import checked
from ..figures import Figure
from .drawing import BLUE, FILL, GREY, INK, PAPER, UNIT, Picture, strokes
from .sketch import sketch

WIDE: Final = 114
HIGH: Final = 112
SMALL: Final = 34
"""The height of a name without a figure."""
ACROSS: Final = 126
DOWN: Final = 156
EDGE: Final = 26


class Node(NamedTuple):
    """A name in the tree: its column, a figure that shows it, and the row of a root."""

    column: float
    shows: str
    label: str = ""
    row: int = 0


NODES: Final[dict[str, Node]] = {
    "finite": Node(5.2, "", "finite figures"),
    "has-a-perimeter": Node(3.2, "", "with a perimeter"),
    "single-segment": Node(6.4, "segment", "segment"),
    "nonclosed-polygonal-chain": Node(7.4, "z-chain", "polygonal chain"),
    "nonclosed-smooth-curve": Node(8.4, "s-curve", "smooth curve"),
    "triangle": Node(1, "obtuse-scalene-triangle"),
    "quadrilateral": Node(3.5, "irregular-quadrilateral"),
    "pentagon": Node(4.65, "house-pentagon", "pentagon…"),
    "circle": Node(5.65, "circle"),
    "ellipse": Node(6.65, "ellipse"),
    "scalene-triangle": Node(0, "right-scalene-triangle", "scalene"),
    "isosceles-triangle": Node(1, "isosceles-acute-triangle", "isosceles"),
    "right-triangle": Node(2, "isosceles-right-triangle", "right"),
    "equilateral-triangle": Node(1, "equilateral-triangle", "equilateral"),
    "trapezoid": Node(3, "isosceles-trapezoid"),
    "parallelogram": Node(4, "parallelogram"),
    "rectangle": Node(3.5, "rectangle"),
    "rhombus": Node(4.5, "rhombus"),
    "square": Node(4, "square"),
    "infinite": Node(7.4, "", "infinite figures", 3),
    "ray": Node(6.4, "ray"),
    "straight-line": Node(7.4, "straight-line"),
    "straight-angle": Node(8.4, "straight-angle"),
}


@cache
def above(definitions: str = "printed") -> dict[str, tuple[str, ...]]:
    """Return the next wider names of each name in the tree, without those they imply in turn.

    >>> above()["square"], above("inclusive")["parallelogram"]
    (('rectangle', 'rhombus'), ('trapezoid',))
    """
    rules = implies(definitions)

    def wider(key: str) -> set[str]:
        found, todo = set(), list(rules.get(key, ()))
        while todo:
            if (one := todo.pop()) not in found:
                found.add(one)
                todo += rules.get(one, ())
        return found & set(NODES) - {key}

    everything = {key: wider(key) for key in NODES}
    return {
        key: tuple(
            one
            for one in NODES
            if one in found and not any(one in everything[other] for other in found)
        )
        for key, found in everything.items()
    }


def rows(definitions: str = "printed") -> dict[str, int]:
    """Return the row of each name: one below the lowest that it belongs to."""
    parents = above(definitions)

    def row(key: str) -> int:
        return max((row(one) + 1 for one in parents[key]), default=NODES[key].row)

    return {key: row(key) for key in NODES}


def family(figure: Figure | None = None, *, definitions: Definitions = "printed") -> Picture:
    """Draw the tree of names; if a figure is given, all names that are true of it stand out.

    >>> family()._repr_svg_()[:4]
    '<svg'
    """
    rules, at, parents = predicates(definitions), rows(definitions), above(definitions)
    true = {key for key in NODES if figure is not None and rules[key](checked(figure).measures)}
    width = 2 * EDGE + WIDE + ACROSS * max(node.column for node in NODES.values())
    height = 2 * EDGE + HIGH + DOWN * max(at.values())
    place = {
        key: (EDGE + WIDE / 2 + ACROSS * node.column, EDGE + DOWN * at[key])
        for key, node in NODES.items()
    }
    edges = sorted(
        ((key, one) for key in NODES for one in parents[key]), key=lambda two: two[0] in true
    )
    lines = "".join(_edge(place, key, one, stands_out=key in true) for key, one in edges)
    boxes = "".join(_box(key, *place[key], stands_out=key in true) for key in NODES)
    return Picture(page((width, height), PAPER, _words(true, parents), lines + boxes))


def _words(true: Collection[str], parents: Mapping[str, tuple[str, ...]]) -> str:
    """Describe the tree, or list the names that are true of a figure."""
    if true:
        return f"True of the figure: {', '.join(_name(key) for key in NODES if key in true)}."
    lines = [
        f"{_name(key)}: {', '.join(map(_name, wider))}" for key, wider in parents.items() if wider
    ]
    return f"Every figure is also what stands above it. {'; '.join(lines)}."


def _name(key: str) -> str:
    return NODES[key].label or ATTRIBUTES[key].label.lower()


def _bottom(key: str) -> int:
    return HIGH if NODES[key].shows else SMALL


def _edge(
    place: Mapping[str, tuple[float, float]], key: str, parent: str, *, stands_out: bool
) -> str:
    (x, y), (px, py) = place[key], place[parent]
    py += _bottom(parent)
    bend = y - (y - py) / 2 if y - py < DOWN else y - EDGE
    colour, wide = (BLUE, 3) if stands_out else ("#c3bba9", 2)
    return (
        f'<path d="M{px:g} {py:g}C{px:g} {bend:g} {x:g} {bend:g} {x:g} {y:g}" fill="none" '
        f'stroke="{colour}" stroke-width="{wide}"/>'
    )


def _box(key: str, x: float, y: float, *, stands_out: bool) -> str:
    node = NODES[key]
    colour, wide = (BLUE, 3) if stands_out else ("#d9d3c6", 1.5)
    high, side = _bottom(key), WIDE if node.shows else WIDE + 22
    box = (
        f'<rect x="{x - side / 2:g}" y="{y:g}" width="{side}" height="{high}" rx="10" '
        f'fill="{"#fff" if node.shows else FILL}" stroke="{colour}" stroke-width="{wide}"/>'
    )
    picture = ""
    if node.shows:
        size = 84
        corner = f"translate({x - size / 2:g} {y + 2:g}) scale({size / UNIT})"
        picture = f'<g transform="{corner}">{strokes(sketch(FIGURES[node.shows]), bold=1.7)}</g>'
    ink = INK if node.shows or stands_out else GREY
    label = text(x, y + high - 12, _name(key), 12, bold=True, fill=ink, middle=True)
    return f"<g><title>{escape(ATTRIBUTES[key].definition)}</title>{box}{picture}{label}</g>"
