"""Random games for the checks, and what the checks read from a played table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ..core.rules import IllegalMove, Plays, Rules, Seat, State
from ..core.table import Table

MOST_PLIES = 5000


def play_random(
    rules: Rules[Any],
    options: Any,
    seed: int = 0,
    *,
    most: int = MOST_PLIES,
    between: Callable[[], object] | None = None,
) -> Table:
    """Play one game of random moves to its end, which must come within `most` plies.

    `between` is called before every move.
    """
    rng = Random(seed)  # noqa: S311
    try:
        table = Table(rules, options, seed=seed)
        while table.actors:
            assert table.ply <= most, f"a random game is not over after {most} plies"
            if between:
                between()
            random_move(table, rng.randrange)
    except IllegalMove as error:
        raise AssertionError(f"a move is offered but refused: {error}") from error
    assert table.outcome is not None, f"nobody can act at ply {table.ply}, but there is no outcome"
    return table


def random_move(table: Table, below: Callable[[int], int]) -> None:
    """Let a seat that may act play one of its moves; `below(n)` chooses a number."""
    actors = table.actors
    seat = actors[below(len(actors))]
    moves = table.moves(seat)
    assert moves, f"seat {seat} may act at ply {table.ply}, but has no move"
    table.play(moves[below(len(moves))], seat)


def plays_of(table: Table) -> Plays:
    """Return who made which move."""
    return [(step.seat, step.move) for step in table.history]


def states_of(table: Table) -> list[State]:
    """Return every state so far, replayed from the moves by the rules alone."""
    states = [table.rules.new(table.options)]
    for seat, move in plays_of(table):
        states.append(table.rules.play(states[-1], seat, move)[0])
    return states


def viewers(table: Table) -> tuple[Seat | None, ...]:
    """Return everybody who sees the table: a bystander and every seat."""
    return (None, *range(len(table.players)))
