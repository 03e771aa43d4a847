"""Calls to break a train and what they lead to, W25."""

from __future__ import annotations

import pytest

from brainwaves_widgets.brainwave import (
    RULES,
    Attempt,
    Call,
    Lay,
)
from brainwaves_widgets.brainwave.rules.board import grid
from brainwaves_widgets.brainwave.rules.plans import approaches
from brainwaves_widgets.core import IllegalMove
from tests.brainwave.builders import (
    BLUE,
    GREEN,
    LENGTHWISE,
    WALL,
    at,
    building,
    called,
    calls,
    names,
    offered,
    steer,
    then,
    tiles,
)


def test_w25_a_call_names_a_logic_tile_that_the_tiles_reach() -> None:
    assert calls(building(WALL, "logic logic")) == {("major", "d4")}
    assert calls(building(WALL, "logic decision")) == {("major", "d4"), ("minor", "d4")}
    assert calls(building(WALL, "logic")) == set()
    assert calls(building(WALL, "bender logic")) == set()
    both = building(WALL, "bender bender logic")
    assert calls(both) == {("major", "d5")}  # c4 up to c5, and to the right


def test_w25_an_end_that_faces_the_tile_needs_but_the_last_one() -> None:
    picture = WALL.replace("┌ ─ · ║", "┌ ─ ─ ║")
    state, events = then(building(picture, "logic"), Call("major", "d4"))
    assert (state.phase, events) == ("attempt", ["called"])
    assert state.plan is not None
    assert state.plan.tiles == ((grid(49).numbers["d4"], "logic", 1),)


def test_w25_not_lengthwise() -> None:
    assert calls(building(LENGTHWISE, "logic decision logic")) == set()


def test_w25_the_tiles_set_aside_are_shown_and_lead_to_the_named_one() -> None:
    state, events = then(building(WALL, "logic logic bender"), Call("major", "d4"))
    assert (state.phase, events) == ("plan", ["called"])
    assert RULES.moves(state, GREEN) == (Lay("c4", "logic", 1),)
    with pytest.raises(IllegalMove, match="the tiles left do not lead on from c4 to d4"):
        RULES.play(state, GREEN, Lay("c4", "bender", 3))
    after, events = then(state, Lay("c4", "logic", 1))
    assert (after.phase, events) == ("attempt", ["set aside"])
    assert after.banks[GREEN] == tiles("bender")
    assert at(after, "c4") is None
    for seat in (GREEN, BLUE, None):
        assert RULES.view(after, seat)["plan"] == {
            "kind": "major",
            "square": "d4",
            "tiles": [
                {"square": "c4", "tile": "logic", "turn": 1},
                {"square": "d4", "tile": "logic", "turn": 1},
            ],
        }


def test_w25_many_tiles_may_go_many_ways_and_none_ends_in_nothing() -> None:
    state = building(WALL, "logic logic logic bender bender bender bender decision decision")
    for call in offered(state, Call):
        planning, _ = then(state, call)
        ways = [planning]
        while ways:
            one = ways.pop()
            if one.phase == "plan":
                moves = RULES.moves(one, GREEN)
                assert moves, "set aside, and nothing goes on"
                ways += [then(one, move)[0] for move in (moves[0], moves[-1])]


def test_w25_a_known_way_is_always_offered() -> None:
    state, _ = then(building(WALL, "logic logic logic"), Call("major", "d4"))
    assert state.plan is not None
    assert state.plan.route == (Lay("c4", "logic", 1),)
    assert set(state.plan.route) <= set(approaches(state.side, state.bank, state.plan))


def test_w25_only_before_any_tile_is_laid_and_once_a_turn() -> None:
    state = building(WALL, "logic logic logic")
    assert offered(state, Call)
    laid, _ = then(state, Lay("c4", "logic", 1))
    assert not offered(laid, Call)
    with pytest.raises(IllegalMove, match="called before any tile is laid"):
        RULES.play(laid, GREEN, Call("major", "d4"))
    again = state._replace(has_called=True)
    assert not offered(again, Call)
    with pytest.raises(IllegalMove, match="one breakthrough may be called in a turn"):
        RULES.play(again, GREEN, Call("major", "d4"))


def test_w25_a_major_one_cuts_the_train() -> None:
    state = called("major", "logic logic bender")
    assert {"d5", "d6", "e6"} <= names(state, BLUE)
    after, events = then(state, Attempt((steer(state, hit=True),)))
    assert events[:2] == ["launched", "broke"]
    assert after.phase == "build"
    assert at(after, "d4")[:3] == (GREEN, "logic", 1)  # type: ignore[index]
    assert at(after, "d4").breaking  # type: ignore[union-attr]
    assert at(after, "c4")[:3] == (GREEN, "logic", 1)  # type: ignore[index]
    assert {"c4", "d4"} <= names(after, GREEN)


TIP = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
┌ ─ · ║ · · ·
│ · · ║ · · ·
│ · · ╚ ═ ═ ╗
│ · · · · · ║
"""


def test_w25_a_minor_one_shares_the_square() -> None:
    picture = TIP.replace("· · · · · · ·\n┌", "· · · ║ · · ·\n┌")
    state = called("minor", "logic decision", picture)
    after, _ = then(state, Attempt((steer(state, hit=True),)))
    laid = at(after, "d4")
    assert laid is not None
    assert laid[:3] == (GREEN, "decision", 0)
    assert laid.shared == 0
    assert "d4" in names(after, GREEN)
    assert {"d3", "d4", "d5"} <= names(after, BLUE)


def test_w25_after_a_success_building_goes_on() -> None:
    state = called("major", "logic logic bender", TIP)
    after, _ = then(state, Attempt((steer(state, hit=True),)))
    assert {move.square for move in offered(after, Lay)} == {"e4"}
    assert offered(after, Call) == []
    assert then(after, Lay("e4", "bender", 3))[1] == ["laid"]
