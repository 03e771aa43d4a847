"""The games that were kept automatically, and how to continue one."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from types import MappingProxyType
from typing import Any
from warnings import warn

from ..core import Table
from ..core.bots import Bot
from ..core.files.autosave import reopen
from ..core.files.keptgames import Glance, kept_games, latest
from ..core.files.record import SaveError
from ..core.text.names import same_form
from ..core.text.tables import Listing, html_table, text_table
from .game import GameWidget
from .registry import widget_of

HEADS = ("number", "game", "players", "moves", "last played", "finished")


class Kept(Glance):
    """A game that kept itself."""

    __slots__ = ()

    def open(
        self, bots: Mapping[str, Bot] = MappingProxyType({}), *, coach: bool = False
    ) -> GameWidget:
        """Return the game's widget as it was after the last move, to continue the game.

        Programs of `bw.bots` have their seats again. Programs of your own are not kept with a
        game: say which one takes which seat, `{"Blue": MyBot()}`. With `coach` a coach says what
        to do.
        """
        if not self.name:
            raise SaveError(f"{self.path}: {self.damage}")
        return widget_of(self.name).reopen(latest(self.path), bots, coach=coach)

    def table(self) -> Table:
        """Return a table with the game so far, which is kept no further."""
        table, autosave = reopen(latest(self.path))
        if autosave.damage:
            warn(autosave.damage, stacklevel=2)
        return table

    def __repr__(self) -> str:
        names, end = ", ".join(self.players), "finished" if self.finished else "unfinished"
        harm = f"; {self.damage}" if self.damage else ""
        return f"<{self.title}: {names}, ply {self.ply}, {end}, {_date(self.when)}{harm}>"


class Recent(Listing[Kept]):
    """The games that were kept automatically, the latest first; they show as a table."""

    def open(self, which: int | str = 0, *, coach: bool = False) -> GameWidget:
        """Open a game by its number, or the latest one of a player, with a coach or without."""
        if type(which) is int and -len(self) <= which < len(self):
            return self[which].open(coach=coach)
        for kept in self:
            if isinstance(which, str) and same_form(which) in kept.players:
                return kept.open(coach=coach)
        names = sorted({name for kept in self for name in kept.players})
        known = f"0 to {len(self) - 1}, or a player: {', '.join(names)}" if self else "none is kept"
        raise ValueError(f"there is no game {which!r:.60}; {known}")

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

    def _harms(self) -> list[str]:
        """Say what is wrong with which game."""
        return [f"{number}: {kept.damage}." for number, kept in enumerate(self) if kept.damage]

    def __repr__(self) -> str:
        if not self:
            return "No game is kept yet."
        return "\n".join((text_table(HEADS, self._rows()), *self._harms()))

    def _repr_html_(self) -> str:
        if not self:
            return "<p>No game is kept yet.</p>"
        return html_table(HEADS, self._rows(), " ".join(self._harms()))


def recent() -> Recent:
    """Return the games that were kept automatically, the latest first: `bw.recent()[0].open()`.

    Every game shown as a widget is kept after each move, from the first one on, in the folder
    `games` of the user's data folder (or of `$BRAINWAVES_HOME`). 200 are kept; of more the oldest
    go, finished ones first. A note below them says what is wrong with a damaged file; such a game
    opens as far as it can be read.
    """
    return Recent([Kept(*seen) for seen in kept_games()])


def _date(when: datetime) -> str:
    return f"{when.astimezone():%Y-%m-%d %H:%M}"
