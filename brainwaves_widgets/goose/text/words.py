"""The Astute Goose in words: what a button says, and what happened in a sentence."""

from __future__ import annotations

from ...core.rules import Event
from ..pieces import Answer, Deal, Dice, Pass, Ready, Roll, Show
from ..rules import Move


def label(move: Move) -> str:
    """Name a move as on a button.

    >>> label(Answer("bow tie"))
    'Answer bow tie'
    """
    match move:
        case Answer(value):
            return f"Answer {value}"
        case Dice(number, kind):
            return f"The dice show {number} and {kind}"
        case Deal(colour, feature, animal):
            return f"Deal the suspect in {colour} with {feature} and {animal}"
        case Ready():
            return "Ready"
        case Roll():
            return "Roll the dice"
        case Pass():
            return "Pass"
        case Show():
            return "Show the card by accident"


def tell(event: Event, players: tuple[str, ...]) -> str:
    """Tell an event in one sentence; it names no value of a card that lies face down."""
    data = event.data
    who = players[data["seat"]] if "seat" in data else ""
    where = data["place"] + 1 if data.get("place") is not None else None
    match event.kind:
        case "dealt":
            return f"A suspect is dealt to place {where}."
        case "ready":
            return f"{who} is ready."
        case "turned" if where is None:
            return "All suspects are turned face down."
        case "turned":
            return f"Suspect {where} is turned face down."
        case "rolled":
            return f"{who} rolls {data['number']} and {data['kind']}."
        case "answered":
            return f"{who} says {data['value']}: {'right' if data['right'] else 'wrong'}."
        case "passed":
            return f"{who} passes."
        case "showed":
            return f"{who} shows the card by accident."
        case "won":
            return f"{who} takes the card."
        case "error":
            return "The card goes onto the error pile."
        case "boxed":
            was = f"it was {data['value']}. The" if "value" in data else "the"
            return f"Nobody was right: {was} card goes into the box."
        case "over":
            return f"Place {where} is empty: the game is over."
    return ""
