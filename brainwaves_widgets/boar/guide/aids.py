"""What players of The Brilliant Boar look up: which animals are in play, and how many."""

from __future__ import annotations

from ...core.rules import View
from ...rulebook.page import Page, grid, page
from ..pieces import COPIES, LEVELS


def aids(view: View) -> list[Page]:
    """Return the animals in play with how many a seat sees now, and the levels."""
    designs, copies, seen = view["designs"], len(COPIES), _in_sight(view)
    cards = "1 card is" if view["deck"] == 1 else f"{view['deck']} cards are"
    counts = [(name, copies, seen.count(name)) for name in designs]
    sizes = [(name, count, count * copies) for name, count in LEVELS.items()]
    return [
        page(
            "Animals in play",
            f"{len(designs)} animals, {copies} cards each. {cards} in the deck.",
            grid(["animal", "cards", "in sight now"], counts),
            "In sight are the deck's top card, the table and the hands whose faces you see.",
        ),
        page("Levels", grid(["level", "animals", "cards"], sizes)),
    ]


def _in_sight(view: View) -> list[str]:
    """List the animals that lie open in a view; won cards lie face down and are not counted."""
    hands = [animal for hand in view["hands"] for animal in hand["cards"] or ()]
    middle = [view["top"], view["drawn"], view["played"]]
    return [animal for animal in [*view["table"], *hands, *middle] if animal]
