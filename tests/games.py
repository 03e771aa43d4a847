"""Every game, with what the tests that all games share need to know of it: a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from brainwaves_widgets import boar, brainwave, goose, matrix
from brainwaves_widgets.testing import play_random
from tests.boar.builders import options as boar_options
from tests.brainwave.builders import options as brainwave_options
from tests.goose.builders import options as goose_options
from tests.matrix.builders import options as matrix_options

if TYPE_CHECKING:
    from types import ModuleType

    from hypothesis.strategies import SearchStrategy

    from brainwaves_widgets.core import Rules, Table


class Game(NamedTuple):
    """A game's package, options to play it with, and its move types with a continuous part."""

    package: ModuleType
    options: SearchStrategy[Any]
    free: tuple[type, ...] = ()
    hidden: bool = True
    """Whether there is anything that some seat may not know."""

    @property
    def name(self) -> str:
        return self.package.__name__.rpartition(".")[2]

    @property
    def rules(self) -> Rules[Any]:
        rules: Rules[Any] = self.package.RULES
        return rules


GAMES = (
    Game(goose, goose_options()),
    Game(boar, boar_options()),
    Game(matrix, matrix_options(), hidden=False),
    Game(
        brainwave,
        brainwave_options,
        free=(brainwave.Shoot, brainwave.Attempt),
        hidden=False,  # in some random games nobody ever hits, and all banks stay empty
    ),
)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def a_game(game: Game, seed: int = 3) -> Table:
    """Return a whole game that two players played anyhow."""
    return play_random(game.rules, game.rules.options_type(players=("Ann", "Ben")), seed)
