"""Game Matrix in words: what a button says, and what happened in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.rules import Event, Seat
from ...core.text.phrases import counted, listed
from ...geometry import ATTRIBUTES
from ..pieces import Claim, Draw, Nothing, Open, Take, Turn, number
from ..rules import Move


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
    cards = counted(data["cards"], "card") if "cards" in data else ""
    lost = of_this_turn(data["cards"]) if event.kind == "lost" else ""
    match event.kind:
        case "opened":
            return f"Figure {number(data['figure'])} is opened."
        case "drew":
            return f"{who} draws a card."
        case "card":
            return f"It says {' or '.join(ATTRIBUTES[key].label for key in data['attributes'])}."
        case "claimed" if data.get("taken"):
            return ""  # the next event says it
        case "claimed":
            verdict = "it fits" if data["right"] else "it does not fit"
            does = "stops with" if "taken" in data else "claims"
            return f"{who} {does} figure {number(data['figure'])}: {verdict}."
        case "took":
            return f"{who} takes figure {number(data['figure'])} with {cards}."
        case "nothing":
            return f"{who} says that none fits."
        case "lost" if data.get("known"):  # a right claim was made before
            fits = "fits" if len(data["missed"]) == 1 else "fit"
            known = _figures(data["missed"]).capitalize()
            return f"{known} {fits}. {who} loses {lost}."
        case "lost" if data["missed"]:
            return f"Overlooked: {_figures(data['missed'])}. {who} loses {lost}."
        case "lost":
            return f"No figure fits. {who} loses {lost}."
        case "over" if data:
            return f"The game is over. {decided(players, data['tied'], data['winners'])}"
        case "over":
            return "The game is over."
    return ""


def of_this_turn(cards: int) -> str:
    """Name the cards that a turn can lose: those that were won before are safe.

    >>> of_this_turn(1), of_this_turn(3)
    ("this turn's card", "this turn's 3 cards")
    """
    return "this turn's card" if cards == 1 else f"this turn's {cards} cards"


def decided(players: Sequence[str], tied: list[Seat], winners: list[Seat]) -> str:
    """Say how figures broke a tie (M13).

    >>> decided(["Ann", "Ben", "Cy"], [0, 2], [2])
    'Ann and Cy have equally many cards; Cy has more figures and wins.'
    """
    level, ahead = (listed([players[seat] for seat in seats]) for seats in (tied, winners))
    has = "has more figures and wins" if len(winners) == 1 else "have more figures and win"
    return f"{level} have equally many cards; {ahead} {has}."


def _figures(keys: list[str]) -> str:
    numbers = listed([str(number(key)) for key in keys])
    return f"figure {numbers}" if len(keys) == 1 else f"figures {numbers}"
