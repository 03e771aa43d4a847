"""Many games between programs: `bw.simulate`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..core.bots import Bot, check_seats
from ..core.bots.programs import A_BOT, name_programs
from ..core.chance import check_seed
from ..core.game import Game
from ..core.installed import game_of
from .games import Setup, SimulationError
from .runs import Runs
from .workers import Executor, Workers


def simulate(  # noqa: PLR0913 - the options of a simulation, by name
    game: object,
    players: object,
    games: int = 1000,
    *,
    seed: int | None = None,
    executor: Executor | None = None,
    on_error: str = "raise",
    bot_seconds: float | None = None,
    progress: bool = True,
    **options: Any,
) -> Runs:
    """Let bots play many games without a widget, and return the runs.

    Args:
        game: A widget class, the name of a game, or its rules.
        players: Bots, or pairs of a name and a bot, one for each seat. Seats stay as given: where
            it matters who begins, `bw.tournament` compares two bots fairly, with seats exchanged.
        games: How many games to play.
        seed: Equal seeds give equal games, whatever the executor and the number of its workers.
        executor: Where to play, if not in this process: any executor of `concurrent.futures`, such
            as a process pool, Dask's `client.get_executor()` or ipyparallel's `client.executor()`.
        on_error: `"raise"` stops at a bot that fails; `"forfeit"` counts its game as lost.
        bot_seconds: How long a bot may think; one that takes longer fails. Without a limit a bot
            that never answers stops everything, and an interrupt says which one it is.
        progress: Whether to show a progress bar.
        options: How the game is played, as for its widget.

    Every game is played by fresh copies of the bots, seeded from the game's number. An interrupt
    keeps the games that are done. If a worker dies, its games are played again by another.

    >>> from brainwaves_widgets.matrix.bots import Knower
    >>> bots = [Knower(dare=1), Knower(dare=2)]
    >>> simulate("game-matrix", bots, games=20, seed=1, progress=False).summary()[0]["won"]
    10
    """
    rules = game_of(game)
    names, bots = seat(players, rules)
    check_games(games)
    chosen = rules.options(names, **options)
    setup = Setup(rules, chosen, bots, check_seed(seed), on_error, bot_seconds)
    try:
        (played,) = Workers(executor, progress=progress).play([setup], games)
    except SimulationError as error:
        error.runs = Runs(setup, error.runs[0], games)
        raise
    return Runs(setup, played, games)


def seat(players: object, rules: Game) -> tuple[tuple[str, ...], tuple[Bot, ...]]:
    """Return the players' names and bots; raise ValueError if one of them is not a bot.

    Players are named as at a table. One bot may have several seats; each gets a copy.
    """
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise ValueError(f"players is a list of bots, not {players!r:.60}; {A_BOT}")  # noqa: TRY004 - all wrong arguments are ValueErrors
    names, bots = name_programs(players)
    for at, name in enumerate(names):
        if at not in bots:
            raise ValueError(
                f"{name!r:.40} is a person's name, but in a simulation only bots play; {A_BOT}"
            )
    check_seats(rules, bots)
    return tuple(names), tuple(bots.values())


def check_games(games: object) -> None:
    """Raise ValueError unless `games` is a number of games."""
    if type(games) is not int or games < 1:
        raise ValueError(f"games is a whole number, 1 or more, not {games!r:.40}")
