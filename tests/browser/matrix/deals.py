"""Games of Game Matrix in which figures and cards are known, and how they are called."""

from __future__ import annotations

from typing import Any

from brainwaves_widgets.geometry import ATTRIBUTES, FIGURES, verdict
from brainwaves_widgets.matrix import Card
from brainwaves_widgets.matrix.pieces import deck, number, truth
from tests.browser.players import matrix_cell

OPEN = ("circle", "square", "rhombus", "ray", "l-chain")


def fitting(*cards: Card) -> list[str]:
    """Return the open figures that fit all of these cards."""
    has = truth("printed")
    return [key for key in OPEN if all(has[key] & set(card) for card in cards)]


def cards_for(*counts: int) -> list[Card]:
    """Return cards that so many of the open figures fit, one after the other."""
    chosen: list[Card] = []
    for count in counts:
        chosen.append(
            next(c for c in deck() if c not in chosen and len(fitting(*chosen, c)) == count)
        )
    return chosen


def dealt_cell(cards: list[Card], players: str = "['Ann', 'Ben']", **options: Any) -> str:
    """A cell with a game in which these cards come, to figures that are known."""
    script = [f"Open({key!r})" for key in OPEN] + [f"Turn(*{tuple(card)!r})" for card in cards]
    cell = matrix_cell(players, **options).replace("seed=7", f"chance=[{', '.join(script)}]")
    return f"from brainwaves_widgets.matrix import Open, Turn\n{cell}"


def claim(figure: str) -> str:
    return f"Claim figure {number(figure)}"


def reason(figure: str, attribute: str) -> str:
    return verdict(FIGURES[figure], attribute).because


def label_of(attribute: str) -> str:
    return ATTRIBUTES[attribute].label
