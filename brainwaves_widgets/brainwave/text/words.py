"""Brain Wave in words: what a button says, and what happened in a sentence."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from typing import TYPE_CHECKING

from ...core.text.phrases import counted
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
    from collections.abc import Iterable, Sequence
    from typing import Any

    from ...core.rules import Event
    from ..rules.rules import Move

_SIDES = ("up", "right", "down", "left")
_COUNTS = ("a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


_PLAIN: dict[type, str] = {
    TakeBack: "Take the latest tile back",
    EndTurn: "End the turn",
    Throw: "Roll the dice",
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
        case Lay("block" as tile, turn):
            return f"Lay a {NAMES[tile]} on {turn}"
        case Lay(square, tile, turn):
            return f"Lay a {NAMES[tile]} on {square}{turned(tile, turn)}"
        case Call(kind, square):
            return f"Call a {kind} breakthrough at {square}"
        case Attempt(english, spot):
            steps = max(len(english), len(spot))
            return "Launch the wave" + (f", {steps} steps" if steps else "")
        case TakeUp(square):
            return f"Take up the tile on {square}"
        case PutBack(tile):
            return f"Put a {NAMES[tile]} back"
        case Roll(first, second):
            return f"Roll {first} and {second}"
        case Draw(tile, number):
            return f"Draw {NAMES[tile]} {number}"
    return _PLAIN[type(move)]


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


def tell(event: Event, players: tuple[str, ...]) -> str:
    """Tell an event in one sentence; only its owner reads which tile was drawn or put back."""
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
        case "launched" if data["result"] == "left":
            return f"{players[1 - data['seat']]} left the maze again, which counts as a hit."
        case "launched":
            return "The wave strikes." if data["result"] == "through" else "The wave is gone."
        case "failed" if data["lost"]:
            return f"The breakthrough fails: {who} loses {counted(data['lost'], 'tile')}."
        case "failed":
            return "The breakthrough fails."
        case "broke":
            result = "cuts the train" if data["kind"] == "major" else "shares the square"
            return f"{who} breaks through at {data['square']} and {result}."
        case "over":
            return "That was the last battle."
    return _built(event, who)


def drawn(tiles: Sequence[str], who: str = "") -> str:
    """Tell which tiles were drawn, all at once; to their owner if nobody is named.

    >>> drawn(["logic", "bender", "logic", "bender", "logic"])
    'You draw three Logic and two Mind Bender tiles.'
    >>> drawn(["logic"], "Ann")
    'Ann draws a Logic.'
    """
    counts = {kind: count for kind in KINDS if (count := tiles.count(kind))}
    *some, last = [f"{_count(count)} {NAMES[kind]}" for kind, count in counts.items()]
    listed = f"{', '.join(some)} and {last}" if some else last
    is_plural = counts[list(counts)[-1]] > 1
    return f"{f'{who} draws' if who else 'You draw'} {listed}{' tiles' if is_plural else ''}."


def _count(count: int) -> str:
    return _COUNTS[count - 1] if count <= len(_COUNTS) else str(count)


def opening(events: Iterable[Event], players: tuple[str, ...]) -> str:
    """Tell who rolled what before the first battle, and who attacks first (W9)."""
    rolls: dict[int, list[int]] = {}
    for event in events:
        match event.kind:
            case "rolled":
                rolls[event.data["seat"]] = event.data["dice"]
            case "begins":
                green, blue = (
                    f"{players[seat]} {rolls[seat][0]} and {rolls[seat][1]}" for seat in (0, 1)
                )
                return f"Rolled: {green}, {blue}. {players[event.data['seat']]} attacks first."
    return ""


def _built(event: Event, who: str) -> str:
    data = event.data
    match event.kind:
        case "exchanged":
            return f"{who} draws {counted(data['count'], 'tile')}."
        case "lapsed":
            lapse = "lapses" if data["points"] == 1 else "lapse"
            return f"No tiles are left in {who}'s set: {counted(data['points'], 'point')} {lapse}."
        case "drew":
            return drawn([data["tile"]], who)
        case "laid" | "set aside" as kind:
            verb = "lays" if kind == "laid" else "sets aside"
            name = NAMES[data["tile"]]
            where = "on" if kind == "laid" else "for"
            return f"{who} {verb} a {name} {where} {data['square']}."
        case "crossing":
            return f"{who} begins to cross {data['square']}; {data['far']} is reserved."
        case "took up":
            return f"{who} takes up the {NAMES[data['tile']]} on {data['square']}."
        case "took back":
            return f"{who} takes the {NAMES[data['tile']]} on {data['square']} back."
        case "put back":
            return f"{who} puts a tile back."
        case "put back which":
            return f"{who} puts a {NAMES[data['tile']]} back."
        case "called":
            return f"{who} calls a {data['kind']} breakthrough at {data['square']}."
        case "finished":
            return f"{who} completes the train of thought."
    return ""


def _shot(data: dict[str, Any], who: str, other: str) -> str:
    match data["result"]:
        case "miss":
            return f"{who} misses, {_missed(data)}; {other} adds {data['points']}."
        case "hit":
            return f"{who} hits for {counted(data['points'], 'point')}."
    return f"Telepathic Communication: {who} hits for {counted(data['points'], 'point')}."


def _missed(data: dict[str, Any]) -> str:
    """Say how high the wave passed the spot, which helps to aim better."""
    console, attacker = console_of(data), data["seat"]
    x, y = console.spots[1 - attacker]
    passed = min(shoot(console, attacker, data["english"]).path, key=lambda at: abs(at[0] - x))
    return rows((passed[1] - y) / CELL_HEIGHT, "too high", "too low")
