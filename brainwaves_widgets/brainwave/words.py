"""Brain Wave in words: what a button says, and what happened in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import JOINS
from .pieces import (
    NAMES,
    Attempt,
    Call,
    Draw,
    EndTurn,
    Go,
    Lay,
    PutBack,
    Roll,
    Shoot,
    TakeBack,
)

if TYPE_CHECKING:
    from typing import Any

    from ..core.rules import Event
    from .rules import Move

_SIDES = ("up", "right", "down", "left")


def label(move: Move) -> str:
    """Name a move as on a button.

    >>> label(Lay("c4", "logic", 1)), label(Go(3, -2))
    ('Lay a Logic on c4, left to right', 'Go to column 3, upper row 2')
    """
    match move:
        case Go(column, row):
            return f"Go to column {column}, {_row(row)}"
        case Shoot(english):
            return f"Shoot with English {english:+.2f}"
        case Lay("block" as tile, turn):
            return f"Lay a {NAMES[tile]} on {turn}"
        case Lay(square, tile, turn):
            return f"Lay a {NAMES[tile]} on {square}{turned(tile, turn)}"
        case Call(kind, square):
            return f"Call a {kind} breakthrough at {square}"
        case Attempt(english, spot):
            steps = max(len(english), len(spot))
            return "Launch the wave" + (f", {steps} steps" if steps else "")
        case TakeBack():
            return "Take the latest tile back"
        case PutBack(tile):
            return f"Put a {NAMES[tile]} back"
        case EndTurn():
            return "End the turn"
        case Roll(first, second):
            return f"Roll {first} and {second}"
        case Draw(tile, number):
            return f"Draw {NAMES[tile]} {number}"


def turned(tile: str, turn: int) -> str:
    """Say how a tile is turned, where that matters.

    >>> turned("bender", 3), turned("decision", 0)
    (', joining left and up', '')
    """
    match tile:
        case "logic":
            return ", left to right" if turn else ", bottom to top"
        case "bender":
            return f", joining {' and '.join(_SIDES[way] for way in JOINS[tile, turn])}"
    return ""


def _row(row: int) -> str:
    return f"{'upper ' if row < 0 else 'lower ' if row > 0 else ''}row {abs(row)}"


def tell(event: Event, players: tuple[str, ...]) -> str:
    """Tell an event in one sentence; only its owner is told which tile was drawn or put back."""
    data = event.data
    who = players[data["seat"]] if "seat" in data else ""
    match event.kind:
        case "rolled":
            first, second = data["dice"]
            return f"{who} rolls {first} and {second}."
        case "tie":
            return "A tie: both roll again."
        case "begins":
            return f"{who} attacks first."
        case "went":
            return f"{who} moves to a square worth {data['value']}."
        case "shot":
            return _shot(data, who, players[1 - data["seat"]])
        case "launched" if data["result"] == "restart":
            return f"{players[1 - data['seat']]} left the maze: the attempt is restarted."
        case "launched":
            return "The wave strikes." if data["result"] == "through" else "The wave is gone."
        case "failed" if data["lost"]:
            return f"The breakthrough fails: {who} loses {_tiles(data['lost'])}."
        case "failed":
            return "The breakthrough fails."
        case "broke":
            result = "cuts the train" if data["kind"] == "major" else "shares the square"
            return f"{who} breaks through at {data['square']} and {result}."
        case "over":
            return "That was the last battle."
    return _built(event, who)


def _built(event: Event, who: str) -> str:
    data = event.data
    match event.kind:
        case "exchanged":
            return f"{who} draws {_tiles(data['count'])}."
        case "drew":
            return f"You draw a {NAMES[data['tile']]}."
        case "laid" | "set aside" as kind:
            verb = "lays" if kind == "laid" else "sets aside"
            name = NAMES[data["tile"]]
            where = "on" if kind == "laid" else "for"
            return f"{who} {verb} a {name} {where} {data['square']}."
        case "crossing":
            return f"{who} begins to cross {data['square']}; {data['far']} is reserved."
        case "took back":
            return f"{who} takes the {NAMES[data['tile']]} on {data['square']} back."
        case "put back":
            return f"{who} puts a tile back."
        case "put back which":
            return f"You put a {NAMES[data['tile']]} back."
        case "called":
            return f"{who} calls a {data['kind']} breakthrough at {data['square']}."
        case "finished":
            return f"{who} completes the train of thought."
    return ""


def _shot(data: dict[str, Any], who: str, other: str) -> str:
    match data["result"]:
        case "miss":
            return f"{who} misses; {other} adds {data['points']}."
        case "hit":
            return f"{who} hits for {_points(data['points'])}."
    return f"Telepathic Communication: {who} hits for {_points(data['points'])}."


def _points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def _tiles(count: int) -> str:
    return "1 tile" if count == 1 else f"{count} tiles"
