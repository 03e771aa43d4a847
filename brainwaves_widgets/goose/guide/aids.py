"""What players of The Astute Goose look up: number cards, the feature card, and the levels."""

from __future__ import annotations

from ...core.rules import View
from ...rulebook.page import Page
from ..pieces import LEVELS, NUMBERS, VALUES, place_of


def aids(view: View) -> list[Page]:
    """Return the level and its number cards, all levels, and every value, from any seat's view."""
    level = view["level"]
    numbers = [" and ".join(map(str, place["numbers"])) for place in view["lineup"]]
    return [
        {
            "title": "Which number is where",
            "blocks": [
                f"This game's level is **{level}**: {LEVELS[level]} suspects.",
                {
                    "head": ["place", "numbers of the die"],
                    "rows": [[str(place), which] for place, which in enumerate(numbers, start=1)],
                },
            ],
        },
        {
            "title": "What a suspect can be",
            "blocks": [
                {
                    "head": list(VALUES),
                    "rows": [list(row) for row in zip(*VALUES.values(), strict=True)],
                }
            ],
        },
        {
            "title": "Levels",
            "blocks": [
                {
                    "head": ["level", "suspects", *(f"die {number}" for number in NUMBERS)],
                    "rows": [
                        [name, str(count), *(str(place_of(n, count) + 1) for n in NUMBERS)]
                        for name, count in LEVELS.items()
                    ],
                },
                "Below each number of the die stands the place that it points at.",
            ],
        },
    ]
