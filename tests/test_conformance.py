"""All games, put through the checks that are shipped for any rules."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, given, settings, strategies as st

from brainwaves_widgets.testing import (
    check_json,
    check_moves,
    check_replay,
    check_repr,
    check_secrecy,
    check_seed,
    check_states,
    check_undo,
    play_random,
)
from brainwaves_widgets.testing.strategies import games
from tests.games import GAMES, Game, every_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from brainwaves_widgets.core import Table

some = settings(
    max_examples=12,
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def test_every_game_with_rules_is_here() -> None:
    packages = {
        folder.name
        for folder in files("brainwaves_widgets").iterdir()
        if folder.joinpath("RULES.md").is_file()
    }
    assert packages == {game.name for game in GAMES}


@every_game
@pytest.mark.parametrize(
    "check", [check_states, check_json, check_replay, check_undo], ids=lambda check: check.__name__
)
def test_games_of_any_length_pass(game: Game, check: Callable[[Table], None]) -> None:
    @some
    @given(games(game.rules, game.options))
    def run(table: Table) -> None:
        check(table)

    run()


@every_game
def test_just_the_moves_that_are_offered_are_accepted(game: Game) -> None:
    @some
    @given(games(game.rules, game.options), st.integers(0, 99))
    def run(table: Table, seed: int) -> None:
        check_moves(table, seed=seed, free=game.free)

    run()


@every_game
def test_no_seat_learns_what_it_may_not_know(game: Game) -> None:
    @some
    @given(games(game.rules, game.options), st.integers(0, 99))
    def run(table: Table, seed: int) -> None:
        check_secrecy(table, seed=seed, plies=6, hidden=False)

    run()


@every_game
def test_equal_seeds_give_equal_games_that_end(game: Game) -> None:
    @some
    @given(game.options, st.integers())
    def run(options: object, seed: int) -> None:
        check_seed(game.rules, options, seed)

    run()


@pytest.mark.slow
@every_game
def test_whole_games_hide_what_there_is_to_hide_and_can_be_read_back(game: Game) -> None:
    @some
    @given(game.options, st.integers(0, 2**32))
    def run(options: object, seed: int) -> None:
        table = play_random(game.rules, options, seed)
        check_secrecy(table, seed=seed, plies=5, hidden=game.hidden)
        check_repr(table, vars(game.package))

    run()
