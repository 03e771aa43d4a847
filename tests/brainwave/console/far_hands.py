"""Hands of people at one keyboard or at two devices: how often does the dodger get away?

They are the pilots of programs, who look at the screen at times of their own, as people do, and not
in step with the launch.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from brainwaves_widgets.brainwave.console.checks import ENGLISH_STEP, LONGEST, SPOT_STEP
from brainwaves_widgets.brainwave.console.console import EDGES, Console, fly
from brainwaves_widgets.brainwave.console.maze import CENTRE_Y
from brainwaves_widgets.brainwave.console.pilot import HANDS, MODULUS, Pilot, towards

if TYPE_CHECKING:
    from brainwaves_widgets.brainwave.console.maze import Point

PEOPLE = ("slow", "usual")
"""Hands that react within 270 and 180 ms on the average; a quick one is a program's."""


class Delays(NamedTuple):
    """How many steps something comes later."""

    seen: int = 0
    """The wave, on the dodger's screen."""
    spot: int = 0
    """The dodger's hand, at the attacker's device."""
    knob: int = 0
    """The attacker's own knob."""


AT_ONE_KEYBOARD = Delays()


@dataclass(slots=True)
class Person(Pilot):
    """A pilot whose reactions are now quicker, now slower."""

    rng: Random = field(default_factory=Random)

    def __post_init__(self) -> None:
        self._wait = self.rng.randint(0, self.hand.reaction)
        self._goal = None

    def move(
        self, console: Console, attacker: int, knob: float, spot: Point
    ) -> tuple[float, Point]:
        looks = self._wait <= 0
        wanted = Pilot.move(self, console, attacker, knob, spot)
        if looks:
            usual = self.hand.reaction
            self._wait = self.rng.randint(round(0.6 * usual), round(1.4 * usual))
        return wanted


def is_held(console: Console, steering: Pilot, dodging: Pilot, late: Delays) -> bool:
    """Fly a breakthrough in which each hand is as late as it is; tell whether nothing was hit."""
    attacker, defender = steering.seat, dodging.seat
    console = console.home()
    path, hand = [(console.x, console.y)], console.spots[defender]
    knobs = deque([console.english[attacker]] * late.knob)
    spots = deque([hand] * late.spot)
    seen = deque([console] * (late.seen + 1), maxlen=late.seen + 1)
    turned = console.english[attacker]
    low, high = EDGES[attacker]
    for _ in range(LONGEST):
        knob, _ = steering.move(console, attacker, turned, console.spots[defender])
        _, (x, y) = dodging.move(seen[0].place(defender, hand), attacker, 0.0, hand)
        turned = towards(turned, knob, ENGLISH_STEP)
        hand = towards(hand[0], x, SPOT_STEP), towards(hand[1], y, SPOT_STEP)
        knobs.append(turned)
        spots.append(hand)
        console = console.turn(attacker, knobs.popleft()).place(defender, spots.popleft())
        controls = ((console.asked(attacker), *console.spots[defender]),)
        if fly(path, console.speed, attacker, controls, EDGES[attacker]):
            return False
        console = console._replace(x=path[-1][0], y=path[-1][1])
        seen.append(console)
        if not low < console.x < high:
            break
    return True


def held(steering: str, dodging: str, late: Delays, attempts: int, seed: int = 1) -> int:
    """Return how many of so many attempts are dodged, by these hands."""
    rng, count = Random(seed), 0
    for number in range(attempts):
        attacker = number % 2
        console = Console.new(attacker)._replace(y=CENTRE_Y + rng.uniform(-0.4, 0.4))
        one, other = (
            Person(seat, HANDS[hand], rng.randrange(1, MODULUS), rng=rng)
            for seat, hand in ((attacker, steering), (1 - attacker, dodging))
        )
        count += is_held(console, one, other, late)
    return count
