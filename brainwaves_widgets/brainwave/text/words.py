"""Brain Wave in words: what a button says, and what happened in a sentence."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from typing import TYPE_CHECKING

from ...core.text.phrases import counted, listed
from ..console.console import console_of, shoot
from ..console.maze import CELL_HEIGHT, CENTRE_Y
from ..pieces import (
    KINDS,
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
    TakeUp,
    Throw,
)
from ..rules.board import JOINS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from ...core.rules import Event
    from ..rules.rules import Move

SIGNS = {
    ("logic", 0): "│║",
    ("logic", 1): "─═",
    ("bender", 0): "└╚",
    ("bender", 1): "┌╔",
    ("bender", 2): "┐╗",
    ("bender", 3): "┘╝",
    ("decision", 0): "┼╬",
}
"""A line to each side that a turned tile joins: a single one for green, a double one for blue."""
_SIDES = ("up", "right", "down", "left")
_COUNTS = ("a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_LABELS: dict[type, str] = {
    Call: "Call a {0.kind} breakthrough at {0.square}",
    TakeUp: "Take up the tile on {0.square}",
    TakeBack: "Take the latest tile back",
    EndTurn: "End the turn",
    Throw: "Roll the dice",
    Roll: "Roll {0.first} and {0.second}",
}


def label(move: Move) -> str:
    """Name a move as on a button.

    >>> label(Lay("c4", "logic", 1)), label(Go(3, -2))
    ('Lay a Logic on c4, left to right', 'Go to column 3, upper row 2')
    """
    match move:
        case Go(column, row):
            return f"Go to {place(column, row)}"
        case Shoot(english):
            return f"Shoot with English {spoken(english)}"
        case Lay(square, tile, turn):
            return f"Lay a {NAMES[tile]} on {square}{turned(tile, turn)}"
        case Attempt(english, spot):
            steps = max(len(english), len(spot))
            return "Launch the wave" + (f", {steps} steps" if steps else "")
        case PutBack(tile):
            return f"Put a {NAMES[tile]} back"
        case Draw(tile, number):
            return f"Draw {NAMES[tile]} {number}"
    return _LABELS[type(move)].format(move)


def spoken(english: float) -> str:
    """Say how a knob stands, in the words and digits of `js/brainwave/controls/panel.ts`.

    >>> spoken(-0.25), spoken(0.125), spoken(0.0)
    ('0.25 up', '0.13 down', 'centred')
    """
    if not english:
        return "centred"
    far = Decimal(abs(english)).quantize(Decimal("0.01"), ROUND_HALF_UP)
    return f"{far} {'up' if english < 0 else 'down'}"


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


def place(column: int, row: int) -> str:
    """Name a square of a maze.

    >>> place(3, -2), place(1, 0)
    ('column 3, upper row 2', 'column 1, row 0')
    """
    return f"column {column}, {'upper ' if row < 0 else 'lower ' if row > 0 else ''}row {abs(row)}"


def height(y: float) -> str:
    """Say how high something is on the screen, in rows of the maze, as `glass.ts` does.

    >>> height(0.4924), height(0.335)
    ('level with the middle', '2 rows above the middle')
    """
    return rows((y - CENTRE_Y) / CELL_HEIGHT, "above the middle", "below the middle")


def rows(down: float, above: str, below: str) -> str:
    """Say how many rows something is above or below something else.

    >>> rows(-1.04, "too high", "too low")
    '1 row too high'
    """
    far = round(abs(down), 1)
    if not far:
        return "level with the middle"
    return f"{far:g} row{'' if far == 1 else 's'} {above if down < 0 else below}"


_TOLD = {
    "rolled": "{who} rolls {dice[0]} and {dice[1]}.",
    "tie": "A tie: both roll again.",
    "begins": "{who} attacks first.",
    "went": "{who} moves to a square worth {value}.",
    "hit": "{who} hits for {score}.",
    "telepathy": "Telepathic Communication: {who} hits for {score}.",
    "miss": "{who} misses, {missed}; {other} adds {points}.",
    "exchanged": "{who} draws {tiles}.",
    "lapsed": "No tiles are left in {who}'s set: {who} loses {score}.",
    "drew": "{who} draws a {name}.",
    "laid": "{who} lays a {name} on {square}.",
    "crossing": "{who} begins to cross {square}; {far} is reserved.",
    "took up": "{who} takes up the {name} on {square}.",
    "took back": "{who} takes the {name} on {square} back.",
    "put back": "{who} puts a tile back.",
    "put back which": "{who} puts a {name} back.",
    "called": "{who} calls a {kind} breakthrough at {square}.",
    "set aside": "{who} sets aside a {name} for {square}.",
    "restart": "{other} left the maze: the attempt is restarted.",
    "left": "{other} left the maze again, which counts as a hit.",
    "through": "The wave strikes.",
    "held": "The wave is gone.",
    "failed": "The breakthrough fails: {who} loses {tiles}.",
    "failed at no cost": "The breakthrough fails.",
    "major": "{who} breaks through at {square} and cuts the train.",
    "minor": "{who} breaks through at {square} and shares the square.",
    "finished": "{who} completes the train of thought.",
    "over": "That was the last battle.",
}
"""What is said of an event, by its kind or by what came of it."""


def tell(event: Event, players: tuple[str, ...]) -> str:
    """Tell an event in one sentence; only its owner reads which tile was drawn or put back."""
    data, what = event.data, event.kind
    match what:
        case "shot" | "launched":
            what = data["result"]
        case "broke":
            what = data["kind"]
        case "failed" if not data["lost"]:
            what = "failed at no cost"
    seat = data.get("seat", 0)
    words = {
        "who": players[seat],
        "other": players[1 - seat],
        "name": NAMES.get(data.get("tile", "")),
        "tiles": counted(data.get("lost", data.get("count", 0)), "tile"),
        "score": counted(data.get("points", 0), "point"),
        "missed": _missed(data) if what == "miss" else "",
    }
    return _TOLD.get(what, "").format(**words | data)


def drawn(tiles: Sequence[str]) -> str:
    """Tell their owner which tiles were drawn, all at once.

    >>> drawn(["logic", "bender", "logic", "bender", "logic"])
    'You draw three Logic and two Mind Bender tiles.'
    """
    counts = {kind: count for kind in KINDS if (count := tiles.count(kind))}
    names = [
        f"{_COUNTS[count - 1] if count <= len(_COUNTS) else count} {NAMES[kind]}"
        for kind, count in counts.items()
    ]
    is_plural = [*counts.values()][-1] > 1
    return f"You draw {listed(names)}{' tiles' if is_plural else ''}."


def held(bank: Mapping[str, Any]) -> list[str]:
    """Say which tiles are in a memory bank, or how many if it is not open."""
    if not bank["tiles"] or not bank["count"]:
        return [counted(bank["count"], "tile")]
    return [f"{count} {NAMES[kind]}" for kind, count in bank["tiles"].items() if count]


def opening(events: Iterable[Event], players: tuple[str, ...]) -> str:
    """Tell who rolled what before the first battle, and who attacks first (W9)."""
    rolls: dict[int, list[int]] = {}
    for event in events:
        match event.kind:
            case "rolled":
                rolls[event.data["seat"]] = event.data["dice"]
            case "begins":
                told = [f"{players[seat]}: {one} and {two}" for seat, (one, two) in rolls.items()]
                return f"Rolled: {', '.join(told)}. {players[event.data['seat']]} attacks first."
    return ""


def _missed(data: dict[str, Any]) -> str:
    """Say how high the wave passed the spot, which helps to aim better."""
    console, attacker = console_of(data), data["seat"]
    x, y = console.spots[1 - attacker]
    passed = min(shoot(console, attacker, data["english"]).path, key=lambda at: abs(at[0] - x))
    return rows((passed[1] - y) / CELL_HEIGHT, "too high", "too low")
