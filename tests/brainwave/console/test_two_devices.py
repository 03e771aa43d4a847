"""A breakthrough from two devices, W26 and W27: what Python followed counts, and nothing else."""

from __future__ import annotations

from itertools import pairwise
from math import inf, nan
from random import Random
from typing import Any

import pytest

from brainwaves_widgets.brainwave.console.checks import LONGEST, SPOT_STEP, check_trace
from brainwaves_widgets.brainwave.console.console import Console, launch
from brainwaves_widgets.brainwave.console.two_devices import (
    COUNTDOWN,
    LATEST,
    MOST_PLACES,
    MOST_STEPS,
    QUIET,
    LiveFlight,
)
from brainwaves_widgets.core import IllegalMove
from tests.widgets.nonsense import NONSENSE

STEP = 1 / 60
HOME = Console.new(0).spots[1]
AWAY = [HOME[0], HOME[1] + 0.2]


class Devices:
    """An attacker's device and a dodger's, some steps apart, with a clock that tests turn."""

    def __init__(self, lag: int = 0) -> None:
        self.now, self.lag = 100.0, lag
        self.flight = LiveFlight(Console.new(0), 0, 9, lambda: self.now)
        self.flight.count()
        self.now += COUNTDOWN * STEP
        self.told = [(0, -lag)]
        self.steps = 0

    def dodge(self, place: Any) -> None:
        self.told.append((self.flight.dodge(place)[0], self.steps))

    def fly(self, steps: int, knob: float = 0.0) -> None:
        """Fly honestly: the spot goes where it was told to, `lag` steps ago or earlier."""
        for _ in range(steps):
            self.steps += 1
            self.now += STEP
            known = max(number for number, when in self.told if when <= self.steps - self.lag)
            self.flight.fly([knob], [known])


def test_w27_the_launch_is_what_both_devices_told() -> None:
    devices = Devices(lag=5)
    devices.fly(20)
    devices.dodge(AWAY)
    devices.fly(LONGEST - 20)
    trace = devices.flight.finish()
    assert [spot[1] for spot in trace.spot[:24]] == [HOME[1]] * 24
    assert trace.spot[24][1] == pytest.approx(HOME[1] + SPOT_STEP)
    assert trace.spot[-1] == tuple(AWAY)
    check_trace(trace, 1)
    assert not launch(Console.new(0), 0, trace).hit


def test_w26_who_does_not_dodge_is_hit_where_they_stand() -> None:
    devices = Devices()
    while not devices.flight.is_over:
        devices.fly(1)
    trace = devices.flight.finish()
    assert set(trace.spot) == {HOME}
    assert launch(Console.new(0), 0, trace).hit


def test_w26_a_dodge_counts_at_the_latest_after_the_stated_delay() -> None:
    """A device that does not want to know of it changes nothing."""
    devices = Devices(lag=10_000)  # it says that nothing ever came
    devices.fly(20)
    devices.dodge(AWAY)
    late = round(LATEST / STEP)
    devices.fly(late - 1)
    devices.fly(LONGEST - devices.steps)
    trace = devices.flight.finish()
    moved = next(at for at, spot in enumerate(trace.spot) if spot != HOME)
    assert moved - 20 in (late - 1, late, late + 1)
    assert not launch(Console.new(0), 0, trace).hit


@pytest.mark.parametrize(
    ("english", "heard", "why"),
    [
        ([0.0], [1], "a place that was told"),  # the dodger said nothing yet
        ([0.0], [-1], "a place that was told"),
        ([0.0, 0.0], [0], "a place that was told"),
        ([0.0, 0.9], [0, 0], "turns by"),
        ([1.5], [0], "turns by"),
        ([nan], [0], "turns by"),
        ([inf], [0], "turns by"),
        ([0.0] * (MOST_STEPS + 1), [0] * (MOST_STEPS + 1), "at most 15 numbers"),
        ([True], [0], "at most 15 numbers"),
        ([0.0], [0.0], "at most 15 numbers"),
        ("0", [0], "at most 15 numbers"),
    ],
)
def test_w27_what_no_device_could_have_flown_is_refused(english: Any, heard: Any, why: str) -> None:
    devices = Devices()
    devices.now += 10
    with pytest.raises(IllegalMove, match=why):
        devices.flight.fly(english, heard)
    assert not devices.flight.is_launched


def test_w27_nobody_flies_before_the_countdown_or_faster_than_the_wave() -> None:
    devices = Devices()
    devices.now -= 1
    with pytest.raises(IllegalMove, match="too early"):
        devices.flight.fly([0.0], [0])
    devices.now += 1 + 3 * STEP
    devices.flight.fly([0.0] * 3, [0] * 3)
    with pytest.raises(IllegalMove, match="too early"):
        devices.flight.fly([0.0] * 10, [0] * 10)


def test_w26_a_dodge_is_not_moved_to_another_time() -> None:
    """Neither before it was told, nor back to a place that was left."""
    devices = Devices()
    devices.fly(10)
    devices.dodge(AWAY)
    devices.fly(10)
    devices.now += STEP
    with pytest.raises(IllegalMove, match="a place that was told"):
        devices.flight.fly([0.0], [0])


def test_w27_an_attacker_who_goes_away_leaves_the_knob_as_it_is() -> None:
    devices = Devices()
    with pytest.raises(IllegalMove, match="launched and steered live"):
        devices.flight.finish()
    devices.fly(30, 0.1)
    with pytest.raises(IllegalMove, match="still under way"):
        devices.flight.finish()
    devices.now += 0.2
    devices.dodge(AWAY)  # the other one still may dodge
    assert not devices.flight.is_quiet
    devices.now += QUIET
    assert devices.flight.is_quiet
    trace = devices.flight.finish()
    assert set(trace.english) == {0.1}
    assert trace.spot[29] == HOME
    assert trace.spot[-1] == tuple(AWAY)


def test_w26_ten_thousand_odd_messages_change_nothing_but_what_they_may() -> None:
    rng, devices = Random(3), Devices()
    odd: list[Any] = [*NONSENSE, [0.5], [2, 0.5], [nan, 0.5], [0.5, 0.5, 0.5], ["0", 1], [True, 0]]
    for _ in range(10_000):
        devices.now += STEP * rng.random() / 10
        try:
            if rng.random() < 0.5:
                devices.flight.dodge(
                    [rng.random(), rng.random()] if rng.random() < 0.3 else rng.choice(odd)
                )
            else:
                lists = [rng.choice([[0.0], [0.1, 0.2], [0], [3], rng.choice(odd)]) for _ in "ab"]
                devices.flight.fly(*lists)
        except IllegalMove:
            pass
    devices.now += 5
    if not devices.flight.is_launched:
        devices.flight.fly([0.0], [0])
    trace = devices.flight.finish()
    check_trace(trace, 1)  # whatever was said, hands could have done it
    assert devices.flight.dodge()[0] < MOST_PLACES
    assert all(abs(a - b) <= 0.17 + 1e-9 for a, b in pairwise(trace.english))
