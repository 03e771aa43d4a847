"""A round robin between programs: `bw.tournament`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any

from ..core.chance import check_seed
from ..core.game import Game
from ..core.installed import game_of
from ..core.text.tables import frame
from ..study.statistics import wilson
from .games import Played, Setup, SimulationError
from .plot import draw_cross_table
from .ratings import ratings
from .report import Interval, Report, played
from .runs import COLUMNS, Runs
from .simulate import check_games, seat
from .workers import Executor, Workers

Pair = tuple[int, int]


def tournament(  # noqa: PLR0913 - the options of a tournament, by name
    players: object,
    game: object,
    games: int = 100,
    *,
    seed: int | None = None,
    executor: Executor | None = None,
    on_error: str = "raise",
    bot_seconds: float | None = None,
    progress: bool = True,
    **options: Any,
) -> Tournament:
    """Let every bot play every other, with seats exchanged, and return the results.

    Each pair plays `games` games: the same deals twice, with seats exchanged, so an odd number is
    rounded up. All other arguments are those of `bw.simulate`. What a pair plays depends
    on the seed and their names, not on who else takes part.

    >>> from brainwaves_widgets.matrix.bots import Knower
    >>> bots = [("bold", Knower(dare=3)), ("timid", Knower(dare=1)), ("wise", Knower(dare=2))]
    >>> tournament(bots, "game-matrix", games=20, seed=1, progress=False).ratings()[0]["player"]
    'wise'
    """
    rules = game_of(game)
    names, bots = seat(players, rules)
    if len(bots) < 2:  # noqa: PLR2004
        raise ValueError(f"a tournament takes at least two bots, not {len(bots)}")
    check_games(games)
    if len(set(names)) < len(names):
        raise ValueError(f"every bot needs a name of its own, not {', '.join(names):.100}")
    seed = check_seed(seed)
    pairs = [way for one in combinations(range(len(bots)), 2) for way in (one, one[::-1])]
    setups = []
    for pair in pairs:
        together = tuple(names[at] for at in pair)
        deals = Random(f"brainwaves tournament {seed} {sorted(together)}").getrandbits(48)  # noqa: S311
        chosen = rules.options(together, **options)
        both = tuple(bots[at] for at in pair)
        setups.append(Setup(rules, chosen, both, deals, on_error, bot_seconds))
    half = (games + 1) // 2

    def results(games: Sequence[Sequence[Played]]) -> Tournament:
        every = zip(pairs, setups, games, strict=True)
        runs = {pair: Runs(setup, done, half) for pair, setup, done in every}
        return Tournament(rules, names, seed, runs)

    try:
        return results(Workers(executor, progress=progress).play(setups, half))
    except SimulationError as error:
        error.runs = results(error.runs)
        raise


class Tournament:
    """The results of a round robin: ratings, a cross table, and the runs of each pair."""

    def __init__(
        self, rules: Game, players: Sequence[str], seed: int, runs: Mapping[Pair, Runs]
    ) -> None:
        self.rules, self.players, self.seed, self.runs = rules, tuple(players), seed, runs
        """`runs[0, 1]` are the games of the first bot on the first seat against the second."""

    def points(self, one: int, other: int) -> tuple[float, int]:
        """Return how many points one won against the other, and in how many games."""
        met = ((self.runs[one, other], 0), (self.runs[other, one], 1))
        games = [points_of(game, at) for runs, at in met for game in runs.played]
        return sum(games), len(games)

    def ratings(self) -> Report:
        """Return the players by strength, with 95 % confidence intervals; 0 is the mean.

        400 points more mean odds of ten to one. A player without games is unrated and comes last.
        """
        rows, shown = [], []
        any_forfeits = any(run.forfeits() for run in self.runs.values())
        for at, rating in self._rated():
            points, games = self._total(at)
            share = points / games if games else None
            met = ((pair, run) for pair, run in self.runs.items() if at in pair)
            forfeits = sum(run.forfeits(pair.index(at)) for pair, run in met)
            rows.append(
                {
                    "player": self.players[at],
                    "rating": rating.value if rating else None,
                    "rating_low": rating.low if rating else None,
                    "rating_high": rating.high if rating else None,
                    "points": points,
                    "games": games,
                    "share": share,
                    "forfeited": forfeits,
                }
            )
            shown.append(
                {
                    "player": self.players[at],
                    "rating (95 % interval)": rating.told(0) if rating else "unrated",
                    "points": f"{points:g} of {games}",
                    "share": "" if share is None else f"{100 * share:.1f} %",
                    **({"forfeited": f"{forfeits:,}"} if any_forfeits else {}),
                }
            )
        return Report("tournament.ratings()", rows, shown, self._title())

    def cross_table(self) -> Report:
        """Return the share of points that each player won against each, the strongest first."""
        order = self.order()
        rows, shown = [], []
        for one in order:
            row, words = {"player": self.players[one]}, {"": self.players[one]}
            for other in order:
                share = self.share(one, other)
                name = self.players[other]
                row[name] = share.value if share else None  # type: ignore[assignment]
                words[f"against {name}"] = share.told(0, percent=True) if share else ""
            rows.append(row)
            shown.append(words)
        return Report("tournament.cross_table()", rows, shown)

    def order(self) -> list[int]:
        """Return the players' places in the list as given, the strongest first."""
        return [at for at, _ in self._rated()]

    def share(self, one: int, other: int) -> Interval | None:
        """Return the share of points that one won against the other; `None` if they never met."""
        if one == other:
            return None
        points, games = self.points(one, other)
        return Interval(points / games, *wilson(points, games)) if games else None

    def rows(self) -> list[dict[str, Any]]:
        """Return a dictionary for each game and seat of every pair."""
        return [
            {"first": self.players[pair[0]], "second": self.players[pair[1]], **row}
            for pair, runs in self.runs.items()
            for row in runs.rows()
        ]

    def frame(self) -> Any:
        """Return the rows as a pandas DataFrame (pandas is not installed with this package)."""
        return frame("tournament", self.rows(), ("first", "second", *COLUMNS))

    def plot(self, ax: Any = None) -> Any:
        """Draw the cross table in colours; return matplotlib's Axes."""
        return draw_cross_table(self, ax)

    def __repr__(self) -> str:
        return f"{self.ratings()!r}\n\n{self.cross_table()!r}"

    def _repr_html_(self) -> str:
        return self.ratings()._repr_html_() + self.cross_table()._repr_html_()

    def _rated(self) -> list[tuple[int, Interval | None]]:
        """Return the players' places in the list as given, and their ratings, best first."""
        met = [at for at in range(len(self.players)) if self._total(at)[1]]
        won = [[self.points(i, j)[0] if i != j else 0.0 for j in met] for i in met]
        rated = dict(zip(met, ratings(won) if met else (), strict=True))
        best_first = sorted(met, key=lambda at: -rated[at].value)
        others = [at for at in range(len(self.players)) if at not in rated]
        return [(at, rated.get(at)) for at in (*best_first, *others)]

    def _total(self, at: int) -> tuple[float, int]:
        """Return how many points a player won, and in how many games."""
        met = [self.points(at, other) for other in range(len(self.players)) if other != at]
        return sum(points for points, _ in met), sum(games for _, games in met)

    def _title(self) -> str:
        runs = self.runs.values()
        games = played(sum(map(len, runs)), sum(run.asked for run in runs))
        return f"{self.rules.title}, {games}, seed {self.seed}"


def points_of(game: Played, at: int) -> float:
    """Return a seat's points in a game: its part of the win.

    >>> points_of(Played(0, 0, (3, 3), (0, 1), (1, 1), 2), 0)
    0.5
    """
    return 1 / len(game.winners) if at in game.winners else 0.0
