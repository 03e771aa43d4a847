"""Thought tiles in a still picture: green is one line, blue a double one, so colour says no more.

A tile is drawn 24 wide and 24 high, and placed at any size.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ...art import svg
from ...art.palette import PALETTE
from ..rules.board import JOINS, WAYS

if TYPE_CHECKING:
    from collections.abc import Iterable

UNIT: Final = 24
NIGHT: Final[str] = PALETTE["tables"]["dark"]
PANEL, SLOT, LIGHT, RED, ON_SIDE = (
    PALETTE["wave"][name] for name in ("panel", "square", "light", "red", "onSide")
)
EDGE, SOFT, AMBER = (PALETTE["dark"][name] for name in ("line", "muted", "accent"))


class Hue(NamedTuple):
    """A player's colour: of lines, and of the tile that they are drawn on."""

    line: str
    tile: str


HUES: Final = tuple(map(Hue, PALETTE["wave"]["sides"], PALETTE["wave"]["beds"]))
WIDE: Final = 7.5  # how wide a train's line is
_GAP: Final = 3.0  # between the two lines of blue
_ENDS: Final = ("12 0", "24 12", "12 24", "0 12")
_BENDS: Final = ("12 4", "20 12", "12 20", "4 12")  # where a corner begins


def at(x: float, y: float, size: float, drawn: str, marks: str = "") -> str:
    """Put what is drawn as a tile somewhere, at a size; `marks` are attributes."""
    where = f"translate({x:g} {y:g}) scale({size / UNIT:.4g})"
    return f'<g transform="{where}"{marks}>{drawn}</g>'


def tile(seat: int, kind: str, turn: int, *, loose: bool = False, ghost: bool = False) -> str:
    """Draw a tile; paler if it is `loose` from its train, as an outline if it is only planned."""
    hue = HUES[seat]
    dashes = ' stroke-dasharray="3 2.4"' if loose or ghost else ""
    edge = LIGHT if ghost else hue.line
    card = (
        f'<rect x="1" y="1" width="22" height="22" rx="3.5" fill="{hue.tile}" '
        f'fill-opacity="{0.35 if loose else 0.8 if ghost else 1}" stroke="{edge}" '
        f'stroke-opacity="{0.9 if ghost else 0.55}"{dashes}/>'
    )
    face = bar() if kind == "block" else _face(seat, kind, turn)
    return card + (f'<g opacity="{0.62 if ghost else 0.5}">{face}</g>' if dashes else face)


def _face(seat: int, kind: str, turn: int) -> str:
    sides = JOINS[kind, turn]
    if kind != "decision":
        return train(seat, [path(sides)])
    hub = (
        f'<circle cx="12" cy="12" r="5.6" fill="{HUES[seat].tile}" '
        f'stroke="{HUES[seat].line}" stroke-width="2.2"/>'
    )
    return train(seat, [path((0, 2)), path((1, 3))]) + hub


def path(sides: tuple[int, ...]) -> str:
    """Return the way from one side of a tile to another, round the corner if need be.

    >>> path((0, 2)), path((0, 1))
    ('M12 0L12 24', 'M12 0L12 4Q12 12 20 12L24 12')
    """
    one, other = sides
    bend = f"L{_BENDS[one]}Q12 12 {_BENDS[other]}" if (one + other) % 2 else ""
    return f"M{_ENDS[one]}{bend}L{_ENDS[other]}"


def train(seat: int, paths: Iterable[str]) -> str:
    """Draw a piece of a train of thought."""
    way, hue = "".join(paths), HUES[seat]
    lines = f'<path d="{way}" fill="none" stroke="{hue.line}" stroke-width="{WIDE}"/>'
    if seat:
        lines += f'<path d="{way}" fill="none" stroke="{hue.tile}" stroke-width="{_GAP}"/>'
    return lines


def over(seat: int, turn: int) -> str:
    """Draw a train that runs straight across another's Decision Point (W23, W25)."""
    way = path((turn, turn + 2))
    casing = f'<path d="{way}" stroke="{HUES[1 - seat].tile}" stroke-width="{WIDE + 3}"/>'
    return casing + train(seat, [way])


def bar() -> str:
    """Draw what makes a Mental Block: a bar across."""
    ends = 'x1="5.5" y1="18.5" x2="18.5" y2="5.5" stroke-linecap="round"'
    return (
        f'<line {ends} stroke="{NIGHT}" stroke-width="8"/>'
        f'<line {ends} stroke="{AMBER}" stroke-width="4.4"/>'
    )


def cuts(turn: int) -> str:
    """Draw where a Logic tile cut the other train: at the sides that it does not join (W29)."""
    ends = {0: "M7 1.5H17", 1: "M22.5 7V17", 2: "M7 22.5H17", 3: "M1.5 7V17"}
    way = "".join(ends[side] for side in WAYS if side not in JOINS["logic", turn])
    return f'<path d="{way}" stroke="{RED}" stroke-width="3" stroke-linecap="round"/>'


def badge(seat: int, letter: str) -> str:
    """Draw the letter of a start or a finish on which a tile lies."""
    return (
        f'<circle cx="12" cy="12" r="6" fill="{LIGHT}" stroke="{HUES[seat].tile}" '
        f'stroke-width="1.4"/>{svg.text(12, 15.3, letter, 9, bold=True, fill=NIGHT, middle=True)}'
    )


def back(seat: int) -> str:
    """Draw a tile face down: a wave, for blue two."""
    hue = HUES[seat]
    wave = "M4.5 {0}q3.75 -8 7.5 0t7.5 0"
    waves = [wave.format(y) for y in ((10, 14.5) if seat else (12,))]
    return (
        f'<rect x="0.5" y="0.5" width="23" height="23" rx="3.5" fill="{hue.tile}" '
        f'stroke="{NIGHT}"/>'
        f'<path d="{"".join(waves)}" fill="none" stroke="{hue.line}" stroke-width="1.8" '
        'stroke-linecap="round"/>'
    )


def swatch(seat: int, color: str) -> str:
    """Draw the sign of a player in any colour: a line, or two."""
    ys = (-2.6, 2.6) if seat else (0,)
    way = "".join(f"M0 {y}H18" for y in ys)
    return f'<path d="{way}" stroke="{color}" stroke-width="{3 if seat else WIDE}"/>'
