"""The pictures of The Brilliant Boar's rulebook, each of a small example."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ...art import svg
from ...art.palette import PALETTE
from ...art.svg import MUTED
from ...rulebook.page import Picture, picture
from ..pieces import ANIMALS
from ..still import draw_card

_TINT: Final[str] = PALETTE["tables"]["boar"]


def _row(x: float, y: float, cards: Sequence[str | None], name: str = "") -> str:
    """Draw cards in a row under a name; those without an animal are backs with numbers."""
    row = "".join(
        svg.place(x + 68 * at, y, draw_card(card, str(at + 1))) for at, card in enumerate(cards)
    )
    return svg.text(x, y - 8, name, 13, fill=MUTED) + row


def _cards() -> Picture:
    rows = [_row(12, 14, ANIMALS[:5]), _row(12, 112, ANIMALS[5:])]
    return picture("The nine animals.", _TINT, (360, 212), *rows)


def _turn() -> Picture:
    parts = [
        _row(16, 28, ["fox"], "deck"),
        _row(152, 28, ["hare", "deer"], "table"),
        _row(16, 150, [None, None, None, None], "your cards"),
    ]
    alt = "A fox on the deck, a hare and a deer on the table, and four backs: your cards."
    return picture(alt, _TINT, (360, 250), *parts)


def _draw() -> Picture:
    parts = [
        _row(16, 28, ["fox"], "look at it ..."),
        _row(96, 28, [None, None, None], "... and remember its place"),
        svg.text(326, 68, "3 is", 13, bold=True, middle=True),
        svg.text(326, 86, "a fox", 13, bold=True, middle=True),
    ]
    alt = "The fox that you draw becomes the third back of your hand."
    return picture(alt, _TINT, (360, 132), *parts)


def _played(alt: str, top: str, sign: str, *words: str) -> Picture:
    """Draw a fox that is played onto the deck's top card, and in words what follows."""
    parts = [
        _row(16, 28, ["fox"], "you play"),
        _row(130, 28, [top], "the deck's top"),
        svg.text(106, 78, sign, 22, bold=True, middle=True),
    ]
    return picture(alt, _TINT, (360, 132), *parts, *words)


def _match() -> Picture:
    won = svg.text(226, 66, "2 cards for you,", 15, bold=True)
    again = svg.text(226, 90, "and another turn", 15)
    return _played("A fox matches the fox on the deck: you win both.", "fox", "=", won, again)


def _end() -> Picture:
    lines = ("9 pairs: 18 points", "2 cards left: - 2", "16 points")
    words = [svg.text(180, 52 + 30 * at, line, 15, bold=at > 1) for at, line in enumerate(lines)]
    parts = [_row(16, 28, ["wolf", "bear"], "left in your hand"), *words]
    return picture("Nine pairs and two cards left are 16 points.", _TINT, (360, 132), *parts)


def _alone() -> Picture:
    lost = svg.text(226, 78, "2 error cards", 15, bold=True)
    return _played("Alone, a fox and a hare become two error cards.", "hare", "≠", lost)


PICTURES: Final[dict[str, Callable[[], Picture]]] = {
    "cards": _cards,
    "turn": _turn,
    "draw": _draw,
    "match": _match,
    "end": _end,
    "alone": _alone,
}
