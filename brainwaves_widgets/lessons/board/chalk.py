"""What is on a blackboard, and two ways to draw it: on an ipycanvas canvas and as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from math import cos, pi, radians, sin
from typing import Any, Final, NamedTuple

from ...geometry.draw.drawing import BLUE, FILL, INK, MARK, UNIT, WIDTHS, Picture, strokes
from ...geometry.inputs import Point

BOARD: Final = "#23413a"
FRAME: Final = "#8a6a48"
FAINT: Final = "#5f8478"
CHALK: Final = "#f6f3e8"
YELLOW: Final = "#f7d560"
SKY: Final = "#9fd3ff"
CORAL: Final = "#ffb09a"
COLOURS: Final = {"figure": CHALK, "axis": YELLOW, "mark": YELLOW, "witness": SKY}
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


# --- as SVG -------------------------------------------------------------------------------------


def svg(items: Iterable[Item], width: float, height: float, title: str) -> Picture:
    """Draw a board as SVG, for notebooks that are read without a kernel.

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


# --- on a canvas --------------------------------------------------------------------------------


def paint(canvas: Any, items: Iterable[Item], width: float, height: float) -> None:
    """Draw a board on an ipycanvas canvas."""
    canvas.fill_style = FRAME
    canvas.fill_rect(0, 0, width, height)
    canvas.fill_style = BOARD
    canvas.fill_rect(6, 6, width - 12, height - 12)
    canvas.line_cap = canvas.line_join = "round"
    canvas.text_align = "center"
    for item in items:
        match item:
            case Sketch():
                _Pen(canvas, item).draw()
            case Stroke(points, colour, thick, closed):
                canvas.stroke_style, canvas.line_width = colour, thick
                _trace(canvas, points, closed=closed)
                canvas.stroke()
            case Dot((x, y), radius, colour):
                canvas.fill_style = colour
                canvas.fill_circle(x, y, radius)
            case Words(text, x, y, size, colour):
                canvas.font, canvas.fill_style = f"{size:g}px {FONT}", colour
                canvas.fill_text(text, x, y)


def _trace(canvas: Any, points: Iterable[Point], *, closed: bool) -> None:
    first, *rest = points
    canvas.begin_path()
    canvas.move_to(*first)
    for point in rest:
        canvas.line_to(*point)
    if closed:
        canvas.close_path()


class _Pen:
    """Draws a sketch on a canvas, part by part, as `geometry.drawing.strokes` does in SVG."""

    def __init__(self, canvas: Any, item: Sketch) -> None:
        self.canvas, self.item = canvas, item
        self.scale = item.size / UNIT

    def at(self, point: Point) -> Point:
        return self.item.x + point[0] * self.item.size, self.item.y + point[1] * self.item.size

    def draw(self) -> None:
        canvas = self.canvas
        for role, colour in COLOURS.items():
            canvas.stroke_style = canvas.fill_style = colour
            canvas.line_width = max(1.5, WIDTHS[role] * self.item.bold * self.scale)
            canvas.set_line_dash([7, 6] if role == "axis" else [])
            self._lines(role)
            self._marks(role)
        canvas.set_line_dash([])
        canvas.fill_style, canvas.font = CHALK, f"600 {14 * self.scale:g}px {FONT}"
        for one in self.item.parts["letters"]:
            x, y = self.at(one["at"])
            canvas.fill_text(one["text"], x, y + 5 * self.scale)

    def _of(self, kind: str, role: str) -> Iterator[dict[str, Any]]:
        return (one for one in self.item.parts[kind] if one["role"] == role)

    def _lines(self, role: str) -> None:
        canvas = self.canvas
        for one in self._of("polylines", role):
            closed = one["closed"] and role == "figure"
            _trace(canvas, map(self.at, one["points"]), closed=one["closed"])
            self._filled(closed=closed)
        for one in self._of("circles", role):
            canvas.begin_path()
            canvas.arc(*self.at(one["middle"]), one["radius"] * self.item.size, 0, 2 * pi)
            self._filled(closed=role == "figure")
        for one in self._of("ellipses", role):
            a, b = (half * self.item.size for half in one["radii"])
            canvas.begin_path()
            canvas.ellipse(*self.at(one["middle"]), a, b, radians(one["turn"]), 0, 2 * pi)
            self._filled(closed=role == "figure")
        for one in self._of("beziers", role):
            first, *rest = map(self.at, one["points"])
            canvas.begin_path()
            canvas.move_to(*first)
            for i in range(0, len(rest), 3):
                (ax, ay), (bx, by), (cx, cy) = rest[i : i + 3]
                canvas.bezier_curve_to(ax, ay, bx, by, cx, cy)
            canvas.stroke()

    def _filled(self, *, closed: bool) -> None:
        if closed:
            self.canvas.global_alpha = 0.08
            self.canvas.fill()
            self.canvas.global_alpha = 1.0
        self.canvas.stroke()

    def _marks(self, role: str) -> None:
        canvas = self.canvas
        for one in self._of("ticks", role):
            _trace(canvas, map(self.at, (one["from"], one["to"])), closed=False)
            canvas.stroke()
        for one in self._of("arrows", role):
            (x, y), way, long = self.at(one["tip"]), one["turn"], 10.5 * self.scale
            ends = [(x - long * cos(way + off), y - long * sin(way + off)) for off in (-0.55, 0.55)]
            _trace(canvas, (ends[0], (x, y), ends[1]), closed=False)
            canvas.stroke()
        for one in self._of("dots", role):
            radius = 5 if role == "witness" else 3.4
            canvas.fill_circle(*self.at(one["at"]), radius * self.scale)
        if role == "witness":
            canvas.line_width = max(1.5, 2.4 * self.scale)
        for one in self._of("squares", role):
            _trace(canvas, map(self.at, one["points"]), closed=False)
            canvas.stroke()
        for one in self._of("arcs", role):
            x, y = self.at(one["middle"])
            canvas.begin_path()
            canvas.move_to(x, y)
            end = one["start"] + one["sweep"]
            canvas.arc(x, y, one["radius"] * self.item.size, one["start"], end)
            canvas.close_path()
            canvas.global_alpha = 0.3
            canvas.fill()
            canvas.global_alpha = 1.0
            canvas.stroke()
