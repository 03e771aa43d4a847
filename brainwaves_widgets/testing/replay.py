"""Checks that a game follows from its moves alone: replay, undo and equal seeds."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from typing import Any

from ..core.rules import Rules
from ..core.table import Table
from .play import play_random, plays_of, states_of, viewers


def check_replay(table: Table) -> None:
    """Check that a game read back from its save file has the same states, views and logs."""
    states = states_of(table)
    saved = Table.replay(table.rules, table.options, plays_of(table), seed=table.seed)
    read = Table.from_json(saved.to_json(), table.rules, chance="ask")
    assert read.last_ply == len(states) - 1, f"{len(states) - 1} moves became {read.last_ply}"
    assert read.options == table.options, f"options became {read.options!r}"
    for seat in viewers(table):
        assert read.log(seat) == table.log(seat), f"seat {seat}'s log differs after a replay"
    assert list(read.history) == list(table.history), "the history differs after a replay"
    for ply, state in enumerate(states):
        read.goto(ply)
        assert read.state == state, f"the replayed state differs at ply {ply}"
        for seat in viewers(table):
            expected = table.rules.view(state, seat)
            assert read.view(seat) == expected, f"seat {seat}'s view differs at ply {ply}"


def check_undo(table: Table) -> None:
    """Check that undo, redo and goto show the same states as replaying the moves."""
    states = states_of(table)
    walker = Table.replay(table.rules, table.options, plays_of(table), seed=table.seed)
    walker.chance = "auto"
    there = [walker.ply, *_stops(walker, "undo", states)]
    back = [walker.ply, *_stops(walker, "redo", states)]
    assert back == there[::-1], f"undo stops at plies {there}, but redo at {back}"
    for ply in (len(states) // 2, 0, len(states) - 1, len(states) // 3):
        walker.goto(ply)
        assert walker.state == states[ply], f"goto({ply}) shows another state"
        assert len(walker.history) == ply, f"goto({ply}) shows a history of {len(walker.history)}"


def _stops(walker: Table, way: str, states: list[Any]) -> list[int]:
    stops = []
    while getattr(walker, way)():
        assert walker.state == states[walker.ply], f"{way} to ply {walker.ply} shows another state"
        stops.append(walker.ply)
        assert len(stops) < len(states), f"{way} has no end"
    return stops


def _disturb(first: int) -> Callable[[], None]:
    numbers = count(first)
    return lambda: random.seed(next(numbers))


def check_seed(rules: Rules[Any], options: Any, seed: int = 0) -> None:
    """Check that equal seeds give equal games, whatever happens to `random`'s global state."""
    kept = random.getstate()
    try:
        one, other = (
            play_random(rules, options, seed, between=_disturb(first)) for first in (0, 10**6)
        )
    finally:
        random.setstate(kept)
    for first, second in zip(one.history, other.history, strict=False):
        assert first == second, f"the same seed gave {first!r:.200}, then {second!r:.200}"
    assert one.ply == other.ply, f"the same seed gave {one.ply} plies, then {other.ply}"
    for ply in range(one.ply + 1):
        one.goto(ply)
        other.goto(ply)
        assert one.state == other.state, f"the same seed gave other states at ply {ply}"
