"""The host's page: the lobby, and below it the tables that were started from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..core.files.keptgames import game_of
from ..core.installed import STATIC
from ..doors import record
from ..doors.linkedpage import LinkedPage
from ..doors.rooms import Room
from ..doors.server.door import Door
from ..welcome.lobby import Lobby
from ..widgets.game import GameWidget
from ..widgets.page import Refused, shown_by
from ..widgets.recent import recent
from .table import ServedTable
from .wire import HostScene

HALL: Final = "0" * 12
"""The name of the host's page in its link."""
MOST_TABLES: Final = 100
TELL_SECONDS: Final = 0.1
"""However often something changes at the tables, the host's page gets news only this often."""


class HostLobby(Lobby):
    """A lobby that starts tables for devices elsewhere, and lists them."""

    files = STATIC / "serve"

    def __init__(self, door: Door) -> None:
        self._door = door
        self._tables: dict[str, ServedTable] = {}
        self._shown = ""
        self._is_due = False
        super().__init__()

    @property
    def tables(self) -> Sequence[ServedTable]:
        """The tables in play, the newest first."""
        return tuple(reversed(self._tables.values()))

    def take_up(self) -> None:
        """Open the tables again that were open when the server stopped, with the same links."""
        opened = {game_of(one.path): one for one in reversed(recent())}
        for kept in record.every():
            if kept.served and kept.game in opened and not _is_elsewhere(kept, self._door):
                kept._replace(port=self._door.port, lan=self._door.lan).write()
                try:
                    self._sit_down(opened[kept.game].open())
                except (OSError, ValueError):  # it cannot be read: the lobby lists it and says so
                    continue
        self._shown = ""
        self._look_around()
        self._publish()

    # To the browser

    def _look_around(self) -> None:
        super()._look_around()
        played = {one.kept_as for one in self._tables.values()}
        self._kept = [one for one in self._kept if game_of(one.path) not in played]
        self._lessons = []
        self._over = {one.id for one in self._tables.values() if one.is_over}

    def _scene(self) -> HostScene:
        shown = self._tables.get(self._shown)
        return {
            **super()._scene(),
            "code": "",
            "tables": [one.row() for one in self.tables],
            "shown": shown.shown() if shown else None,
        }

    def _tell(self) -> None:
        """Show soon what has changed at a table; this is called in any thread."""
        if not self._is_due:
            self._is_due = True
            self._door.later(TELL_SECONDS, self._refresh)

    def _refresh(self) -> None:
        self._is_due = False
        with self._lock:
            if {one.id for one in self._tables.values() if one.is_over} != self._over:
                self._look_around()
            self._publish()

    # From the browser

    def _obey(self, message: dict[str, Any]) -> None:
        match message:
            case {"do": "show", "table": str(name)}:
                self._shown = "" if name == self._shown else self._table(name).id
            case {"do": "invite", "table": name, "player": player}:
                self._table(name).invite(player)
            case {"do": "withdraw", "table": name, "player": player}:
                self._table(name).withdraw(player)
            case {"do": "watch", "table": name, "allow": bool(allow)}:
                self._table(name).let_watch(allow=allow)
            case {"do": "again", "table": name}:
                self._table(name).again()
            case {"do": "close", "table": name}:
                self._table(name).close()
                del self._tables[name]
                self._look_around()
            case _:
                super()._obey(message)
                return
        number = message.get("n")
        self._answers = number if type(number) is int else self._answers
        self._publish()

    def _table(self, name: object) -> ServedTable:
        if not isinstance(name, str) or name not in self._tables:
            raise Refused("that table is closed")
        return self._tables[name]

    def _sit_down(self, game: GameWidget) -> None:
        """Serve a game as one more table."""
        if len(self._tables) >= MOST_TABLES:
            game.close()
            raise Refused(f"{MOST_TABLES} tables are open; close one of them first")
        made = ServedTable(game, self._door, self._tell)
        self._tables[made.id] = made
        self._shown = made.id
        self._look_around()


class HostPage(LinkedPage):
    """The page of the host, by a link that is printed when the server starts."""

    most_lines = 3
    page: HostLobby

    def __init__(self, door: Door, secret: str = "") -> None:
        super().__init__("", secret)
        with shown_by(self):
            self.page = HostLobby(door)


class Hall(Room):
    """The room of the host's page; its link is kept, so that it works after a restart."""

    def __init__(self, door: Door, *, new_link: bool = False) -> None:
        super().__init__(HALL)
        self.door = door
        kept = None if new_link else record.read(HALL)
        self.host = HostPage(door, kept.screens.get("host", "") if kept else "")
        door.add(self)
        self.keep()

    @property
    def pages(self) -> Sequence[LinkedPage]:
        """The host's page alone."""
        return (self.host,)

    def keep(self) -> None:
        """Keep the host's link."""
        port, lan = self.at
        screens = {"host": self.host.secret}
        files = str(self.host.files)
        record.Record(HALL, "", files, port, lan, self.key, {}, screens).write()


def _is_elsewhere(kept: record.Record, door: Door) -> bool:
    """Whether another server, at another port, seems to have a table."""
    return kept.port != door.port and door.is_taken(kept.port)
