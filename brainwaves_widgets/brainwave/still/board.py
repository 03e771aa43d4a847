"""The board in a still picture: both trains, what is reserved, and what is planned."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

from ...art import svg
from ..pieces import NAMES
from .tiles import HUES, LIGHT, PANEL, RED, SLOT, SOFT, UNIT, at, badge, laid, tile

if TYPE_CHECKING:
    from ...core.rules import View

SIZE: Final = 258  # of the board with its frame
_LETTERS: Final = "abcdefghi"
_LEFT, _TOP, _END = 24, 10, 10  # the names of rows and columns are to the left and below


def board(view: View) -> str:
    """Draw the board with all that lies on it."""
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
    """Put what is drawn as a tile onto a square such as `"a1"`, with a word on it."""
    cell = _cell(view)
    x = _LEFT + _LETTERS.index(square[0]) * cell
    y = _TOP + (view["size"] - int(square[1:])) * cell
    title = f"<title>{escape(told)}</title>" if told else ""
    return at(round(x, 2), round(y, 2), cell, title + drawn, marks)


def _names(view: View) -> str:
    cell = _cell(view)
    named = []
    for place in range(view["size"]):
        middle = (place + 0.5) * cell
        row = str(view["size"] - place)
        named += [
            svg.text(_LEFT + middle, SIZE - 9, _LETTERS[place], 11, fill=SOFT, middle=True),
            svg.text(14, _TOP + middle + 4, row, 11, fill=SOFT, middle=True),
        ]
    return "".join(named)


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
    """Return whose start or finish the corners are."""
    starts = {square: (seat, "Start") for seat, square in enumerate(view["starts"])}
    finishes = {square: (seat, "Finish") for seat, square in enumerate(view["finishes"])}
    return starts | finishes


def _corner(seat: int, letter: str) -> str:
    line = HUES[seat].line
    frames = "".join(
        f'<rect x="{inset}" y="{inset}" width="{UNIT - 2 * inset}" height="{UNIT - 2 * inset}" '
        f'rx="3" fill="none" stroke="{line}" stroke-width="1.2"/>'
        for inset in ((1.6, 4) if seat else (1.6,))
    )
    return frames + svg.text(12, 16, letter, 11, bold=True, fill=line, middle=True)


def _laid(view: View, square: str) -> str:
    seen = view["board"][square]
    drawn = laid(seen)
    drawn += badge(seen["seat"], _ends(view)[square][1][0]) if square in _ends(view) else ""
    told = f"{square}: {NAMES[seen['tile']]} of {view['players'][seen['seat']]}"
    told += ", with a Mental Block" if "blocked" in seen else ""
    told += ", breaks the other train" if "breaking" in seen else ""
    told += ", shared" if "shared" in seen else ""
    told += ", not connected" if "loose" in seen else ""
    return _put(view, square, drawn, told, f' data-square="{square}"')


def _crossing(view: View, crossing: dict[str, Any]) -> str:
    """Draw a crossing that has begun, and the square that is reserved for it (W23)."""
    seat, way = crossing["seat"], crossing["way"]
    line = HUES[seat].line
    dots = (
        f'<path d="M12 24V0" transform="rotate({90 * way} 12 12)" stroke="{line}" '
        'stroke-width="4" stroke-dasharray="0.1 6" stroke-dashoffset="-3" stroke-linecap="round"/>'
    )
    until = f"until battle {crossing['until']} it can be blocked"
    told = f"{crossing['far']}: reserved for {view['players'][seat]}; {until}"
    return _put(view, crossing["square"], dots) + _put(
        view, crossing["far"], _outline(line) + _arrow(way, line), told
    )


def _outline(line: str) -> str:
    return (
        f'<rect x="1" y="1" width="22" height="22" rx="3" fill="none" stroke="{line}" '
        'stroke-width="1.5" stroke-dasharray="4 3"/>'
    )


def _arrow(way: int, line: str) -> str:
    turned = f'transform="rotate({90 * way} 12 12)"'
    return (
        f'<path d="M12 22V9M7.5 13L12 8.5L16.5 13" {turned} fill="none" stroke="{line}" '
        'stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _plan(view: View) -> str:
    """Draw the tiles that are set aside as if they lay already, and the tile that is named."""
    plan, seat = view["plan"], view["attacker"]
    ghosts = "".join(
        _put(
            view,
            one["square"],
            f'<g opacity="0.65">{tile(seat, one["tile"], one["turn"])}</g>{_outline(LIGHT)}',
            f"{one['square']}: {NAMES[one['tile']]}, set aside",
            f' data-plan="{one["square"]}"',
        )
        for one in plan["tiles"]
    )
    ring = (
        f'<rect x="-1" y="-1" width="26" height="26" rx="5" fill="none" stroke="{RED}" '
        'stroke-width="2.4"/>'
    )
    told = f"{plan['square']}: named for a {plan['kind']} breakthrough"
    return ghosts + _put(view, plan["square"], ring, told)
