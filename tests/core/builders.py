"""Tables in the middle of a game, for tests that are about tables and not about a game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from brainwaves_widgets.core import Table
from brainwaves_widgets.goose import RULES, Options

if TYPE_CHECKING:
    from brainwaves_widgets.core import Chance

TWO = Options(players=("Ann", "Ben"))


def new(seed: int = 7, chance: Chance = "auto", options: Options = TWO) -> Table:
    return Table(RULES, options, seed=seed, chance=chance)


def advanced(moves: int = 40, seed: int = 7, options: Options = TWO) -> Table:
    """Give a table at which so many random moves of the players were made."""
    table, rng = new(seed, options=options), Random(seed)
    for _ in range(moves):
        if not table.actors:
            break
        seat = rng.choice(table.actors)
        table.play(rng.choice(table.moves(seat)), seat)
    return table
