"""What is on a blackboard, and how it is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Final, NamedTuple

from ...geometry.draw.drawing import BLUE, FILL, INK, MARK, UNIT, Picture, strokes
from ...geometry.inputs import Point

BOARD: Final = "#23413a"
FRAME: Final = "#8a6a48"
FAINT: Final = "#5f8478"
CHALK: Final = "#f6f3e8"
YELLOW: Final = "#f7d560"
SKY: Final = "#9fd3ff"
CORAL: Final = "#ffb09a"
FONT: Final = "system-ui, sans-serif"
_CHALKED: Final = {INK: CHALK, FILL: "#2f5148", BLUE: SKY, MARK: YELLOW}


class Sketch(NamedTuple):
    """A figure's sketch in a square box."""

    parts: dict[str, list[dict[str, Any]]]
    x: float
    y: float
    size: float
    bold: float = 1.0


class Stroke(NamedTuple):
    """A line through points."""

    points: Sequence[Point]
    colour: str = CHALK
    width: float = 3.0
    closed: bool = False


class Dot(NamedTuple):
    """A filled dot."""

    at: Point
    radius: float
    colour: str = CHALK


class Words(NamedTuple):
    """Words, centred at a point."""

    text: str
    x: float
    y: float
    size: float = 16
    colour: str = CHALK


Item = Sketch | Stroke | Dot | Words


def svg(items: Iterable[Item], width: float, height: float, title: str) -> Picture:
    """Draw a board as SVG.

    >>> svg([Words("Kite", 50, 20)], 100, 40, "A kite & more")
    <Picture: A kite & more>
    """
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
        f'style="max-width:{width:g}px"><title>{escape(title)}</title>'
        f'<rect x="3" y="3" width="{width - 6:g}" height="{height - 6:g}" rx="10" '
        f'fill="{BOARD}" stroke="{FRAME}" stroke-width="6"/>'
        f'<g font-family="{FONT}">{"".join(map(_svg, items))}</g></svg>'
    )


def _svg(item: Item) -> str:
    match item:
        case Sketch(parts, x, y, size, bold):
            lines = strokes(parts, bold=bold)
            for ink, chalk in _CHALKED.items():
                lines = lines.replace(f'"{ink}"', f'"{chalk}"')
            return f'<g transform="translate({x:g} {y:g}) scale({size / UNIT:g})">{lines}</g>'
        case Stroke(points, colour, width, closed):
            path = "L".join(f"{x:g} {y:g}" for x, y in points)
            look = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
            end = "Z" if closed else ""
            return f'<path d="M{path}{end}" stroke="{colour}" stroke-width="{width:g}" {look}/>'
        case Dot((x, y), radius, colour):
            return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}"/>'
        case Words(text, x, y, size, colour):
            return (
                f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}" '
                f'text-anchor="middle">{escape(text)}</text>'
            )
