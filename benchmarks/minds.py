"""How well each mind of `bw.bots` remembers: the share of right answers by lag, alone.

    python benchmarks/minds.py --games 300

The lag is the number of turns since the card was seen. In The Astute Goose every question counts;
in The Brilliant Boar the cards that were played, and a mind that is not sure draws instead, so
there the score tells more. The seeds are 0, 1, 2 and so on, the same for all.
"""

from __future__ import annotations

import argparse
from statistics import fmean
from typing import Any, NamedTuple

from brainwaves_widgets import boar, bots, goose
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.study.measures import Measures, measures
from brainwaves_widgets.study.trials import Trials, trials

PRESETS = (bots.Perfect, bots.GrownUp, bots.Child, bots.Guesser)
LAGS = ((1, 1), (2, 2), (3, 4), (5, 7), (8, 12), (13, 99))


class Played(NamedTuple):
    """What came of a preset's games."""

    measures: Measures
    score: float

    def share(self, first: int, last: int) -> tuple[float | None, int]:
        """Return the share of right answers with these lags, and of how many."""
        found = [pair for lag, pair in self.measures.by_lag.items() if first <= lag <= last]
        right, count = (sum(column) for column in zip(*found, strict=True)) if found else (0, 0)
        return (right / count if count else None), count


def play(game: Any, preset: type[bots.Opponent], *, games: int, level: str) -> Played:
    asked, scores = Trials(), []
    for seed in range(games):
        table = Table(game.RULES, game.Options(players=("Ann",), level=level), seed=seed)
        drive(table, {0: preset(seed)})
        asked += trials(table)
        scores.append(table.outcome.scores[0] if table.outcome else 0)
    return Played(measures(asked), fmean(scores))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=100, help="games for each row")
    args = parser.parse_args()
    for game in (goose, boar):
        for level in ("rookie", "expert"):
            heads = [f"{a}" if a == b else f"{a}-{b}" for a, b in LAGS]
            title = f"{game.RULES.title}, {level}: right by lag"
            print(f"{title:<42}{''.join(f'{head:>7}' for head in heads)}    all   score")
            for preset in PRESETS:
                found = play(game, preset, games=args.games, level=level)
                shares = [found.share(*lags)[0] for lags in LAGS]
                cells = "".join("      -" if one is None else f"{one:>7.2f}" for one in shares)
                line = f"{cells}{found.measures.accuracy:>7.2f}{found.score:>8.1f}"
                print(f"  {preset.__name__:<40}{line}")


if __name__ == "__main__":
    main()
