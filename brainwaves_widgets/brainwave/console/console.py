"""The 1973 console (W1 to W7): where the wave flies, bit for bit as in `console.ts`.

Each RC charge is stepped as `x += k * (rail - x)` with `k = 1 - exp(-dt / tau)` written out as a
double. That is its exact solution from one step of 1/60 s to the next, so the only error is that
of rounding, and a step needs nothing but + - * and comparisons (W6).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import repeat
from math import inf
from typing import Any, Final, NamedTuple, TypeVar

from ..pieces import Attempt
from .checks import LONGEST, check_english, check_player, check_spot, check_steps, check_trace
from .maze import CENTRE_Y, RED_CIRCLE, Point, centre

STEPS_PER_SECOND: Final = 60  # W6
RAILS: Final = (1.10, -0.10)  # where a player's wave goes: player 1's to the right (W2, W5)
CHARGES: Final = {  # k a step across and up or down (W5): tau 0.6 s, 0.4 s, 0.2 s; 0.6 and 1.2 s
    "slow": (0.02739552288365161, 0.02739552288365161),
    "middle": (0.04081054289086181, 0.04081054289086181),
    "fast": (0.07995558537067675, 0.07995558537067675),
    "edition 1": (0.02739552288365161, 0.013792883256083781),  # how old games fly
}
TAPERS: Final = dict.fromkeys(CHARGES, (0.2, 0.8)) | {"edition 1": (0.95, 0.0)}
"""How much of a knob's setting and of its cube is asked for, from -1 (up) to 1 (W5)."""
TOUCH_X: Final = 0.0459375  # half a spot and half a ball, which is half a spot's size (W5)
TOUCH_Y: Final = 0.0590025
LEFT: Final = -0.0153125  # W11, W14: off the screen is the whole ball
RIGHT: Final = 1.0153125

_FREE: Final = (-inf, inf)
EDGES: Final = ((-inf, RIGHT), (LEFT, inf))
_NOWHERE: Final = (inf, inf)  # a spot that nothing touches
HOME: Final = (centre(0, RED_CIRCLE), centre(1, RED_CIRCLE))
"""Where the spots stand on their red circles."""

T = TypeVar("T")
Controls = tuple[float, float, float]  # the height asked for, and the spot that may be touched


class Console(NamedTuple):
    """The whole machine at one moment, frozen between steps.

    >>> console = Console.new(attacker=0)
    >>> console.x, console.y
    (-0.1, 0.4924)
    >>> console.turn(0, 0.5).press(0).release(0).run(60).console.x
    0.8733...
    """

    x: float
    y: float
    flip: int
    """The flip-flop: whose wave it is. Player 1 (0) sends it right, player 2 (1) left (W2)."""
    spots: tuple[Point, Point]
    english: tuple[float, float] = (0.0, 0.0)
    held: tuple[bool, bool] = (False, False)
    """Whose Reset is held down (W3). [R] With both held the flip-flop stays as it is."""
    speed: str = "slow"

    @classmethod
    def new(cls, attacker: int = 0, speed: str = "slow") -> Console:
        """Set up: knobs centred, spots on red circles, the wave on the attacker's rail (W8)."""
        attacker = check_player(attacker)
        if speed not in tuple(CHARGES):
            raise ValueError(f"the speed is one of {', '.join(CHARGES)}, not {speed!r:.60}")
        return cls(RAILS[1 - attacker], CENTRE_Y, attacker, HOME, speed=speed)

    def turn(self, player: int, english: float) -> Console:
        """Turn a player's English knob, from -1 (up) to 1 (down)."""
        return self._replace(english=_put(self.english, player, check_english(english)))

    def place(self, player: int, spot: Point) -> Console:
        """Put a player's spot somewhere on the screen, by its middle."""
        return self._replace(spots=_put(self.spots, player, check_spot(spot)))

    def home(self) -> Console:
        """Put both spots on their red circles (W26, W30)."""
        return self._replace(spots=HOME)

    def wait(self, player: int) -> Console:
        """Let the wave wait off the screen on a player's side, at its height (W16)."""
        return self if self.off(player) else self._replace(x=RAILS[1 - check_player(player)])

    def press(self, player: int) -> Console:
        """Press a player's Reset and hold it: the flip-flop is theirs, the wave stays (W2, W3)."""
        held = _put(self.held, player, item=True)
        return self._replace(held=held, flip=self.flip if all(held) else player)

    def release(self, player: int) -> Console:
        """Let go of a player's Reset; one that is still held now has its way (W3)."""
        held = _put(self.held, player, item=False)
        return self._replace(held=held, flip=held.index(True) if any(held) else self.flip)

    def run(self, steps: int) -> Flight:
        """Let time run for so many steps, the wave bouncing from spot to spot (W2, W4)."""
        path, steps = [(self.x, self.y)], check_steps(steps)
        flip, targets = self.flip, (_NOWHERE, _NOWHERE) if any(self.held) else self.spots
        while len(path) <= steps:
            still = repeat((self.asked(flip), *targets[1 - flip]), steps + 1 - len(path))
            if fly(path, self.speed, flip, still, _FREE):
                flip = 1 - flip
        x, y = path[-1]
        return Flight(self._replace(x=x, y=y, flip=flip), tuple(path))

    def asked(self, player: int) -> float:
        """Return the height that a player's knob asks for."""
        return asked(self.english[player], self.speed)

    def off(self, player: int) -> bool:
        """Tell whether the wave is off the screen on a player's side."""
        return self.x > RIGHT if check_player(player) else self.x < LEFT


