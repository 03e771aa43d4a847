"""The machine alone: flip-flop, Resets, the two RC charges, and what a defender can hope for."""

from __future__ import annotations

import random
from collections.abc import Callable
from decimal import Decimal, localcontext
from itertools import pairwise
from math import exp
from statistics import mean
from typing import Any

import pytest

from brainwaves_widgets.brainwave.console.aims import aims, outcomes
from brainwaves_widgets.brainwave.console.checks import LONGEST
from brainwaves_widgets.brainwave.console.console import (
    CHARGES,
    LEFT,
    RAILS,
    RIGHT,
    STEPS_PER_SECOND,
    TAPERS,
    TOUCH_X,
    TOUCH_Y,
    Console,
    asked,
    carry,
    launch,
    shoot,
)
from brainwaves_widgets.brainwave.console.maze import (
    CELL_HEIGHT,
    CELL_WIDTH,
    CENTRE_Y,
    RED_CIRCLE,
    SQUARES,
    Square,
    centre,
)
from brainwaves_widgets.brainwave.pieces import Attempt

TAUS = {"slow": (0.6, 0.6), "middle": (0.4, 0.4), "fast": (0.2, 0.2), "edition 1": (0.6, 1.2)}
"""Across, and up or down (W5)."""
CLOSE = 1e-14  # what rounding may add up to: the stepped wave beside the closed form

W7 = (0.273, 0.226, 0.184, 0.159, 0.142, 0.146, 0.134, 0.129, 0.114, 0.094, 0.077, 0.062)
"""The share of knob settings that hit a square worth 1 to 12, as RULES.md has it."""

EMPTY = Console.new(0).place(0, (9.0, 9.0)).place(1, (9.0, 9.0))  # no spot in the way


def test_w1_two_spots_on_their_red_circles_and_one_wave() -> None:
    """W1: two spots on their red circles and one wave."""
    console = Console.new(attacker=1)
    assert console.spots == (centre(0, RED_CIRCLE), centre(1, RED_CIRCLE))
    assert (console.x, console.y, console.flip) == (1.10, CENTRE_Y, 1)  # W8
    assert console.english == (0.0, 0.0)


def test_w2_the_flip_flop_holds_direction_and_whose_english_steers() -> None:
    console = EMPTY.turn(0, -1).turn(1, 1)._replace(x=0.5)
    right, left = (console._replace(flip=player).run(1).console for player in (0, 1))
    assert right.x > 0.5 > left.x
    assert right.y < CENTRE_Y < left.y


def test_w2_the_wave_bounces_for_ever_and_a_touch_never_toggles() -> None:
    console = Console.new(0)
    flown = console.run(1200)
    near = [abs(x - 0.5) for x, _ in flown.path[30:]]
    assert max(near) < 0.398125  # never past a spot
    leaving = console._replace(x=console.spots[0][0])  # on player 1's spot, and theirs already
    assert leaving.run(1).console.flip == 0
    assert leaving.run(1).console.x > leaving.x


def test_w2_a_reset_sets_the_flip_flop() -> None:
    console = EMPTY._replace(x=0.5, flip=0)
    assert console.press(1).release(1).flip == 1
    assert console.press(0).release(0).flip == 0


@pytest.mark.parametrize("flip", [0, 1])
def test_w2_of_two_overlapping_spots_it_touches_the_one_it_travels_towards(flip: int) -> None:
    console = EMPTY.place(0, (0.5, CENTRE_Y)).place(1, (0.5, CENTRE_Y))._replace(x=0.5, flip=flip)
    assert console.run(1).console.flip == 1 - flip
    assert console.run(2).console.flip == flip


def test_w3_a_held_reset_lets_the_wave_pass_through_the_other_spot() -> None:
    """W3: a held reset lets the wave pass through the other spot."""
    free = Console.new(0)
    held = free.press(0)
    assert (held.x, held.y) == (free.x, free.y)
    assert free.run(80).console.flip == 1
    after = held.run(120).console
    assert (after.flip, after.x > RIGHT) == (0, True)
    assert held.release(0).run(120).console == free.run(120).console


def test_w3_a_released_reset_leaves_the_other_ones_way() -> None:
    both = EMPTY._replace(x=0.5).press(0).press(1)
    assert both.flip == 0  # [R] the first one keeps it
    assert both.release(0).flip == 1
    assert both.release(1).flip == 0


def test_w4_height_runs_on_off_the_screen_and_matters_for_the_next_shot() -> None:
    """W4: height runs on off the screen and matters for the next shot."""
    console = Console.new(0).place(1, centre(1, Square(4, 2)))
    out = console.turn(1, 1)._replace(flip=1).run(30).console
    assert out.x < LEFT
    assert out.y > CENTRE_Y
    assert aims(console, 0) != aims(out, 0)


