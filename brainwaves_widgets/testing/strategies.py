"""Hypothesis strategies for games in progress; only this module needs Hypothesis."""

from __future__ import annotations

from typing import Any

from hypothesis import note, strategies as st

from ..core.rules import Rules
from ..core.table import Table

LONGEST = 300


@st.composite
def games(
    draw: st.DrawFn, rules: Rules[Any], options: st.SearchStrategy[Any], longest: int = LONGEST
) -> Table:
    """Return a table at which up to `longest` of the players' moves were made.

    It shrinks to fewer moves, and to those that come first among the legal ones.
    """
    table = Table(rules, draw(options), seed=draw(st.integers(0, 2**16)))
    for _ in range(draw(st.integers(0, longest))):
        legal = [(seat, move) for seat in table.actors for move in table.moves(seat)]
        if not legal:
            break
        seat, move = legal[draw(st.integers(0, len(legal) - 1))]
        table.play(move, seat)
    note(table.to_json())
    return table