def console_of(told: Mapping[str, Any]) -> Console:
    """Return the console that a view or an event tells."""
    seen = told["console"]
    green, blue = ((spot[0], spot[1]) for spot in seen["spots"])
    knobs = (seen["english"][0], seen["english"][1])
    return Console(seen["x"], seen["y"], seen["flip"], (green, blue), knobs, speed=seen["speed"])


def asked(english: float, speed: str = "slow") -> float:
    """Return the height that a knob's setting asks for: a potentiometer's S-taper (W5).

    >>> [asked(english) for english in (-1.0, 0.0, 0.5)]
    [-0.5076, 0.4924, 0.6924]
    """
    straight, cubed = TAPERS[speed]
    return CENTRE_Y + straight * english + cubed * (english * english * english)


def asking(height: float, speed: str, halvings: int) -> tuple[float, float]:
    """Return two settings next to each other between which a knob asks for a height."""
    low, high = -1.0, 1.0
    for _ in range(halvings):
        middle = (low + high) / 2.0
        low, high = (middle, high) if asked(middle, speed) < height else (low, middle)
    return low, high


class Flight(NamedTuple):
    """The wave's path, from where it was, one point a step, and the console after it."""

    console: Console
    path: tuple[Point, ...]


class Shot(NamedTuple):
    """What came of a battle's shot (W13 to W16)."""

    hit: bool
    telepathic: bool
    struck: int | None
    """The place in the path where the defender's spot was hit."""
    path: tuple[Point, ...]
    console: Console


class Launch(NamedTuple):
    """What came of a breakthrough's launch (W26, W27)."""

    hit: bool
    left: int | None
    """The first step, from 0, that found the attacked spot outside its border, hit or not (W26)."""
    path: tuple[Point, ...]
    console: Console


def carry(console: Console, defender: int) -> Flight:
    """Hold the defender's Reset until the wave is off on the attacker's side (W11)."""
    path, defender = [(console.x, console.y)], check_player(defender)
    if not console.off(1 - defender):  # W3: a held Reset makes it pass through the other spot
        still = repeat((console.asked(defender), *_NOWHERE), LONGEST)
        fly(path, console.speed, defender, still, EDGES[defender])
    return Flight(_frozen(console, path, defender), tuple(path))


def shoot(console: Console, attacker: int, english: float) -> Shot:
    """Set the attacker's English, fire with Reset, and see it through (W12 to W16)."""
    console = console.turn(attacker, english)
    defender = 1 - attacker
    path = [(console.x, console.y)]

    def passes(player: int) -> bool:
        still = repeat((console.asked(player), *console.spots[1 - player]), LONGEST)
        return fly(path, console.speed, player, still, EDGES[player])

    hit = passes(attacker)
    struck = len(path) - 1 if hit else None
    telepathic = hit and passes(defender)  # W14: it turns back, steered by the defender's knob
    after = _frozen(console, path, defender if hit and not telepathic else attacker)
    return Shot(hit, telepathic, struck, tuple(path), after)


def launch(console: Console, attacker: int, attempt: Attempt) -> Launch:
    """Launch the wave and replay what both players did, until it hits or is gone (W27)."""
    defender = 1 - check_player(attacker)
    left = check_trace(attempt, defender)
    knobs = [*attempt.english] or [console.english[attacker]]
    spots = [*attempt.spot] or [console.spots[defender]]
    knobs += knobs[-1:] * (LONGEST - len(knobs))
    spots += spots[-1:] * (LONGEST - len(spots))
    path = [(console.x, console.y)]
    straight, cubed = TAPERS[console.speed]  # as `asked` has it, which is slower
    heights = (CENTRE_Y + straight * k + cubed * (k * k * k) for k in knobs)
    live = zip(heights, *zip(*spots, strict=False), strict=True)
    hit = fly(path, console.speed, attacker, live, EDGES[attacker])
    over = len(path) - 1
    if left is not None and left >= over:
        left = None
    after = console.turn(attacker, knobs[over - 1]).place(defender, spots[over - 1])
    return Launch(hit, left, tuple(path), _frozen(after, path, defender if hit else attacker))


def fly(
    path: list[Point], speed: str, flip: int, controls: Iterable[Controls], edges: Point
) -> bool:
    """Take the wave one way, a step for each of the controls; tell whether it touched the spot."""
    (kx, ky), rail, (low, high) = CHARGES[speed], RAILS[flip], edges
    (x, y), touch_x, touch_y = path[-1], TOUCH_X, TOUCH_Y
    add = path.append
    for asked, spot_x, spot_y in controls:
        x += kx * (rail - x)
        y += ky * (asked - y)
        add((x, y))
        if -touch_x < x - spot_x < touch_x and -touch_y < y - spot_y < touch_y:
            return True
        if not low < x < high:
            break
    return False


def _frozen(console: Console, path: list[Point], flip: int) -> Console:
    x, y = path[-1]
    return console._replace(x=x, y=y, flip=flip, held=(False, False))


def _put(pair: tuple[T, T], player: int, item: T) -> tuple[T, T]:
    return (pair[0], item) if check_player(player) else (item, pair[1])
