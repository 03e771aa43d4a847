"""The console of Brain Wave: how fast it steps, and whether it keeps the promise of W7.

    python benchmarks/console.py --battles 4000

The first table counts steps of 1/60 s on one core, by CPU time, so that others on the machine do
not count: a wave that bounces to and fro, whole shots (a hit and its way back, a miss), and live
launches, whose controls change at every step and are checked, by a little and by much.

The second table is what a player meets. A square's share is how much of the knob hits it, averaged
over exit heights from row -5 to 5; W7 is measured with the wave on the rail, and beside it where
W11 freezes a wave that has just left the screen. Then battles are played between people who know
the machine perfectly: the defender moves to a square that cannot be hit if the roll allows it, the
attacker hits if it can be done. Much hangs on what becomes of hopeless shots, for they decide where
the wave will be next time: the knob is turned anywhere, or to the middle, or to an end.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Sequence
from statistics import correlation, mean
from time import process_time

from brainwaves_widgets.brainwave.console import (
    LONGEST,
    Console,
    Trace,
    aims,
    carry,
    launch,
    shoot,
)
from brainwaves_widgets.brainwave.maze import (
    CELL_HEIGHT,
    CENTRE_Y,
    RED_CIRCLE,
    SQUARES,
    Square,
    centre,
    ways,
)

AIM = 1_000_000
ROWS = range(-5, 6)


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
    far = tuple((0.75, CENTRE_Y + 0.01 * abs(step % 60 - 30)) for step in range(LONGEST))
    aims_and_dodges, wanders = Trace(knobs, spots), Trace(wide, far)
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


def promise(x: float) -> tuple[float, float, float]:
    """Give W7's correlation, the pairs that can be hit at all, and the mean share of the knob."""
    shares = []
    for square in SQUARES:
        console = Console.new(0).place(1, centre(1, square))._replace(x=x)
        heights = [console._replace(y=CENTRE_Y + row * CELL_HEIGHT) for row in ROWS]
        shares.append([sum(far - near for near, far in aims(one, 0)) / 2 for one in heights])
    worth = [square.value for square in SQUARES]
    flat = [share for one in shares for share in one]
    means = [mean(one) for one in shares]
    return correlation(worth, means), mean(share > 0 for share in flat), mean(flat)


def battles(count: int, hopeless: Sequence[float], *, clever: bool) -> tuple[float, float, float]:
    """Give the share of hits, of telepathic ones, and points a battle."""
    chance, console, attacker = random.Random(7), Console.new(0), 0
    squares = [RED_CIRCLE, RED_CIRCLE]
    hits = telepathic = points = 0
    for _ in range(count):
        defender = 1 - attacker
        console = carry(console, defender).console
        roll = chance.randint(1, 6) + chance.randint(1, 6)
        choices = list(ways(squares[defender], roll))
        chance.shuffle(choices)
        stands = {one: console.place(defender, centre(defender, one)) for one in choices}
        safe = [one for one in choices if not aims(stands[one], attacker)] if clever else []
        square = min(choices, key=lambda one: one.value) if clever else choices[0]
        square = safe[0] if safe else square
        squares[defender] = square
        found = aims(stands[square], attacker)
        knob = chance.uniform(*found[0]) if found else chance.choice(hopeless)
        shot = shoot(stands[square], attacker, knob)
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

    print(f"\n{'value and share of the knob that hits (W7)':<48}{'correlation':>12}", end="")
    print(f"{'can be hit':>12}{'mean share':>12}")
    for name, x in {"from the rail": -0.10, "from just off the screen": frozen()}.items():
        harder, possible, share = promise(x)
        print(f"{name:<48}{harder:>12.3f}{possible:>12.1%}{share:>12.1%}")

    print(f"\n{'a perfect attacker, battles':<48}{'hits':>12}{'telepathic':>12}{'points':>12}")
    anywhere = [step / 100 for step in range(-100, 101)]
    for name, hopeless, clever in (
        ("defender who knows it; hopeless shots anywhere", anywhere, True),
        ("the same; hopeless shots straight", [0.0], True),
        ("the same; hopeless shots to an end", [-1.0, 1.0], True),
        ("defender who moves anyhow", anywhere, False),
    ):
        hits, both, points = battles(args.battles, hopeless, clever=clever)
        print(f"{name:<48}{hits:>12.1%}{both:>12.1%}{points:>12.2f}")


if __name__ == "__main__":
    main()
