"""The pictures of Game Matrix's rulebook, each of a small example."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...art import svg
from ...art.palette import PALETTE
from ...geometry import ATTRIBUTES
from ...rulebook.page import Picture, picture
from ..pieces import truth
from ..still import draw_attributes, draw_figure

_TINT: Final[str] = PALETTE["tables"]["matrix"]
_YES, _NO = (PALETTE["paper"][name] for name in ("good", "bad"))


def _figure(x: float, key: str, *, fits: bool | None = None) -> str:
    """Draw a figure of the deck, with a sign for whether it fits."""
    drawn = svg.place(x, 14, f'<g transform="scale(0.67)">{draw_figure(key)}</g>')
    if fits is None:
        return drawn
    sign, tone = ("✓", _YES) if fits else ("✗", _NO)
    return drawn + svg.text(x + 50, 148, sign, 22, bold=True, fill=tone)


def _card(x: float, y: float, first: str, second: str) -> str:
    labels = [ATTRIBUTES[first].label, ATTRIBUTES[second].label]
    return svg.place(
        x, y, f'<g transform="scale(0.84)">{draw_attributes({"attributes": labels})}</g>'
    )


def _whether(figure: str, *keys: str) -> bool:
    """Tell whether a figure has one of these attributes, by the geometry and not by heart."""
    return bool(truth("printed")[figure] & set(keys))


_FIGURES: Final = ("square-on-corner", "l-chain", "isosceles-trapezoid")
_FIRST: Final = ("rhombus", "right-triangle")


def _one() -> Picture:
    alt = "A figure, and an attributes card: rhombus, right triangle."
    return picture(alt, _TINT, (360, 140), _figure(14, _FIGURES[0]), _card(150, 40, *_FIRST))


def _fits(alt: str, figures: tuple[str, ...], *cards: tuple[str, str]) -> Picture:
    """Draw figures with whether they fit all cards, and the cards below them."""
    parts = [
        _figure(14 + 116 * at, one, fits=all(_whether(one, *card) for card in cards))
        for at, one in enumerate(figures)
    ]
    parts += [_card(14 + 172 * at, 160, *card) for at, card in enumerate(cards)]
    return picture(alt, _TINT, (360, 250), *parts)


PICTURES: Final[dict[str, Callable[[], Picture]]] = {
    "card": _one,
    "fits": lambda: _fits(
        "Of three figures the square on its corner fits the card rhombus, right triangle.",
        *(_FIGURES, _FIRST),
    ),
    "dare": lambda: _fits(
        "Two cards: only the square on its corner has an attribute of each.",
        *(_FIGURES, _FIRST, ("quadrilateral", "circle")),
    ),
    "fails": lambda: _fits(
        "Neither figure is a rhombus or a right triangle: none fits.", _FIGURES[1:], _FIRST
    ),
}
