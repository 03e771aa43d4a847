"""Simulated games a second, with random players and with presets, on one core and on two.

    python benchmarks/simulate.py --seconds 20 --rounds 3

Our rows are `bw.simulate`: each player is given its view at every change and chooses a move, and
the rules check it. The peers play as in `playouts.py`, at random and without views: OpenSpiel's
hanabi as in its own example, RLCard's uno. So this compares what a user waits for, not the rules.

A random game of hanabi is over after a few moves, so moves a second are shown too, those of chance
included.

One core is measured in seconds of CPU time, and both cores with one in those of the wall, by a
pool that was started before: on a busy machine the gain of a second core is small or none. Each
row's seconds are split over rounds, and every round runs all rows, so that noise on a shared
machine hits all alike. Shown are the medians. The last table is for PettingZoo: steps a second of
CPU time with a random policy, masks and observations included.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np
from playouts import MISSING, open_spiel, rlcard_uno

import brainwaves_widgets as bw

Play = Callable[[int, Executor | None], int]
"""Plays so many games and returns the number of moves."""


def simulated(game: Any, *players: Any, **options: Any) -> Callable[[], Play]:
    how: dict[str, Any] = {"seed": 1, "progress": False, **options}

    def play(games: int, executor: Executor | None) -> int:
        runs = bw.simulate(game, players, games, executor=executor, **how)
        return sum(one.plies for one in runs.played)

    return lambda: play


def peer(make: Callable[[], Any]) -> Callable[[], Play]:
    def ready() -> Play:
        playout, rng = make(), Random(0)

        def play(games: int, _executor: Executor | None) -> int:
            return sum(playout(rng) for _ in range(games))

        return play

    return ready


def guessers() -> tuple[Any, Any]:
    return bw.bots.Guesser(seed=1), bw.bots.Guesser(seed=2)


ROWS: dict[str, Callable[[], Play]] = {
    "The Astute Goose, at random": simulated(bw.AstuteGoose, *guessers()),
    "The Astute Goose, grown-up and child": simulated(
        bw.AstuteGoose, bw.bots.GrownUp(), bw.bots.Child()
    ),
    "The Brilliant Boar, at random": simulated(bw.BrilliantBoar, *guessers()),
    "The Brilliant Boar, grown-up and child": simulated(
        bw.BrilliantBoar, bw.bots.GrownUp(), bw.bots.Child()
    ),
    "Game Matrix, at random": simulated(bw.GameMatrix, *guessers()),
    "Game Matrix, careful and greedy": simulated(
        bw.GameMatrix, bw.bots.Careful(), bw.bots.Greedy()
    ),
    "Brain Wave 7 by 7, at random": simulated(bw.BrainWave, *guessers(), size=7),
    "Brain Wave 7 by 7, regular and beginner": simulated(
        bw.BrainWave, bw.bots.Regular(), bw.bots.Beginner(), size=7
    ),
    "OpenSpiel hanabi, at random": peer(lambda: open_spiel("hanabi", "example")),
    "RLCard uno, at random": peer(rlcard_uno),
}
PEERS = 2


class Pace(NamedTuple):
    games: float
    moves: float
    games_of_wall: float


def pace(play: Play, executor: Executor | None, seconds: float) -> Pace:
    """Return games and moves a second of CPU time, and games a second of the wall."""
    games = 1
    while True:
        start, start_here = perf_counter(), process_time()
        moves = play(games, executor)
        taken, taken_here = perf_counter() - start, process_time() - start_here
        if taken >= seconds / 2:
            return Pace(games / taken_here, moves / taken_here, games / taken)
        games = max(2 * games, int(games * seconds / max(taken, 1e-6) * 0.9))


def steps(name: str, seconds: float) -> float:
    from brainwaves_widgets.pettingzoo import env  # noqa: PLC0415 - an extra

    game, rng, count, start = env(name), np.random.default_rng(1), 0, process_time()
    while process_time() - start < seconds:
        game.reset(seed=count)
        for _ in game.agent_iter():
            seen, _, over, cut, _ = game.last()
            legal = np.flatnonzero(seen["action_mask"])
            game.step(None if over or cut else int(rng.choice(legal)))
            count += 1
    return count / (process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--seconds", type=float, default=6.0, help="seconds a row, in all")
    parser.add_argument("--rounds", type=int, default=3, help="rounds these are split over")
    args = parser.parse_args()

    plays: dict[str, Play] = {}
    for name, make in ROWS.items():
        try:
            plays[name] = make()
        except ImportError:
            continue
    ours, seconds = list(ROWS)[:-PEERS], args.seconds / args.rounds / 2
    alone: dict[str, list[Pace]] = {name: [] for name in plays}
    gains: dict[str, list[float]] = {name: [] for name in plays}
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(int, range(8)))
        for _ in range(args.rounds):
            for name, play in plays.items():
                here = pace(play, None, seconds)
                alone[name].append(here)
                if name in ours:
                    both = pace(play, pool, seconds)
                    gains[name].append(both.games_of_wall / here.games_of_wall)

    print(f"{'one core':<42}{'games/s':>10}{'moves/s':>10}{'x with two cores':>18}")
    for name in ROWS:
        if name not in plays:
            print(f"{name:<42}{MISSING}")
            continue
        games, moves = (median(column) for column in list(zip(*alone[name], strict=True))[:2])
        more = f"{median(gains[name]):>18.2f}" if gains[name] else ""
        print(f"{name:<42}{games:>10,.1f}{moves:>10,.0f}{more}")
    print(f"\n{'PettingZoo steps per second of CPU time':<42}")
    for name in ("astute-goose", "brilliant-boar", "game-matrix", "brain-wave"):
        print(f"{name:<42}{steps(name, args.seconds / 3):>10,.0f}")


if __name__ == "__main__":
    main()
