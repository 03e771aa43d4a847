"""A still picture of a view of Brain Wave, for notebooks that are read without a kernel.

It is dark in light notebooks too.
"""

from __future__ import annotations

from typing import Final

from ...art import svg
from ...core.rules import View
from ..pieces import NAMES, Options
from ..rules.rules import new
from ..text.prompt import prompt, to_go
from ..view import view as seen_by
from . import board, television
from .tiles import EDGE, HUES, LIGHT, NIGHT, ON_SIDE, SOFT, at, part, swatch, tile

_HEIGHT: Final = 656
_LEFT, _RIGHT = 28, 614
_KNOBS: Final = television.HEIGHT + 92  # how far down they are
_WIDE: Final = board.SIZE
_TILE: Final = 32


def picture(view: View) -> str:
    """Draw what a seat may know as SVG: television, board, both players, and what to do."""
    words = prompt(view)
    green, blue = view["console"]["english"]
    parts = [
        svg.text(_LEFT, 38, "Brain Wave", 18, bold=True, fill=LIGHT),
        svg.text(_LEFT + 132, 38, _battle(view), 13, fill=SOFT),
        svg.place(_LEFT, 56, television.television(view)),
        svg.place(_LEFT + 40, _KNOBS, television.knob(0, green)),
        svg.place(_LEFT + television.WIDTH / 2, _KNOBS, television.dice(view["dice"])),
        svg.place(_LEFT + television.WIDTH - 40, _KNOBS, television.knob(1, blue)),
        svg.place(_RIGHT, 56, board.board(view)),
        *[svg.place(_RIGHT, 330 + 138 * seat, _player(view, seat)) for seat in range(2)],
        svg.prompt(_HEIGHT, words, fill=LIGHT, soft=SOFT),
    ]
    return svg.page((svg.WIDTH, _HEIGHT), NIGHT, f"Brain Wave: {words[0]}", "".join(parts))


def cover() -> str:
    """Draw the picture on the game's box: the two mazes on the television screen."""
    drawn = television.television(seen_by(new(Options()), None))
    return svg.cover(NIGHT, f'<g transform="translate(8 -49) scale(0.683)">{drawn}</g>')


def _battle(view: View) -> str:
    """Say which battle it is, who attacks, and what there is to hit."""
    if view["phase"] == "first":
        return f"{view['battles']} battles at most"
    battle = f"Battle {view['battle']} of {view['battles']}"
    if view["phase"] == "over":
        return battle
    attacker, defender = view["attacker"], 1 - view["attacker"]
    spot, names = view["spots"][defender], view["players"]
    value = f"{spot['column']} + {abs(spot['row'])} = {spot['value']}"
    stands = f"{svg.fitted(names[defender], 13, 130)} stands on {value}"
    return f"{battle} · {svg.fitted(names[attacker], 13, 130)} attacks · {stands}"


def _player(view: View, seat: int) -> str:
    """Draw a player: name, way to go, Brain Power and memory bank."""
    return (
        _pill(view, seat)
        + _power(view, seat)
        + svg.text(0, 81, "Memory bank", 13, fill=SOFT)
        + svg.text(_WIDE, 81, f"{view['sets'][seat]} in the set", 13, fill=SOFT, end=True)
        + svg.place(0, 89, _bank(view, seat))
    )


def _pill(view: View, seat: int) -> str:
    is_over = view["phase"] == "over"
    is_filled = seat in view["winners"] if is_over else seat == view["turn"]
    line = HUES[seat].line
    fill, ink = (line, ON_SIDE) if is_filled else ("none", line)
    way = to_go(view, seat)
    if is_over and is_filled:
        way = "wins" if len(view["winners"]) == 1 else "a draw"
    name = svg.fitted(view["players"][seat], 15, _WIDE - 122)
    return (
        f'<rect x="1" y="1" width="{_WIDE - 2}" height="28" rx="14" fill="{fill}" '
        f'stroke="{line}" stroke-width="1.6"/>'
        + svg.place(14, 15, swatch(seat, ink))
        + svg.text(42, 20, name, 15, bold=True, fill=ink)
        + svg.text(_WIDE - 14, 20, way, 13, bold=is_filled, fill=ink, end=True)
    )


def _power(view: View, seat: int) -> str:
    """Draw a Brain Power track and its marker, which stops at the last place."""
    points, track = view["power"][seat], view["track"]
    step = (_WIDE - 8) / track
    dots = "".join(
        f'<path data-places="" d="{"".join(f"M{4 + n * step:.1f} 60h.01" for n in places)}" '
        f'stroke="{EDGE}" stroke-width="{size}" stroke-linecap="round"/>'
        for places, size in (
            (range(0, track + 1, 3), 5.2),
            ([n for n in range(track + 1) if n % 3], 3.2),
        )
    )
    shape = '<path d="M-6.2 -6.2h12.4v12.4h-12.4z"' if seat else '<circle r="6.5"'
    marker = svg.place(4 + min(points, track) * step, 60, f'{shape} fill="{HUES[seat].line}"/>')
    return (
        svg.text(0, 48, "Brain Power", 13, fill=SOFT)
        + svg.text(_WIDE, 48, str(points), 15, bold=True, fill=LIGHT, end=True)
        + dots
        + marker
    )


def _bank(view: View, seat: int) -> str:
    """Draw a memory bank: its tiles if they are open, otherwise as many backs."""
    bank = view["banks"][seat]
    if not bank["count"]:
        return svg.text(0, 22, "empty", 13, fill=SOFT)
    if bank["tiles"] is None:
        step = min(_TILE + 4, (_WIDE - _TILE) / max(1, bank["count"] - 1))
        back, mark = part("back", seat), f' data-back="{seat}"'
        lefts = [round(step * place, 1) for place in range(bank["count"])]
        return "".join(at(left, 0, _TILE, back, mark) for left in lefts)
    held = [_held(seat, kind, count) for kind, count in bank["tiles"].items() if count]
    return "".join(svg.place(66 * place, 0, drawn) for place, drawn in enumerate(held))


def _held(seat: int, kind: str, count: int) -> str:
    turned = tile(seat, kind, 1 if kind == "logic" else 0)
    drawn = f'<svg width="{_TILE}" height="{_TILE}" viewBox="0 0 24 24">{turned}</svg>'
    many = svg.text(_TILE + 4, 22, f"x{count}", 13, bold=True, fill=LIGHT) if count > 1 else ""
    return f"<g><title>{NAMES[kind]}: {count}</title>{drawn}{many}</g>"
