"""The pictures of The Astute Goose's rulebook, each of a small example."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...art import svg
from ...art.palette import PALETTE
from ...art.svg import MUTED
from ...rulebook.page import Picture, picture
from ..still import draw_back, draw_card, draw_place, draw_suspect

_TINT: Final[str] = PALETTE["tables"]["goose"]
_FOX: Final = {"colour": "blue", "feature": "scarf", "animal": "parrot"}
_FOUR: Final = (
    {"colour": "yellow", "feature": "bow tie", "animal": "rat"},
    _FOX,
    {"colour": "red", "feature": "necktie", "animal": "cat"},
    {"colour": "green", "feature": "key chain", "animal": "dog"},
)
_NUMBERS: Final = ([1, 5], [2, 6], [3], [4])


def _lineup(cards: list[Any], asked: int | None = None) -> str:
    """Draw a row of four places with their numbers."""
    places = [{"numbers": n, "card": c} for n, c in zip(_NUMBERS, cards, strict=True)]
    view = {"lineup": places, "place": asked}
    return "".join(
        svg.place(20 + 84 * at, 38, f'<g transform="scale(0.64)">{draw_place(view, at)}</g>')
        for at in range(4)
    )


def _suspect() -> Picture:
    told = (("colour", _FOX["colour"]), ("clothing", _FOX["feature"]), ("animal", _FOX["animal"]))
    words = "".join(
        svg.text(170, 62 + 40 * at, f"{kind}: ", 15, fill=MUTED)
        + svg.text(244, 62 + 40 * at, value, 15, bold=True)
        for at, (kind, value) in enumerate(told)
    )
    alt = "A suspect: blue clothes, a scarf, a parrot."
    return picture(alt, _TINT, (360, 196), svg.place(28, 18, draw_suspect(_FOX)), words)


def _open() -> Picture:
    alt = "Four suspects face up; the first is number 1 and 5, the second 2 and 6."
    return picture(alt, _TINT, (360, 160), _lineup(list(_FOUR)))


def _question() -> Picture:
    ask = svg.text(180, 182, "2 and animal: which animal is with suspect 2?", 14, middle=True)
    alt = "The suspects lie face down. Suspect 2 is ringed: which animal is with it?"
    return picture(alt, _TINT, (360, 200), _lineup(["down"] * 4, 1), ask)


def _wrong() -> Picture:
    lines = ("Ann says cat: wrong.", "Ben passes.", "Cai says parrot: right!", "Cai wins the card.")
    words = [svg.text(160, 56 + 32 * at, line, 15, bold=at > 1) for at, line in enumerate(lines)]
    alt = "Ann is wrong, Ben passes, Cai is right and wins the card."
    return picture(alt, _TINT, (360, 196), svg.place(28, 18, draw_back()), *words)


def _refill() -> Picture:
    cards = ["down", _FOUR[2], "down", "down"]
    alt = "A new suspect lies face up at place 2, the others face down."
    return picture(alt, _TINT, (360, 160), _lineup(cards, 1))


def _gap() -> Picture:
    alt = "Place 3 is empty, and a 3 was rolled: the game is over."
    return picture(alt, _TINT, (360, 160), _lineup(["down", "gap", "gap", "down"], 2))


def _piles() -> Picture:
    piles = [
        svg.place(40 + 160 * at, 14, f'<g transform="scale(0.64)">{draw_card("down")}</g>')
        + svg.text(122 + 160 * at, 60, sign, 22, bold=True)
        + svg.text(122 + 160 * at, 84, name, 13, fill=MUTED)
        for at, (sign, name) in enumerate((("+ 1", "right"), ("- 1", "wrong")))
    ]
    return picture("A right card counts 1, a wrong one -1.", _TINT, (360, 132), *piles)


PICTURES: Final[dict[str, Callable[[], Picture]]] = {
    "suspect": _suspect,
    "lineup": _open,
    "question": _question,
    "wrong": _wrong,
    "refill": _refill,
    "gap": _gap,
    "piles": _piles,
}
