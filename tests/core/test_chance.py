"""Where dice and shuffles come from: the seed, a script, or people."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from brainwaves_widgets.core import CHANCE, IllegalMove, Table
from brainwaves_widgets.core.chance import pick
from brainwaves_widgets.goose import RULES, Deal, Dice, Ready, Roll
from brainwaves_widgets.goose.pieces import STANDARD_DECK
from tests.core.builders import TWO, advanced, new

DEALS = [Deal(*suspect) for suspect in STANDARD_DECK]


def ask() -> Table:
    return new(chance="ask")


def test_equal_seeds_play_equal_games_and_others_do_not() -> None:
    assert advanced(60, seed=3).to_json() == advanced(60, seed=3).to_json()
    assert new(seed=3).state != new(seed=4).state


def test_the_global_random_state_is_neither_used_nor_changed() -> None:
    random.seed(1)
    one, before = advanced(30).to_json(), random.getstate()
    random.seed(2)
    assert advanced(30).to_json() == one
    random.seed(1)
    assert random.getstate() == before


def test_picks_are_fair_over_seeds_and_over_plies() -> None:
    by_seed = Counter(pick(range(6), seed, 9) for seed in range(6000))
    by_ply = Counter(pick(range(6), 9, ply) for ply in range(6000))
    for counts in (by_seed, by_ply):
        chi2 = sum((counts[face] - 1000) ** 2 / 1000 for face in range(6))
        assert chi2 < 25.7, "one in ten thousand fair dice is further off"


def test_a_script_says_what_comes_and_then_the_seed_goes_on() -> None:
    table = new(chance=[*DEALS[:3], Dice(4, "animal")])
    assert table.state.lineup == STANDARD_DECK[:3]
    table.play(Ready(), 0)
    table.play(Ready(), 1)
    table.play(Roll())
    assert table.state.dice == Dice(4, "animal")
    table.play(table.moves(0)[0])
    while table.actors != (1,) or table.state.phase != "roll":
        table.play(table.moves(table.actors[0])[0], table.actors[0])
    table.play(Roll())
    assert table.state.dice is not None


def test_a_script_is_followed_again_after_undo() -> None:
    table = new(chance=[*DEALS[:3], Dice(4, "animal"), DEALS[9]])
    table.play(Ready(), 0)
    table.play(Ready(), 1)
    for _ in range(2):
        table.play(Roll())
        assert table.state.dice == Dice(4, "animal")
        table.undo()


@pytest.mark.parametrize("entry", [Dice(9, "animal"), Deal("red", "bow tie", "dog"), None, Ready()])
def test_a_script_that_cannot_be_followed_leaves_the_game_as_it_was(entry: Any) -> None:
    table = new(chance=[*DEALS[:3], entry])
    heard: list[int] = []
    table.subscribe(heard.append)
    table.play(Ready(), 0)
    table.play(Ready(), 1)
    with pytest.raises(IllegalMove):
        table.play(Roll())
    assert table.state.phase == "roll"
    assert table.ply == table.last_ply == 5
    assert heard == [4, 5]


@pytest.mark.parametrize("chance", ["dice", None, 5, b"auto", {}, {1}])
def test_other_ways_of_chance_are_refused(chance: Any) -> None:
    with pytest.raises(ValueError, match='chance is "auto", "ask" or a list of chance moves'):
        Table(RULES, TWO, chance=chance)


def test_people_with_real_dice_are_asked() -> None:
    table = ask()
    assert (table.ply, table.actors) == (0, (CHANCE,))
    for deal in DEALS[5:8]:
        table.play(deal)
    assert table.state.lineup == STANDARD_DECK[5:8]
    table.play(Ready(), 0)
    table.play(Ready(), 1)
    table.play(Roll())
    assert table.actors == (CHANCE,)
    with pytest.raises(IllegalMove, match="dice or cards are due first"):
        table.play(table.rules.moves(table.state._replace(phase="roll"), 0)[0], 0)
    table.play(Dice(6, "colour"))
    assert table.state.place == 2


def test_people_may_let_the_seed_decide() -> None:
    table = ask()
    while table.actors == (CHANCE,):
        table.sample()
    assert table.state == new().state
    with pytest.raises(IllegalMove, match="no dice and no cards are due now"):
        table.sample()


def test_undo_and_redo_take_single_steps_when_people_are_asked() -> None:
    table = ask()
    table.sample()
    table.play(table.moves(CHANCE)[0])
    assert [table.undo(), table.ply, table.undo(), table.ply, table.undo()] == [
        True,
        1,
        True,
        0,
        False,
    ]
    assert [table.redo(), table.ply, table.redo(), table.ply, table.redo()] == [
        True,
        1,
        True,
        2,
        False,
    ]
    table.goto(1)
    table.sample()
    assert (table.ply, table.last_ply) == (2, 2)


def test_a_saved_game_can_go_on_with_real_dice() -> None:
    table = ask()
    table.sample()
    again = Table.from_json(table.to_json(), RULES, chance="ask")
    assert again.ply == 1
    assert again.actors == (CHANCE,)
    assert Table.from_json(table.to_json(), RULES).actors == (0, 1)
