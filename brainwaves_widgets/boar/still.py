"""A still picture of a view of The Brilliant Boar, for notebooks that are read without a kernel."""

from __future__ import annotations

from ..art import svg
from ..art.palette import PALETTE
from ..art.svg import MUTED, ON_DEEP
from ..core.rules import View
from .text.prompt import prompt

_W, _H = 62, 89


def picture(view: View) -> str:
    """Draw what a seat may know as SVG: hands row by row, then the deck and the table."""
    rows = [
        svg.place(28, 84 + 112 * seat, _hand(view, seat)) for seat in range(len(view["players"]))
    ]
    y = 84 + 112 * len(rows)
    on_turn = view["turn"] if view["phase"] != "over" else None
    is_solo = view["mode"] == "solo"
    counts = view["won"] if is_solo else view["scores"] or view["won"]
    chips = [
        svg.Chip(name, count, seat == on_turn, seat)
        for seat, (name, count) in enumerate(zip(view["players"], counts, strict=True))
    ]
    if is_solo:
        chips.append(svg.Chip("errors", view["errors"]))
    return svg.picture(
        title="The Brilliant Boar",
        more=view["level"].capitalize(),
        tint=PALETTE["tables"]["boar"],
        chips=chips,
        body="".join(rows) + svg.place(28, y, _middle(view)),
        height=y + 190,
        words=prompt(view),
    )


def cover() -> str:
    """Draw the picture on the game's box: a hand of cards, and one of them nobody may see."""
    faces = ("fox", "hare", None, "boar", "wolf")
    cards = (
        svg.tilted(26 + 72 * at, 44 + 9 * abs(at - 2), 6 * (at - 2), draw_card(face, "3", 84, 120))
        for at, face in enumerate(faces)
    )
    return svg.cover(PALETTE["tables"]["boar"], "".join(cards))


def _hand(view: View, seat: int) -> str:
    hand = view["hands"][seat]
    faces = hand["cards"] or [None] * hand["count"]
    step = min(_W + 6, 700 / max(1, len(faces)))
    name = svg.fitted(view["players"][seat], 15, 76)
    label = svg.text(0, 50, f"{name} · {hand['count']}", 15, bold=True)
    return label + "".join(
        svg.place(130 + place * step, 0, draw_card(face, str(place + 1)))
        for place, face in enumerate(faces)
    )


def _middle(view: View) -> str:
    top = draw_card(view["top"], "") if view["deck"] else ""
    step = min(70, 530 / max(1, len(view["table"])))
    table = "".join(
        svg.place(260 + step * index, 0, draw_card(face, ""))
        for index, face in enumerate(view["table"])
    )
    return (
        svg.place(130, 0, top)
        + svg.text(0, 50, f"{view['deck']} in the deck", 13, fill=MUTED)
        + table
    )


def draw_card(face: str | None, number: str, w: float = _W, h: float = _H) -> str:
    """Draw a card, or its back with a number."""
    if face is None:
        back = svg.piece("backs/card", {"back": PALETTE["boarBack"]})
        return svg.card(w, h, back + svg.text(62, 100, number, 34, fill=ON_DEEP, middle=True))
    name = svg.text(62, 150, face, 24, bold=True, middle=True)
    return svg.card(w, h, svg.animal(face, 22, 28, 80) + name)