def test_w5_constants() -> None:
    assert (CELL_WIDTH, CELL_HEIGHT, CENTRE_Y, TAPERS["slow"]) == (
        0.06125,
        0.07867,
        0.4924,
        (0.2, 0.8),
    )
    assert RAILS == (1.10, -0.10)
    assert pytest.approx(CELL_WIDTH * 0.75, rel=1e-15) == TOUCH_X  # half of 1 and of 1/2
    assert pytest.approx(CELL_HEIGHT * 0.75, rel=1e-15) == TOUCH_Y
    assert LEFT == -CELL_WIDTH / 4
    assert RIGHT == 1 + CELL_WIDTH / 4
    assert Console.new().speed == "slow"


@pytest.mark.parametrize("speed", CHARGES)
def test_w5_w6_charges_are_the_nearest_doubles_to_the_exponential(speed: str) -> None:
    with localcontext() as context:
        context.prec = 40
        for k, tau in zip(CHARGES[speed], TAUS[speed], strict=True):
            steps = Decimal(str(round(tau, 1))) * STEPS_PER_SECOND
            assert k == float(1 - (-1 / steps).exp())


@pytest.mark.parametrize("speed", CHARGES)
def test_w4_w5_the_stepped_wave_is_the_closed_exponential_within_rounding(speed: str) -> None:
    chance, (tau_x, tau_y), furthest = random.Random(5), TAUS[speed], 0.0
    for _ in range(100):
        english, flip, y = chance.uniform(-1, 1), chance.randrange(2), chance.uniform(-0.4, 1.4)
        start = EMPTY._replace(x=chance.uniform(-0.1, 1.1), y=y, flip=flip, speed=speed)
        height = asked(english, speed)
        for step, (x, y) in enumerate(start.turn(flip, english).run(600).path):
            t = step / STEPS_PER_SECOND
            true_x = RAILS[flip] + (start.x - RAILS[flip]) * exp(-t / tau_x)
            true_y = height + (start.y - height) * exp(-t / tau_y)
            furthest = max(furthest, abs(x - true_x), abs(y - true_y))
    assert furthest < CLOSE


def test_w5_w6_from_rail_to_edge_takes_the_longest_flight() -> None:
    path = EMPTY.run(LONGEST).path
    assert path[-2][0] < RIGHT < path[-1][0]


def test_w5_squares_strike_when_they_overlap() -> None:
    x, y = Console.new(0).run(1).console[:2]
    for dx, dy, strikes in ((0.999, 0.999, True), (1.001, 0, False), (0, 1.001, False)):
        console = Console.new(0).place(1, (x + dx * TOUCH_X, y - dy * TOUCH_Y))
        assert (console.run(1).console.flip == 1) is strikes


def test_w6_nothing_but_the_state_decides_and_runs_join_without_a_seam() -> None:
    chance = random.Random(6)
    for _ in range(50):
        console = Console.new(chance.randrange(2)).turn(0, chance.uniform(-1, 1))
        once, part = console.run(200), console.run(chance.randrange(200))
        rest = part.console.run(201 - len(part.path))
        assert part.path + rest.path[1:] == once.path
        assert rest.console == once.console


def test_knobs_spots_and_speeds_that_do_not_exist_are_refused() -> None:
    console = Console.new()
    for english in (1.01, float("nan"), float("-inf")):
        with pytest.raises(ValueError, match=r"from -1 \(up\) to 1 \(down\), not to"):
            console.turn(0, english)
    with pytest.raises(ValueError, match="somewhere"):
        console.place(0, (0.5, float("nan")))
    for speed in ("ludicrous", ["slow"], None):
        with pytest.raises(ValueError, match="slow, middle, fast"):
            Console.new(speed=speed)  # type: ignore[arg-type]


USES: dict[str, Callable[[Any], object]] = {
    "new": lambda player: Console.new(attacker=player),
    "turn": lambda player: Console.new().turn(player, 0.2),
    "place": lambda player: Console.new().place(player, (0.5, 0.5)),
    "press": lambda player: Console.new().press(player),
    "release": lambda player: Console.new().release(player),
    "off": lambda player: Console.new().off(player),
    "carry": lambda player: carry(Console.new(), player),
    "shoot": lambda player: shoot(Console.new(), player, 0.0),
    "aims": lambda player: aims(Console.new(), player),
    "launch": lambda player: launch(Console.new(), player, Attempt()),
}


