"""Rebuilding a broken train, W29."""

from __future__ import annotations

import pytest

from brainwaves_widgets.brainwave import RULES, Attempt, Call, Lay, Shoot, State, TakeBack, TakeUp
from brainwaves_widgets.core import IllegalMove
from tests.brainwave.builders import (
    BLUE,
    CUT,
    GREEN,
    WALL,
    aim,
    at,
    away,
    building,
    calls,
    cut,
    names,
    offered,
    steer,
    then,
)


def test_w29_at_the_breaking_tile_only_a_minor_one_is_allowed() -> None:
    assert {("minor", "d4")} == {one for one in calls(cut()) if one[1] == "d4"}
    assert ("major", "d4") in calls(building(CUT, "logic", seat=BLUE))


def test_w29_a_minor_one_rebuilds() -> None:
    state, _ = then(cut(), Call("minor", "d4"))
    assert "d5" not in names(state, BLUE)
    after, _ = then(state, Attempt((steer(state, hit=True),)))
    assert {"d4", "d5", "d6"} <= names(after, BLUE)
    assert "d4" in names(after, GREEN)


def test_w29_who_was_cut_may_call_a_minor_one_after_laying_too() -> None:
    """W29: at any time of a successful turn, and only a minor one; others must call first."""
    picture = CUT.replace("╚ ═ ═ ╗", "╚ ╬ ═ ╗")
    state = cut("decision logic logic logic", picture)
    laid, _ = then(state, Lay("e3", "logic", 0))
    assert ("minor", "d4") in calls(laid)
    assert {kind for kind, _ in calls(laid)} == {"minor"}
    with pytest.raises(IllegalMove, match="only a minor one may be called later"):
        RULES.play(laid, BLUE, Call("major", "c4"))
    calling, _ = then(laid, Call("minor", "d4"))
    assert calling.movable == ()
    after, _ = then(calling, Attempt((steer(calling, hit=True),)))
    assert {"d4", "d5", "e3"} <= names(after, BLUE)
    assert calls(after) == set()  # one attempt a turn
    uncut, _ = then(building(picture, "decision logic", seat=BLUE), Lay("e3", "logic", 0))
    assert calls(uncut) == set()
    with pytest.raises(IllegalMove, match=r"before any tile is laid in the turn$"):
        RULES.play(uncut, BLUE, Call("minor", "d4"))


def test_w29_what_is_cut_off_obstructs_and_is_not_built_on() -> None:
    state = cut(picture=CUT.replace("╔ · · ·", "╔ ═ · ·"))
    assert {move.square for move in offered(state, Lay)} == set()
    with pytest.raises(IllegalMove, match="no open end of the connected train faces f6"):
        RULES.play(state, BLUE, Lay("f6", "logic", 1))
    with pytest.raises(IllegalMove, match="there is already a Logic on d5"):
        RULES.play(building(CUT, "logic"), GREEN, Lay("d5", "logic", 0))


def test_w29_after_a_break_the_latest_tiles_may_be_taken_back() -> None:
    state = cut()
    assert offered(state, TakeBack) == [TakeBack()]
    before = state.sets[BLUE]
    after, events = then(state, TakeBack())
    assert events == ["took back"]
    assert at(after, "d3") is None
    assert after.sets[BLUE] == (before[0] + 1, *before[1:])
    assert offered(after, TakeBack) == []
    assert {move.square for move in offered(after, Lay)} == {"d3"}
    with pytest.raises(IllegalMove):
        RULES.play(after, BLUE, TakeBack())


def test_w29_who_has_other_ends_builds_around() -> None:
    state = cut(picture=CUT.replace("╚ ═ ═ ╗", "╚ ╬ ═ ╗"))
    assert offered(state, TakeBack) == []
    assert {move.square for move in offered(state, Lay)} == {"e3", "e1"}


STUCK = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
· · · · · · ·
┐ · · · · · ·
│ · · · · · ║
│ · · · · · ║
"""


def hit(state: State) -> State:
    """The builder has just fired and hit."""
    aiming = away(state._replace(phase="shoot"))
    english = aim(aiming, hit=True)
    assert english is not None
    return then(aiming, Shoot(english))[0]


def test_w29_a_train_that_cannot_go_on_takes_tiles_back_at_the_next_hit() -> None:
    after = hit(building(STUCK))
    assert at(after, "a3") is None
    assert at(after, "a2") is not None
    assert after.side.ends


def test_w22_w29_who_has_just_built_a_dead_end_takes_it_up() -> None:
    state = building(STUCK.replace("┐ ·", "· ·"), "bender logic")
    after, _ = then(state, Lay("a3", "bender", 2))
    assert offered(after, Lay) == []
    assert offered(after, TakeBack) == []  # which would put it into the set
    again, events = then(after, TakeUp("a3"))
    assert events == ["took up"]
    assert again == state


def test_w29_even_the_start_is_taken_back_if_it_leads_nowhere() -> None:
    picture = STUCK.replace("┐ ·", "· ·").replace("│ · · · · · ║\n│", "· · · · · · ║\n┐")
    after = hit(building(picture))
    assert at(after, "a1") is None
    assert at(after, "g1") is not None


def test_w29_a_crossed_decision_point_stays() -> None:
    picture = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
╔ ╗ · · · · ·
┼ ║ · · · · ·
║ ║ · · · · ·
┐ ╚ ═ ═ ═ ═ ═
"""
    state = building(picture)
    after = hit(state)
    assert at(after, "a3") is not None
    assert at(after, "a1") is None


def test_w29_an_end_at_a_logic_tile_is_no_dead_end() -> None:
    picture = WALL.replace("┌ ─ · ║", "┌ ─ ─ ║")
    after = hit(building(picture))
    assert at(after, "c4") is not None
    assert offered(building(picture), TakeBack) == []
