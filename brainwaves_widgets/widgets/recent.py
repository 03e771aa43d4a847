"""The games that kept themselves: which there are, and how to go on with one."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, overload
from warnings import warn

from ..core.autosave import Glance, glance, kept_games, reopen
from ..core.rows import html_table, text_table
from .registry import widget_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from ..core import Table
    from ..core.bots import Bot
    from .game import GameWidget

HEADS = ("number", "game", "players", "moves", "last played", "finished")


class Kept(Glance):
    """A game that kept itself."""

    __slots__ = ()

    def open(self, bots: Mapping[str, Bot] = MappingProxyType({})) -> GameWidget:
        """Give the game's widget again, as it was after the last move; it goes on in its file.

        Programs are not kept with a game: name who has whose seat, `{"Blue": Builder()}`.
        """
        return widget_of(self.name).reopen(self.path, bots)

    def table(self) -> Table:
        """Give a table with the game so far, which is kept no further."""
        table, autosave = reopen(self.path)
        if autosave.missing:
            warn(autosave.missing, stacklevel=2)
        return table

    def __repr__(self) -> str:
        names, end = ", ".join(self.players), "finished" if self.finished else "unfinished"
        return f"<{self.title}: {names}, ply {self.ply}, {end}, {_date(self.when)}>"


class Recent(Sequence[Kept]):
    """The games that kept themselves, the latest first; they show as a table in a notebook."""

    def __init__(self, games: Sequence[Kept]) -> None:
        self._games = tuple(games)

    @overload
    def __getitem__(self, index: int) -> Kept: ...
    @overload
    def __getitem__(self, index: slice) -> Recent: ...
    def __getitem__(self, index: int | slice) -> Kept | Recent:
        return Recent(self._games[index]) if isinstance(index, slice) else self._games[index]

    def __len__(self) -> int:
        return len(self._games)

    def open(self, which: int | str = 0) -> GameWidget:
        """Open a game by its number, or the latest one of a player."""
        if type(which) is int and -len(self) <= which < len(self):
            return self[which].open()
        for kept in self:
            if which in kept.players:
                return kept.open()
        names = sorted({name for kept in self for name in kept.players})
        known = f"0 to {len(self) - 1}, or a player: {', '.join(names)}" if self else "none is kept"
        msg = f"there is no game {which!r:.60}; {known}"
        raise ValueError(msg)

    def _rows(self) -> list[tuple[Any, ...]]:
        return [
            (
                number,
                kept.title,
                ", ".join(kept.players),
                kept.ply,
                _date(kept.when),
                "yes" if kept.finished else "no",
            )
            for number, kept in enumerate(self)
        ]

    def __repr__(self) -> str:
        return text_table(HEADS, self._rows()) if self else "No game is kept yet."

    def _repr_html_(self) -> str:
        return html_table(HEADS, self._rows()) if self else "<p>No game is kept yet.</p>"


def recent() -> Recent:
    """Give the games that kept themselves, the latest first: `bw.recent()[0].open()`.

    Every game shown as a widget is kept after each move, from the first one on, in the folder
    `games` of the user's data folder (or of `$BRAINWAVES_HOME`). 200 are kept; of more the oldest
    go, finished ones first.
    """
    return Recent([Kept(*seen) for path in kept_games() if (seen := glance(path))])


def _date(when: datetime) -> str:
    return f"{when.astimezone():%Y-%m-%d %H:%M}"
