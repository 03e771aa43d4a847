"""The notepad: results of finished games in one SQLite file, to be compared over time."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from platformdirs import user_data_path

if TYPE_CHECKING:
    from .table import Table

HOME = "BRAINWAVES_HOME"
"""The environment variable that names another folder for what we keep."""

_PATIENCE = 30.0
_SCHEMA = """
CREATE TABLE IF NOT EXISTS results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, score INTEGER NOT NULL,
    won INTEGER NOT NULL, game TEXT NOT NULL, level TEXT NOT NULL, mode TEXT NOT NULL,
    players TEXT NOT NULL, date TEXT NOT NULL, seed INTEGER NOT NULL, moves INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
)
"""


class Result(NamedTuple):
    """How one player did in one game."""

    table_id: str
    seat: int
    player: str
    score: int
    won: bool
    game: str
    level: str
    mode: str
    players: str
    date: str
    seed: int
    moves: int


def home() -> Path:
    """Give the folder for what we keep: the user's data folder, or `$BRAINWAVES_HOME`."""
    chosen = os.environ.get(HOME)
    return Path(chosen).expanduser() if chosen else user_data_path("brainwaves-widgets")


def results_of(table: Table, table_id: str) -> list[Result]:
    """Give a result for each seat of a finished game."""
    outcome, options = table.outcome, table.options
    if outcome is None:
        return []
    date = datetime.now(UTC).isoformat(timespec="seconds")
    return [
        Result(
            table_id=table_id,
            seat=seat,
            player=player,
            score=outcome.scores[seat],
            won=seat in outcome.winners,
            game=table.rules.name,
            level=getattr(options, "level", ""),
            mode=getattr(options, "mode", ""),
            players=", ".join(table.players),
            date=date,
            seed=table.seed,
            moves=table.ply,
        )
        for seat, player in enumerate(table.players)
    ]


class Notepad:
    """Results of finished games; it shows as a table in a notebook.

    What cannot be written is kept in `unsaved`, so that a game never fails for its notepad.
    """

    unsaved: list[Result] = []  # noqa: RUF012 - shared by all notepads of this process on purpose

    def __init__(self, path: str | os.PathLike[str] | None = None) -> None:
        self.path = Path(path).expanduser() if path else home() / "notepad.sqlite"

    def write(self, results: list[Result]) -> str:
        """Write results, those of the same table anew; gives what went wrong, or `""`."""
        marks = ", ".join("?" * len(Result._fields))
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self._open() as file:
                file.execute(_SCHEMA)
                file.executemany(f"INSERT OR REPLACE INTO results VALUES ({marks})", results)  # noqa: S608
        except (OSError, sqlite3.Error) as error:
            self.unsaved.extend(results)
            return f"The notepad {self.path} cannot be written ({error}); the result is kept here."
        return ""

    def rows(
        self, *, player: str | None = None, game: str | None = None, level: str | None = None
    ) -> list[Result]:
        """Give the results, oldest first, of one player, game or level where it is named."""
        wishes = {"player": player, "game": game, "level": level}
        found = [*self._read(), *self.unsaved]
        return [
            result
            for result in found
            if all(wish in (None, getattr(result, name)) for name, wish in wishes.items())
        ]

    def _read(self) -> list[Result]:
        if not self.path.exists():
            return []
        try:
            with self._open() as file:
                rows = file.execute(
                    "SELECT * FROM results ORDER BY date, table_id, seat"
                ).fetchall()
        except sqlite3.Error as error:
            msg = f"the notepad {self.path} cannot be read: {error}"
            raise ValueError(msg) from None
        return [Result(*row)._replace(won=bool(row[4])) for row in rows]

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(self.path, timeout=_PATIENCE)) as file:
            file.execute("PRAGMA journal_mode = WAL")
            with file:
                yield file

    def __repr__(self) -> str:
        return "\n".join(
            f"{row.date[:10]}  {row.game}  {row.level}  {row.player}: {row.score}"
            for row in self.rows()
        )

    def _repr_html_(self) -> str:
        names = ("date", "game", "level", "mode", "player", "score", "players")
        heads = "".join(f"<th>{name}</th>" for name in names)
        body = "".join(
            "<tr>"
            + "".join(f"<td>{escape(str(_cell(row, name)))}</td>" for name in names)
            + "</tr>"
            for row in self.rows()
        )
        return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def _cell(row: Result, name: str) -> Any:
    value = getattr(row, name)
    return value.replace("T", " ")[:16] if name == "date" else value
