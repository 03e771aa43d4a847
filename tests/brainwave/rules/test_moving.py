"""W22: tiles of this turn are taken up, and laid elsewhere or turned, without undo."""

from __future__ import annotations

import pytest

from brainwaves_widgets.brainwave import RULES, Call, EndTurn, Lay, TakeUp
from brainwaves_widgets.core import IllegalMove
from tests.brainwave.builders import BLUE, GREEN, STRAIGHT, WALL, at, building, offered, then

POINTS = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
· · · · · · ·
┌ ─ ╬ · · · ·
│ · ╚ ═ ═ ═ ╗
│ · · · · · ║
"""
"""Green comes to blue's Decision Point on c3, and has begun to cross it."""


def test_w22_what_was_taken_up_is_as_if_it_had_never_been_laid() -> None:
    state = building(STRAIGHT, "logic bender decision")
    laid, _ = then(state, Lay("a4", "bender", 1))
    assert then(laid, TakeUp("a4")) == (state, ["took up"])
    turned, _ = then(laid, TakeUp("a4"), Lay("a4", "bender", 2))
    assert at(turned, "a4") == (GREEN, "bender", 2, 100, False, False, None)


def test_w22_a_tile_on_which_others_hang_is_taken_up_after_them() -> None:
    state = building(STRAIGHT, "logic bender logic")
    after, _ = then(state, Lay("a4", "bender", 1), Lay("b4", "logic", 1))
    assert offered(after, TakeUp) == [TakeUp("b4")]
    with pytest.raises(IllegalMove, match="other tiles of this turn depend on it"):
        RULES.play(after, GREEN, TakeUp("a4"))
    assert then(after, TakeUp("b4"), TakeUp("a4"))[0] == state


def test_w22_a_tile_in_a_ring_may_go_first() -> None:
    state = building(STRAIGHT, "decision bender bender bender")
    ring = (
        Lay("a4", "decision"),
        Lay("b4", "bender", 3),
        Lay("b5", "bender", 2),
        Lay("a5", "bender", 1),
    )
    after, _ = then(state, *ring)
    assert {move.square for move in offered(after, TakeUp)} == {"b4", "b5", "a5"}
    left, _ = then(after, TakeUp("b4"))
    assert at(left, "b5") is not None  # over a5 it is still joined
    assert left.movable[0][1] == "decision"


def test_w22_w24_a_mental_block_of_this_turn_is_taken_up_and_the_crossing_goes_on() -> None:
    state = building(POINTS, "block", seat=BLUE)
    (crossing,) = state.crossings
    blocked, _ = then(state, Lay("c3", "block"))
    assert blocked.crossings == ()
    again, _ = then(blocked, TakeUp("c3"))
    assert again == state
    assert again.crossings == (crossing,)  # until the same battle as before


def test_w22_nothing_is_taken_up_once_a_breakthrough_is_called_or_the_turn_is_over() -> None:
    state = building(WALL, "logic logic")
    planning, _ = then(state, Call("major", "d4"))
    with pytest.raises(IllegalMove):
        RULES.play(planning, GREEN, TakeUp("b4"))
    laid, _ = then(building(STRAIGHT, "logic"), Lay("a4", "logic"))
    ended, _ = then(laid, EndTurn())
    assert ended.movable == ()


def test_w22_w25_with_all_tiles_taken_up_a_breakthrough_may_be_called_again() -> None:
    state = building(WALL, "logic logic")
    laid, _ = then(state, Lay("c4", "logic", 1))
    assert offered(laid, Call) == []
    again, _ = then(laid, TakeUp("c4"))
    assert offered(again, Call) == [Call("major", "d4")]
