"""What is refused while building and breaking, W18 to W29: the error says why."""

from __future__ import annotations

import pytest

from brainwaves_widgets.brainwave import RULES, Attempt, Call, EndTurn, Lay, State
from brainwaves_widgets.brainwave.pieces import NO_TILES
from brainwaves_widgets.core import IllegalMove
from tests.brainwave.builders import (
    BLUE,
    GREEN,
    LENGTHWISE,
    WALL,
    building,
    offered,
    steer,
    then,
    tiles,
)


@pytest.mark.parametrize(
    ("picture", "bank", "call", "reason"),
    [
        (WALL, "logic logic", Call("grand", "d4"), "a breakthrough is major or minor, not 'grand'"),
        (WALL, "logic logic", Call("major", "z9"), "squares are a1 to g7, not 'z9'"),
        (WALL, "logic logic", Call("major", "c4"), "there is no tile of the opponent on c4"),
        (WALL, "logic logic", Call("major", "b4"), "there is no tile of the opponent on b4"),
        (
            WALL,
            "logic logic",
            Call("major", "d6"),
            "there is a Mind Bender on d6, and only a Logic",
        ),
        (WALL, "logic logic", Call("major", "g1"), "g1 is the opponent's start"),
        (
            WALL,
            "logic bender",
            Call("minor", "d4"),
            "a minor breakthrough takes a Decision Point, and .* no",
        ),
        (
            WALL,
            "bender decision",
            Call("major", "d4"),
            "a major breakthrough takes a Logic, and .* no",
        ),
        (WALL, "logic logic", Call("major", "d5"), "the tiles .* are not enough to reach d5 cross"),
        (LENGTHWISE, "logic logic", Call("major", "c4"), "no way leads crosswise to c4"),
    ],
)
def test_w19_w25_a_call_that_is_refused_gets_a_reason(
    picture: str, bank: str, call: Call, reason: str
) -> None:
    state = building(picture, bank)
    assert call not in offered(state, Call)
    with pytest.raises(IllegalMove, match=f"is not legal now: .*{reason}"):
        RULES.play(state, GREEN, call)


def called(bank: str) -> State:
    state, _ = then(building(WALL, bank), Call("major", "d4"), Lay("c4", "logic", 1))
    assert state.phase == "attempt"
    return state


def test_w29_at_the_tile_that_cut_only_a_minor_one() -> None:
    state = called("logic logic bender")
    cut, _ = then(state, Attempt((steer(state, hit=True),)), EndTurn())
    blue = cut._replace(phase="build", attacker=BLUE, banks=(NO_TILES, tiles("logic decision")))
    assert not any(call == Call("major", "d4") for call in offered(blue, Call))
    with pytest.raises(
        IllegalMove, match="d4 cut the train: only a minor breakthrough is allowed there"
    ):
        RULES.play(blue, BLUE, Call("major", "d4"))


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Lay("c4", "logik", 1), "a tile is one of logic, bender"),
        (Lay("k4", "logic", 1), "squares are a1 to g7"),
        (Lay("c4", "logic", 2), "a Logic is turned 0 or 1, not 2"),
        (Lay("c4", "block", 0), "a Mental Block leads to no other tile"),
        (Lay("c4", "decision", 0), "there is no Decision Point in the memory bank"),
        (Lay("d4", "logic", 1), "there is already a Logic on d4"),
        (Lay("g1", "logic", 1), "g1 is the opponent's start"),
        (Lay("c6", "logic", 1), "no open end of the connected train faces c6"),
        (Lay("c4", "logic", 0), "turned this way, the Logic on c4 does not join"),
    ],
)
def test_w25_a_tile_that_is_not_set_aside_gets_a_reason(move: Lay, reason: str) -> None:
    state, _ = then(building(WALL, "logic logic bender block"), Call("major", "d4"))
    with pytest.raises(IllegalMove, match=f"is not legal now: .*{reason}"):
        RULES.play(state, GREEN, move)


def test_w25_each_tile_continues_the_one_before() -> None:
    start = building(WALL, "bender bender bender logic")
    state, _ = then(start, Call("major", "d5"), Lay("c4", "bender", 3))
    assert state.phase == "plan"
    assert RULES.moves(state, GREEN) == (Lay("c5", "bender", 1),)
    for move, reason in {
        Lay("c4", "bender", 0): "no open end of the tile on c4 faces c4",
        Lay("b5", "bender", 0): "no open end of the tile on c4 faces b5",
        Lay("c5", "bender", 0): "turned this way, the Mind Bender on c5 does not join",
        Lay("c5", "logic", 0): "the last Logic is kept to replace the tile on d5",
        Lay("c5", "bender", 2): "the tiles left do not lead on from c5 to d5",
    }.items():
        with pytest.raises(IllegalMove, match=reason):
            RULES.play(state, GREEN, move)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Attempt((0.0, 2.0)), r"from -1 \(up\) to 1 \(down\), not to 2.0 at step 1$"),
        (
            Attempt((), ((0.7, 0.5), (0.7, "b"))),  # type: ignore[arg-type]
            r"from 0 to 1 both ways, not at \(0.7, 'b'\) at step 1$",
        ),
        (Attempt((0.0, 0.1, 0.9)), "not by 0.8 at step 2$"),
    ],
)
def test_w26_w27_a_refused_trace_names_the_step(move: Attempt, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        RULES.play(called("logic logic"), GREEN, move)
