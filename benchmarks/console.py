"""The console of Brain Wave: how fast it steps, and whether it keeps the promise of W7.

    python benchmarks/console.py --battles 4000

The first table counts steps of 1/60 s on one core, by CPU time, so that others on the machine do
not count: a wave that bounces to and fro, whole shots (a hit and its way back, a miss), and live
launches, whose controls change at every step and are checked, by a little and by much.

The second table is what a player meets: how much of the knob hits a square of each value, averaged
over exit heights from row -5 to 5. W7 is measured with the wave on the rail, and beside it where
W11 freezes a wave that has just left the screen. Then battles are played by people who know where
to aim, but whose hand is off by so much; the defender goes anywhere, or to the square that is worth
least or most.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from statistics import mean
from time import process_time

from brainwaves_widgets.brainwave.console.aims import aims
from brainwaves_widgets.brainwave.console.checks import LONGEST
from brainwaves_widgets.brainwave.console.console import Console, carry, launch, shoot
from brainwaves_widgets.brainwave.console.maze import (
    CELL_HEIGHT,
    CENTRE_Y,
    RED_CIRCLE,
    SQUARES,
    Square,
    centre,
    ways,
)
from brainwaves_widgets.brainwave.pieces import Attempt

AIM = 1_000_000
ROWS = range(-5, 6)
CHOICES: dict[str, Callable[[list[Square]], Square]] = {
    "defender goes anywhere": lambda choices: choices[0],
    "to the least value": lambda choices: min(choices, key=lambda one: one.value),
    "to the highest value": lambda choices: max(choices, key=lambda one: one.value),
}


def steps_a_second(fly: Callable[[], int], seconds: float) -> float:
    steps, start = 0, process_time()
    while process_time() - start < seconds:
        steps += sum(fly() for _ in range(50))
    return steps / (process_time() - start)


def flights() -> dict[str, Callable[[], int]]:
    console = Console.new(0)
    aside = console.place(1, centre(1, Square(6, 5)))
    knobs = tuple((step % 7 - 3) / 40 for step in range(LONGEST))
    spots = tuple((0.75, CENTRE_Y + 0.3 + (step % 5) * 0.01) for step in range(LONGEST))
    wide = tuple(abs(step % 40 - 20) / 10 - 1 for step in range(LONGEST))
    far = tuple((0.75, 0.95 - 0.01 * abs(step % 40 - 20)) for step in range(LONGEST))
    aims_and_dodges, wanders = Attempt(knobs, spots), Attempt(wide, far)
    return {
        "a bouncing wave, 600 steps": lambda: len(console.run(600).path) - 1,
        "a shot that hits and comes back": lambda: len(shoot(console, 0, 0.0).path) - 1,
        "a shot that misses": lambda: len(shoot(aside, 0, 0.0).path) - 1,
        "a launch, small movements": lambda: len(launch(console, 0, aims_and_dodges).path) - 1,
        "a launch, large movements": lambda: len(launch(aside, 0, wanders).path) - 1,
    }


def frozen() -> float:
    """Where a wave that has crossed the screen freezes on the left (W11)."""
    return carry(Console.new(1), 1).console.x


def promise(x: float) -> list[float]:
    """Return the mean share of the knob that hits, for squares worth 1 to 12 (W7)."""
    shares: dict[int, list[float]] = {}
    for square in SQUARES:
        console = Console.new(0).place(1, centre(1, square))._replace(x=x)
        heights = [console._replace(y=CENTRE_Y + row * CELL_HEIGHT) for row in ROWS]
        hits = [sum(far - near for near, far in aims(one, 0)) / 2 for one in heights]
        shares.setdefault(square.value, []).append(mean(hits))
    return [mean(shares[value]) for value in sorted(shares)]


def battles(
    count: int, choose: Callable[[list[Square]], Square], off: float
) -> tuple[float, float, float]:
    """Return the share of hits, of telepathic ones, and points a battle."""
    chance, console, attacker = random.Random(7), Console.new(0), 0
    squares = [RED_CIRCLE, RED_CIRCLE]
    hits = telepathic = points = 0
    for _ in range(count):
        defender = 1 - attacker
        console = carry(console, defender).console
        roll = chance.randint(1, 6) + chance.randint(1, 6)
        choices = list(ways(squares[defender], roll))
        chance.shuffle(choices)
        square = squares[defender] = choose(choices)
        console = console.place(defender, centre(defender, square))
        found = aims(console, attacker)  # none at all from far off the screen
        middle = sum(found[0]) / 2 if found else 0.0
        knob = max(-1.0, min(1.0, chance.gauss(middle, off)))
        shot = shoot(console, attacker, knob)
        hits += shot.hit
        telepathic += shot.telepathic
        points += shot.hit * square.value * (1 + shot.telepathic)
        console, attacker = shot.console, defender
    return hits / count, telepathic / count, points / count


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each flight is timed")
    parser.add_argument("--battles", type=int, default=4000, help="how many battles are played")
    args = parser.parse_args()

    print(f"{'steps a second, one core':<48}{'reached':>12}{'of the aim':>12}")
    for name, fly in flights().items():
        reached = steps_a_second(fly, args.seconds)
        print(f"{name:<48}{reached:>12,.0f}{reached / AIM:>12.2f}")

    print(f"\n{'value, and share of the knob that hits (W7)':<48}", end="")
    print("".join(f"{value:>6}" for value in range(1, 13)))
    for name, x in {"from the rail": -0.10, "from just off the screen": frozen()}.items():
        print(f"{name:<48}" + "".join(f"{share:>6.3f}" for share in promise(x)))

    print(f"\n{'battles':<48}{'hits':>12}{'telepathic':>12}{'points':>12}")
    for off in (0.05, 0.15, 0.4):
        for name, choose in CHOICES.items():
            hits, both, points = battles(args.battles, choose, off)
            told = f"the knob off by {off}; {name}"
            print(f"{told:<48}{hits:>12.1%}{both:>12.1%}{points:>12.2f}")


if __name__ == "__main__":
    main()
