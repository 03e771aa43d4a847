"""Autosave: every change of a table is written before any screen shows it.

So nothing is lost when a kernel dies. A disk takes milliseconds to store data permanently, so we
wait for that until the screens have changed; only a power failure in between can cost a move.

The lines of such a file are in `logfile`, and how files share a folder is in `keptgames`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import takewhile
from pathlib import Path
from typing import Any

from ..history.steps import Step
from ..rules import CHANCE, IllegalMove, Rules
from ..table import Table
from . import disk, keptgames, logfile, savefile
from .codec import encode_move
from .logfile import Entry
from .record import SaveError


class Autosave:
    """Keeps one table in a file that nobody else writes to, from a player's first move on.

    A game that was read from a file continues in another one: some other kernel, perhaps on another
    computer, may have the same game open and continue it too, and then there are two games.
    """

    def __init__(
        self,
        table: Table,
        path: Path | None = None,
        after: Mapping[str, int] | None = None,
        damage: str = "",
    ) -> None:
        self._table = table
        self._is_begun = path is not None
        self._writer = 0 if path else os.getpid()
        """The process that owns the file; a fork of it needs a file of its own."""
        self.path = path or keptgames.new_path()
        self._after = dict(after or {})
        """The files that ours replaces, as they were when they were read."""
        self.damage = damage
        """What is wrong with the file that the game was read from, in words."""
        self._size = 0
        self._kept: Sequence[Step] | None = None
        """The moves in our file; `None` while the file is not up to date."""
        self._ply = 0
        self._is_fresh = False
        """Whether something was written that may not be on the disk yet."""

    @property
    def id(self) -> str:
        """The game's name on the notepad; the file's own name if others continued the game too."""
        is_apart = keptgames.is_apart(self.path, self._after)
        return self.path.stem if is_apart else keptgames.game_of(self.path)

    @property
    def when(self) -> datetime:
        """When the file was last written."""
        return keptgames.when(self.path)

    def keep(self) -> str:
        """Write what is new; return what went wrong, or `""`."""
        steps = self._table.whole_history
        if not self._is_begun and all(step.seat == CHANCE for step in steps):
            return ""
        try:
            if not self._append(steps):
                self._rewrite(steps)
        except OSError as error:
            return self._fail(error)
        self._kept, self._ply, self._is_begun = steps, self._table.ply, True
        return ""

    def sync(self) -> str:
        """Make sure that what was written is on the disk; return what went wrong, or `""`."""
        if not self._is_fresh:
            return ""
        self._is_fresh = False
        try:
            with suppress(FileNotFoundError), self.path.open("r+b") as file:
                disk.sync(file)
        except OSError as error:
            return self._fail(error)
        return ""

    def _fail(self, error: OSError) -> str:
        self._kept = None
        where, why = self.path.parent, error.strerror or error
        return f"This game cannot be kept in {where} ({why}); game.save() saves it elsewhere."

    def begin(self) -> str:
        """Keep the game from now on, even if no player has moved yet; return what went wrong."""
        self._is_begun = True
        return self.keep() if self._kept is None else ""

    def keep_anew(self) -> str:
        """Write the whole game again, as when a program leaves its seat; return what went wrong."""
        self._kept = None
        return self.keep()

    def _append(self, steps: Sequence[Step]) -> bool:
        """Append what is new to our file; return False if the file is not as we left it."""
        if self._kept is None or self._writer != os.getpid():
            return False
        at, kept = self._ply, self._kept
        is_move = at >= min(len(steps), len(kept)) or steps[at] is not kept[at]
        text = logfile.write_lines(_entries(steps[at:] if is_move else (), self._table))
        with suppress(FileNotFoundError):
            if not disk.append(self.path, text, self._size):
                self._writer = 0  # somebody else wrote there: it is theirs now
                return False
            self._size += len(text)
            self._is_fresh = True
            return self.path.exists()  # another kernel may have made room meanwhile
        return False

    def _rewrite(self, steps: Sequence[Step]) -> None:
        """Write the whole game into our file, or into a new one if that is not ours."""
        if self._writer != os.getpid():
            path = keptgames.new_path(keptgames.game_of(self.path))
            self.path, self._writer, self.damage = path, os.getpid(), ""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self.path.exists():
            keptgames.make_room()
        table = self._table
        entries = _entries(steps, table)
        if table.ply < table.last_ply or table.after_undo:
            entries += _entries((), table)
            if table.after_undo:
                entries[-1]["after_undo"] = True
        chance = table.chance
        coded = chance if isinstance(chance, str) else [encode_move(move) for move in chance]
        more = {"title": table.rules.title, "chance": coded, "after": self._after}
        text = logfile.write({**table.record().head(), **more}, entries)
        disk.write(self.path, text, private=True)
        self._size = len(text)


def reopen(path: Path, rules: Rules[Any] | None = None) -> tuple[Table, Autosave]:
    """Return the table that a file keeps, as far as it can be read, to continue it.

    If lines of it cannot be read, `damage` of the autosave says so.
    """
    content = path.read_bytes()
    with savefile.naming(path):
        record = savefile.read(content, rules)
        try:
            table = Table.from_record(record, chance=record.chance, strict=False)
        except IllegalMove as error:
            raise SaveError(logfile.no_script(error)) from None
    pairs = zip(record.plays, table.whole_history, strict=False)  # more dice may be thrown by now
    known = sum(1 for _ in takewhile(lambda pair: pair[0] == (pair[1].seat, pair[1].move), pairs))
    refused = len(record.plays) - known
    is_whole = not record.unread and not refused
    after = keptgames.after(path, content, record.after) if is_whole else {}
    return table, Autosave(table, path, after, record.damage(refused))


def _entries(steps: Sequence[Step], table: Table) -> list[Entry]:
    """Return an entry for each move, or one for the ply that the game went to."""
    entries: list[Entry] = []
    for step in steps:
        entry = {"ply": step.ply, "seat": step.seat, "move": encode_move(step.move)}
        entry |= {"seconds": step.seconds, "ms": step.ms, "after_undo": step.after_undo or None}
        entries.append({name: value for name, value in entry.items() if value is not None})
    entries = entries or [{"ply": table.ply}]
    if table.outcome is not None:
        entries[-1]["over"] = True
    return entries
