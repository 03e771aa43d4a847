"""How strong the bots of `bw.bots` are: the share of games that each wins against the one below.

    python benchmarks/strengths.py --games 200 --size 9

Seats are exchanged from game to game, so that both begin as often; the seeds are 0, 1, 2 and so on.
A draw is half a win. Beside each share stands Wilson's 95% interval, as if there were no draws.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from time import process_time
from typing import Any

from brainwaves_widgets import boar, bots, brainwave, goose, matrix
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.study.statistics import wilson

PAIRS = (
    (goose, bots.Perfect, bots.GrownUp),
    (goose, bots.GrownUp, bots.Child),
    (goose, bots.Child, bots.Guesser),
    (boar, bots.Perfect, bots.GrownUp),
    (boar, bots.GrownUp, bots.Child),
    (boar, bots.Child, bots.Guesser),
    (matrix, bots.Optimal, bots.Careful),
    (matrix, bots.Careful, bots.Greedy),
    (brainwave, bots.Champion, bots.Regular),
    (brainwave, bots.Regular, bots.Beginner),
    (brainwave, bots.Beginner, bots.Guesser),
)


def wins(
    game: Any,
    better: type[bots.Opponent],
    worse: type[bots.Opponent],
    games: int,
    **options: Any,
) -> float:
    """Return how many games the better one wins; a draw is half a win."""
    won = 0.0
    setup = game.Options(players=("Ann", "Ben"), **options)
    for seed in range(games):
        table, seat = Table(game.RULES, setup, seed=seed), seed % 2
        drive(table, {seat: better(seed), 1 - seat: worse(seed)})
        winners = table.outcome.winners if table.outcome else ()
        won += (seat in winners) / len(winners)
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=40, help="games for each pair")
    parser.add_argument("--size", type=int, default=9, help="of Brain Wave's board, 9 or 7")
    parser.add_argument("--only", default="", help="one word of a game's title")
    args = parser.parse_args()
    sizes: Mapping[Any, dict[str, int]] = {brainwave: {"size": args.size}}
    print(f"{'wins of ' + str(args.games):<50}{'share':>7}  interval       CPU s a game")
    for game, better, worse in PAIRS:
        title = game.RULES.title
        if args.only.lower() in title.lower():
            start = process_time()
            won = wins(game, better, worse, args.games, **sizes.get(game, {}))
            low, high = wilson(round(won), args.games)
            pair = f"{title}: {better.__name__} against {worse.__name__}"
            taken = (process_time() - start) / args.games
            share = won / args.games
            print(f"{pair:<50}{share:>7.2f}  {low:.2f} to {high:.2f} {taken:>11.2f}", flush=True)


if __name__ == "__main__":
    main()
