"""Results of games that nobody played, and of one that was, for tests of the notepad."""

from __future__ import annotations

from typing import Any

from brainwaves_widgets.core import Table
from brainwaves_widgets.goose import RULES, Options
from brainwaves_widgets.notepad.database import Result
from brainwaves_widgets.notepad.notepad import Notepad, results_of
from brainwaves_widgets.testing import play_random

OLD_SCHEMA = """
CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, score INTEGER NOT NULL,
    won INTEGER NOT NULL, game TEXT NOT NULL, level TEXT NOT NULL, mode TEXT NOT NULL,
    players TEXT NOT NULL, date TEXT NOT NULL, seed INTEGER NOT NULL, moves INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
)
"""
"""The table of results in the first version of the notepad."""


def finished(*players: str, seed: int = 5, **options: Any) -> Table:
    return play_random(RULES, Options(players=players, **options), seed)


def noted(*players: str, table_id: str = "one", seed: int = 5, **options: Any) -> Table:
    """Return a finished game that is on the notepad."""
    table = finished(*players, seed=seed, **options)
    assert Notepad().write(results_of(table, table_id)) == ""
    return table


def result(number: int = 0, **changes: Any) -> Result:
    """Return a result, the later the higher its number."""
    date = f"2026-05-{number % 28 + 1:02}T18:30:00+00:00"
    one = Result(
        f"table-{number}",
        0,
        "Ann",
        number,
        True,
        "astute-goose",
        "rookie",
        "solo",
        "Ann",
        date,
        7,
        99,
    )
    return one._replace(**changes)
