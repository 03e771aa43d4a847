"""Thought tiles in a still picture: green has single lines and blue double ones, not only colours.

A tile is drawn 24 wide and 24 high, and scaled to any size.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ...art import svg
from ...art.palette import PALETTE

UNIT: Final = 24
NIGHT: Final[str] = PALETTE["tables"]["dark"]
PANEL, SLOT, LIGHT, RED, ON_SIDE = (
    PALETTE["wave"][name] for name in ("panel", "square", "light", "red", "onSide")
)
EDGE, SOFT = (PALETTE["dark"][name] for name in ("line", "muted"))


class Hue(NamedTuple):
    """A player's colours: of the lines, and of the tile they are drawn on."""

    line: str
    tile: str


HUES: Final = tuple(map(Hue, PALETTE["wave"]["sides"], PALETTE["wave"]["beds"]))


def at(x: float, y: float, size: float, drawn: str, marks: str = "") -> str:
    """Place a drawing the size of a tile, scaled to another size; `marks` are attributes."""
    where = f"translate({x:g} {y:g}) scale({size / UNIT:.4g})"
    return f'<g transform="{where}"{marks}>{drawn}</g>'


def part(name: str, seat: int, turn: int = 0) -> str:
    """Draw a part of a tile in a player's colours, turned clockwise."""
    line, bed = HUES[seat]
    tones = {**PALETTE["wave"], "side": line, "bed": bed, "gap": bed if seat else "none"}
    return svg.piece(f"tiles/{name}", tones, turn)


def tile(seat: int, kind: str, turn: int) -> str:
    """Draw a tile as it is in a bank, or where it is planned."""
    return part("bed", seat) + part(kind, seat, turn)


def laid(seen: dict[str, Any]) -> str:
    """Draw a tile on the board with what lies on it, paler if it is cut off from its train."""
    seat, shared = seen["seat"], seen.get("shared")
    kind, turn = (seen["tile"], seen["turn"]) if shared is None else ("logic", 1 - shared)
    drawn = tile(seat, kind, turn)
    drawn += "".join(part("logic", 1 - seat, way) for way in seen.get("through", ()))  # W23, W25
    drawn += part("block", seat) if "blocked" in seen else ""
    drawn += part("break", seat) if "breaking" in seen else ""
    return f'<g opacity="0.5">{drawn}{part("loose", seat)}</g>' if "loose" in seen else drawn


def badge(seat: int, letter: str) -> str:
    """Draw the letter of a start or finish onto the tile that covers it."""
    return (
        f'<circle cx="12" cy="12" r="6" fill="{LIGHT}" stroke="{HUES[seat].tile}" '
        f'stroke-width="1.4"/>{svg.text(12, 15.3, letter, 9, bold=True, fill=NIGHT, middle=True)}'
    )


def swatch(seat: int, color: str) -> str:
    """Draw a player's sign, one line or two, in any colour."""
    ys = (-2.6, 2.6) if seat else (0,)
    way = "".join(f"M0 {y}H18" for y in ys)
    return f'<path d="{way}" stroke="{color}" stroke-width="{3 if seat else 7.5}"/>'
