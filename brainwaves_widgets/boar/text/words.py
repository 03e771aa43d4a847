"""The Brilliant Boar in words: what a button says, and what happened in a sentence."""

from __future__ import annotations

from ...core.rules import Event
from ...core.text.phrases import counted
from ..pieces import Designs, Draw, Play, Remember, Take, Turn
from ..rules import Move

_MANY = {"fox": "foxes", "mouse": "mice", "wolf": "wolves", "deer": "deer", "goose": "geese"}
"""The animals whose plural has more than an s."""


def label(move: Move) -> str:
    """Name a move as on a button.

    >>> label(Play(2)), label(Play(0, "fox"))
    ('Play card 3', 'Play card 1 as fox')
    """
    match move:
        case Draw():
            return "Draw a card"
        case Remember():
            return "Turn it around"
        case Play(place, ""):
            return f"Play card {place + 1}"
        case Play(place, name):
            return f"Play card {place + 1} as {name}"
        case Take("deck"):
            return "Take the deck's card"
        case Take():
            return "Take the card on the table"
        case Designs(animals):
            return f"Play with {', '.join(animals)}"
        case Turn(animal, copy):
            return f"Turn up {animal} {copy} of 6"


def question(move: Play) -> str:
    """Ask for the name of a card that is to be played.

    >>> question(Play(2))
    'Which animal is card 3?'
    """
    return f"Which animal is card {move.place + 1}?"


def tell(event: Event, players: tuple[str, ...]) -> str:
    """Tell an event in one sentence; it names no card that lies in a hand or came to the top."""
    data = event.data
    who = players[data["seat"]] if "seat" in data else ""
    match event.kind:
        case "designs":
            return f"In play: {', '.join(data['designs'])}."
        case "drew":
            return f"{who} draws a card."
        case "kept":
            return f"{who} turns the card around and holds {counted(data['count'], 'card')}."
        case "played" if data["name"] not in ("", data["animal"]):
            place, name = data["place"] + 1, data["name"]
            return f"{who} calls card {place} a {name}: it is a {data['animal']}."
        case "played":
            return f"{who} plays card {data['place'] + 1}: a {data['animal']}."
        case "pair":
            return f"{who} takes two {_MANY.get(data['animal'], data['animal'] + 's')}."
        case "stays" if "misnamed" in data:
            return f"A wrong name: the {data['animal']} stays on the table."
        case "stays":
            return f"No match: the {data['animal']} stays on the table."
        case "error" if "misnamed" in data:
            return "A wrong name: it goes onto the error pile with the deck's top card."
        case "error":
            return "No match: it goes onto the error pile with the deck's top card."
        case "over":
            return "The game is over."
    return ""
