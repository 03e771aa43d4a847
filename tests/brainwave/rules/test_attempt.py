"""Attempts to break a train, W26 to W28 and W30: restarts, the live wave, and what they cost."""

from __future__ import annotations

import pytest

from brainwaves_widgets.brainwave import (
    RULES,
    Attempt,
    Call,
    EndTurn,
    Lay,
    PutBack,
)
from brainwaves_widgets.brainwave.console.console import LEFT, RAILS, RIGHT
from brainwaves_widgets.brainwave.console.maze import RED_CIRCLE, Square, centre
from brainwaves_widgets.brainwave.text.prompt import prompt
from brainwaves_widgets.core import IllegalMove
from brainwaves_widgets.core.files.codec import decode_move, encode_move
from tests.brainwave.builders import (
    BLUE,
    GREEN,
    WALL,
    at,
    building,
    called,
    steer,
    then,
    tiles,
)

OUT = ((0.99, 0.95),)
"""Blue's spot outside its maze, where no wave comes by."""


def test_w26_both_spots_go_to_their_red_circles() -> None:
    before = building(WALL, "logic logic")
    console = before.console.place(0, (0.3, 0.3)).place(1, (0.7, 0.7))
    before = before._replace(console=console, spots=(Square(4, -2), Square(3, 2)))
    state, _ = then(before, Call("major", "d4"), Lay("c4", "logic", 1))
    assert state.spots == (RED_CIRCLE, RED_CIRCLE)
    assert state.console.spots == (centre(0, RED_CIRCLE), centre(1, RED_CIRCLE))


def test_w26_leaving_the_maze_restarts_once_and_then_counts_as_a_hit() -> None:
    state = called("major", "logic logic")
    again, events = then(state, Attempt((0.0,), OUT))
    assert events == ["launched"]
    assert (again.phase, again.restarted, again.console) == ("attempt", True, state.console)
    assert again.news == ("restart", GREEN, 0)
    after, events = then(again, Attempt((0.0,), OUT))
    assert "broke" in events
    assert after.restarted is False
    assert after.news == ("left", GREEN, 0)
    _, (launched, *_) = RULES.play(again, GREEN, Attempt((0.0,), OUT))
    told = "Blue left the maze again, which counts as a hit."
    assert RULES.tell(launched, ("Green", "Blue")) == told
    assert prompt(RULES.view(after, BLUE))[1] == "Blue left the maze again: that counts as a hit."


@pytest.mark.parametrize("seat", [GREEN, BLUE])
def test_w16_before_a_launch_the_wave_waits_on_the_attackers_side(seat: int) -> None:
    """W16: Telepathic Communication leaves it at the attacker's spot, in the middle."""
    mirrored = "\n".join(
        row[::-1].translate(str.maketrans("┌─│║╔╗╚╝═", "╗═║│┐┌┘└─")) for row in WALL.split("\n")
    )
    square, way = ("d4", "c4") if seat == GREEN else ("d4", "e4")
    before = building(WALL if seat == GREEN else mirrored, "logic logic", seat=seat)
    middle = before.console._replace(x=0.3 if seat == GREEN else 0.7, y=0.61)
    moves = Call("major", square), Lay(way, "logic", 1)
    state, _ = then(before._replace(console=middle), *moves)
    assert (state.phase, state.console.y) == ("attempt", 0.61)
    assert state.console.x == RAILS[1 - seat]
    assert state.console.off(seat)
    out = before.console._replace(x=LEFT - 0.01 if seat == GREEN else RIGHT + 0.01)
    assert then(before._replace(console=out), *moves)[0].console.x == out.x  # it is there already


def test_w26_after_a_restart_a_fair_attempt_decides() -> None:
    again, _ = then(called("major", "logic logic"), Attempt((0.0,), OUT))
    _, events = then(again, Attempt((steer(again, hit=False),)))
    assert "failed" in events


def test_w26_who_is_hit_outside_is_hit() -> None:
    state = called("major", "logic logic")
    beside = ((0.96, 0.4924),)
    _, events = then(state, Attempt((0.0,), beside))
    assert "broke" in events


def test_w27_the_launch_decides_and_the_tile_goes_back_into_its_owners_set() -> None:
    state = called("major", "logic logic")
    before = state.sets[BLUE]
    after, _ = then(state, Attempt((steer(state, hit=True),)))
    assert after.sets[BLUE] == (before[0] + 1, *before[1:])
    assert after.news == ("through", GREEN, 0)


