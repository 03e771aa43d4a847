"""The wave on a blackboard closes in as the console does, and a shot is told as it goes."""

from __future__ import annotations

import re
from itertools import pairwise
from math import log

import pytest

from brainwaves_widgets.brainwave.console.aims import aims
from brainwaves_widgets.brainwave.console.console import CHARGES, Console
from brainwaves_widgets.lessons.board.chalk import CHALK
from brainwaves_widgets.lessons.tutorials.question_file import questions
from brainwaves_widgets.lessons.tutorials.wave import (
    PATHS,
    TARGET,
    approach,
    chart,
    fan,
    fire,
    screen,
)


@pytest.mark.parametrize("speed", CHARGES)
def test_each_step_leaves_the_same_part(speed: str) -> None:
    """W4: like a charging capacitor."""
    left = approach(60, speed)
    parts = [after / before for before, after in pairwise(left)]
    assert max(parts) == pytest.approx(min(parts)) == pytest.approx(1 - CHARGES[speed][0])


def test_halving_takes_25_steps_at_the_slow_speed() -> None:
    half = log(0.5) / log(1 - CHARGES["slow"][0])
    assert round(half) == 25
    assert questions()["half and half again"].answer == 50


def test_a_shot_hits_where_the_console_says() -> None:
    """W13: the knob's positions that hit, worked out by the console."""
    ((near, far),) = aims(Console.new().place(1, TARGET), 0)
    for knob in (near + 0.001, (near + far) / 2, far - 0.001):
        assert fire(-knob)
    assert not fire(0.01 - near)
    assert not fire(-0.01 - far)


def test_a_miss_says_which_way() -> None:
    assert "too low. Turn the knob further up, towards 1." in repr(fire(-0.5))
    assert "too high. Turn the knob further down, towards -1." in repr(fire(0.9))
    assert fire().state == "open"


def test_up_is_a_positive_number_as_on_a_graph() -> None:
    """The more the pupil writes, the higher the wave passes."""
    above = fan(0.9, -0.9)
    heights = [float(y) for y in re.findall(r'y="([\d.]+)"[^>]*>-?0.9<', above)]
    assert heights[0] < heights[1]  # pictures count downward


@pytest.mark.parametrize("knob", [0.6, "0.6", "0,6", "+0.6", "3/5"])
def test_the_knob_is_read_in_many_ways(knob: object) -> None:
    assert fire(knob)
    assert not fire(-0.6)
    assert repr(fire("\N{MINUS SIGN}0,6")) == repr(fire(-0.6))


@pytest.mark.parametrize("knob", [5, "5", -1.01, "up", "", None, True, [0], float("nan"), 10**400])
def test_what_is_no_position_is_told_in_a_box(knob: object) -> None:
    told = fire(knob)
    assert told.state == "unread"
    assert repr(told).endswith("Write a number from -1 (down) to 1 (up).")
    assert told.picture == fire().picture


def test_pictures_have_a_line_each() -> None:
    both = chart({"slow": approach(40), "fast": approach(40, "fast")}, across="steps", up="left")
    assert ">slow</text>" in both
    assert ">fast</text>" in both
    assert repr(both) == "<Picture: left over steps: slow, fast>"
    assert all(colour not in screen([]) for colour in PATHS if colour != CHALK)
    assert PATHS[0] in screen([[(0.2, 0.5), (0.4, 0.5)]])
