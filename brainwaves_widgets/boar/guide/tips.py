"""What a coach says in The Brilliant Boar, and when."""

from __future__ import annotations

from typing import Final

from ...core.rules import View
from ...rulebook.guide import Tip


def _acts(view: View) -> bool:
    return bool(view["phase"] == "act")


def _own(view: View) -> int:
    """Return how many cards the player on turn holds."""
    return int(view["hands"][view["turn"]]["count"])


TIPS: Final = (
    Tip(
        "draw",
        lambda view: _acts(view) and not _own(view),
        lambda view: f"You have no cards yet. Press the deck to draw the {view['top']}.",
        "deck",
    ),
    Tip(
        "look",
        "look",
        lambda view: (
            "Look closely: it goes to the last place of your hand, place "
            f"{_own(view) + 1}, and you will see only its back."
        ),
        "center",
    ),
    Tip(
        "play",
        lambda view: _acts(view) and _own(view) > 0,
        "Do you hold the animal that lies open here? Press its place in your hand. "
        "If you are not sure, draw.",
        "deck",
    ),
    Tip(
        "table",
        lambda view: _acts(view) and _own(view) > 0 and bool(view["table"]),
        "Cards on the table can be matched too, not only the top of the deck.",
        lambda view: f"table-{view['table'][0]}-0",
    ),
    Tip(
        "places",
        lambda view: _acts(view) and _own(view) > 1,
        "The numbers are places, not names of cards: when a card leaves, those after it move up "
        "and get the next lower number.",
        lambda view: f"hand-{view['turn']}-{_own(view) - 1}",
    ),
    Tip(
        "again",
        lambda view: _acts(view) and view["again"],
        "A match gives you another turn. You may go on playing, or draw.",
        lambda view: f"chip-{view['turn']}",
    ),
    Tip(
        "take",
        "take",
        "Both match. Take the top of the deck if the card below might help you, or "
        "the one on the table before somebody else does.",
        "deck",
    ),
    Tip(
        "end",
        lambda view: _acts(view) and not view["deck"],
        "The deck is empty: get rid of your cards, each that is left costs a point.",
        lambda view: f"hand-{view['seat']}-0",
    ),
)