def test_w27_the_knob_steers_live() -> None:
    state = called("major", "logic logic")
    hits = steer(state, hit=True)
    turned = (hits, *[min(1.0, hits + 0.17 * step) for step in range(1, 12)])
    results = {then(state, Attempt(trace))[1][1] for trace in ((hits,), turned)}
    assert results == {"broke", "failed"}


def test_w27_a_dodging_spot_is_missed() -> None:
    state = called("major", "logic logic")
    hits = steer(state, hit=True)
    dodge = tuple((0.898125, 0.4924 + min(0.3, 0.03 * step)) for step in range(60))
    assert then(state, Attempt((hits,), dodge))[1][1] == "failed"


@pytest.mark.parametrize(
    "move",
    [
        Attempt((2.0,)),
        Attempt((0.0, 1.0)),  # faster than a hand
        Attempt((0.0,) * 97),
        Attempt((), ((0.9, 0.5), (0.5, 0.5))),
        Attempt((), ((0.9,),)),  # type: ignore[arg-type]
        Attempt((), (0.9, 0.5)),  # type: ignore[arg-type]
        Attempt([0.0]),  # type: ignore[arg-type]
        Attempt(("0",)),  # type: ignore[arg-type]
        Attempt((float("nan"),)),
        Attempt((True,)),
        Attempt(None),  # type: ignore[arg-type]
    ],
)
def test_w27_what_no_person_could_have_done_is_refused(move: Attempt) -> None:
    with pytest.raises(IllegalMove):
        RULES.play(called("major", "logic logic"), GREEN, move)


def test_w27_an_attempt_goes_through_json() -> None:
    move = Attempt((0.5, 0.625), ((0.875, 0.5),))
    assert decode_move(RULES, encode_move(move)) == move


def test_w28_a_major_failure_costs_all_unplayed_tiles() -> None:
    state = called("major", "logic logic bender block")
    before = state.sets[GREEN]
    after, events = then(state, Attempt((steer(state, hit=False),)))
    assert after.news == ("held", GREEN, 4)
    told = "Green's breakthrough failed and cost 4 tiles. Blue attacks now."
    assert told in prompt(RULES.view(after, None))[1]
    assert events == ["launched", "failed"]
    assert after.banks[GREEN] == tiles("")
    assert after.sets[GREEN] == (before[0] + 2, before[1] + 1, before[2], before[3] + 1)
    assert (after.phase, after.attacker, after.plan) == ("dice", BLUE, None)
    assert at(after, "d4")[:2] == (BLUE, "logic")  # type: ignore[index]


def test_w28_a_minor_failure_leaves_three_of_ones_choice() -> None:
    state = called("minor", "logic logic bender block decision")
    after, _ = then(state, Attempt((steer(state, hit=False),)))
    assert (after.phase, after.bank) == ("keep", tiles("logic logic bender block decision"))
    after, _ = then(after, PutBack("block"), PutBack("logic"))
    assert after.banks[GREEN] == tiles("logic bender decision")
    assert (after.phase, after.attacker) == ("dice", BLUE)


def test_w28_with_three_nothing_is_lost_but_the_turn() -> None:
    state = called("minor", "logic decision")
    after, _ = then(state, Attempt((steer(state, hit=False),)))
    assert (after.phase, after.banks[GREEN]) == ("dice", tiles("logic decision"))


@pytest.mark.parametrize("hits", [True, False])
def test_w30_after_an_attempt_both_spots_stand_on_their_red_circles(hits: bool) -> None:
    state = called("major", "logic logic")
    spot = ((0.898125, 0.4924), (0.898125, 0.5))
    after, _ = then(state, Attempt((steer(state, hit=hits),), spot))
    assert after.spots == (RED_CIRCLE, RED_CIRCLE)
    assert after.console.spots == (centre(0, RED_CIRCLE), centre(1, RED_CIRCLE))


def test_w30_play_continues() -> None:
    state = called("major", "logic logic")
    after, _ = then(state, Attempt((steer(state, hit=True),)), EndTurn())
    assert (after.phase, after.battle, after.attacker) == ("dice", 6, BLUE)
