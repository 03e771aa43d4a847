"""The notepad: results of finished games, to be compared over time."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from html import escape
from pathlib import Path
from threading import Lock
from typing import Any

from ..core.files import disk
from ..core.table import Table
from ..core.text.names import choose
from ..core.text.phrases import number
from ..core.text.tables import frame, html_table, text_table
from . import csvfile, database
from .advice import advice, still
from .database import COLUMNS, Result

SHOWN = 60
"""How many results a notebook shows: the latest ones."""

_KEPT: dict[Path, list[Result]] = {}
"""Results that could not be written, by their file."""
_ADVICE: dict[Path, str] = {}
"""What to do about those files."""
_LOCK = Lock()
"""Held while results are written again, so that none from another thread get lost."""


class NotepadError(ValueError):
    """A notepad that cannot be read or written; the message says what to do."""


def results_of(table: Table, table_id: str, when: datetime | None = None) -> list[Result]:
    """Return a result for each seat of a finished game, which ended at `when` or just now."""
    outcome, options = table.outcome, table.options
    if outcome is None:
        return []
    date = (when or datetime.now(UTC)).isoformat(timespec="seconds")
    saved = table.to_json(times=True)
    told = (getattr(options, name, "") for name in ("mode", "variant"))
    mode = ", ".join(filter(None, told))
    return [
        Result(
            table_id=table_id,
            seat=seat,
            player=player,
            score=outcome.scores[seat],
            won=seat in outcome.winners,
            game=table.rules.name,
            level=getattr(options, "level", ""),
            mode=mode,
            players=", ".join(table.players),
            date=date,
            seed=table.seed,
            moves=table.ply,
            after_undo=any(step.after_undo for step in table.history),
            saved=saved,
        )
        for seat, player in enumerate(table.players)
    ]


class Notepad:
    """Results of finished games; it shows as a table in a notebook.

    Results that cannot be written stay in `unsaved` until they can, so that no game fails because
    of its notepad.

    >>> notepad = Notepad("results.sqlite")
    >>> notepad
    The notepad is empty: finished games go onto it.
    >>> notepad.filter(player="Ann")
    Traceback (most recent call last):
    ValueError: there is no player 'Ann' on the notepad: it is empty
    """

    def __init__(self, path: str | os.PathLike[str] | None = None) -> None:
        chosen = Path(path).expanduser() if path else disk.home() / "notepad.sqlite"
        self.path = chosen.absolute()
        self._wishes: dict[str, str] = {}

    # What is on it

    def rows(
        self,
        *,
        player: str | None = None,
        game: str | None = None,
        level: str | None = None,
        mode: str | None = None,
    ) -> list[Result]:
        """Return the results, oldest first; a NotepadError says why they cannot be read."""
        if any(wish is not None for wish in (player, game, level, mode)):
            return self.filter(player=player, game=game, level=level, mode=mode).rows()
        waiting = (
            self.unsaved
        )  # first: if another thread writes them meanwhile, they are in the file
        read = [*self._try("read", database.read), *waiting]
        latest = {(one.table_id, one.seat): one for one in read}.values()
        found = sorted(latest, key=lambda one: database.moment(one.date))
        wishes = self._wishes.items()
        return [one for one in found if all(getattr(one, name) == wish for name, wish in wishes)]

    def filter(
        self,
        *,
        player: str | None = None,
        game: str | None = None,
        level: str | None = None,
        mode: str | None = None,
    ) -> Notepad:
        """Return the notepad with only some of its results.

        A game may be called `"goose"`, `"The Astute Goose"` or `"AstuteGoose"`. Variants are part
        of a mode: `"solo"` is not `"solo, naming"`.
        """
        chosen = Notepad(self.path)
        chosen._wishes = dict(self._wishes)
        rows = chosen.rows()
        for name, wish in {"player": player, "game": game, "level": level, "mode": mode}.items():
            if wish is not None:
                known = (getattr(row, name) for row in rows)
                chosen._wishes[name] = choose(name, wish, known, "on the notepad")
                rows = [row for row in rows if getattr(row, name) == chosen._wishes[name]]
        return chosen

    def frame(self) -> Any:
        """Return the results as a pandas DataFrame (pandas is not installed with this package)."""
        rows = [
            {name: getattr(row, name) for name in COLUMNS} | {"date": database.moment(row.date)}
            for row in self.rows()
        ]
        return frame("notepad", rows, COLUMNS)

    def plot(
        self,
        *,
        player: str | None = None,
        game: str | None = None,
        level: str | None = None,
        mode: str | None = None,
        ax: Any = None,
    ) -> Any:
        """Draw the scores of one game and level over time; return the Axes.

        Dashed lines show what pure guessing and a perfect memory score on average, if the game
        has such figures. It needs matplotlib.
        """
        from .plot import plot  # noqa: PLC0415 - only who draws needs it

        return plot(self.rows(player=player, game=game, level=level, mode=mode), ax)

    def game(self, row: Result | int) -> Table:
        """Open the game behind a row, or behind its number, as it ended.

        `bw.AstuteGoose.at(notepad.game(3))` shows it.
        """
        if not isinstance(row, Result | int):
            raise TypeError(f"game() takes a row of the notepad or its number, not {row!r:.60}")
        result = self._numbered(row) if isinstance(row, int) else row
        saved = result.saved or self._try("read", database.read_game, result.table_id)
        if not saved:
            told = f"{result.date[:10]}, {result.game}, {result.level}, {result.player}"
            raise ValueError(
                f"only the score of this game was kept, not its moves: {told}: {result.score}"
            )
        return Table.from_json(saved)

    # What is written onto it

    def write(self, results: Sequence[Result] = ()) -> str:
        """Write results, and those that could not be written before; replace the same table's.

        Return what went wrong, or `""`.
        """
        with _LOCK:
            waiting = {(one.table_id, one.seat): one for one in (*self.unsaved, *results)}
            kept = list(waiting.values())
            try:
                database.write(self.path, kept)
            except OSError as error:
                _KEPT[self.path], _ADVICE[self.path] = kept, advice(self.path, error)
                where = f"The notepad {self.path} cannot be written ({error})"
                return f"{where}; the result is kept in memory, and bw.Notepad() says what to do."
            _KEPT.pop(self.path, None)
            return ""

    def make_up(self, results: Sequence[Result]) -> str:
        """Write the results of a game that ended earlier, unless they are already there.

        Return what went wrong, or `""`.
        """
        try:
            there = {(one.table_id, one.seat, one.score, one.moves) for one in self.rows()}
        except NotepadError:
            there = set()
        asked = {(one.table_id, one.seat, one.score, one.moves) for one in results}
        return "" if asked <= there else self.write(results)

    @property
    def unsaved(self) -> list[Result]:
        """Results that could not be written, kept as long as this kernel runs."""
        return list(_KEPT.get(self.path, ()))

    def to_csv(self, path: str | os.PathLike[str]) -> None:
        """Write the results as a CSV file; the games themselves are not in it."""
        disk.write(path, csvfile.dump(self.rows()))

    def read_csv(self, path: str | os.PathLike[str]) -> int:
        """Add the results of a CSV file, all or none; return how many were new.

        A result that is on the notepad already stays as it is.
        """
        found = csvfile.parse(Path(path).expanduser())
        added: int = self._try("written", partial(database.write, replace=False), found)
        return added

    # Inside

    def _try(self, what: str, do: Callable[..., Any], *arguments: Any) -> Any:
        try:
            return do(self.path, *arguments)
        except OSError as error:
            waiting = len(self.unsaved)
            kept = f" The {waiting} kept in memory are written then." if waiting else ""
            raise NotepadError(
                f"the notepad {self.path} cannot be {what} ({error}); nothing in it was changed. "
                f"{advice(self.path, error)}{kept}"
            ) from None

    def _numbered(self, number: int) -> Result:
        rows = self.rows()
        try:
            return rows[number]
        except IndexError:
            raise IndexError(
                f"there is no result {number} on this notepad; it has {len(rows)}, from 0 on"
            ) from None

    # How it shows

    def __repr__(self) -> str:
        heads, rows, note = self._shown()
        return "\n".join(filter(None, (text_table(heads, rows) if rows else "", note)))

    def _repr_html_(self) -> str:
        heads, rows, note = self._shown()
        return html_table(heads, rows, note) if rows else f"<p>{escape(note)}</p>"

    def _shown(self) -> tuple[list[str], list[list[Any]], str]:
        """Return heads, rows, and a note about what is missing instead of a traceback."""
        try:
            found, note = self.rows(), ""
        except NotepadError as error:
            found, note = self.unsaved, f"{str(error)[0].upper()}{str(error)[1:]}"
        else:
            if not found:
                note = "The notepad is empty: finished games go onto it."
            elif self.unsaved:
                note = f"{len(self.unsaved)} of these could not be written to {self.path} yet."
                note += f" {still(_ADVICE[self.path])}"
            if len(found) > SHOWN:
                note = f"The latest {SHOWN} of {len(found)} results. {note}".rstrip()
        shown = found[-SHOWN:]
        names = ("game", "level", "mode", "player", "score", "players", "seed", "moves")
        heads = ["", "date (UTC)", *names]
        rows = [
            [at, one.date.replace("T", " ")[:16], *(_cell(one, name) for name in names)]
            for at, one in enumerate(shown, len(found) - len(shown))
        ]
        if any(one.after_undo for one in shown):
            heads.append("after undo")
            for row, one in zip(rows, shown, strict=True):
                row.append("yes" if one.after_undo else "")
        return heads, rows, note


def _cell(one: Result, name: str) -> object:
    return number(one.score) if name == "score" else getattr(one, name)
