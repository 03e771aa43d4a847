"""What players of Game Matrix look up: the cards of the turn, and what every attribute means."""

from __future__ import annotations

from functools import cache

from ...core.rules import View
from ...geometry import ATTRIBUTES, FIGURES
from ...geometry.draw.drawing import drawing
from ...rulebook.page import Block, Page
from ..pieces import truth


def aids(view: View) -> list[Page]:
    """Return what this turn's cards mean, and how the game is counted."""
    labels = [label for card in view["cards"] for label in card["attributes"]]
    means = {one.label: one.meaning(view["definitions"]) for one in ATTRIBUTES.values()}
    meanings: Block = {"items": [f"**{label}**: {means[label]}" for label in labels]}
    counts = (
        "Every card and every figure that you take counts one."
        if view["version"] == "original"
        else "Every card that you take counts one. Figures decide among equals, or count as well."
    )
    left = "1 card is" if view["left"] == 1 else f"{view['left']} cards are"
    return [
        {
            "title": "The cards of this turn",
            "blocks": [meanings if labels else "Draw a card to read here what it means."],
        },
        {"title": "What counts", "blocks": [f"{counts} {left} left."]},
    ]


def lookup(view: View) -> list[Page]:
    """Return what every attribute means, with an example.

    The examples are the same whatever lies open, so they give nothing away about it (M16).
    """
    return [
        {
            "title": "What is what",
            "blocks": ["Choose an attribute to read what it means, with an example."],
            "choices": list(_meanings(view["definitions"])),
        }
    ]


@cache
def _meanings(definitions: str) -> tuple[Page, ...]:
    return tuple(
        _meaning(key, definitions) for key in sorted(ATTRIBUTES, key=lambda k: ATTRIBUTES[k].label)
    )


def _meaning(key: str, definitions: str) -> Page:
    one = ATTRIBUTES[key]
    page: Page = {"title": one.label, "blocks": [one.meaning(definitions)]}
    example = next((figure for figure, has in truth(definitions).items() if key in has), None)
    if example:
        svg = str(drawing(FIGURES[example], size=140))
        page["picture"] = {"svg": svg, "alt": f"For example: {FIGURES[example].name}."}
    return page
