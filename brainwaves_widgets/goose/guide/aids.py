"""What players of The Astute Goose look up: number cards, the feature card, and the levels."""

from __future__ import annotations

from ...core.rules import View
from ...rulebook.page import Page, grid, page
from ..pieces import LEVELS, NUMBERS, VALUES, place_of


def aids(view: View) -> list[Page]:
    """Return the level and its number cards, all levels, and every value, from any seat's view."""
    level = view["level"]
    numbers = [" and ".join(map(str, place["numbers"])) for place in view["lineup"]]
    dice = [f"die {number}" for number in NUMBERS]
    places = [
        [name, count, *(place_of(number, count) + 1 for number in NUMBERS)]
        for name, count in LEVELS.items()
    ]
    return [
        page(
            "Which number is where",
            f"This game's level is **{level}**: {LEVELS[level]} suspects.",
            grid(["place", "numbers of the die"], enumerate(numbers, start=1)),
        ),
        page("What a suspect can be", grid(VALUES, zip(*VALUES.values(), strict=True))),
        page(
            "Levels",
            grid(["level", "suspects", *dice], places),
            "Below each number of the die stands the place that it points at.",
        ),
    ]
