"""Hypothesis strategies: games that were played for a while. The only module to need Hypothesis."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from hypothesis import note, strategies as st

from ..core.table import Table
from .play import random_move

if TYPE_CHECKING:
    from ..core.rules import Rules

LONGEST = 400


@st.composite
def games(
    draw: st.DrawFn, rules: Rules[Any], options: st.SearchStrategy[Any], longest: int = LONGEST
) -> Table:
    """Give a table at which up to `longest` of the players' moves were made.

    The first moves are drawn one by one, the others follow from the seed; both shrink to fewer
    moves, and to the first ones of those that were legal.
    """
    seed = draw(st.integers(0, 2**16), label="seed")
    table = Table(rules, draw(options, label="options"), seed=seed)
    length = draw(st.integers(0, longest), label="moves")
    choices = iter(draw(st.lists(st.integers(0, 63), max_size=24), label="choices"))
    rng = Random(seed)  # noqa: S311
    for _ in range(length):
        if not table.actors:
            break
        random_move(table, lambda n: next(choices, rng.randrange(n)) % n)
    note(table.to_json())
    return table
