"""What the game asks of the machine: carrying, shooting, and launching with live controls."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from brainwaves_widgets.brainwave.console.aims import aims
from brainwaves_widgets.brainwave.console.checks import (
    ENGLISH_STEP,
    LONGEST,
    SPOT_STEP,
    ImpossibleTrace,
    check_trace,
)
from brainwaves_widgets.brainwave.console.console import LEFT, RIGHT, Console, carry, launch, shoot
from brainwaves_widgets.brainwave.console.maze import CENTRE_Y, RED_CIRCLE, Point, Square, centre
from brainwaves_widgets.brainwave.pieces import Attempt

HOME = centre(1, RED_CIRCLE)
STILL = Attempt((0.0,) * LONGEST, (HOME,) * LONGEST)


@pytest.mark.parametrize("defender", [0, 1])
def test_w11_the_held_reset_carries_the_wave_under_the_defenders_knob(defender: int) -> None:
    """W11: the held reset carries the wave under the defender's knob."""
    console = Console.new(defender).turn(defender, 0.6).turn(1 - defender, -0.6)
    flight = carry(console, defender)
    assert flight.console.off(1 - defender)
    assert (flight.console.y - CENTRE_Y) > 0  # the defender's knob, and through the other spot
    assert not any(x < LEFT or x > RIGHT for x, _ in flight.path[10:-1])
    assert flight.path[-1] == (flight.console.x, flight.console.y)
    assert flight.console.flip == defender
    assert flight.console.held == (False, False)
    assert flight.console.english == console.english


def test_w11_a_wave_that_is_there_already_stays_frozen() -> None:
    console = Console.new(0)
    assert carry(console, 1) == (console._replace(flip=1), ((console.x, console.y),))


@pytest.mark.parametrize("attacker", [0, 1])
def test_w13_w14_a_hit_comes_back_and_may_strike_the_attacker_too(attacker: int) -> None:
    """W13, W14: a hit comes back and may strike the attacker too."""
    shot = shoot(Console.new(attacker), attacker, 0.0)  # straight along the middle row
    assert shot.hit
    assert shot.telepathic
    assert shot.struck is not None
    xs = [x if attacker == 0 else 1 - x for x, _ in shot.path]
    assert all(b > a for a, b in pairwise(xs[: shot.struck + 1]))
    assert all(b < a for a, b in pairwise(xs[shot.struck :]))
    assert shot.console.flip == attacker  # the attacker's spot has set it again (W2)


def test_w14_the_way_back_is_steered_by_the_defenders_knob() -> None:
    console = Console.new(0).turn(1, 1.0)
    shot = shoot(console, 0, 0.0)
    assert shot.hit
    assert not shot.telepathic
    assert shot.console.off(0)
    assert shot.console.y > CENTRE_Y + 0.3
    assert shot.console.flip == 1


@pytest.mark.parametrize("attacker", [0, 1])
def test_w14_w15_a_miss_ends_off_the_screen_on_the_defenders_side(attacker: int) -> None:
    shot = shoot(Console.new(attacker), attacker, 1.0)
    assert not shot.hit
    assert not shot.telepathic
    assert shot.struck is None
    assert shot.console.off(1 - attacker)
    assert shot.console.flip == attacker
    assert len(shot.path) == LONGEST + 1


def test_w16_the_wave_is_frozen_where_the_shot_left_it() -> None:
    console = Console.new(0).place(1, centre(1, Square(5, 2)))
    low, high = aims(console, 0)[0]
    shot = shoot(console, 0, (low + high) / 2)
    assert shot.hit
    after = shot.console
    assert (after.x, after.y) == shot.path[-1]
    assert after.spots == console.spots
    assert after.english == ((low + high) / 2, 0.0)
    assert after.held == (False, False)
    assert carry(after, 0).path[0] == shot.path[-1]


def test_w27_without_any_controls_everything_stays_where_it_is() -> None:
    """W27: without any controls everything stays where it is."""
    assert launch(Console.new(0), 0, Attempt()) == launch(Console.new(0), 0, STILL)
    assert launch(Console.new(0), 0, Attempt()).hit


def test_w27_a_launch_that_steers_as_in_a_battle_flies_as_in_a_battle() -> None:
    for knob in (-0.7, 0.05, 0.4):
        shot = shoot(Console.new(0), 0, knob)
        live = launch(Console.new(0), 0, Attempt((knob,)))
        assert live.hit is shot.hit
        assert live.path == shot.path[: len(live.path)]


