"""The board in a still picture: both trains, reserved squares, and planned tiles."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from ...art import svg
from ...core.rules import View
from ..pieces import NAMES
from .tiles import HUES, PANEL, RED, SLOT, SOFT, UNIT, at, badge, laid, tile

SIZE: Final = 258  # of the board with its frame
_LETTERS: Final = "abcdefghi"
_LEFT, _TOP, _END = 24, 10, 10  # the names of rows and columns are on the left and below
_DASHED: Final = ' stroke-dasharray="4 3"'
_MARKS: Final = {
    "blocked": ", with a Mental Block",
    "breaking": ", breaks the other train",
    "shared": ", shared",
    "loose": ", not connected",
}


def board(view: View) -> str:
    """Draw the board with everything on it."""
    parts = [
        f'<rect width="{SIZE}" height="{SIZE}" rx="12" fill="{PANEL}"/>',
        _names(view),
        _slots(view),
        _corners(view),
        *[_laid(view, square) for square in view["board"]],
        *[_crossing(view, crossing) for crossing in view["crossings"]],
        _plan(view) if view["plan"] else "",
    ]
    return "".join(parts)


def _cell(view: View) -> float:
    return float((SIZE - _LEFT - _END) / view["size"])


def _put(view: View, square: str, drawn: str, told: str = "", marks: str = "") -> str:
    """Place a drawing the size of a tile on a square such as `"a1"`, with a tooltip."""
    cell = _cell(view)
    x = _LEFT + _LETTERS.index(square[0]) * cell
    y = _TOP + (view["size"] - int(square[1:])) * cell
    title = f"<title>{escape(told)}</title>" if told else ""
    return at(round(x, 2), round(y, 2), cell, title + drawn, marks)


def _names(view: View) -> str:
    cell = _cell(view)
    named = ""
    for place in range(view["size"]):
        middle = (place + 0.5) * cell
        row = str(view["size"] - place)
        named += svg.text(_LEFT + middle, SIZE - 9, _LETTERS[place], 11, fill=SOFT, middle=True)
        named += svg.text(14, _TOP + middle + 4, row, 11, fill=SOFT, middle=True)
    return named


def _slots(view: View) -> str:
    size = view["size"]
    slots = "".join(
        f"M{column * UNIT + 2} {row * UNIT + 2}h20v20h-20z"
        for row in range(size)
        for column in range(size)
    )
    look = f'fill="{SLOT}" stroke="{SLOT}" stroke-width="2" stroke-linejoin="round"'
    return _put(view, f"a{size}", f'<path d="{slots}" {look}/>')


def _corners(view: View) -> str:
    """Draw starts and finishes (W19), framed once for green and twice for blue."""
    return "".join(
        _put(view, square, _corner(seat, what[0]), f"{square}: {what} of {view['players'][seat]}")
        for square, (seat, what) in _ends(view).items()
        if square not in view["board"]
    )


def _ends(view: View) -> dict[str, tuple[int, str]]:
    """Return whose start or finish each corner is."""
    starts = {square: (seat, "Start") for seat, square in enumerate(view["starts"])}
    finishes = {square: (seat, "Finish") for seat, square in enumerate(view["finishes"])}
    return starts | finishes


def _corner(seat: int, letter: str) -> str:
    line = HUES[seat].line
    frames = "".join(_frame(inset, 3, line, 1.2) for inset in ((1.6, 4) if seat else (1.6,)))
    return frames + svg.text(12, 16, letter, 11, bold=True, fill=line, middle=True)


def _laid(view: View, square: str) -> str:
    seen = view["board"][square]
    drawn = laid(seen)
    drawn += badge(seen["seat"], _ends(view)[square][1][0]) if square in _ends(view) else ""
    told = f"{square}: {NAMES[seen['tile']]} of {view['players'][seen['seat']]}"
    told += "".join(words for mark, words in _MARKS.items() if mark in seen)
    return _put(view, square, drawn, told, f' data-square="{square}"')


def _crossing(view: View, crossing: dict[str, Any]) -> str:
    """Draw a crossing that has begun, and the square reserved for it (W23)."""
    seat, way = crossing["seat"], crossing["way"]
    line = HUES[seat].line
    dots = (
        f'<path d="M12 24V0" transform="rotate({90 * way} 12 12)" stroke="{line}" '
        'stroke-width="4" stroke-dasharray="0.1 6" stroke-dashoffset="-3" stroke-linecap="round"/>'
    )
    until = f"until battle {crossing['until']} it can be blocked"
    told = f"{crossing['far']}: reserved for {view['players'][seat]}; {until}"
    reserved = _frame(1, 3, line, 1.5, _DASHED) + _arrow(way, line)
    return _put(view, crossing["square"], dots) + _put(view, crossing["far"], reserved, told)


def _frame(inset: float, rx: int, line: str, width: float, more: str = "") -> str:
    """Draw a frame that lies so far inside the edge of a tile."""
    side = UNIT - 2 * inset
    return (
        f'<rect x="{inset}" y="{inset}" width="{side}" height="{side}" rx="{rx}" fill="none" '
        f'stroke="{line}" stroke-width="{width}"{more}/>'
    )


def _arrow(way: int, line: str) -> str:
    turned = f'transform="rotate({90 * way} 12 12)"'
    return (
        f'<path d="M12 22V9M7.5 13L12 8.5L16.5 13" {turned} fill="none" stroke="{line}" '
        'stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _smaller(drawn: str) -> str:
    """Draw a tile that is not joined to its train yet."""
    return at(0.12 * UNIT, 0.12 * UNIT, 0.76 * UNIT, drawn)


def _plan(view: View) -> str:
    """Draw the tiles set aside where they will lie, and mark the named tile (W25)."""
    plan, seat = view["plan"], view["attacker"]
    ghosts = "".join(
        _put(
            view,
            one["square"],
            f'<g opacity="0.65">{_smaller(tile(seat, one["tile"], one["turn"]))}</g>',
            f"{one['square']}: {NAMES[one['tile']]}, set aside",
            f' data-plan="{one["square"]}"',
        )
        for one in plan["tiles"]
    )
    told = f"{plan['square']}: named for a {plan['kind']} breakthrough"
    return ghosts + _put(view, plan["square"], _frame(-1, 5, RED, 2.4), told)
