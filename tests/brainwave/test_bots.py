"""Bots of Brain Wave: they know what their views tell them, and play by the rules."""

from __future__ import annotations

from random import Random

import pytest

from brainwaves_widgets.brainwave import RULES, Attempt, Call, EndTurn, Lay, Options, PutBack, Shoot
from brainwaves_widgets.brainwave.bots import Builder, Guesser
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import drive
from tests.brainwave.builders import GREEN, aim, building, seated, then

WALL = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
┌ ─ ─ ║ · · ·
│ · · ║ · · ·
│ · · ╚ ═ ═ ╗
│ · · · · · ║
"""


def choice(state: object) -> object:
    return Builder().choose(RULES.view(state, GREEN), RULES.moves(state, GREEN))


@pytest.mark.parametrize("size", [7, 9])
def test_games_between_builders_are_won_at_the_finish(size: int) -> None:
    for seed in range(3):
        table = Table(RULES, Options(size=size), seed=seed)
        drive(table, {0: Builder(), 1: Builder()})
        assert table.outcome is not None
        assert table.state.battle < 60


def test_a_builder_beats_a_guesser() -> None:
    for seed in range(3):
        table = Table(RULES, Options(size=7), seed=seed)
        drive(table, {0: Guesser(Random(seed)), 1: Builder()})
        assert table.outcome == ((0, 1), (1,))


def test_it_hits_what_can_be_hit() -> None:
    table = seated()
    table.play(table.moves(1)[0])
    assert aim(table.state, hit=True, telepathic=True) is not None
    move = Builder().choose(table.view(0), table.moves(0))
    assert isinstance(move, Shoot)
    table.play(move)
    assert table.view(0)["news"]["kind"] == "telepathy"


def test_it_lays_towards_the_finish() -> None:
    picture = WALL.replace("║ · · ·\n│", "· · · ·\n│", 1)
    assert choice(building(picture, "logic")) == Lay("d4", "logic", 1)
    assert choice(building(picture, "block")) == EndTurn()


def test_it_breaks_through_where_nothing_else_goes_on() -> None:
    state = building(WALL, "decision")
    assert choice(state) == Call("minor", "d4")
    calling, _ = then(state, Call("minor", "d4"))
    move = choice(calling)
    assert isinstance(move, Attempt)
    assert "broke" in then(calling, move)[1]


def test_it_puts_mental_blocks_back_first_and_then_what_it_has_most_of() -> None:
    keeping = building(WALL, "logic bender bender block")._replace(phase="keep")
    assert choice(keeping) == PutBack("block")
    assert choice(building(WALL, "logic bender bender bender")._replace(phase="keep")) == PutBack(
        "bender"
    )


def test_the_same_seed_guesses_the_same() -> None:
    games = []
    for _ in range(2):
        table = Table(RULES, Options(size=7, battles=20), seed=5)
        drive(table, {0: Guesser(Random(1)), 1: Guesser(Random(2))})
        games.append(table.to_json())
    assert games[0] == games[1]
