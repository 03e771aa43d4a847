"""A table with guests: who may come in by which link, who is there, and who is away."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from ..core.text.phrases import listed
from . import record
from .farscreen import SharedScreen
from .guest import NOT_YET, Guest
from .rooms import Room
from .watcher import Watchers

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..core import Seat
    from ..widgets.game import GameWidget
    from ..widgets.session.session import Session
    from .farscreen import TablePage

WATCH, SHARED = "watch", "shared"
_DISK: Final = ThreadPoolExecutor(2, thread_name_prefix="brainwaves disk")
DISK_SECONDS: Final = 0.02
"""How long the disk is left alone after a move, which is on its way to the guests meanwhile."""
SCREENS: Final = {WATCH: Watchers, SHARED: SharedScreen}


class GuestTable(Room):
    """A table whose door is open."""

    def __init__(self, game: type[GameWidget], session: Session, name: str = "") -> None:
        super().__init__(name)
        self.game, self._session = game, session
        self.guests: dict[str, Guest] = {}
        self.screens: dict[str, TablePage] = {}
        """Pages of the table that are not seats, by their kinds: see SCREENS."""
        self.is_served = False
        """Whether `brainwaves serve` opens it again."""
        session.guests = {}
        session.aside = lambda do: self.later(DISK_SECONDS, lambda: _aside(do))

    @property
    def pages(self) -> Sequence[TablePage]:
        """The seats of the guests, and the screens that are not seats."""
        return (*self.guests.values(), *self.screens.values())

    @property
    def session(self) -> Session:
        """The session of the guests now: after a game they may play on at another table."""
        return next((one.page._session for one in self.pages), self._session)  # noqa: SLF001

    def admit(self, seat: Seat, secret: str = "") -> Guest:
        """Let somebody play at a seat from elsewhere; invited again, it is the same guest."""
        session = self.session
        name = session.table.players[seat]
        if name not in self.guests:
            if seat in session.bots:
                raise ValueError(
                    f"{name} is a program; game.take_over({name!r}) makes it a person's seat"
                )
            with session.table.lock:
                session.guests[name] = NOT_YET
                self.guests[name] = Guest(self, seat, secret)
                session.sit_again()
        return self.guests[name]

    def open_screen(self, kind: str, secret: str = "") -> TablePage:
        """Open a page that is not a seat, or return the one that is open."""
        if kind not in self.screens:
            with self.session.table.lock:
                self.screens[kind] = SCREENS[kind](self, secret)
        return self.screens[kind]

    def close_screen(self, kind: str) -> None:
        """Withdraw the link of a page that is not a seat."""
        session = self._session = self.session
        if page := self.screens.pop(kind, None):
            with session.table.lock:
                page.page.close()
            self.keep()
            page.hang_up("closed")
            self.count_watchers(len(self.screens[WATCH].lines) if WATCH in self.screens else 0)

    def count_watchers(self, count: int) -> None:
        """Show everybody at the table how many watch."""
        session = self.session
        with session.table.lock:
            if session.watchers != count:
                session.watchers = count
                session.refresh()

    def withdraw(self, *names: str) -> None:
        """Withdraw the links of seats; from now on their players sit at the host's screen again."""
        if not names:
            return
        session = self._session = self.session
        guests = [self.guests.pop(name) for name in names]
        with session.table.lock:
            for name, guest in zip(names, guests, strict=True):
                session.guests.pop(name, None)
                guest.page.close()
            verb = "plays" if len(names) == 1 else "play"
            session.sit_again(f"{listed([*names])} {verb} at the host's screen again.")
        self.keep()
        for guest in guests:
            guest.hang_up("closed")

    def keep(self) -> None:
        """Keep the links, so that they work again when another kernel opens this game."""
        if not self.pages:
            record.forget(self.name)
            return
        session, (port, lan) = self.session, self.at
        with session.table.lock:
            session.keep_now()
        seats = {name: guest.secret for name, guest in self.guests.items()}
        screens = {kind: page.secret for kind, page in self.screens.items()}
        kept = record.Record(
            self.name,
            session.kept_as,
            str(self.pages[0].files),
            port,
            lan,
            self.key,
            seats,
            screens,
            self.is_served,
        )
        with suppress(OSError):  # then they end with the kernel
            kept.write()

    def note(self, name: str, how: str) -> None:
        """Show everybody at the table that a guest is there, or away."""
        session = self.session
        with session.table.lock:
            if session.guests.get(name, how) != how:
                session.guests[name] = how
                session.refresh()


def _aside(do: Callable[[], None]) -> None:
    """Do something in another thread, so that the guests need not wait for the disk."""
    try:
        _DISK.submit(do)
    except RuntimeError:  # Python is about to end
        do()
