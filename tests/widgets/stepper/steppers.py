"""Games to walk through, and messages to steppers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets import boar, brainwave, goose, matrix
from brainwaves_widgets.core import Table
from brainwaves_widgets.goose import Ready, Roll
from brainwaves_widgets.testing.play import play_random, plays_of

if TYPE_CHECKING:
    from types import ModuleType
PLAYERS = ("Ann", "Ben")
GAMES = [goose, boar, matrix, brainwave]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__[19:])


def played(game: ModuleType, seed: int = 3, most: int | None = 160) -> Table:
    """The first moves of a game that two players played anyhow, or all of them."""
    table = play_random(game.RULES, game.Options(players=PLAYERS), seed)
    return Table.replay(table.rules, table.options, plays_of(table)[:most], seed=seed)


def asked(*, seed: int = 7) -> bw.AstuteGoose:
    """A game in which Ann has been asked about a suspect."""
    one = bw.AstuteGoose(PLAYERS, seed=seed)
    for _ in one.players:
        one.play(Ready())
    one.play(Roll())
    return one


def tell(stepper: bw.Stepper, **message: Any) -> list[Any]:
    """Hand a message over as the comm does; return what is answered."""
    answers: list[Any] = []
    stepper.send = answers.append
    stepper._receive(stepper, {"ply": stepper.table.ply, **message}, [])
    return answers


def bar(stepper: bw.Stepper) -> dict[str, Any]:
    shown: dict[str, Any] = stepper.scene["stepper"]
    return shown
