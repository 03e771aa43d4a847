"""Building a train of thought, W19 to W22."""

from __future__ import annotations

import pytest

from brainwaves_widgets.brainwave import (
    RULES,
    Call,
    EndTurn,
    Lay,
    PutBack,
    State,
    TakeBack,
    TakeUp,
)
from brainwaves_widgets.brainwave.rules.board import grid
from brainwaves_widgets.core import IllegalMove
from tests.brainwave.builders import (
    BLUE,
    EMPTY,
    GREEN,
    STRAIGHT,
    at,
    building,
    offered,
    then,
)


def squares(state: State) -> set[str]:
    return {move.square for move in offered(state, Lay)}


@pytest.mark.parametrize("size", [7, 9])
def test_w19_corners(size: int) -> None:
    """W19: each builds from a lower corner to the opposite upper one."""
    place = grid(size**2)
    assert [place.names[square] for square in place.starts] == ["a1", f"{'abcdefghi'[size - 1]}1"]
    top = f"{'abcdefghi'[size - 1]}{size}"
    assert [place.names[square] for square in place.finishes] == [top, f"a{size}"]


@pytest.mark.parametrize(("square", "what"), [("g1", "start"), ("a7", "finish")])
def test_w19_nobody_lays_on_the_opponents_start_or_finish(square: str, what: str) -> None:
    picture = """
· ┐ · · · · ·
· │ · · · · ·
· │ · · · · ·
· │ · · · · ·
· │ · · · · ·
· │ · · · · ·
─ ┼ ─ ─ ─ ─ ·
"""
    state = building(picture, "logic decision")
    assert square not in squares(state)
    with pytest.raises(IllegalMove, match=f"{square} is the opponent's {what}"):
        RULES.play(state, GREEN, Lay(square, "logic", 1))


def test_w20_the_first_tile_lies_on_the_start_so_that_it_leads_on() -> None:
    """W20: the first tile lies on the start so that it leads on."""
    state = building(EMPTY, "logic bender decision block")
    assert set(offered(state, Lay)) == {
        Lay("a1", "logic", 0),
        Lay("a1", "logic", 1),
        *[Lay("a1", "bender", turn) for turn in (0, 1, 3)],
        Lay("a1", "decision", 0),
    }
    blue = building(EMPTY, "logic", seat=BLUE)
    assert squares(blue) == {"g1"}
    with pytest.raises(
        IllegalMove, match="turned this way, the Mind Bender on a1 leaves no open end"
    ):
        RULES.play(state, GREEN, Lay("a1", "bender", 2))
    with pytest.raises(
        IllegalMove, match="turned this way, the Mind Bender on g1 leaves no open end"
    ):
        RULES.play(building(EMPTY, "bender", seat=BLUE), BLUE, Lay("g1", "bender", 1))
    with pytest.raises(IllegalMove, match="the first tile goes on the start, a1"):
        RULES.play(state, GREEN, Lay("a2", "logic", 0))
    with pytest.raises(IllegalMove, match="a Mental Block goes on your own Decision Point"):
        RULES.play(state, GREEN, Lay("a1", "block", 0))


def test_w21_a_tile_joins_an_open_end_turned_as_one_likes() -> None:
    state = building(STRAIGHT, "logic bender decision")
    assert set(offered(state, Lay)) == {
        Lay("a4", "logic", 0),
        Lay("a4", "bender", 1),
        Lay("a4", "bender", 2),  # against the edge
        Lay("a4", "decision", 0),
    }
    after, events = then(state, Lay("a4", "bender", 1))
    assert events == ["laid"]
    assert (after.banks[GREEN], after.phase) == ((1, 0, 1, 0), "build")
    assert squares(after) == {"b4"}


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Lay("a4", "logic", 1), "turned this way, the Logic on a4 does not join the train"),
        (Lay("a4", "bender", 0), "turned this way, the Mind Bender on a4 does not join the train"),
        (Lay("b4", "logic", 0), "no open end of the connected train faces b4"),
        (Lay("f2", "logic", 1), "no open end of the connected train faces f2"),
        (Lay("a3", "logic", 0), "there is already a Logic on a3"),
        (Lay("g2", "logic", 0), "there is already a Logic on g2"),
        (Lay("a4", "decision", 0), "there is no Decision Point in the memory bank"),
        (Lay("a4", "logic", 2), "a Logic is turned 0 or 1, not 2"),
        (Lay("a4", "bender", -1), "a Mind Bender is turned 0 or 1 or 2 or 3, not -1"),
        (Lay("a4", "tunnel", 0), "a tile is one of logic, bender, decision, block, not 'tunnel'"),
        (Lay("h8", "logic", 0), "the board's squares are a1 to g7, not 'h8'"),
        (
            Lay("a3", "block", 0),
            "a Mental Block goes on your own Decision Point, and there is none on a3",
        ),
    ],
)
def test_w21_illegal_layings_are_explained(move: Lay, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        RULES.play(building(STRAIGHT, "logic bender block"), GREEN, move)


def test_w21_a_train_branches_at_a_decision_point() -> None:
    state = building(STRAIGHT, "decision logic logic")
    after, _ = then(state, Lay("a4", "decision", 0))
    assert squares(after) == {"a5", "b4"}
    after, _ = then(after, Lay("b4", "logic", 1), Lay("a5", "logic", 0))
    assert after.banks[GREEN] == (0, 0, 0, 0)


def test_w21_only_what_is_connected_to_the_start_goes_on() -> None:
    picture = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
· · ─ ─ · · ·
· · · · · · ·
· · · · · · ·
│ · · · · · ║
"""
    assert squares(building(picture, "logic")) == {"a2"}


def test_w22_a_tile_of_an_earlier_turn_is_not_moved() -> None:
    state = building(STRAIGHT, "logic logic bender")
    after, _ = then(state, Lay("a4", "logic", 0))
    kinds = {type(move) for move in RULES.moves(after, GREEN)}
    assert kinds == {Lay, TakeUp, EndTurn}
    assert offered(after, TakeUp) == [TakeUp("a4")]
    for move in (Lay("a4", "bender", 1), Lay("a3", "bender", 1), TakeBack(), PutBack("logic")):
        with pytest.raises(IllegalMove):
            RULES.play(after, GREEN, move)
    for square in ("a3", "b7", "z9"):
        with pytest.raises(IllegalMove, match="no tile of this turn is there"):
            RULES.play(after, GREEN, TakeUp(square))
    ended, _ = then(after, EndTurn())
    assert not ended.movable
    assert [at(after, square) for square in ("a1", "a2", "a3")] == [
        at(state, square) for square in ("a1", "a2", "a3")
    ]


def test_building_is_for_the_attacker_alone() -> None:
    state = building(STRAIGHT, "logic", other="logic")
    assert RULES.moves(state, BLUE) == ()
    with pytest.raises(IllegalMove):
        RULES.play(state, BLUE, Lay("g3", "logic", 0))
    with pytest.raises(IllegalMove):
        RULES.play(state, GREEN, Call("major", "g2"))
