"""A still picture of a view of The Astute Goose, for notebooks that are read without a kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..art import svg
from ..art.palette import PALETTE
from ..art.svg import ACCENT, INK, MUTED, ON_DEEP, PAPER, RAISED
from .prompt import prompt

if TYPE_CHECKING:
    from ..core.rules import View

_HUES: dict[str, str] = PALETTE["clothing"]
_W, _H, _STEP, _TOP = 112, 161, 138, 126


def picture(view: View) -> str:
    """Draw what a seat may know as SVG."""
    places = "".join(
        svg.place(28 + place * _STEP, _TOP, _place(view, place))
        for place in range(len(view["lineup"]))
    )
    left = f"{view['left']} left" if view["left"] else "no cards left"
    deck = svg.place(svg.WIDTH - 140, _TOP, _back() if view["left"] else _card("gap"))
    return svg.picture(
        title="The Astute Goose",
        more=f"{view['level'].capitalize()} · {view['mode']}",
        tint=PALETTE["tables"]["goose"],
        chips=_chips(view),
        body=places + deck + svg.text(svg.WIDTH - 84, 112, left, 13, fill=MUTED, middle=True),
        height=372,
        words=prompt(view),
    )


def _chips(view: View) -> list[svg.Chip]:
    on_turn = view["turn"] if view["phase"] != "over" else None
    points = view["points"] if view["mode"] == "competitive" else [None] * len(view["players"])
    chips = [
        svg.Chip(name, score, seat == on_turn)
        for seat, (name, score) in enumerate(zip(view["players"], points, strict=True))
    ]
    if view["mode"] != "competitive":
        chips += [svg.Chip("right", view["points"][0]), svg.Chip("wrong", view["errors"])]
    return chips


def _place(view: View, place: int) -> str:
    entry = view["lineup"][place]
    asked = place == view["place"]
    ring = (
        f'<rect x="-6" y="-6" width="{_W + 12}" height="{_H + 12}" rx="16" fill="none" '
        f'stroke="{ACCENT}" stroke-width="4"/>'
    )
    fill = ACCENT if asked else RAISED
    tag = f'<rect x="18" y="-38" width="76" height="28" rx="14" fill="{fill}"/>'
    numbers = svg.text(56, -18, " · ".join(map(str, entry["numbers"])), 15, bold=True, middle=True)
    card = _known(entry["known"]) if entry.get("known") else _card(entry["card"])
    return tag + numbers + card + (ring if asked else "")


def _card(card: Any) -> str:
    if card == "gap":
        edge = (
            f'<rect width="{_W}" height="{_H}" rx="12" fill="none" stroke="{MUTED}" '
            'stroke-dasharray="5 5"/>'
        )
        return edge + svg.text(56, 85, "empty", 13, fill=MUTED, middle=True)
    return _back() if card == "down" else _suspect(card)


def _known(card: dict[str, str]) -> str:
    """Draw a suspect that lies face down as a teacher knows it: seen through its back."""
    words = svg.text(_W // 2, 148, "face down", 13, fill=ON_DEEP, bold=True, middle=True)
    return f'{_back()}<g transform="translate(15 14) scale(0.74)">{_suspect(card)}</g>{words}'


def _suspect(card: dict[str, str]) -> str:
    colour, feature, animal = card["colour"], card["feature"], card["animal"]
    clothing = feature.replace(" ", "-")
    label = svg.text(14 + 4 * len(colour), 22, colour, 13, bold=True, middle=True)
    return svg.card(
        _W,
        _H,
        f'<g color="{_HUES[colour]}"><title>{colour}, {feature}, {animal}</title>'
        f"{svg.art('suspects/person')}{svg.art(f'suspects/{clothing}')}</g>"
        f'<circle cx="95" cy="149" r="25" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>'
        f"{svg.animal(animal, 76.5, 130.5, 37)}"
        f'<rect x="7" y="7" width="{14 + 8 * len(colour)}" height="21" rx="10" fill="{PAPER}" '
        f'stroke="{_HUES[colour]}" stroke-width="2"/>{label}',
    )


def _back() -> str:
    art = svg.art("suspects/back")
    return svg.card(
        _W,
        _H,
        f'<svg x="7" y="7" width="110" height="164" viewBox="0 0 124 178" '
        f'preserveAspectRatio="none">{art}</svg>',
    )
