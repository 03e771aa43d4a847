"""The television set in a still picture: the mazes of the overlay, spots, knobs and dice."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...art import svg
from ...art.palette import PALETTE
from ...core.rules import View
from ..console.maze import (
    CELL_HEIGHT,
    CELL_WIDTH,
    CENTRE_X,
    CENTRE_Y,
    COLUMNS,
    OUTER_ROW,
    Point,
    Square,
    centre,
)
from .tiles import HUES, LIGHT, PANEL, RED, SOFT

WIDTH, HEIGHT = 562, 450  # with the bezel
_BEZEL: Final = 12
_WIDE, _HIGH = WIDTH - 2 * _BEZEL, HEIGHT - 2 * _BEZEL
_CELL_X, _CELL_Y = _WIDE * CELL_WIDTH, _HIGH * CELL_HEIGHT
_CELL: Final = 24  # a cell's width in art/console/maze.svg
_TURN: Final = 135  # degrees from a knob's centre to its end
_CASE, _GLASS, _SHINE = (PALETTE["wave"][name] for name in ("bezel", "glass", "shine"))


def television(view: View) -> str:
    """Draw the set: spots and wave shine through the overlay, as they did in 1973."""
    console = view["console"]
    screen = [
        _glass(),
        *[
            _shining(console["spots"][seat], 1, HUES[seat].line, f' data-spot="{seat}"')
            for seat in range(2)
        ],
        _ball(console["x"], console["y"]),
        *[_maze(seat) + _numbers(view, seat) for seat in range(2)],
    ]
    bezel = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="40" fill="{_CASE}"/>'
    return bezel + svg.place(_BEZEL, _BEZEL, "".join(screen))


@cache
def _glass() -> str:
    """Draw the dark glass, a little lighter towards its middle."""
    box = f'width="{_WIDE}" height="{_HIGH}" rx="30"'
    glows = "".join(
        f'<ellipse cx="{_WIDE / 2:g}" cy="{_HIGH / 2:g}" rx="{_WIDE * part / 2:g}" '
        f'ry="{_HIGH * part / 2:g}" fill="{_SHINE}" fill-opacity="0.2"/>'
        for part in (0.28, 0.4, 0.52, 0.64, 0.76, 0.88, 0.98)
    )
    return f'<rect {box} fill="{_GLASS}"/>{glows}'


@cache
def _maze(seat: int) -> str:
    """Draw a maze: the left one as it is, the right one as its mirror image (W1)."""
    maze = svg.piece("console/maze", {"side": HUES[seat].line, "red": RED})
    x, y = _on_screen(CENTRE_X - COLUMNS * CELL_WIDTH, CENTRE_Y - (OUTER_ROW + 0.5) * CELL_HEIGHT)
    at = f"translate({x:.3f} {y:.3f}) scale({_CELL_X / _CELL:.5f} {_CELL_Y / _CELL:.5f})"
    mirror = f"translate({_WIDE} 0) scale(-1 1) " if seat else ""
    return f'<g transform="{mirror}{at}">{maze}</g>'


def _numbers(view: View, seat: int) -> str:
    """Write columns and rows, those of the defender's square in white (W1)."""
    is_target = seat != view["attacker"] and view["phase"] not in ("first", "over")
    spot = view["spots"][seat] if is_target else {"column": None, "row": None}
    _, top = _on_screen(0, centre(seat, Square(1, -OUTER_ROW))[1])
    outer, _ = _on_screen(centre(seat, Square(0, 0))[0], 0)
    numbers = []
    for column in range(1, COLUMNS + 1):
        x, _ = _on_screen(*centre(seat, Square(column, 0)))
        numbers.append((x, top - _CELL_Y / 2 - 8, column, column == spot["column"]))
    for row in range(-OUTER_ROW, OUTER_ROW + 1):
        _, y = _on_screen(*centre(seat, Square(1, row)))
        numbers.append((outer + (-5 if seat else 5), y + 4.5, abs(row), row == spot["row"]))
    fills = (HUES[seat].line, LIGHT)
    return "".join(
        svg.text(x, y, str(number), 12, bold=True, fill=fills[is_lit], middle=True)
        for x, y, number, is_lit in numbers
    )


def _ball(x: float, y: float) -> str:
    """Draw the wave, or a mark at the edge that it is beyond."""
    if 0 <= x <= 1 and 0 <= y <= 1:
        return _shining((x, y), 0.5, LIGHT, ' data-wave=""')
    height = min(max(y, 0.06), 0.94) * _HIGH
    side, tip = (_WIDE - 11, 6) if x > CENTRE_X else (11, -6)
    return (
        f'<path d="M{side} {height - 6:.1f}L{side + tip} {height:.1f}L{side} {height + 6:.1f}z" '
        f'fill="{LIGHT}" stroke="{LIGHT}" stroke-width="2" stroke-linejoin="round">'
        "<title>The wave is off the screen</title></path>"
    )


def _shining(at: Point, part: float, tone: str, mark: str) -> str:
    """Draw a square of light with a glow around it, as large as this part of a cell."""
    (x, y), width, height = _on_screen(*at), _CELL_X * part, _CELL_Y * part
    return "".join(
        f'<rect x="{x - width / 2 - more:.1f}" y="{y - height / 2 - more:.1f}" '
        f'width="{width + 2 * more:.1f}" height="{height + 2 * more:.1f}" rx="{more + 2}" '
        + (f'fill="{tone}" fill-opacity="{opacity}"/>' if more else f'fill="{LIGHT}"{mark}/>')
        for more, opacity in ((10, 0.07), (6, 0.12), (3, 0.28), (0, 1))
    )


def _on_screen(x: float, y: float) -> tuple[float, float]:
    return x * _WIDE, y * _HIGH


def knob(seat: int, english: float) -> str:
    """Draw an English knob and write its setting: up is negative (W5)."""
    line = HUES[seat].line
    rings = "".join(
        f'<circle r="{r}" fill="none" stroke="{line}" stroke-width="{width}"/>'
        for r, width in (((21, 1.8), (17.4, 1.8)) if seat else ((20, 3.2),))
    )
    hand = (
        f'<path d="M0 -2V-13" transform="rotate({english * _TURN:.1f})" stroke="{LIGHT}" '
        'stroke-width="4" stroke-linecap="round"/>'
    )
    x = -34 if seat else 34
    return (
        f'<circle r="20" fill="{PANEL}"/>{rings}{hand}'
        + svg.text(x, -3, "English", 13, fill=SOFT, end=bool(seat))
        + svg.text(x, 15, f"{english:+.2f}", 15, bold=True, fill=LIGHT, end=bool(seat))
    )


def dice(numbers: list[int]) -> str:
    """Draw dice side by side and their sum; nothing before they are rolled."""
    if not numbers:
        return ""
    drawn = "".join(
        svg.place(-44 + 42 * index, -17, _die(number)) for index, number in enumerate(numbers)
    )
    return drawn + svg.text(40, 6, f"= {sum(numbers)}", 18, bold=True, fill=LIGHT)


def _die(number: int) -> str:
    face = f'<title>{number}</title><rect width="24" height="24" rx="5.3" fill="{svg.PAPER}"/>'
    pips = svg.piece(f"dice/{number}", PALETTE["paper"])
    return f'<g transform="scale({34 / 24:.4g})">{face}{pips}</g>'
