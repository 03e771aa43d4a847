"""A still picture of a view of The Astute Goose, for notebooks that are read without a kernel."""

from __future__ import annotations

from typing import Any

from ..art import svg
from ..art.palette import PALETTE, PEOPLE
from ..art.svg import ACCENT, INK, MUTED, ON_DEEP, PAPER, RAISED
from ..core.rules import View
from .pieces import ANIMALS, COLOURS, FEATURES, KINDS
from .text.prompt import prompt

_HUES: dict[str, str] = PALETTE["clothing"]
_W, _H, _TOP = 112, 161, 126


def picture(view: View) -> str:
    """Draw what a seat may know as SVG."""
    count = len(view["lineup"])
    step = min(138, (svg.WIDTH - 140 - 44) / count)
    places = "".join(
        svg.place(28 + place * step, _TOP, draw_place(view, place)) for place in range(count)
    )
    left = f"{view['left']} left" if view["left"] else "no cards left"
    deck = svg.place(svg.WIDTH - 140, _TOP, draw_back() if view["left"] else draw_card("gap"))
    return svg.picture(
        title="The Astute Goose",
        more=f"{view['level'].capitalize()} · {view['mode']}",
        tint=PALETTE["tables"]["goose"],
        chips=_chips(view),
        body=places + deck + svg.text(svg.WIDTH - 84, 112, left, 13, fill=MUTED, middle=True),
        height=372,
        words=prompt(view),
    )


def cover() -> str:
    """Draw the picture on the game's box: three suspects in a row."""
    suspects = (
        ("yellow", "scarf", "parrot"),
        ("red", "necktie", "goose"),
        ("blue", "bow tie", "dog"),
    )
    drawn = (
        svg.tilted(
            32 + 118 * at,
            34 + 8 * abs(at - 1),
            3 * (at - 1),
            draw_suspect(dict(zip(KINDS, one, strict=True))),
        )
        for at, one in enumerate(suspects)
    )
    return svg.cover(PALETTE["tables"]["goose"], "".join(drawn))


def _chips(view: View) -> list[svg.Chip]:
    is_asked = view["phase"] not in ("over", "study", "memorise")
    on_turn = (view["turn"] if view["stealer"] is None else view["stealer"]) if is_asked else None
    points = view["points"] if view["mode"] == "competitive" else [None] * len(view["players"])
    chips = [
        svg.Chip(name, score, seat == on_turn, seat)
        for seat, (name, score) in enumerate(zip(view["players"], points, strict=True))
    ]
    if view["mode"] != "competitive":
        chips += [svg.Chip("right", view["points"][0]), svg.Chip("wrong", view["errors"])]
    return chips


def draw_place(view: View, place: int) -> str:
    """Draw a place of the line-up with its numbers; the asked one is ringed."""
    entry = view["lineup"][place]
    asked = place == view["place"]
    ring = svg.ring(-5, -5, _W + 10, _H + 10, 16)
    fill = ACCENT if asked else RAISED
    tag = f'<rect x="18" y="-38" width="76" height="28" rx="14" fill="{fill}"/>'
    numbers = svg.text(56, -18, " · ".join(map(str, entry["numbers"])), 15, bold=True, middle=True)
    card = _known(entry["known"]) if entry.get("known") else draw_card(entry["card"])
    return tag + numbers + card + (ring if asked else "")


def draw_card(card: Any) -> str:
    """Draw what a view has at a place: a suspect, a back or a gap."""
    if card == "gap":
        edge = (
            f'<rect width="{_W}" height="{_H}" rx="12" fill="none" stroke="{MUTED}" '
            'stroke-dasharray="5 5"/>'
        )
        return edge + svg.text(56, 85, "empty", 13, fill=MUTED, middle=True)
    return draw_back() if card == "down" else draw_suspect(card)


def _known(card: dict[str, str]) -> str:
    """Draw a face-down suspect as a teacher sees it: through its back."""
    words = svg.text(_W // 2, 148, "face down", 13, fill=ON_DEEP, bold=True, middle=True)
    return (
        f'{draw_back()}<g transform="translate(15 14) scale(0.74)">{draw_suspect(card)}</g>{words}'
    )


def draw_suspect(card: dict[str, str]) -> str:
    """Draw a suspect face up."""
    colour, feature, animal = (card[kind] for kind in KINDS)
    label = svg.text(14 + 4 * len(colour), 22, colour, 13, bold=True, middle=True)
    return svg.card(
        _W,
        _H,
        f'<g color="{_HUES[colour]}"><title>{colour}, {feature}, {animal}</title>'
        f"{_person(colour, feature, animal)}</g>"
        f'<circle cx="97" cy="27" r="22.3" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>'
        f"{svg.animal(animal, 80, 10, 34)}"
        f'<rect x="7" y="7" width="{14 + 8 * len(colour)}" height="21" rx="10" fill="{PAPER}" '
        f'stroke="{_HUES[colour]}" stroke-width="2"/>{label}',
    )


def _person(*values: str) -> str:
    """Draw the person; skin and hair say nothing about what is asked."""
    skin, hair, style = face_of(*values)
    tones = PEOPLE["skins"][skin] | {"hair": PEOPLE["hairs"][hair]}
    clothing = values[1].replace(" ", "-")
    parts = ("person", f"hair-{PEOPLE['styles'][style]}", clothing)
    return "".join(svg.piece(f"suspects/{part}", tones) for part in parts)


def face_of(colour: str, feature: str, animal: str) -> tuple[int, int, int]:
    """Return the numbers of a suspect's skin, hair and hairstyle.

    >>> face_of("red", "scarf", "cat")
    (1, 0, 1)
    """
    at = COLOURS.index(colour) * len(FEATURES) + FEATURES.index(feature)
    skin, hair, style = PEOPLE["faces"][at].split()[ANIMALS.index(animal)]
    return int(skin), int(hair), int(style)


def draw_back() -> str:
    """Draw a suspect face down."""
    art = svg.art("suspects/back")
    return svg.card(
        _W,
        _H,
        f'<svg x="7" y="7" width="110" height="164" viewBox="0 0 124 178" '
        f'preserveAspectRatio="none">{art}</svg>',
    )
