"""Several moves are taken back at once, and an automatic game offers to go on with its own dice."""

from __future__ import annotations

from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core import CHANCE
from brainwaves_widgets.goose import Answer, Dice, Ready, Roll
from tests.widgets.gooses import tell


@pytest.fixture
def game() -> bw.AstuteGoose:
    one = bw.AstuteGoose(["Ann"], seed=7)
    for move in (Ready(), Roll(), Answer("purple"), Ready(), Roll()):
        one.play(move)
    return one


def test_several_moves_are_taken_back_and_made_again_at_once(game: bw.AstuteGoose) -> None:
    plies = [game.ply]
    while game.undo():
        plies.append(game.ply)
    while game.redo():
        pass
    assert game.ply == plies[0]
    seen: list[int] = []
    game.observe(lambda change: seen.append(change["new"]), names="ply")
    assert game.undo(3)
    assert game.redo(2)
    assert seen == [plies[3], plies[1]]


def test_of_too_many_moves_all_there_are_are_taken_back(game: bw.AstuteGoose) -> None:
    last = game.ply
    assert game.undo(10**9)
    assert game.moves() == (Ready(),)
    assert not game.undo(2)
    assert game.redo(10**9)
    assert game.ply == last
    assert not game.redo(2)


@pytest.mark.parametrize("moves", [0, -1, 1.0, "3", None, True])
def test_what_is_no_number_of_moves_is_refused(game: bw.AstuteGoose, moves: Any) -> None:
    for go in (game.undo, game.redo):
        with pytest.raises(ValueError, match="the number of moves is a whole number from 1 on"):
            go(moves)


def test_between_a_roll_and_its_dice_a_game_offers_to_go_on(game: bw.AstuteGoose) -> None:
    for step in game.history:
        game.goto(step.ply)
        assert game.ply == step.ply
        if step.seat != CHANCE:
            continue
        assert game.scene["moves"] == [{"label": "Go on", "do": "redo"}]
        tell(game, {"do": "redo", "ply": game.ply})
        assert game.table.actors == (0,)
        assert game.ply > step.ply
    with pytest.raises(ValueError, match="ply is a whole number from 0 to"):
        game.goto(99)


def test_with_real_dice_a_game_waits_for_them() -> None:
    game = bw.AstuteGoose(["Ann"], chance="ask")
    for move in (Ready(), Roll(), Dice(1, "colour")):
        game.play(move)
    game.goto(5)
    assert (game.ply, game.table.actors) == (5, (CHANCE,))
    assert len(game.scene["moves"]) == 19
