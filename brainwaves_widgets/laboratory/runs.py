"""Simulated games: their rows, a summary with intervals, and a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.table import Table
from ..core.text.tables import frame
from ..study.statistics import mean_interval, wilson
from .games import Played, Setup, play_game
from .plot import draw_rates
from .report import Interval, Report, played

COLUMNS = (
    *("game", "seed", "seat", "player", "score", "won", "shared", "place", "moves", "plies"),
    "forfeited",
)


class Runs:
    """The games of a simulation, in the order of their numbers."""

    def __init__(self, setup: Setup, games: Sequence[Played], asked: int) -> None:
        self._setup = setup
        self.played = tuple(games)
        self.asked = asked
        """How many games were asked for; if fewer were played, the simulation was interrupted."""

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, one for each seat."""
        return self._setup.players

    @property
    def seed(self) -> int:
        """The seed that all games follow from."""
        return self._setup.seed

    def __len__(self) -> int:
        return len(self.played)

    def __eq__(self, other: object) -> bool:
        """Whether the same players played the same games with the same results."""
        return (
            isinstance(other, Runs)
            and self.players == other.players
            and self.played == other.played
        )

    __hash__ = None  # type: ignore[assignment]

    def rows(self) -> list[dict[str, Any]]:
        """Return a dictionary for each game and seat."""
        return [
            {
                "game": game.number,
                "seed": game.seed,
                "seat": seat,
                "player": name,
                "score": game.scores[seat],
                "won": seat in game.winners,
                "shared": seat in game.winners and len(game.winners) > 1,
                "place": place_of(game, seat),
                "moves": game.moves[seat],
                "plies": game.plies,
                "forfeited": seat == game.forfeited,
            }
            for game in self.played
            for seat, name in enumerate(self.players)
        ]

    def frame(self) -> Any:
        """Return the rows as a pandas DataFrame (pandas is not installed with this package)."""
        return frame("runs", self.rows(), COLUMNS)

    def summary(self) -> Report:
        """Return each player's win rate and mean score with 95 % confidence intervals.

        Seats stayed as given, so part of a difference may be due to who began: `bw.tournament`
        exchanges them. A shared win counts as a win of each. The interval of a win rate is
        Wilson's, that of a mean score Student's. Forfeited games have no scores.
        """
        rows, shown = [], []
        for seat, name in enumerate(self.players):
            wins = self.win_rate(seat)
            score = self.mean_score(seat)
            shared = sum(seat in one.winners and len(one.winners) > 1 for one in self.played)
            moves = sum(one.moves[seat] for one in self.played)
            rows.append(
                {
                    "player": name,
                    "seat": seat,
                    "games": len(self),
                    "won": sum(seat in one.winners for one in self.played),
                    "shared": shared,
                    "forfeited": self.forfeits(seat),
                    "win_rate": wins.value if wins else None,
                    "win_rate_low": wins.low if wins else None,
                    "win_rate_high": wins.high if wins else None,
                    "mean_score": score.value if score else None,
                    "mean_score_low": score.low if score else None,
                    "mean_score_high": score.high if score else None,
                    "moves": moves / len(self) if len(self) else None,
                }
            )
            shown.append(
                {
                    "player": name,
                    "games": f"{len(self):,}",
                    "won (95 % interval)": wins.told(1, percent=True) if wins else "",
                    "shared": f"{shared:,}",
                    "mean score (95 % interval)": score.told(2) if score else "",
                    **({"forfeited": f"{self.forfeits(seat):,}"} if self.forfeits() else {}),
                }
            )
        return Report("runs.summary()", rows, shown, self._title())

    def forfeits(self, seat: int | None = None) -> int:
        """Return how many games were forfeited, by a seat or at all."""
        seats = range(len(self.players)) if seat is None else (seat,)
        return sum(one.forfeited in seats for one in self.played)

    def win_rate(self, seat: int) -> Interval | None:
        """Return the share of games that a seat won, alone or with others."""
        if not self.played:
            return None
        won = sum(seat in one.winners for one in self.played)
        return Interval(won / len(self), *wilson(won, len(self)))

    def mean_score(self, seat: int) -> Interval | None:
        """Return a seat's mean score; `None` with fewer than two games."""
        scores = [score for one in self.played if (score := one.scores[seat]) is not None]
        return Interval(*mean_interval(scores)) if len(scores) > 1 else None

    def plot(self, ax: Any = None) -> Any:
        """Draw the win rates with their intervals; return matplotlib's Axes."""
        return draw_rates(self, ax)

    def table(self, number: int) -> Table:
        """Play one of the games again and return its table, to look at how it went.

        `bw.GameMatrix.at(runs.table(7)).stepper()` walks through it.
        """
        if type(number) is not int or not 0 <= number < self.asked:
            raise ValueError(f"a game's number is from 0 to {self.asked - 1}, not {number!r:.40}")
        setup, (plays, _) = self._setup, play_game(self._setup, number)
        return Table.replay(setup.rules, setup.options, plays, seed=setup.seed_of(number))

    def __repr__(self) -> str:
        return repr(self.summary())

    def _repr_html_(self) -> str:
        return self.summary()._repr_html_()

    def _title(self) -> str:
        done = played(len(self), self.asked)
        seats = ", seats not exchanged" if len(self.players) > 1 else ""
        return f"{self._setup.rules.title}, {done}, seed {self.seed}{seats}"


def place_of(game: Played, seat: int) -> int:
    """Return a seat's place in a game: winners share the first, then scores decide.

    >>> [place_of(Played(0, 0, (3, 5, 4), (1,), (1, 1, 1), 3), seat) for seat in range(3)]
    [3, 1, 2]
    """
    ranks = [
        (other in game.winners, 0 if game.scores[other] is None else game.scores[other])
        for other in range(len(game.scores))
    ]
    if ranks[seat][0]:
        return 1
    return 1 + sum(rank > ranks[seat] for rank in ranks)
