"""Game Matrix in words: what a button says, and what happened in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.words import listed
from ..geometry import ATTRIBUTES
from .pieces import Claim, Draw, Nothing, Open, Take, Turn, number

if TYPE_CHECKING:
    from ..core.rules import Event
    from .rules import Move


def label(move: Move) -> str:
    """Name a move as on a button.

    Figures are called by their numbers: a name such as "isosceles triangle" would tell too much.

    >>> label(Claim("l-chain"))
    'Claim figure 8'
    """
    match move:
        case Draw():
            return "Draw a card"
        case Claim(figure):
            return f"Claim figure {number(figure)}"
        case Nothing():
            return "None fits"
        case Take(figure):
            return f"Stop and take figure {number(figure)}"
        case Open(figure):
            return f"Open figure {number(figure)}"
        case Turn(first, second):
            return f"Turn up {ATTRIBUTES[first].label} / {ATTRIBUTES[second].label}"


def tell(event: Event, players: tuple[str, ...]) -> str:
    """Tell an event in one sentence."""
    data = event.data
    who = players[data["seat"]] if "seat" in data else ""
    match event.kind:
        case "opened":
            return f"Figure {number(data['figure'])} is opened."
        case "drew":
            return f"{who} draws a card."
        case "card":
            return f"It says {' or '.join(ATTRIBUTES[key].label for key in data['attributes'])}."
        case "claimed":
            verdict = "it fits" if data["right"] else "it does not fit"
            return f"{who} claims figure {number(data['figure'])}: {verdict}."
        case "took":
            return f"{who} takes figure {number(data['figure'])} with {_cards(data['cards'])}."
        case "nothing":
            return f"{who} says that none fits."
        case "lost" if data["missed"]:
            missed = listed([f"figure {number(figure)}" for figure in data["missed"]])
            return f"Overlooked: {missed}. {_cards(data['cards'])} lost."
        case "lost":
            return f"No figure fits. {_cards(data['cards'])} lost."
        case "over":
            return "The game is over."
    return ""


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
