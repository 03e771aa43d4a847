"""Drawings: every picture of a figure is a sketch rendered as SVG."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape, unescape
from math import cos, degrees, pi, sin
from typing import Any, Final

from ...art.palette import PALETTE
from ...art.svg import img
from ..figures import Figure
from ..witness import Witness
from .sketch import sketch
from .wire import Drawn

INK: Final[str] = PALETTE["paper"]["ink"]
FILL: Final[str] = PALETTE["figure"]["fill"]
MARK: Final[str] = PALETTE["figure"]["mark"]
BLUE: Final[str] = PALETTE["figure"]["witness"]
"""What is pointed at; red and green are for verdicts alone."""
PAPER: Final[str] = PALETTE["paper"]["face"]
GREY: Final[str] = PALETTE["light"]["muted"]
UNIT: Final = 200
"""The width of a sketch in SVG units, whatever size it is shown at."""
COLOURS: Final = {"figure": INK, "mark": MARK, "witness": BLUE, "axis": MARK}
WIDTHS: Final = {"figure": 2.6, "mark": 1.8, "witness": 4.2, "axis": 1.8}


class Svg(str):
    """SVG text that shows as a picture in a notebook."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


class Picture(Svg):
    """A picture whose title stands in where no picture can be shown."""

    __slots__ = ()

    @property
    def alt(self) -> str:
        """What the picture shows, in words."""
        return unescape(self.partition("<title>")[2].partition("</title>")[0])

    def __repr__(self) -> str:
        return f"<Picture: {self.alt}>"

    def _repr_html_(self) -> str:
        return img(self, self.alt)


def drawing(
    figure: Figure,
    *,
    marks: bool = False,
    letters: bool = False,
    witness: Witness | None = None,
    size: float = 220,
) -> Svg:
    """Draw a figure; a witness is shown in blue.

    >>> from brainwaves_widgets.geometry import Circle
    >>> drawing(Circle((0, 0), 1), size=60)[:60]
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="6'
    """
    parts = sketch(figure, marks=marks, letters=letters, witness=witness)
    return card(parts, figure.name or figure.noun, size)


Figure.picture = drawing


def card(parts: Drawn, title: str, size: float = 220) -> Svg:
    """Draw a sketch on a square of paper."""
    return Svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size:g}" height="{size:g}" '
        f'viewBox="0 0 {UNIT} {UNIT}" role="img"><title>{escape(title)}</title>'
        f'<rect width="{UNIT}" height="{UNIT}" rx="12" fill="{PAPER}"/>{strokes(parts)}</svg>'
    )


def strokes(parts: Drawn, *, bold: float = 1.0) -> str:
    """Render the primitives of a sketch, without the paper, with lines `bold` times as wide."""
    order = ("figure", "axis", "mark", "witness")
    drawn = {role: "".join(_role(parts, role)) for role in order}
    groups = "".join(
        f'<g stroke="{COLOURS[role]}" stroke-width="{WIDTHS[role] * bold:g}" fill="none" '
        f'stroke-linecap="round" stroke-linejoin="round">{drawn[role]}</g>'
        for role in order
        if drawn[role]
    )
    letters = "".join(
        f'<text x="{_n(one["at"][0])}" y="{_n(one["at"][1], 5)}">{escape(one["text"])}</text>'
        for one in parts["letters"]
    )
    font = 'font-family="system-ui, sans-serif" font-size="14" font-weight="600"'
    text = f'<g {font} text-anchor="middle" fill="{INK}">{letters}</g>' if letters else ""
    return groups + text


def _n(value: float, more: float = 0.0) -> str:
    return f"{value * UNIT + more:.2f}".rstrip("0").rstrip(".")


def _path(points: Iterable[Any]) -> str:
    return " ".join(f"{_n(x)} {_n(y)}" for x, y in points)


def _role(parts: Drawn, role: str) -> Iterable[str]:
    def mine(name: str) -> Iterable[dict[str, Any]]:
        return (one for one in parts[name] if one["role"] == role)

    colour = COLOURS[role]
    fill = f' fill="{FILL}"' if role == "figure" else ""
    dash = ' stroke-dasharray="7 6"' if role == "axis" else ""
    for one in mine("polylines"):
        close = ("Z", fill) if one["closed"] else ("", "")
        yield f'<path d="M{_path(one["points"])}{close[0]}"{close[1]}{dash}/>'
    for one in mine("circles"):
        x, y = one["middle"]
        yield f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(one["radius"])}"{fill}/>'
    for one in mine("ellipses"):
        (x, y), (a, b) = one["middle"], one["radii"]
        turn = f' transform="rotate({one["turn"]:g} {_n(x)} {_n(y)})"' if one["turn"] else ""
        shape = f'cx="{_n(x)}" cy="{_n(y)}" rx="{_n(a)}" ry="{_n(b)}"'
        yield f"<ellipse {shape}{fill}{turn}/>"
    for one in mine("beziers"):
        first, *rest = one["points"]
        yield f'<path d="M{_path([first])}C{_path(rest)}"/>'
    for one in mine("ticks"):
        yield f'<path d="M{_path((one["from"], one["to"]))}"/>'
    thin = ' stroke-width="2.4"' if role == "witness" else ""
    for one in mine("squares"):
        yield f'<path d="M{_path(one["points"])}"{thin}/>'
    for one in mine("arcs"):
        yield _arc(one)
    for one in mine("arrows"):
        x, y = one["tip"]
        place = f"translate({_n(x)} {_n(y)}) rotate({degrees(one['turn']):.1f})"
        yield f'<path d="M-9 -5.5L0 0L-9 5.5" transform="{place}"/>'
    for one in mine("dots"):
        x, y = one["at"]
        wide = 5 if role == "witness" else 3.4
        yield f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{wide}" fill="{colour}" stroke="none"/>'


def _arc(one: dict[str, Any]) -> str:
    """Draw an angle as a slice."""
    (x, y), radius, start, sweep = one["middle"], one["radius"], one["start"], one["sweep"]
    ends = [(x + radius * cos(way), y + radius * sin(way)) for way in (start, start + sweep)]
    large, r = int(sweep > pi), _n(radius)
    return (
        f'<path d="M{_path([(x, y)])}L{_path(ends[:1])}A{r} {r} 0 {large} 1 {_path(ends[1:])}Z" '
        f'fill="{BLUE}" fill-opacity="0.22" stroke-width="2"/>'
    )
