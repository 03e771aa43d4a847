"""The Astute Goose in words: what a button says, and what happened in a sentence."""

from __future__ import annotations

from typing import Final

from ...core.rules import Event
from ..pieces import Answer, Deal, Dice, Pass, Ready, Roll, Show
from ..rules import Move

_LABELS: Final[dict[type, str]] = {
    Answer: "Answer {0.value}",
    Dice: "The dice show {0.number} and {0.kind}",
    Deal: "Deal the suspect in {0.colour} with {0.feature} and {0.animal}",
    Ready: "Ready",
    Roll: "Roll the dice",
    Pass: "Pass",
    Show: "Show the card by accident",
}
_TOLD: Final = {
    "dealt": "A suspect is dealt to place {where}.",
    "ready": "{who} is ready.",
    "turned": "Suspect {where} is turned face down.",
    "rolled": "{who} rolls {number} and {kind}.",
    "answered": "{who} says {value}: {verdict}.",
    "passed": "{who} passes.",
    "showed": "{who} shows the card by accident.",
    "won": "{who} takes the card.",
    "error": "The card goes onto the error pile.",
    "boxed": "Nobody was right: the card goes into the box.",
    "over": "Place {where} is empty: the game is over.",
}


def label(move: Move) -> str:
    """Name a move as on a button.

    >>> label(Answer("bow tie"))
    'Answer bow tie'
    """
    return _LABELS[type(move)].format(move)


def tell(event: Event, players: tuple[str, ...]) -> str:
    """Tell an event in one sentence; it names no value of a card that lies face down."""
    data = event.data
    match event.kind, data:
        case "turned", {"place": None}:
            return "All suspects are turned face down."
        case "boxed", {"value": value}:
            return f"Nobody was right: it was {value}. The card goes into the box."
    who = players[data["seat"]] if "seat" in data else ""
    where = data["place"] + 1 if "place" in data else None
    verdict = "right" if data.get("right") else "wrong"
    return _TOLD.get(event.kind, "").format(who=who, where=where, verdict=verdict, **data)