@pytest.mark.parametrize("use", USES)
def test_w2_there_are_but_two_players(use: str) -> None:
    """W2: player 1 is 0 and player 2 is 1, wherever the console is told one."""
    for player in (0, 1):
        USES[use](player)
    for player in (2, 5, -1):
        with pytest.raises(ValueError, match=rf"0 \(player 1\) or 1 \(player 2\), not {player}"):
            USES[use](player)
    for wrong in ("Green", None, 1.0, [0]):
        with pytest.raises(TypeError, match=r"0 \(player 1\) or 1 \(player 2\), not "):
            USES[use](wrong)


@pytest.mark.parametrize("steps", [-3, -1])
def test_w6_time_does_not_run_backwards(steps: int) -> None:
    with pytest.raises(ValueError, match=f"a whole number of steps, 0 or more, not {steps}"):
        Console.new().run(steps)


@pytest.mark.parametrize("steps", [2.5, "2", None])
def test_w6_time_runs_in_whole_steps(steps: Any) -> None:
    with pytest.raises(TypeError, match="a whole number of steps, 0 or more, not "):
        Console.new().run(steps)
    assert len(Console.new().run(0).path) == 1


def test_w5_what_is_no_number_is_no_setting_and_no_place() -> None:
    for english in ("a", None, (0.5,)):
        with pytest.raises(TypeError, match=r"from -1 \(up\) to 1 \(down\), not to "):
            Console.new().turn(0, english)  # type: ignore[arg-type]
    for spot in (5, (0.5,), (1, 2, 3), "ab", None, ("a", 0.5)):
        with pytest.raises(TypeError, match="a pair of numbers, x and y, not "):
            Console.new().place(0, spot)  # type: ignore[arg-type]


@pytest.mark.parametrize("x", [-0.10, carry(Console.new(1), 1).console.x], ids=["rail", "edge"])
def test_w7_the_lower_a_squares_value_the_easier_it_is_to_hit(x: float) -> None:
    """W7: value by value, from where waves wait, at 11 heights; the share of the knob is exact."""
    shares: dict[int, list[float]] = {}
    for square in SQUARES:
        start = Console.new(0).place(1, centre(1, square))._replace(x=x)
        heights = [start._replace(y=CENTRE_Y + row * CELL_HEIGHT) for row in range(-5, 6)]
        hits = [sum(far - near for near, far in aims(one, 0)) / 2 for one in heights]
        assert min(hits) > 0  # every square can be hit from every exit height
        shares.setdefault(square.value, []).append(mean(hits))
    means = [mean(shares[value]) for value in range(1, 13)]
    assert all(after <= before + 0.005 for before, after in pairwise(means)), means
    assert means[0] >= 3 * means[-1]
    assert means == pytest.approx(W7, abs=0.008)


def test_w7_the_exit_height_decides_the_setting() -> None:
    """W7: as the print says, more English is needed from the top to a square near the bottom."""
    start = Console.new(0).place(1, centre(1, Square(4, 0)))
    settings = []
    for row in (-5, 0, 5):
        ((near, far),) = aims(start._replace(y=CENTRE_Y + row * CELL_HEIGHT), 0)
        settings.append((near + far) / 2)
    assert settings == sorted(settings, reverse=True)
    assert settings[0] - settings[-1] > 0.8  # of the 2 from end to end


def test_w7_w13_aims_are_the_knob_settings_that_hit() -> None:
    chance = random.Random(7)
    for _ in range(400):
        attacker = chance.randrange(2)
        console = Console.new(attacker)._replace(y=chance.uniform(0, 1))
        console = console.place(1 - attacker, centre(1 - attacker, chance.choice(SQUARES)))
        found = aims(console, attacker)
        for knob in (chance.uniform(-1, 1) for _ in range(8)):
            assert shoot(console, attacker, knob).hit is any(a < knob < b for a, b in found)
        for near, far in found:
            assert shoot(console, attacker, (near + far) / 2).hit


@pytest.mark.parametrize("speed", CHARGES)
def test_w13_w14_programs_foresee_just_what_shots_do(speed: str) -> None:
    rng, knobs, seen = random.Random(5), [knob / 20 for knob in range(-20, 21)], set()
    for _ in range(60):
        attacker = rng.randrange(2)
        console = Console.new(attacker, speed).turn(1 - attacker, rng.uniform(-1, 1))
        for player in (0, 1):
            console = console.place(player, centre(player, rng.choice([*SQUARES])))
        console = carry(console, 1 - attacker).console
        shots = [shoot(console, attacker, knob) for knob in knobs]
        told = outcomes(console, attacker, knobs)
        assert told == [(shot.hit, shot.telepathic) for shot in shots]
        seen |= {*told}
    assert len(seen) == 3
