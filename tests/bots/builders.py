"""A small table of any game for two bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from brainwaves_widgets.core import Table

if TYPE_CHECKING:
    from tests.games import Game

SMALL = {"brain-wave": {"size": 7, "battles": 8}}


def seated(game: Game, seed: int = 1) -> Table:
    small: Any = SMALL.get(game.rules.name, {})
    options = game.rules.options_type(players=("Ann", "Ben"), **small)
    return Table(game.rules, options, seed=seed)
