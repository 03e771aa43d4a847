"""Autosave: every change of a table is on the disk before any screen shows it.

A game is kept in `games/<id>.jsonl` of our folder: a head with the game, its options and its seed,
then a line for every change. A line is a move at a ply, which forgets later ones, or a ply that
the game went to; a move is marked if the game had gone back before. How such a file is read
stands in `keptfile`.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from datetime import UTC, datetime
from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple
from uuid import uuid4

from . import keptfile, save
from .codec import encode_move, plain
from .home import home
from .rules import CHANCE
from .table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from .history import Step
    from .keptfile import Entry
    from .rules import Rules

MOST = 200
"""So many games are kept; of more the oldest go, finished ones first."""


def folder() -> Path:
    """Give the folder that games are kept in."""
    return home() / "games"


class Autosave:
    """Keeps one table in a file of its own, from the first move of a player on.

    If somebody else goes on with the same file, or not all of it could be read, this table goes
    on in another one.
    """

    def __init__(self, table: Table, path: Path | None = None, size: int = 0) -> None:
        self._table = table
        self.path = path or _new_path()
        self._size = size
        self._kept: Sequence[Step] | None = None
        """The moves in the file; `None` while it is not as it should be."""
        self._ply = 0
        self.missing = ""
        """What of the file cannot be read, in words; such a file is left as it is."""

    @property
    def id(self) -> str:
        """The name of this game among all that are kept."""
        return self.path.stem

    @property
    def when(self) -> datetime:
        """When the file was last written."""
        return datetime.fromtimestamp(self.path.stat().st_mtime, UTC)

    def trust(self) -> None:
        """Take the file for what the table is now."""
        self._kept, self._ply = self._table.whole_history, self._table.ply

    def keep(self) -> str:
        """Write what is new; gives what went wrong, or `""`."""
        steps = self._table.whole_history
        if not self._size and all(step.seat == CHANCE for step in steps):
            return ""
        try:
            self._look()
            if self._kept is not None:
                self._append(self._news(steps, self._kept))
            if self._kept is None:
                self._rewrite(steps)
        except OSError as error:
            self._kept = None
            with suppress(OSError):
                os.truncate(self.path, self._size)
            where, why = self.path.parent, error.strerror or error
            return f"This game cannot be kept in {where} ({why}); it goes on all the same."
        self.trust()
        return ""

    def _look(self) -> None:
        """See whether the file is still as we left it; if somebody else wrote there, leave it."""
        try:
            if self.missing or self.path.stat().st_size != self._size:
                self._leave()
        except FileNotFoundError:
            self._kept = None

    def _leave(self) -> None:
        self.path, self._size, self._kept, self.missing = _new_path(), 0, None, ""

    def _news(self, steps: Sequence[Step], kept: Sequence[Step]) -> Sequence[Step]:
        """Give the moves that were made since the last change; none if it was no move."""
        at = self._ply
        is_known = at < min(len(steps), len(kept)) and steps[at] is kept[at]
        return () if is_known else steps[at:]

    def _append(self, news: Sequence[Step]) -> None:
        """Write at the end of the file; if somebody else wrote there just now, leave it."""
        with self.path.open("ab") as file:
            written = file.write(_text(_entries(news, self._table)).encode())
            save.sync(file)
            if file.tell() == self._size + written:
                self._size += written
            else:
                self._leave()

    def _rewrite(self, steps: Sequence[Step]) -> None:
        """Write the whole game: beside the file first, then in its place."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self.path.exists():
            _make_room(self.path.parent)
        table = self._table
        entries = [_head(table), *_entries(steps, table)]
        if table.ply < table.last_ply or table.after_undo:
            entries += _entries((), table)
            entries[-1] |= _marked(table.after_undo)
        save.write(self.path, _text(entries))
        self._size = self.path.stat().st_size


