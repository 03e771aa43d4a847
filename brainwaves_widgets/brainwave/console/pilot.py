"""A program at the controls of a breakthrough, bit for bit as in `pilot.ts` (W26, W27).

It looks at the screen every few steps, no more often than a person reacts, and moves knob and spot
no faster than a hand. Its unsteadiness comes from a small generator that gives the same numbers on
both sides: it multiplies by 16807 modulo 2^31 - 1, which is exact in doubles.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ..pieces import Attempt
from .checks import ENGLISH_STEP, LONGEST, SPOT_STEP
from .console import CHARGES, EDGES, RAILS, Console, asked, asking, fly
from .maze import CELL_HEIGHT, CENTRE_Y, Point, inside

MODULUS: Final = 2147483647
FACTOR: Final = 16807
HALVINGS: Final = 40  # of the knob's travel, until its setting is found
FAR: Final = 2.2 * CELL_HEIGHT  # how far a dodging spot keeps from the wave
INWARD: Final = 0.035  # how far it goes to meet the wave, which is faster there and harder to steer


class Hand(NamedTuple):
    """How quick and how steady a hand is."""

    reaction: int
    """Steps between two looks at the screen."""
    pace: float
    """How far it takes the spot in a step."""
    unsteady: float
    """By how much it may miss the knob's setting."""


HANDS: Final = {
    "slow": Hand(16, 0.008, 0.4),
    "usual": Hand(11, 0.014, 0.15),
    "quick": Hand(6, 0.02, 0.03),
}


@dataclass(slots=True)
class Pilot:
    """One hand in a breakthrough: the attacker's at the knob, or the other's at the spot."""

    seat: int
    hand: Hand = HANDS["usual"]
    seed: int = 0
    """The seed of its unsteadiness; with 0, it is made of the wave's height at the first look."""
    _wait: int = 0
    _knob: float = 0.0
    _goal: Point | None = None

    def move(
        self, console: Console, attacker: int, knob: float, spot: Point
    ) -> tuple[float, Point]:
        """Return what both hands want, after this one has changed its part."""
        looks = self._wait <= 0
        self._wait = self.hand.reaction if looks else self._wait - 1
        if self.seat == attacker:
            if looks:
                self._knob = self._unsteadily(steer(console, attacker), console)
            return self._knob, spot
        if looks:
            self._goal = dodge(console, attacker)
        if self._goal is None:
            return knob, spot
        return knob, nearer(console.spots[self.seat], self._goal, self.hand.pace)

    def _unsteadily(self, knob: float, console: Console) -> float:
        if self.seed == 0:
            height = console.y if console.y > 0 else -console.y
            self.seed = int(height * 1000000000.0) % (MODULUS - 1) + 1
        off = self._draw() + self._draw() - 1.0
        return _between(knob + self.hand.unsteady * off, -1.0, 1.0)

    def _draw(self) -> float:
        self.seed = self.seed * FACTOR % MODULUS
        return self.seed / MODULUS


def steer(console: Console, attacker: int) -> float:
    """Return the knob's setting that takes the wave to where the spot stands now."""
    kept = _kept(console, attacker)
    _, goal = console.spots[1 - attacker]
    if kept == 1.0:  # the wave is there already
        return console.english[attacker]
    height = (goal - console.y * kept) / (1.0 - kept)
    return sum(asking(height, console.speed, HALVINGS)) / 2.0


def dodge(console: Console, attacker: int) -> Point:
    """Return a place out of the wave's way: up or down, whichever has room, and inward."""
    defender = 1 - attacker
    x, y = console.spots[defender]
    inward = x - INWARD if defender else x + INWARD
    x = inward if inside(defender, (inward, y)) else x
    kept, height = _kept(console, attacker), asked(console.english[attacker], console.speed)
    coming = height + (console.y - height) * kept
    away = 1.0 if y >= coming else -1.0
    for goal in (coming + away * FAR, coming - away * FAR):
        if inside(defender, (x, goal)):
            return x, goal
    return x, CENTRE_Y


def flight(console: Console, attacker: int, steering: Pilot, dodging: Pilot) -> Attempt:
    """Fly a breakthrough live, as `attempt.ts` does, and return what both hands did."""
    console, defender = console.home(), 1 - attacker
    path = [(console.x, console.y)]
    english: list[float] = []
    spots: list[Point] = []
    while len(english) < LONGEST:
        knob, spot = console.english[attacker], console.spots[defender]
        for pilot in (steering, dodging):
            knob, spot = pilot.move(console, attacker, knob, spot)
        knob = towards(console.english[attacker], knob, ENGLISH_STEP)
        x, y = nearer(console.spots[defender], spot, SPOT_STEP)
        spot = _between(x, 0.0, 1.0), _between(y, 0.0, 1.0)
        console = console.turn(attacker, knob).place(defender, spot)
        english.append(knob)
        spots.append(spot)
        controls = ((console.asked(attacker), *spot),)
        hit = fly(path, console.speed, attacker, controls, EDGES[attacker])
        console = console._replace(x=path[-1][0], y=path[-1][1])
        low, high = EDGES[attacker]
        if hit or not low < console.x < high:
            break
    return Attempt(tuple(english), tuple(spots))


def _kept(console: Console, attacker: int) -> float:
    """Return how much of its height the wave keeps on the way to the attacked spot."""
    (kx, ky), rail, goal = CHARGES[console.speed], RAILS[attacker], console.spots[1 - attacker][0]
    x, kept = console.x, 1.0
    for _ in range(LONGEST):
        x += kx * (rail - x)
        if x <= goal if attacker else x >= goal:
            break
        kept -= ky * kept
    return kept


def towards(start: float, end: float, most: float) -> float:
    """Go from a value towards another by no more than the bound."""
    return start + most if end > start + most else max(end, start - most)


def nearer(start: Point, end: Point, most: float) -> Point:
    """Go from a place towards another by no more than the bound, across and down alike."""
    return towards(start[0], end[0], most), towards(start[1], end[1], most)


def _between(value: float, low: float, high: float) -> float:
    return min(high, max(low, value))
