"""Crossings and Mental Blocks, W23 and W24."""

from __future__ import annotations

import pytest

from brainwaves_widgets.brainwave import RULES, Crossing, EndTurn, Lay, State
from brainwaves_widgets.brainwave.rules.board import grid
from brainwaves_widgets.core import IllegalMove
from tests.brainwave.builders import BLUE, GREEN, at, building, names, offered, then

CROSS = """
· · · · · · ·
· · · · · · ·
┌ ─ ─ · ╬ · ·
│ · · · ╚ ═ ╗
│ · · · · · ║
│ · · · · · ║
│ · · · · · ║
"""
"""Green comes to d5, then faces blue's Decision Point on e5, beyond which f5 is free."""


def crossing(state: State) -> Crossing:
    (one,) = state.crossings
    return one


def begun(**changes: object) -> State:
    """Green has begun to cross e5 in battle 5; it is blue's turn in battle 6."""
    state = building(CROSS, "logic logic", other="block logic bender")
    assert state.crossings == ()
    after, events = then(state, Lay("d5", "logic", 1))
    assert events == ["laid", "crossing"]
    after, _ = then(after, EndTurn())
    return after._replace(phase="build", **changes)  # type: ignore[arg-type]


def test_w23_a_train_runs_straight_through_a_decision_point() -> None:
    state = building(CROSS, "logic logic bender")
    after, _ = then(state, Lay("d5", "logic", 1))
    assert {move.square for move in offered(after, Lay)} == {"f5"}
    assert {move.turn for move in offered(after, Lay) if move.tile == "bender"} == {2, 3}
    after, _ = then(after, Lay("f5", "logic", 1))
    assert after.crossings == ()
    assert {"d5", "f5"} <= names(after, GREEN)
    assert "e5" not in names(after, GREEN)
    assert {move.square for move in offered(after, Lay)} == {"g5"}


def test_w23_never_round_a_corner() -> None:
    state, _ = then(building(CROSS, "logic logic"), Lay("d5", "logic", 1))
    for square in ("e6", "e4"):
        with pytest.raises(IllegalMove, match=f"faces {square}|already a .* on {square}"):
            RULES.play(state, GREEN, Lay(square, "logic", 0))


def test_w23_the_far_side_is_reserved() -> None:
    state = begun()
    one = crossing(state)
    place = grid(49)
    assert (one.seat, place.names[one.square], place.names[one.far]) == (GREEN, "e5", "f5")
    assert "f5" not in {move.square for move in offered(state, Lay)}
    with pytest.raises(IllegalMove, match="f5 is reserved for the opponent's crossing"):
        RULES.play(state, BLUE, Lay("f5", "logic", 1))


def test_w23_the_next_turn_can_stop_it_with_a_mental_block_only() -> None:
    state = begun()
    assert Lay("e5", "block", 0) in offered(state, Lay)
    after, _ = then(state, Lay("e5", "block", 0))
    assert after.crossings == ()
    assert at(after, "e5")._replace(number=0) == (BLUE, "decision", 0, 0, True, False, None)  # type: ignore[union-attr]
    assert Lay("f5", "logic", 1) in offered(after, Lay)
    later, _ = then(after, EndTurn())
    later = later._replace(phase="build")
    assert offered(later, Lay) == []


def test_w23_after_that_turn_the_crossing_stands() -> None:
    state, _ = then(begun(), EndTurn())
    later = state._replace(phase="build", attacker=BLUE, battle=8)
    assert crossing(later).until == 6
    assert Lay("e5", "block", 0) not in offered(later, Lay)
    with pytest.raises(IllegalMove, match="the opponent's crossing at e5 stands"):
        RULES.play(later, BLUE, Lay("e5", "block", 0))


def test_w23_what_both_sides_are_laid_of_in_one_turn_cannot_be_blocked() -> None:
    state = building(CROSS, "logic logic", other="block")
    after, _ = then(state, Lay("d5", "logic", 1), Lay("f5", "logic", 1), EndTurn())
    after = after._replace(phase="build")
    with pytest.raises(IllegalMove, match="the opponent's train already runs through e5"):
        RULES.play(after, BLUE, Lay("e5", "block", 0))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("┌ ─ ─ · ╬ · ·", "┌ ─ ─ · ╬ ╗ ·"),  # not free
        ("┌ ─ ─ · ╬ · ·", "┌ ─ ─ · # · ·"),  # blocked
        ("┌ ─ ─ · ╬ · ·", "┌ ─ ─ · ╬ ╬ ·"),  # two in a row
    ],
)
def test_w23_where_no_crossing_begins(old: str, new: str) -> None:
    state = building(CROSS.replace(old, new), "logic logic")
    after, events = then(state, Lay("d5", "logic", 1))
    assert events == ["laid"]
    assert (after.crossings, offered(after, Lay)) == ((), [])


def test_w23_a_square_beyond_that_joins_already_completes_it_at_once() -> None:
    picture = CROSS.replace("┌ ─ ─ · ╬ · ·", "┌ ─ ─ · ╬ ─ ─")
    after, events = then(building(picture, "logic"), Lay("d5", "logic", 1))
    assert events == ["laid"]
    assert {"f5", "g5"} <= names(after, GREEN)


def test_w23_a_decision_point_laid_at_an_open_end_can_be_crossed_and_blocked_next_time() -> None:
    picture = """
· · · · · · ·
· · · · · · ·
┌ ─ ─ ─ · · ·
│ · · · ║ · ·
│ · · · ╚ ═ ╗
│ · · · · · ║
│ · · · · · ║
"""
    state = building(picture, "decision block", seat=BLUE)
    after, events = then(state, Lay("e5", "decision", 0))
    assert events == ["laid", "crossing"]
    assert crossing(after).until == 7
    assert Lay("e5", "block", 0) in offered(after, Lay)


def test_w24_a_block_closes_a_decision_point_to_the_opponent_alone() -> None:
    state = building(CROSS, "block logic", seat=BLUE)
    after, events = then(state, Lay("e5", "block", 0), Lay("e6", "logic", 0))
    assert events == ["laid", "laid"]
    assert "e6" in names(after, BLUE)
    assert after.banks[BLUE] == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("square", "reason"),
    [
        ("a1", "there is none on a1"),
        ("e4", "there is none on e4"),
        ("f5", "there is none on f5"),
        ("c3", "the Decision Point on c3 is already blocked"),
    ],
)
def test_w24_only_on_an_own_decision_point(square: str, reason: str) -> None:
    picture = CROSS.replace("│ · · · · · ║\n│ · · · · · ║\n│", "│ · # · · · ║\n│ · · · · · ║\n│", 1)
    state = building(picture, "block", seat=BLUE)
    with pytest.raises(IllegalMove, match=reason):
        RULES.play(state, BLUE, Lay(square, "block", 0))
    with pytest.raises(IllegalMove, match="there is none on e5"):
        RULES.play(building(picture, "block"), GREEN, Lay("e5", "block", 0))


def test_w24_shared_squares_cannot_be_blocked() -> None:
    state = building(CROSS, "block", seat=BLUE)
    place = grid(49).numbers["e5"]
    laid = at(state, "e5")
    assert laid is not None
    board = (*state.board[:place], laid._replace(shared=1), *state.board[place + 1 :])
    with pytest.raises(IllegalMove, match="the opponent's train already runs through e5"):
        RULES.play(state._replace(board=board), BLUE, Lay("e5", "block", 0))
