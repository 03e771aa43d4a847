"""A breakthrough that is steered at one device and dodged at another, as Python follows it.

The attacker's device flies the wave and reports every few steps at once; the other one reports
where its spot goes. Python notes when each report arrives and flies the wave again, so it knows for
itself how both hands moved (W26, W27). What it knows counts, whatever a device claims.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Any, Final

from ...core.rules import IllegalMove, Seat
from ..pieces import Attempt
from .checks import ENGLISH_STEP, LONGEST, SLACK, SPOT_STEP, is_place
from .console import EDGES, STEPS_PER_SECOND, Console, fly
from .maze import Point
from .pilot import nearer

COUNTDOWN: Final = 120
"""The steps of 3-2-1, which both devices show."""
LATEST: Final = 0.3
"""How many seconds after Python has it a dodge counts at the latest; it is passed on at once."""
EARLY: Final = 0.05
"""How many seconds a device's clock may be ahead."""
MOST_STEPS: Final = 15
"""The most steps that are reported at once; older ones could have been steered in hindsight."""
MOST_PLACES: Final = 1000
QUIET: Final = 2.0
"""After how many seconds without a report the attacker is away; the knob then stays as it is."""


class LiveFlight:
    """One launch: when the countdown began, where the dodger went, and what was flown so far."""

    def __init__(
        self, console: Console, attacker: Seat, ply: int, clock: Callable[[], float] = monotonic
    ) -> None:
        self.ply = ply
        self._attacker, self._clock = attacker, clock
        self._console = console.home()  # W26
        self._path = [(console.x, console.y)]
        self._places: list[Point] = [self._console.spots[1 - attacker]]
        self._times = [-inf]
        """When each of these places was reported; the spot begins at the first one."""
        self._heard = self._claimed = 0
        """The numbers of the place that the spot goes to, and of the one that was claimed."""
        self._begun = self._last = inf
        self._english: list[float] = []
        self._spots: list[Point] = []
        self._is_hit = False

    @property
    def wave(self) -> tuple[Point, float]:
        """Where the wave is, and the setting of the knob that steers it."""
        knob = self._english[-1] if self._english else self._console.english[self._attacker]
        return self._path[-1], knob

    @property
    def is_counting(self) -> bool:
        """Whether the countdown has begun, or is over."""
        return self._begun < inf

    @property
    def is_launched(self) -> bool:
        """Whether the wave is under way, or was."""
        return bool(self._english)

    @property
    def is_quiet(self) -> bool:
        """Whether the attacker's device has said nothing for too long."""
        return self._clock() - self._last > QUIET

    @property
    def is_over(self) -> bool:
        """Whether the wave has hit, or left the screen on the far side."""
        low, high = EDGES[self._attacker]
        return self._is_hit or len(self._english) >= LONGEST or not low < self._path[-1][0] < high

    def count(self) -> None:
        """Begin the countdown."""
        self._begun = self._last = self._clock()

    def dodge(self, place: object = None) -> tuple[int, Point]:
        """Note where the attacked player takes the spot, if it moves; return the newest place."""
        if place is not None and len(self._places) < MOST_PLACES:
            self._places.append(_place(place))
            self._times.append(self._clock())
        return len(self._places) - 1, self._places[-1]

    def fly(self, english: object, heard: object) -> None:
        """Follow the next steps: the knob at each, and the number of the place it knew of."""
        now = self._clock()
        knobs, numbers = self._checked(english, heard)
        done = len(self._english) + len(knobs)
        if knobs and now < self._begun + (COUNTDOWN + done) / STEPS_PER_SECOND - EARLY:
            raise IllegalMove(
                f"that is too early: the wave flies {STEPS_PER_SECOND} steps a second"
            )
        self._last, self._claimed = now, max(self._claimed, *numbers, 0)
        for left, (knob, number) in enumerate(zip(knobs, numbers, strict=True), 1 - len(knobs)):
            then = now + left / STEPS_PER_SECOND
            self._step(knob, max(number, self._newest(then - LATEST)))

    def finish(self) -> Attempt:
        """Return the launch as it went; where reports are missing, the knob stays as it is."""
        if not self._english:
            raise IllegalMove(
                "an attempt is launched and steered live when the other player is elsewhere"
            )
        missing = 0 if self.is_over else LONGEST - len(self._english)
        if missing > MOST_STEPS and self._clock() < self._last + missing / STEPS_PER_SECOND:
            raise IllegalMove("the wave is still under way")
        then = self._last
        while not self.is_over:
            then += 1 / STEPS_PER_SECOND
            self._step(self._english[-1], self._newest(then))
        return Attempt(tuple(self._english), tuple(self._spots))

    def _step(self, knob: float, number: int) -> None:
        """Let the wave fly for a step, with the spot on its way to a place (W27)."""
        if self.is_over:
            return
        self._heard = max(number, self._heard)
        goal = self._places[self._heard]
        if self._spots:
            goal = nearer(self._spots[-1], goal, SPOT_STEP)
        self._english.append(knob)
        self._spots.append(goal)
        asked = self._console.turn(self._attacker, knob).asked(self._attacker)
        speed, controls = self._console.speed, ((asked, *goal),)
        self._is_hit = fly(self._path, speed, self._attacker, controls, EDGES[self._attacker])

    def _newest(self, when: float) -> int:
        """Return the number of the newest place that was known at a time."""
        return bisect_right(self._times, when) - 1

    def _checked(self, english: object, heard: object) -> tuple[list[float], list[int]]:
        """Return the settings and numbers of a report; refuse what no hand could do."""
        knobs = _listed(english, (int, float))
        numbers = _listed(heard, (int,))
        before = self._english[-1:] or knobs[:1]
        in_range = all(-1.0 <= knob <= 1.0 for knob in knobs)
        steps = zip([*before, *knobs], knobs, strict=False)
        if not in_range or any(abs(b - a) > ENGLISH_STEP + SLACK for a, b in steps):
            raise IllegalMove(
                f"a knob stands from -1 to 1 and turns by {ENGLISH_STEP} a step at most"
            )
        known = [self._claimed, *numbers, len(self._places) - 1]
        if len(numbers) != len(knobs) or sorted(known) != known:
            raise IllegalMove("each step names a place that was told, and none before the last")
        return [float(knob) for knob in knobs], numbers


def _listed(values: object, kinds: tuple[type, ...]) -> list[Any]:
    """Return a list of a few numbers; refuse anything else."""
    is_short = isinstance(values, list) and len(values) <= MOST_STEPS
    if is_short and all(type(one) in kinds for one in values):  # type: ignore[attr-defined]
        return values  # type: ignore[return-value]
    raise IllegalMove(f"a report of a flight has lists of at most {MOST_STEPS} numbers")


def _place(place: object) -> Point:
    if isinstance(place, list) and is_place(place):
        return float(place[0]), float(place[1])
    raise IllegalMove("a spot is on the screen, from 0 to 1 both ways")
