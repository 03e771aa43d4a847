"""A still picture of a view of Game Matrix, for notebooks that are read without a kernel."""

from __future__ import annotations

from typing import Any

from ..art import svg
from ..art.palette import PALETTE
from ..art.svg import MUTED
from ..core.rules import View
from ..core.text.phrases import counted
from ..geometry import FIGURES, sketch
from ..geometry.draw.drawing import UNIT, strokes
from .pieces import number
from .text.prompt import prompt

_FIGURE, _CARD = 150, 190


def picture(view: View) -> str:
    """Draw the open figures and the cards of the turn as SVG."""
    figures = "".join(
        svg.place(28 + index * (_FIGURE + 18), 76, draw_figure(figure["key"]))
        for index, figure in enumerate(view["figures"])
    )
    cards = "".join(
        svg.place(28 + index * (_CARD + 18), 262, draw_attributes(card))
        for index, card in enumerate(view["cards"][-4:])
    )
    count = counted(view["left"], "card")
    on_turn = view["turn"] if view["phase"] != "over" else None
    return svg.picture(
        title="Game Matrix",
        more=f"{view['version'].capitalize()} version · {count} left",
        tint=PALETTE["tables"]["matrix"],
        chips=[
            svg.Chip(name, points, seat == on_turn, seat)
            for seat, (name, points) in enumerate(zip(view["players"], view["points"], strict=True))
        ],
        body=figures + cards,
        height=450,
        words=prompt(view),
    )


def cover() -> str:
    """Draw the picture on the game's box: two figures, and a card that one of them fits."""
    kite = svg.tilted(34, 16, -2, draw_figure("kite"))
    hexagon = svg.tilted(226, 6, 2, draw_figure("regular-hexagon"))
    card = svg.place(105, 110, draw_attributes({"attributes": ("Rhombus", "All sides equal")}))
    return svg.cover(PALETTE["tables"]["matrix"], kite + hexagon + card)


def draw_figure(key: str) -> str:
    """Draw a figure's card, without marks."""
    lines = strokes(sketch(FIGURES[key]))
    box = f'y="16" width="{_FIGURE}" height="{_FIGURE}" viewBox="0 0 {UNIT} {UNIT}"'
    return (
        f"{svg.sheet(_FIGURE, 168)}<svg {box}>{lines}</svg>"
        f"{svg.text(12, 20, '●' * FIGURES[key].dots, 11, fill=MUTED)}"
        f"{svg.text(_FIGURE - 12, 21, str(number(key)), 13, fill=MUTED, end=True)}"
    )


def draw_attributes(card: dict[str, Any]) -> str:
    """Draw an attributes card."""
    first, second = card["attributes"]
    return (
        f"{svg.sheet(_CARD, 92)}"
        f"{svg.text(_CARD / 2, 36, first, 14, bold=True, middle=True)}"
        f"{svg.text(_CARD / 2, 70, second, 14, bold=True, middle=True)}"
    )
