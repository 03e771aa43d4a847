"""What happened, as a screen tells it: moves, what was taken back, and the last round again."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence

from ...core import CHANCE, Event, Seat, Step, Table
from ...core.text.log import tell_undone
from ..curtain import known_to
from .scene import GameEvent

STRIDE = 12
"""How many moves a screen tells at most when the game jumps ahead."""


def of_moves(table: Table, steps: Iterable[Step], sees: Callable[[Event], bool]) -> list[GameEvent]:
    """Tell the events of these moves that somebody sees."""
    return [
        {**event.data, "kind": event.kind, "text": table.rules.tell(event, table.players)}
        for step in steps
        for event in step.events
        if sees(event)
    ]


def taken_back(table: Table, first: int, eyes: Seat | None) -> list[GameEvent]:
    """Tell what was taken back, beginning with the one of this number."""
    return [
        {"kind": "undone", "text": text}
        for undone in table.undone[first:]
        for text in tell_undone(table.rules, table.players, undone, eyes)
    ]


def last_round(table: Table, bots: Container[Seat], eyes: Seat | None) -> list[GameEvent]:
    """Tell the last round once more, when a game is opened again."""
    actors = [seat for seat in table.actors if seat != CHANCE and seat not in bots]
    first = min((known_to(table, seat) for seat in actors), default=table.ply)
    steps = table.history[max(first, table.ply - STRIDE) :]
    told = [event["text"] for event in of_moves(table, steps, lambda one: one.visible(eyes))]
    words = " ".join(filter(None, told))
    return [{"kind": "recap", "text": f"Since the last turn: {words}"}] if words else []


def before(told: Iterable[GameEvent]) -> list[GameEvent]:
    """Tell again what led to where the game went back, so that it is not taken for what is new."""
    words = " ".join(filter(None, (event["text"] for event in told)))
    return [{"kind": "before", "text": f"Before that: {words}"}] if words else []


def last_of_player(steps: Sequence[Step]) -> int:
    """Return the ply of the last move that was not up to chance."""
    return next((step.ply for step in reversed(steps) if step.seat != CHANCE), len(steps))
