"""The file behind the notepad: results, and the games themselves, in SQLite.

Many kernels may write at once: the file keeps a write-ahead log, and every write is one
transaction that waits for its turn. Whatever goes wrong with the file raises OSError.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple, get_type_hints

from ..core.text.names import same_form
from ..core.text.phrases import number

if TYPE_CHECKING:
    from sqlite3 import Connection  # see has_sqlite

PATIENCE = 60.0
"""How many seconds a write waits for its turn."""
LARGEST = 2**63 - 1
"""SQLite's largest number; larger seeds are stored as digits."""
_SCHEMA = (
    """
    CREATE TABLE IF NOT EXISTS results (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL,
        score INTEGER NOT NULL, won INTEGER NOT NULL, game TEXT NOT NULL, level TEXT NOT NULL,
        mode TEXT NOT NULL, players TEXT NOT NULL, date TEXT NOT NULL, seed INTEGER NOT NULL,
        moves INTEGER NOT NULL, after_undo INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat)
    )
    """,
    "CREATE TABLE IF NOT EXISTS games (table_id TEXT PRIMARY KEY, saved TEXT NOT NULL)",
)


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
    after_undo: bool = False
    """Whether some of its moves were made after others had been taken back."""
    saved: str = ""
    """The game itself, as the text of a save file; left out where results are only listed."""

    def compared(self, results: Sequence[Result]) -> str:
        """Tell how it compares with the same player's other results at that game, level and mode.

        Games in which moves were taken back are not compared.

        >>> played = [
        ...     Result(f"t{n}", 0, "Ann", score, True, "goose", "easy", "solo", "Ann", "2026", 1, 9)
        ...     for n, score in enumerate((9, 15, 9))
        ... ]
        >>> played[2].compared(played), played[1].compared(played[:2]), played[0].compared([])
        ('Ann: best 15, average 11 of 3 games.', 'Ann: a new best, 15; average 12 of 2 games.', '')
        """
        same = ("player", "game", "level", "mode")
        others = (one for one in results if one.table_id != self.table_id and not one.after_undo)
        earlier = [
            one.score
            for one in others
            if all(getattr(one, name) == getattr(self, name) for name in same)
        ]
        if self.after_undo or not earlier:
            return ""
        scores = [*earlier, self.score]
        average, count = number(round(fmean(scores), 1)), len(scores)
        is_best = self.score > max(earlier)
        best = f"a new best, {number(self.score)};" if is_best else f"best {number(max(scores))},"
        return f"{self.player}: {best} average {average} of {count} games."


COLUMNS = Result._fields[:-1]
NEWER = {"after_undo": "INTEGER NOT NULL DEFAULT 0"}
"""Columns that files of earlier versions do not have; the next write adds them."""
_NAMES = ", ".join(COLUMNS)
_MARKS = ", ".join("?" * len(COLUMNS))
_KINDS = get_type_hints(Result)


def read(path: Path) -> list[Result]:
    """Return all results, oldest first; none if there is no file yet."""
    rows = _select(path, "results", "SELECT {names} FROM results ORDER BY date, rowid")
    return [_result(row) for row in rows]


def read_game(path: Path, table_id: str) -> str:
    """Return a game as the text of a save file, or `""` where none was kept."""
    found = _select(path, "games", "SELECT saved FROM games WHERE table_id = ?", table_id)
    return str(found[0][0]) if found else ""


def moment(date: str) -> datetime:
    """Return a date as a moment in UTC; a date without an offset is in UTC.

    >>> moment("2026-05-17T10:00+05:00")
    datetime.datetime(2026, 5, 17, 5, 0, tzinfo=datetime.timezone.utc)
    """
    read = datetime.fromisoformat(date)
    return (read if read.tzinfo else read.replace(tzinfo=UTC)).astimezone(UTC)


def has_sqlite() -> bool:
    """Whether this Python has SQLite: in a browser it may be installed later."""
    try:
        import sqlite3  # noqa: F401, PLC0415 - asked anew each time
    except ImportError:
        return False
    return True


