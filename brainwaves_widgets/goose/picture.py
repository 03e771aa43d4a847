"""A still picture of a view, for notebooks that are read without a kernel."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from .prompt import prompt

if TYPE_CHECKING:
    from ..core.rules import View

_HUES = {
    "yellow": "#F2C230",
    "red": "#D6404B",
    "purple": "#8250B4",
    "blue": "#2F6FD0",
    "green": "#2E9E5F",
}
_WIDTH, _CARD_W, _CARD_H, _STEP = 900, 112, 161, 138


def picture(view: View) -> str:
    """Draw what a seat may know as SVG."""
    headline, hint = prompt(view)
    cards = "".join(_place(view, place) for place in range(len(view["lineup"])))
    left = f"{view['left']} left" if view["left"] else "no cards left"
    level = f"{view['level'].capitalize()} · {view['mode']}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} 372" role="img" '
        f'style="max-width:{_WIDTH}px" font-family="system-ui, sans-serif" fill="#1f2733">'
        f"<title>The Astute Goose: {escape(headline)}</title>"
        f'<rect width="{_WIDTH}" height="372" rx="16" fill="#f3eee4"/>'
        f'<text x="28" y="40" font-size="18" font-weight="600">The Astute Goose</text>'
        f'<text x="196" y="40" font-size="13" fill="#5d6878">{escape(level)}</text>'
        f"{_chips(view)}{cards}"
        f'<g transform="translate({_WIDTH - 140} 126)">{_back()}</g>'
        f'<text x="{_WIDTH - 84}" y="112" font-size="13" fill="#5d6878" text-anchor="middle">'
        f"{left}</text>"
        f'<text x="28" y="330" font-size="22" font-weight="600">{escape(headline)}</text>'
        f'<text x="28" y="354" font-size="13" fill="#5d6878">{escape(hint)}</text></svg>'
    )


def _chips(view: View) -> str:
    names, points = view["players"], view["points"]
    if view["mode"] == "competitive":
        labels = [f"{name}  {score}" for name, score in zip(names, points, strict=True)]
    else:
        labels = [*names, f"right  {points[0]}", f"wrong  {view['errors']}"]
    room = (_WIDTH - 400) // len(labels)
    chips = []
    for index, label in enumerate(labels):
        filled = view["phase"] != "over" and index == view["turn"]
        fill, ink = ("#2b3a55", "#fff") if filled else ("#fff", "#1f2733")
        short = label if len(label) <= room // 8 else f"{label[: room // 8 - 6]}…{label[-4:]}"
        chips.append(
            f'<g transform="translate({372 + index * room} 18)">'
            f'<rect width="{room - 8}" height="36" rx="18" fill="{fill}" stroke="#d9d3c6"/>'
            f'<text x="{(room - 8) // 2}" y="23" font-size="14" font-weight="600" fill="{ink}" '
            f'text-anchor="middle" xml:space="preserve">{escape(short)}</text></g>'
        )
    return "".join(chips)


def _place(view: View, place: int) -> str:
    entry = view["lineup"][place]
    numbers = " · ".join(map(str, entry["numbers"]))
    asked = place == view["place"]
    tag = "#F2C230" if asked else "#fff"
    ring = (
        f'<rect x="-6" y="-6" width="{_CARD_W + 12}" height="{_CARD_H + 12}" rx="16" '
        'fill="none" stroke="#F2C230" stroke-width="4"/>'
        if asked
        else ""
    )
    return (
        f'<g transform="translate({28 + place * _STEP} 126)">'
        f'<rect x="18" y="-38" width="76" height="28" rx="14" fill="{tag}" stroke="#d9d3c6"/>'
        f'<text x="56" y="-18" font-size="15" font-weight="600" text-anchor="middle">{numbers}'
        f"</text>{_card(entry['card'])}{ring}</g>"
    )


def _card(card: Any) -> str:
    if card == "gap":
        return (
            f'<rect width="{_CARD_W}" height="{_CARD_H}" rx="12" fill="none" stroke="#6b7686" '
            f'stroke-dasharray="5 5"/><text x="56" y="85" font-size="13" fill="#5d6878" '
            'text-anchor="middle">empty</text>'
        )
    if card == "down":
        return _back()
    colour, feature, animal = card["colour"], card["feature"], card["animal"]
    hue, clothing = _HUES[colour], feature.replace(" ", "-")
    return (
        f'<svg width="{_CARD_W}" height="{_CARD_H}" viewBox="0 0 124 178" color="{hue}">'
        f"<title>{colour}, {feature}, {animal}</title>{_paper()}"
        f"{_art('suspects/person')}{_art(f'suspects/{clothing}')}"
        '<circle cx="95" cy="149" r="25" fill="#fffdf8" stroke="#1f2733" stroke-width="1.5"/>'
        f'<svg x="76.5" y="130.5" width="37" height="37" viewBox="0 0 32 32">'
        f"{_art(f'animals/{animal}')}</svg>"
        f'<rect x="7" y="7" width="{14 + 8 * len(colour)}" height="21" rx="10" fill="#fffdf8" '
        f'stroke="{hue}" stroke-width="2"/><text x="{14 + 4 * len(colour)}" y="22" font-size="13" '
        f'font-weight="600" text-anchor="middle" fill="#1f2733">{colour}</text></svg>'
    )


def _back() -> str:
    return (
        f'<svg width="{_CARD_W}" height="{_CARD_H}" viewBox="0 0 124 178">{_paper()}'
        f'<svg x="7" y="7" width="110" height="164" viewBox="0 0 124 178" '
        f'preserveAspectRatio="none">{_art("suspects/back")}</svg></svg>'
    )


def _paper() -> str:
    return '<rect x="1" y="1" width="122" height="176" rx="12" fill="#fffdf8" stroke="#d9d3c6"/>'


@cache
def _art(name: str) -> str:
    """Give what stands between the outer tags of an SVG file of ours."""
    svg = (files("brainwaves_widgets") / "art" / f"{name}.svg").read_text(encoding="utf-8")
    return re.sub(r"^\s*<svg[^>]*>|</svg>\s*$", "", svg).replace("\n", "")
