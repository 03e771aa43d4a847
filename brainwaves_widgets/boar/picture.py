"""A still picture of a view of The Brilliant Boar, for notebooks that are read without a kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import still
from ..core.still import MUTED
from .prompt import prompt

if TYPE_CHECKING:
    from ..core.rules import View

_W, _H = 62, 89
_BLUE = "#2F6FD0"


def picture(view: View) -> str:
    """Draw what a seat may know as SVG: hands row by row, then the deck and the table."""
    rows = [
        still.place(28, 84 + 112 * seat, _hand(view, seat)) for seat in range(len(view["players"]))
    ]
    y = 84 + 112 * len(rows)
    counts = [*view["won"], view["errors"]] if view["mode"] == "solo" else view["won"]
    names = [*view["players"], "errors"] if view["mode"] == "solo" else view["players"]
    on_turn = view["turn"] if view["phase"] != "over" else None
    return still.picture(
        title="The Brilliant Boar",
        more=view["level"].capitalize(),
        tint="#e9f0ea",
        chips=[
            still.Chip(name, count, seat == on_turn)
            for seat, (name, count) in enumerate(zip(names, counts, strict=True))
        ],
        body="".join(rows) + still.place(28, y, _middle(view)),
        height=y + 190,
        words=prompt(view),
    )


def _hand(view: View, seat: int) -> str:
    hand = view["hands"][seat]
    faces = hand["cards"] or [None] * hand["count"]
    step = min(_W + 6, 700 / max(1, len(faces)))
    name = still.fitted(view["players"][seat], 15, 76)
    label = still.text(0, 50, f"{name} · {hand['count']}", 15, bold=True)
    return label + "".join(
        still.place(130 + place * step, 0, _card(face, str(place + 1)))
        for place, face in enumerate(faces)
    )


def _middle(view: View) -> str:
    top = _card(view["top"], "") if view["deck"] else ""
    table = "".join(
        still.place(260 + 70 * index, 0, _card(face, ""))
        for index, face in enumerate(view["table"])
    )
    return (
        still.place(130, 0, top)
        + still.text(0, 50, f"{view['deck']} in the deck", 13, fill=MUTED)
        + table
    )


def _card(face: str | None, number: str) -> str:
    if face is None:
        inside = f'<rect x="8" y="8" width="108" height="162" rx="9" fill="{_BLUE}"/>'
        return still.card(
            _W, _H, inside + still.text(62, 100, number, 34, fill="#fff", middle=True)
        )
    name = still.text(62, 150, face, 24, bold=True, middle=True)
    return still.card(_W, _H, still.animal(face, 22, 28, 80) + name)
