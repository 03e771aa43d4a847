"""Random games of the rules alone, ours and the peers', in moves per second on one core.

    python benchmarks/playouts.py --seconds 3 --rounds 5

Every row is driven from Python by the same loop: ask who acts, ask for the legal actions, choose
one at random, apply it, until the game is over. A move is one applied action. Dice and cards are
actions too wherever the rules make them so: in our games and in OpenSpiel's each is asked for,
chosen and counted like a player's. RLCard's uno shuffles inside, so only players' moves count.

OpenSpiel's games are driven in three ways, which differ where chance is due. As in OpenSpiel's own
`example.py`: numpy draws from `chance_outcomes()`; this is how they are commonly driven from
Python. "By the odds": the same odds, drawn by a few lines that are quicker. "Even choice": among
`legal_actions()`, as in our rows, although in these two games the cards are not equally likely.
One column of ratios is to hanabi as in the example, the other to the fastest hanabi of each round.

Time is CPU time of this process. Each row's seconds are split over rounds, and every round runs
all rows, so that noise on a shared machine hits all alike. Shown are the median round, the slowest
and the fastest; the ratio is the median of the ratios within each round.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from brainwaves_widgets import boar, brainwave, goose, matrix

Playout = Callable[[Random], int]
"""Plays one game to its end and returns the number of moves."""

MISSING = 'not installed: pip install "brainwaves-widgets[bench]"'
BASE = "OpenSpiel hanabi, as in its example"
HANABI = (BASE, "OpenSpiel hanabi, by the odds", "OpenSpiel hanabi, even choice")


def ours(rules: Any, **options: Any) -> Playout:
    setup = rules.options_type(**options)

    def playout(rng: Random) -> int:
        actors, moves, play, choice = rules.actors, rules.moves, rules.play, rng.choice
        state, count = rules.new(setup), 0
        while seats := actors(state):
            seat = seats[0] if len(seats) == 1 else choice(seats)
            state, _ = play(state, seat, choice(moves(state, seat)))
            count += 1
        return count

    return playout


def open_spiel(name: str, chance: str) -> Playout:
    import numpy as np  # noqa: PLC0415 - comes with the peer
    import pyspiel  # noqa: PLC0415 - a peer that may be missing

    if name not in pyspiel.registered_names():
        raise ImportError(name)  # an older wheel: 1.6 has no go_fish
    game = pyspiel.load_game(name)

    def as_in_example(rng: Random) -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action_list, prob_list = zip(*outcomes, strict=True)
                action = np.random.choice(action_list, p=prob_list)  # noqa: NPY002 - as they do
            else:
                action = rng.choice(state.legal_actions(state.current_player()))
            state.apply_action(action)
            count += 1
        return count

    def quicker(rng: Random) -> int:
        choice, state, count = rng.choice, game.new_initial_state(), 0
        while not state.is_terminal():
            if chance == "odds" and state.is_chance_node():
                action = draw(state.chance_outcomes(), rng.random())
            else:
                action = choice(state.legal_actions())
            state.apply_action(action)
            count += 1
        return count

    return as_in_example if chance == "example" else quicker


def draw(outcomes: list[tuple[int, float]], point: float) -> int:
    """Quicker than `random.choices` and `pyspiel.sample_action`, to be fair to the peer."""
    for action, odds in outcomes:
        point -= odds
        if point < 0:
            return action
    return outcomes[-1][0]


def rlcard_uno() -> Playout:
    from rlcard.games.uno import Game  # noqa: PLC0415 - a peer that may be missing

    game = Game()
    game.np_random.seed(0)

    def playout(rng: Random) -> int:
        choice, count = rng.choice, 0
        state, _ = game.init_game()
        while not game.is_over():
            state, _ = game.step(choice(state["legal_actions"]))  # it has them ready
            count += 1
        return count

    return playout


ROWS: dict[str, Callable[[], Playout]] = {
    "The Astute Goose, solo": lambda: ours(goose.RULES, players=["Ann"]),
    "The Astute Goose, 3 players": lambda: ours(goose.RULES, players=["Ann", "Ben", "Cem"]),
    "The Brilliant Boar, solo": lambda: ours(boar.RULES, players=["Ann"]),
    "The Brilliant Boar, 3 players": lambda: ours(boar.RULES, players=["Ann", "Ben", "Cem"]),
    "Game Matrix, 2 players, main": lambda: ours(matrix.RULES, players=["Ann", "Ben"]),
    "Game Matrix, 2 players, original": lambda: ours(
        matrix.RULES, players=["Ann", "Ben"], version="original"
    ),
    "Brain Wave, 7 by 7": lambda: ours(brainwave.RULES, players=["Ann", "Ben"], size=7),
    HANABI[0]: lambda: open_spiel("hanabi", "example"),
    HANABI[1]: lambda: open_spiel("hanabi", "odds"),
    HANABI[2]: lambda: open_spiel("hanabi", "even"),
    "OpenSpiel go_fish, as in its example": lambda: open_spiel("go_fish", "example"),
    "OpenSpiel go_fish, by the odds": lambda: open_spiel("go_fish", "odds"),
    "OpenSpiel go_fish, even choice": lambda: open_spiel("go_fish", "even"),
    "RLCard uno": rlcard_uno,
}


def speed(playout: Playout, seed: int, seconds: float) -> float:
    rng = Random(seed)
    playout(rng)  # warm
    count, start = 0, process_time()
    while (passed := process_time() - start) < seconds:
        count += playout(rng)
    return count / passed


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds a row, in all")
    parser.add_argument("--rounds", type=int, default=5, help="rounds these are split over")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()

    playouts: dict[str, Playout] = {}
    for name, make in ROWS.items():
        try:
            playouts[name] = make()
        except ImportError:
            continue
    speeds: dict[str, list[float]] = {name: [] for name in playouts}
    for turn in range(args.rounds):
        for name, playout in playouts.items():
            pace = speed(playout, args.seed + turn, args.seconds / args.rounds)
            speeds[name].append(pace)

    fastest = [max(round_) for round_ in zip(*(speeds.get(one, ()) for one in HANABI), strict=True)]
    heads = "".join(f"{head:>10}" for head in ("median", "slowest", "fastest"))
    print(f"{'moves per second':<38}{heads}  x hanabi  x fastest hanabi")
    for name in ROWS:
        if name not in speeds:
            print(f"{name:<38}{MISSING}")
            continue
        row = speeds[name]
        line = "".join(f"{value:>10,.0f}" for value in (median(row), min(row), max(row)))
        ratios = ratio(row, speeds.get(BASE, [])), ratio(row, fastest)
        print(f"{name:<38}{line}{ratios[0]:>10}{ratios[1]:>18}")


def ratio(row: list[float], base: list[float]) -> str:
    pairs = zip(row, base, strict=True) if base else ()
    return f"{median(mine / its for mine, its in pairs):.2f}" if base else "-"


if __name__ == "__main__":
    main()
