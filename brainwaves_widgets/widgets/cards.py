"""A game without a canvas of its own: its view lists rows of cards, drawn by the shared pieces."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..art import svg
from ..art.palette import PALETTE
from .game import GameWidget

if TYPE_CHECKING:
    from ..core import View

_STATIC = Path(__file__).parents[1] / "static"
_W, _H, _STEP = 58, 83, 66


class CardGame(GameWidget):
    """The base of a game whose view is a `CardsView`: rows of cards.

    Pressing a card makes the move whose label it bears; moves that no card makes are buttons.
    `python -m brainwaves_widgets.testing new NAME` writes a game of this kind to start from.
    """

    _esm = _STATIC / "cards.js"
    _css = _STATIC / "cards.css"

    def picture(self, view: View) -> str:  # type: ignore[override] # the prompt is the game's
        """Draw a view as SVG, for notebooks that are read without a kernel."""
        rows = [svg.place(28, 84 + 112 * at, _row(row)) for at, row in enumerate(view["rows"])]
        players = zip(view["players"], view["scores"], strict=True)
        return svg.picture(
            title=view["title"],
            more="",
            tint=PALETTE["tables"]["cards"],
            chips=[
                svg.Chip(name, score, seat == view["turn"])
                for seat, (name, score) in enumerate(players)
            ],
            body="".join(rows),
            height=84 + 112 * len(rows) + 78,
            words=self.prompt(view),
        )

    def text(self, view: View) -> str:  # type: ignore[override] # as picture
        """Tell a view on a few lines of text."""
        rows = [
            f"{row['name']}: {', '.join(card['text'] or 'a card' for card in row['cards']) or '-'}"
            for row in view["rows"]
        ]
        return "\n".join([view["title"], *rows, self.prompt(view)[0]])


def _row(row: View) -> str:
    name = svg.text(0, 50, svg.fitted(row["name"], 13, 170), 13)
    step = min(_STEP, 640 / max(1, len(row["cards"])))
    cards = enumerate(row["cards"])
    return name + "".join(svg.place(190 + at * step, 0, _card(one["text"])) for at, one in cards)


def _card(text: str) -> str:
    if not text:
        back = f'<rect x="8" y="8" width="108" height="162" rx="9" fill="{svg.MUTED}"/>'
        return svg.card(_W, _H, back)
    return svg.card(_W, _H, svg.text(62, 105, svg.fitted(text, 40, 112), 40, middle=True))