def write(path: Path, results: Sequence[Result], *, replace: bool = True) -> int:
    """Write results and their games, all or none; return how many were written.

    A result of the same table and seat is replaced, or stays as it is without `replace`.
    """
    into = f"INSERT OR {'REPLACE' if replace else 'IGNORE'} INTO"
    games = {result.table_id: result.saved for result in results if result.saved}
    path.parent.mkdir(parents=True, exist_ok=True)
    if has_sqlite():
        _make_private(path)
    with _opened(path, "mode=rwc") as file:
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("PRAGMA synchronous = NORMAL")  # safe with such a log, and much quicker
        file.execute("BEGIN IMMEDIATE")
        with file:
            for statement in _SCHEMA:
                file.execute(statement)
            for name in _missing(file):
                file.execute(f"ALTER TABLE results ADD COLUMN {name} {NEWER[name]}")
            rows = map(_row, results)
            done = file.executemany(f"{into} results ({_NAMES}) VALUES ({_MARKS})", rows)
            file.executemany(f"{into} games (table_id, saved) VALUES (?, ?)", games.items())
            return done.rowcount


def _result(row: tuple[Any, ...]) -> Result:
    """Return a result; raise OSError if a column has a wrong type, as a bad disk may cause."""
    try:
        result = Result(*row)
        result = result._replace(
            player=same_form(result.player),
            players=same_form(result.players),
            won=bool(result.won),
            seed=int(result.seed),
            after_undo=bool(result.after_undo),
        )
        moment(result.date)
    except (TypeError, ValueError, OverflowError) as error:
        raise OSError(str(error)) from None
    for name, kind in _KINDS.items():
        if type(value := getattr(result, name)) is not kind:
            raise OSError(f"the {name} of a result must be {kind.__name__}, not {value!r:.40}")
    return result


def _row(result: Result) -> list[Any]:
    """Return the columns of a result; a seed too large for SQLite is written as digits."""
    seed = result.seed if abs(result.seed) <= LARGEST else str(result.seed).encode()
    return list(result._replace(seed=seed)[: len(COLUMNS)])  # type: ignore[arg-type]


@contextmanager
def _opened(path: Path, how: str) -> Iterator[Connection]:
    if not has_sqlite():
        raise OSError("this Python has no sqlite3")
    import sqlite3  # noqa: PLC0415 - see has_sqlite

    address = f"{path.absolute().as_uri()}?{how}"
    try:
        with closing(
            sqlite3.connect(address, timeout=PATIENCE, isolation_level=None, uri=True)
        ) as file:
            yield file
    except sqlite3.Error as error:
        raise OSError(str(error)) from error


def _make_private(path: Path) -> None:
    """Make a new file that only the user can read: there are names in it."""
    with suppress(OSError):  # it exists already, or SQLite will say what is wrong
        os.close(os.open(path.resolve(), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _select(path: Path, table: str, query: str, *values: str) -> list[tuple[Any, ...]]:
    if not path.exists():
        return []
    try:
        return _ask(path, "mode=rw", table, query, values)
    except OSError:
        # A write-ahead log needs a file beside it, for which a read-only folder or a full disk
        # has no room. It is not needed if the log is empty.
        log = path.with_name(f"{path.name}-wal")
        if log.exists() and log.stat().st_size:
            raise
        return _ask(path, "immutable=1", table, query, values)


def _ask(
    path: Path, how: str, table: str, query: str, values: Sequence[str]
) -> list[tuple[Any, ...]]:
    with _opened(path, how) as file:
        there = file.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        if not there:
            return []
        names = _NAMES
        for name in _missing(file):
            names = names.replace(name, "0")
        return file.execute(query.format(names=names), values).fetchall()


def _missing(file: Connection) -> list[str]:
    """Return the newer columns that a file of results does not have yet."""
    there = {row[1] for row in file.execute("PRAGMA table_info(results)")}
    return [name for name in NEWER if name not in there]
