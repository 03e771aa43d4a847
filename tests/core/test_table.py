"""One game at one table: playing, refusing, undoing and walking through it."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets.core import CHANCE, IllegalMove, Table
from brainwaves_widgets.goose import RULES, Answer, Options, Pass, Ready, Roll
from tests.core.builders import TWO, advanced, new


def test_a_table_plays_chance_until_a_player_is_to_act() -> None:
    table = new()
    assert table.actors == (0, 1)
    assert [step.seat for step in table.history] == [CHANCE] * 3
    assert table.ply == table.last_ply == 3


def test_a_move_without_a_seat_is_that_of_the_first_who_may_make_it() -> None:
    table = new()
    table.play(Ready())
    table.play(Ready())
    assert [step.seat for step in table.history][-2:] == [0, 1]


def test_a_move_with_a_seat_is_that_seats() -> None:
    table = new()
    table.play(Ready(), 1)
    assert table.history[-1].seat == 1
    assert table.actors == (0,)


@pytest.mark.parametrize("seat", [2, -1, -2, 99, "0", 0.0, True, (), [0]])
def test_seats_that_may_not_act_are_refused(seat: Any) -> None:
    table = new()
    before = table.state, table.ply
    with pytest.raises(IllegalMove, match=r".* cannot act now; it is up to Ann or Ben"):
        table.play(Ready(), seat)
    assert (table.state, table.ply) == before


@pytest.mark.parametrize("move", [None, "Ready", {"type": "Ready"}, Ready, 0, object()])
def test_what_is_no_move_of_the_game_is_refused(move: Any) -> None:
    table = new()
    with pytest.raises(IllegalMove, match=r"is not a move of The Astute Goose"):
        table.play(move)
    assert table.ply == 3


def test_a_refusal_says_what_would_be_legal() -> None:
    table = new()
    with pytest.raises(IllegalMove, match=r"Pass\(\) is not legal now; legal is Ready\(\)"):
        table.play(Pass(), 0)
    with pytest.raises(IllegalMove) as caught:
        table.play(Answer("x" * 10_000))
    assert len(str(caught.value)) < 200


def test_a_move_meant_for_another_ply_is_refused() -> None:
    table = new()
    table.play(Ready(), 0, ply=3)
    with pytest.raises(IllegalMove, match="meant for ply 3, but the game is at ply 4 now"):
        table.play(Ready(), 1, ply=3)
    assert table.ply == 4


def test_when_the_game_is_over_moves_are_refused_until_one_is_undone() -> None:
    table = advanced(10_000)
    assert table.outcome is not None
    with pytest.raises(IllegalMove, match=r"the game is over; undo\(\) takes a move back"):
        table.play(Roll())
    assert table.undo()
    table.play(Roll())
    assert table.outcome is not None


def test_undo_takes_a_players_move_back_with_the_chance_that_followed() -> None:
    table = new()
    table.play(Ready(), 0)
    table.play(Ready(), 1)
    table.play(Roll())
    asked = table.state
    assert asked.phase == "answer"
    assert table.undo()
    assert table.state.phase == "roll"
    assert table.redo()
    assert table.state is asked


def test_undo_stops_at_the_first_state_in_which_people_act() -> None:
    table = new()
    assert not table.undo()
    assert table.ply == 3
    table.play(Ready(), 0)
    assert table.undo()
    assert not table.undo()
    assert table.ply == 3


def test_redo_has_nothing_to_do_at_the_end() -> None:
    table = advanced(10)
    assert not table.redo()
    assert table.ply == table.last_ply


def test_another_move_after_undo_forgets_the_old_one() -> None:
    table = new()
    table.play(Ready(), 0)
    table.play(Ready(), 1)
    table.undo()
    table.undo()
    assert table.last_ply == 5
    table.play(Ready(), 1)
    assert table.last_ply == 4
    assert not table.redo()


def test_a_refused_move_after_undo_forgets_nothing() -> None:
    table = advanced(10)
    last = table.last_ply
    table.undo()
    with pytest.raises(IllegalMove):
        table.play(None)
    assert table.last_ply == last
    assert table.redo()


def test_the_same_dice_come_again_after_undo() -> None:
    table = advanced(2)
    for _ in range(3):
        table.play(Roll())
        dice = table.state.dice
        table.undo()
        table.play(Roll())
        assert table.state.dice == dice
        table.undo()


def test_goto_shows_any_ply_and_keeps_the_rest() -> None:
    table = advanced(20)
    last, end = table.last_ply, table.state
    for ply in (0, last // 2, 3):
        table.goto(ply)
        assert (table.ply, len(table.history), table.last_ply) == (ply, ply, last)
    assert len(table.log(None)) < 8
    table.goto(last)
    assert table.state is end


@pytest.mark.parametrize("ply", [-1, 1000, 1.0, "3", None, True])
def test_goto_refuses_what_is_no_ply(ply: Any) -> None:
    table = advanced(5)
    before = table.ply
    with pytest.raises(ValueError, match="ply is a whole number from 0 to"):
        table.goto(ply)
    assert table.ply == before


def test_at_a_ply_where_dice_are_due_players_wait_and_redo_goes_on() -> None:
    table = advanced(3)
    due = max(ply for ply in range(table.ply) if table.history[ply].seat == CHANCE)
    table.goto(due)
    assert table.actors == (CHANCE,)
    with pytest.raises(IllegalMove, match="dice or cards are due first"):
        table.play(Roll(), 0)
    assert table.redo()
    assert table.actors != (CHANCE,)


def test_a_table_is_the_game_after_just_these_moves() -> None:
    table = advanced(30)
    plays = [(step.seat, step.move) for step in table.history]
    again = Table.replay(RULES, TWO, plays)
    assert again.state == table.state
    assert again.history == table.history
    with pytest.raises(IllegalMove):
        Table.replay(RULES, TWO, [*plays, (0, None)])


@pytest.mark.parametrize("seed", ["7", 1.5, True, (), b"7"])
def test_wrong_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed is a whole number or None"):
        Table(RULES, TWO, seed=seed)


def test_without_a_seed_every_game_is_another() -> None:
    assert len({Table(RULES, Options(players=("Ann",))).seed for _ in range(20)}) > 15


def test_a_table_tells_what_it_is() -> None:
    assert repr(new()) == "<Table of The Astute Goose: Ann, Ben, ply 3>"


def test_a_move_for_several_that_one_may_not_make_leaves_what_was_undone() -> None:
    table = new()
    table.play_for((0, 1), Ready())
    table.undo()
    table.undo()
    before = table.to_json()
    with pytest.raises(IllegalMove, match="Ann cannot act now"):
        table.play_for((0, 0), Ready())
    assert table.to_json() == before
    assert table.redo()


def test_a_script_that_cannot_be_followed_leaves_what_was_undone() -> None:
    table = new(options=Options(players=("Ann",)))
    table.play(Ready())
    table.play(Roll())
    table.undo()
    dealt = [step.move for step in table.history if step.seat == CHANCE]
    table.chance, before = [*dealt, dealt[0]], table.to_json()
    with pytest.raises(IllegalMove):
        table.play(Roll())
    assert table.to_json() == before
    assert table.can_redo


def test_a_copy_is_the_same_game_at_a_table_of_its_own() -> None:
    table = advanced(12)
    table.undo()
    other = table.copy()
    assert other.to_json(times=True) == table.to_json(times=True)
    before = table.to_json()
    assert other.redo()
    assert table.to_json() == before


def test_a_branch_goes_on_from_now_with_other_dice_and_marks_its_moves() -> None:
    table = advanced(12)
    table.undo()
    branch = table.branch(seed=99)
    assert (branch.seed, branch.ply, branch.last_ply) == (99, table.ply, table.ply)
    assert (branch.state, branch.history) == (table.state, table.history)
    assert branch.after_undo
    branch.play(branch.moves(branch.actors[0])[0])
    assert branch.history[table.ply].after_undo
    with pytest.raises(ValueError, match="seed is a whole number"):
        table.branch(seed="one")  # type: ignore[arg-type]
