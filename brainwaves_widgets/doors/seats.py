"""A table with guests: who may come in by which link, who is there, and who is away."""

from __future__ import annotations

from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING

from . import record
from .guest import Guest
from .links import new_table, same

if TYPE_CHECKING:
    from ..core import Seat
    from ..widgets.game import GameWidget
    from ..widgets.session.session import Session

NOT_YET, AWAY, HERE = "has not come yet", "is away", ""


class GuestTable:
    """A table whose door is open."""

    def __init__(self, game: type[GameWidget], session: Session, name: str = "") -> None:
        self.name = name or new_table()
        self.key = token_hex(32)
        """By this a door shows a Jupyter server that it is the one."""
        self.at: tuple[int, bool] = 0, False
        """The port of its door, and whether that is open to the network."""
        self.game, self._session = game, session
        self.guests: dict[str, Guest] = {}
        session.guests = {}

    @property
    def session(self) -> Session:
        """The table where the guests sit now: after a game they may play on at another."""
        return next((one.screen._session for one in self.guests.values()), self._session)  # noqa: SLF001

    def admit(self, seat: Seat, secret: str = "") -> Guest:
        """Let somebody play from elsewhere at a seat; whoever was invited there already is."""
        session = self.session
        name = session.table.players[seat]
        if name not in self.guests:
            if seat in session.bots:
                msg = f"{name} is a program; game.take_over({name!r}) makes it a person's seat"
                raise ValueError(msg)
            with session.table.lock:
                guest = Guest(name, secret)
                session.guests[name] = NOT_YET
                guest.sit(self.game, session)
                self.guests[name] = guest
                session.sit_again()
                guest.moved = self.keep
        return self.guests[name]

    def withdraw(self, name: str) -> None:
        """Take the link of a seat back: from now on it is played at the host's again."""
        session, guest = self.session, self.guests.pop(name)
        self._session = session
        with session.table.lock:
            session.guests.pop(name, None)
            guest.screen.close()
            session.sit_again()
        self.keep()
        guest.hang_up("closed")

    def keep(self) -> None:
        """Keep the links, so that another kernel can take this table up under the same ones."""
        if not self.guests:
            record.forget(self.name)
            return
        session, (port, lan) = self.session, self.at
        with session.table.lock:
            session.keep_now()
        seats = {name: guest.secret for name, guest in self.guests.items()}
        bundle = str(next(iter(self.guests.values())).screen.files)
        kept = record.Record(self.name, session.kept_as, bundle, port, lan, self.key, seats)
        with suppress(OSError):  # then they do not outlive the kernel
            kept.write()

    def note(self, guest: Guest, how: str) -> None:
        """Show everybody at the table that a guest is there, or away."""
        session = self.session
        with session.table.lock:
            if session.guests.get(guest.name, how) != how:
                session.guests[guest.name] = how
                session.refresh()

    def guest_by_ticket(self, ticket: str) -> Guest | None:
        """Return the guest whose page a ticket shows; every seat is looked at, found or not."""
        found = [guest for guest in tuple(self.guests.values()) if same(ticket, guest.ticket)]
        return found[0] if found else None

    def guest_by_secret(self, secret: str) -> Guest | None:
        """Return the guest whose seat it is; every seat is looked at, found or not."""
        found = [guest for guest in tuple(self.guests.values()) if guest.knows(secret)]
        return found[0] if found else None