def test_w27_english_steers_live() -> None:
    knobs = tuple(min(1.0, step * 0.1) for step in range(LONGEST))
    live = launch(Console.new(0), 0, Attempt(knobs))
    assert not live.hit
    assert live.console.off(1)
    assert live.console.y > CENTRE_Y + 0.3
    assert live.console.english[0] == 1.0


def test_w26_w27_the_attacked_spot_dodges_and_runs_into_the_wave() -> None:
    """W26, W27: the attacked spot dodges and runs into the wave."""
    x, y = HOME
    away = tuple((x, y + min(0.2, step * 0.01)) for step in range(60))
    dodged = launch(Console.new(0), 0, Attempt((), away))
    assert (dodged.hit, dodged.left) == (False, None)
    assert dodged.console.off(1)
    assert dodged.console.spots[1] == away[-1]
    ahead = tuple((max(0.55, x - step * 0.02), y) for step in range(60))
    ran = launch(Console.new(0), 0, Attempt((), ahead))
    assert ran.hit
    assert len(ran.path) < len(launch(Console.new(0), 0, STILL).path)
    assert ran.console.flip == 1


def test_w26_a_spot_that_leaves_its_maze_is_reported() -> None:
    x, y = HOME
    out = tuple((x + step * 0.01, y) for step in range(8))
    assert check_trace(Attempt((), out), 1) == 4
    assert launch(Console.new(0), 0, Attempt((), out)).left == 4
    late = (*((x, y),) * (LONGEST - 8), *out)  # the wave has struck by then
    assert launch(Console.new(0), 0, Attempt((), late)) == launch(Console.new(0), 0, STILL)
    assert check_trace(Attempt((), out), 0) == 0  # nobody's maze but their own


@pytest.mark.parametrize(
    ("trace", "why"),
    [
        (Attempt((0.0,) * (LONGEST + 1)), "over after 96 steps"),
        (Attempt((), (HOME,) * (LONGEST + 1)), "over after 96 steps"),
        (Attempt((0.0, ENGLISH_STEP * 1.01)), "turns by 0.17 .* not by 0.1717 at step 1$"),
        (Attempt((0.0, 0.1, 0.1, -0.4, 0.4)), "turns by 0.17 .* not by 0.5 at step 3$"),
        (Attempt((0.0, ENGLISH_STEP + 2e-9)), "not by 0.170000002 at step 1$"),
        (Attempt((0.99, 1.01)), r"to 1 \(down\), not to 1.01 at step 1$"),
        (Attempt((float("nan"),)), r"to 1 \(down\), not to nan at step 0$"),
        (Attempt((), (HOME, (HOME[0] - SPOT_STEP * 1.01, HOME[1]))), "moves by 0.04"),
        (Attempt((), (HOME, (HOME[0], HOME[1] + SPOT_STEP * 1.01))), "moves by 0.04"),
        (Attempt((), (HOME, HOME, (0.6, HOME[1] - 0.25))), "not by 0.298125 at step 2$"),
        (Attempt((), ((0.7, float("inf")),)), r"on the screen, .* not at \(0.7, inf\) at step 0$"),
        (Attempt((), ((float("nan"), 0.5),)), "on the screen"),
        (Attempt((), (HOME, (1.2, 0.5))), r"on the screen, .* not at \(1.2, 0.5\) at step 1$"),
    ],
)
def test_w26_w27_what_no_hand_could_do_is_refused(trace: Attempt, why: str) -> None:
    with pytest.raises(ImpossibleTrace, match=why):
        check_trace(trace, 1)
    with pytest.raises(ImpossibleTrace, match=why):
        launch(Console.new(0), 0, trace)


def test_w26_w27_hands_at_their_bound_are_believed() -> None:
    knobs = [-1.0]
    spots: list[Point] = [(0.6, CENTRE_Y)]
    while len(knobs) < 12:
        knobs.append(min(1.0, knobs[-1] + ENGLISH_STEP))
    while len(spots) < 8:
        spots.append((spots[-1][0] + SPOT_STEP, spots[-1][1]))
    assert check_trace(Attempt(tuple(knobs), tuple(spots)), 1) is None


@pytest.mark.parametrize("act", [lambda c: c.press(1).home(), lambda c: c.home().press(1)])
def test_w26_w30_both_spots_return_to_their_red_circles(act: Callable[[Console], Console]) -> None:
    moved = Console.new(0).place(0, (0.3, 0.3)).place(1, (0.6, 0.6))
    assert act(moved).spots == Console.new(0).spots