def reopen(path: Path, rules: Rules[Any] | None = None) -> tuple[Table, Autosave]:
    """Give the table that a file keeps, as far as it can be read, to go on in the same file.

    If whole lines of it cannot be read, `missing` of the autosave says so.
    """
    content = path.read_bytes()
    with save.naming(path):
        kept = keptfile.read(content, rules)
        table = Table.from_record(kept.record, chance=kept.chance, strict=False)
    plays, steps = kept.record.plays, table.whole_history
    pairs = zip(plays, steps, strict=False)  # dice that were due are thrown beyond them
    known = sum(1 for _ in takewhile(lambda pair: pair[0] == (pair[1].seat, pair[1].move), pairs))
    autosave = Autosave(table, path, len(content))
    if unread := kept.unread + len(plays) - known:
        autosave.missing = keptfile.missing(unread, known)
    elif kept.is_whole and table.last_ply == len(plays):
        autosave.trust()
    return table, autosave


class Glance(NamedTuple):
    """What a file tells of its game without replaying it."""

    path: Path
    name: str
    """The game's name in files: `"astute-goose"`."""
    title: str
    players: tuple[str, ...]
    ply: int
    finished: bool
    when: datetime
    """When it was last played."""


def glance(path: Path) -> Glance | None:
    """Look at the head and the last sound line of a file; `None` if it is not one of ours."""
    try:
        head, *lines = path.read_bytes().split(b"\n")
        setup: Entry = json.loads(head)
        entries = (keptfile.entry(line) for line in reversed(lines[:-1]))
        last = next(filter(None, entries), {"ply": 0})
        players = tuple(map(str, setup["options"]["players"]))
        ply = last["ply"] + ("move" in last)
        when = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        return Glance(path, setup["game"], setup["title"], players, ply, "over" in last, when)
    except (OSError, ValueError, LookupError, TypeError, OverflowError, RecursionError):
        return None


def kept_games() -> list[Path]:
    """Give the files of all games that are kept, the latest first."""
    return _by_age(folder())[::-1]


def _by_age(where: Path) -> list[Path]:
    aged = []
    for path in where.glob("*.jsonl"):
        with suppress(OSError):  # another kernel may make room at the same time
            aged.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(aged)]


def _make_room(where: Path) -> None:
    """See that one more game is not too many; files that are none of ours stay."""
    paths = _by_age(where)
    if len(paths) < MOST:
        return
    games = [seen for path in paths if (seen := glance(path))]
    for _ in range(len(games) + 1 - MOST):
        oldest = next((one for one in games if one.finished), games[0])
        games.remove(oldest)
        oldest.path.unlink(missing_ok=True)


def _new_path() -> Path:
    return folder() / f"{uuid4().hex}.jsonl"


def _head(table: Table) -> Entry:
    chance = table.chance
    return {
        "brainwaves": save.FORMAT,
        "game": table.rules.name,
        "title": table.rules.title,
        "options": plain(table.options),
        "seed": table.seed,
        "chance": chance if isinstance(chance, str) else [encode_move(move) for move in chance],
    }


def _entries(steps: Sequence[Step], table: Table) -> list[Entry]:
    """Give a line for each move, or one for the ply that the game went to."""
    entries: list[Entry] = []
    for step in steps:
        entry = {"ply": step.ply, "seat": step.seat, "move": encode_move(step.move)}
        times = {"seconds": step.seconds, "ms": step.ms}
        told = {name: time for name, time in times.items() if time is not None}
        entries.append({**entry, **told, **_marked(step.after_undo)})
    entries = entries or [{"ply": table.ply}]
    if table.outcome is not None:
        entries[-1]["over"] = True
    return entries


def _marked(after_undo: bool) -> Entry:  # noqa: FBT001 - the mark itself
    return {"after_undo": True} if after_undo else {}


def _text(entries: Iterable[Entry]) -> str:
    return "".join(f"{json.dumps(entry, ensure_ascii=False)}\n" for entry in entries)
