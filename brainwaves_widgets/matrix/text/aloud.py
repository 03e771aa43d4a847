"""A table of Game Matrix for those who listen: what is to be seen of it, part by part."""

from __future__ import annotations

from typing import Any

from ...core.rules import View
from ...core.text.phrases import counted, listed, named
from ...geometry import FIGURES
from ...geometry.shape import shape
from .prompt import prompt


def at_once(view: View) -> str:
    """Return the cards that a figure must fit, and what it costs to go on."""
    if view["phase"] not in ("claim", "dare"):
        return ""
    _, hint = prompt(view)
    return f"{_cards(view)} {hint}"


def regions(view: View) -> list[str]:
    """Return what can be read out: cards, each figure's shape, the explanation, and the piles."""
    figures = [_figure(view, at) for at in range(len(view["figures"]))]
    return list(filter(None, [_cards(view), *figures, _told(view["told"]), _piles(view)]))


def _cards(view: View) -> str:
    cards = [" or ".join(card["attributes"]) for card in view["cards"]]
    if len(cards) == 1:
        return f"The card says {cards[0]}."
    return " ".join(f"Card {at} says {card}." for at, card in enumerate(cards, start=1))


def _figure(view: View, at: int) -> str:
    """Describe a figure as the eye sees it; its name would tell too much."""
    figure = view["figures"][at]
    verdict = ""
    if figure["key"] in view["struck"]:
        verdict = " It was refuted."
    elif figure["key"] == view["matched"]:
        verdict = " It fits."
    elif view["fits"] is not None:
        verdict = " It can fit." if view["fits"][at] else " It does not fit."
    return f"Figure {figure['number']}: {shape(FIGURES[figure['key']])}.{verdict}"


def _told(told: Any) -> str:
    if not told:
        return ""
    reasons = [f"{one['attribute']}: {one['because']}" for one in told["reasons"]]
    return " ".join([told["title"], *reasons])


def _piles(view: View) -> str:
    won = named(view["players"], [counted(points, "point") for points in view["points"]])
    left, figures = counted(view["left"], "card"), counted(view["figures_left"], "figure")
    return f"Scores. {listed(won)}. In the decks: {left} and {figures}."
