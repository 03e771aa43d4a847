"""Games in numbers: stable numbers of all moves, and vectors that tell no secret."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings, strategies as st

from brainwaves_widgets import boar, brainwave, goose, matrix
from brainwaves_widgets.brainwave.analysis.encoding import DODGES, KNOB
from brainwaves_widgets.brainwave.console.checks import check_trace
from brainwaves_widgets.brainwave.pieces import Attempt
from brainwaves_widgets.core import CHANCE, Table
from brainwaves_widgets.testing.strategies import games
from tests.games import GAMES, Game

if TYPE_CHECKING:
    from brainwaves_widgets.core.game import Game as Description

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
some = settings(max_examples=15)


def description(game: Game) -> Description:
    rules: Description = game.package.RULES
    return rules


@every_game
def test_every_move_of_a_player_has_a_number_and_its_own(game: Game) -> None:
    rules = description(game)

    @some
    @given(games(game.rules, game.options))
    def run(table: Table) -> None:
        actions = rules.actions(table.options)
        assert len(set(actions)) == len(actions)
        for ply in range(table.last_ply + 1):
            state = table.state_at(ply)
            for seat in rules.actors(state):
                if seat != CHANCE:
                    legal = (rules.choices or rules.moves)(state, seat)
                    assert legal
                    assert set(legal) <= set(actions)

    run()


@every_game
def test_observations_have_a_fixed_size_and_numbers_from_0_to_1(game: Game) -> None:
    rules = description(game)
    assert rules.features is not None
    assert rules.observe is not None
    features, observe = rules.features, rules.observe

    @some
    @given(games(game.rules, game.options))
    def run(table: Table) -> None:
        size = sum(features(table.options).values())
        for ply in range(table.last_ply + 1):
            for seat in range(len(table.players)):
                seen = observe(table.state_at(ply), seat)
                assert len(seen) == size
                assert all(0 <= number <= 1 for number in seen)

    run()


@every_game
def test_observations_tell_nothing_that_a_seat_may_not_know(game: Game) -> None:
    rules = description(game)
    assert rules.observe is not None
    observe = rules.observe

    @some
    @given(games(game.rules, game.options), st.integers(0, 99))
    def run(table: Table, seed: int) -> None:
        rng = Random(seed)
        plays = [(step.seat, step.move) for step in table.history]
        for ply in {table.ply, rng.randrange(table.ply + 1)}:
            for seat in range(len(table.players)):
                other = rules.resample(table.options, plays[:ply], seat, rng)
                resampled = Table.replay(rules, table.options, other)
                assert observe(resampled.state, seat) == observe(table.state_at(ply), seat)

    run()


@pytest.mark.parametrize(
    ("package", "options", "count", "known"),
    [
        (goose, {}, 19, {0: goose.Ready(), 2: goose.Answer("yellow"), 18: goose.Show()}),
        (boar, {}, 40, {0: boar.Draw(), 3: boar.Take("table"), 4: boar.Play(0), 39: boar.Play(35)}),
        (boar, {"name_the_card": True}, 328, {5: boar.Play(0, "fox"), 13: boar.Play(1, "boar")}),
        (matrix, {}, 82, {1: matrix.Nothing(), 2: matrix.Claim("segment")}),
        (
            brainwave,
            {},
            1073,
            {
                0: brainwave.Go(2, -5),
                75: brainwave.Shoot(-1.0),
                115: brainwave.Shoot(1.0),
                116: brainwave.Attempt((-1.0,)),
                175: brainwave.Lay("a9", "logic", 0),
                1072: brainwave.Throw(),
            },
        ),
    ],
)
def test_numbers_are_stable(package: Any, options: Any, count: int, known: Any) -> None:
    actions = package.RULES.actions(package.Options(players=("Ann", "Ben"), **options))
    assert len(actions) == count
    assert {at: actions[at] for at in known} == known


def test_dodges_are_traces_that_a_hand_can_make_inside_the_maze() -> None:
    for side, dodges in enumerate(DODGES):
        assert len(dodges) == 9
        for dodge in dodges:
            assert check_trace(Attempt(spot=dodge.spot), side) is None
    assert (len(KNOB), KNOB[0], KNOB[20], KNOB[-1]) == (41, -1, 0, 1)


@every_game
def test_the_page_on_encodings_is_true(game: Game) -> None:
    rules = description(game)
    assert rules.features is not None
    options = rules.options_type(players=("Ann", "Ben"))
    page = (files("brainwaves_widgets") / "pettingzoo" / "ENCODINGS.md").read_text()
    part = page.split(f"## {rules.title}\n")[1].split("\n## ")[0]
    told = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("|")][2:]
    features = rules.features(options)
    assert {what: int(count) for what, count in told} == features
    assert list(features) == [what for what, _ in told]
    count, size = len(rules.actions(options)), sum(features.values())
    assert f"{count} actions, {size} numbers" in part
