"""Rows of cards, drawn by the shared pieces, for a game without a canvas of its own.

The bundle `cards` draws such a view on a canvas: pressing a card makes the move whose label it
bears, and moves that no card makes are buttons. `python -m brainwaves_widgets.testing new NAME`
writes a game of this kind to start from.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import svg
from .palette import PALETTE

_W, _H, _STEP = 58, 83, 66


def picture(view: Mapping[str, Any], words: tuple[str, str]) -> str:
    """Draw a view that is a `CardsView` as SVG, with what to do now."""
    rows = [svg.place(28, 84 + 112 * at, _row(row)) for at, row in enumerate(view["rows"])]
    players = zip(view["players"], view["scores"], strict=True)
    return svg.picture(
        title=view["title"],
        more="",
        tint=PALETTE["tables"]["cards"],
        chips=[
            svg.Chip(name, score, seat == view["turn"], seat)
            for seat, (name, score) in enumerate(players)
        ],
        body="".join(rows),
        height=84 + 112 * len(rows) + 78,
        words=words,
    )


def text(view: Mapping[str, Any], headline: str) -> str:
    """Tell such a view on a few lines of text."""
    rows = [
        f"{row['name']}: {', '.join(card['text'] or 'a card' for card in row['cards']) or '-'}"
        for row in view["rows"]
    ]
    return "\n".join([view["title"], *rows, headline])


def _row(row: Mapping[str, Any]) -> str:
    name = svg.text(0, 50, svg.fitted(row["name"], 13, 170), 13)
    step = min(_STEP, 640 / max(1, len(row["cards"])))
    cards = enumerate(row["cards"])
    return name + "".join(svg.place(190 + at * step, 0, _card(one["text"])) for at, one in cards)


def _card(text: str) -> str:
    if not text:
        return svg.card(_W, _H, svg.piece("backs/card", {"back": PALETTE["paper"]["muted"]}))
    return svg.card(_W, _H, svg.text(62, 105, svg.fitted(text, 40, 112), 40, middle=True))
