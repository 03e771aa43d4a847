"""One served table: its links, what the host sees of it, and the programs that move there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..core import CHANCE
from ..core.text.phrases import listed, named, with_sentences
from ..doors.farscreen import TablePage
from ..doors.invitation import Invitation
from ..doors.links import Link
from ..doors.seats import SHARED, WATCH
from ..doors.server.door import Door
from ..widgets.game import GameWidget
from ..widgets.page import Refused
from .wire import SeatRow, ShownTable, TableRow, Way

ONLY_HERE: Final = (
    "These links work only on this computer. For phones and other computers in your network, end "
    "the server with Ctrl-C and start it as: brainwaves serve --lan"
)
PATIENCE: Final = 3.0
"""How many seconds longer a program waits if a page is open, which normally lets it move first."""


class ServedTable:
    """A game that is played on devices elsewhere and on a screen of the host."""

    def __init__(self, game: GameWidget, door: Door, tell: Callable[[], None]) -> None:
        self.game, self._door, self._tell = game, door, tell
        self._there = door.table(type(game), game._session)  # noqa: SLF001 - the door seats guests
        self._there.is_served = True
        self._there.open_screen(SHARED)
        self._there.keep()
        self._driven: tuple[int, int] | None = None
        game.observe(self._change, names="scene")
        self._drive()

    @property
    def id(self) -> str:
        """Its name in links."""
        return self._there.name

    @property
    def kept_as(self) -> str:
        """The name of its kept game."""
        return self._there.session.kept_as

    @property
    def is_over(self) -> bool:
        """Whether its game is over."""
        return self.game.outcome is not None

    # What the host does

    def invite(self, player: object) -> None:
        """Let a player play from a device elsewhere."""
        if player not in self.game.players:
            raise Refused(f"{player!r:.40} does not sit at this table")
        try:
            self._there.admit(self.game.players.index(player))
        except ValueError as error:
            raise Refused(str(error)) from None
        self._there.keep()

    def withdraw(self, player: object) -> None:
        """Withdraw a player's link."""
        if player not in self._there.guests:
            raise Refused(f"{player!r:.40} is not invited")
        self._there.withdraw(str(player))

    def let_watch(self, *, allow: bool) -> None:
        """Let others watch, or withdraw their link."""
        if allow:
            self._there.open_screen(WATCH)
            self._there.keep()
        else:
            self._there.close_screen(WATCH)

    def again(self) -> None:
        """Let the same players play once more."""
        if not self.is_over:
            raise Refused("this game is not over yet")
        with self.game.table.lock:
            self.game._session.again()  # noqa: SLF001

    def close(self) -> None:
        """Withdraw all links; the game is kept."""
        self.game.unobserve_all()
        self.game.close_door()
        self.game.close()

    # What the host sees

    def row(self) -> TableRow:
        """Describe this table in one line."""
        table = self.game.table
        return {
            "id": self.id,
            "title": table.rules.title,
            "players": ", ".join(table.players),
            "status": self._status(),
        }

    def _status(self) -> str:
        table = self.game.table
        outcome, names = table.outcome, table.players
        if outcome is not None:
            return f"Over: {', '.join(named(names, outcome.scores))}"
        turn = [names[seat] for seat in table.actors if seat != CHANCE]
        waiting = f"{listed(turn)} to move" if turn else "Dice or cards are due"
        return with_sentences(waiting, self.game._session.elsewhere())  # noqa: SLF001

    def shown(self) -> ShownTable:
        """Describe this table with all its links."""
        there, game = self._there, self.game
        seats = [self._seat(name) for name in game.players]
        here = sum(one["invitable"] and one["way"] is None for one in seats)
        watch = there.screens.get(WATCH)
        return {
            "id": self.id,
            "seats": seats,
            "screen": self._url(there.screens[SHARED]),
            "here": here,
            "watch": self._way(watch) if watch else None,
            "hint": ONLY_HERE if self._door.is_only_here and there.guests else "",
            "over": self.is_over,
        }

    def _seat(self, name: str) -> SeatRow:
        game, guest = self.game, self._there.guests.get(name)
        session = game._session  # noqa: SLF001
        is_program = game.players.index(name) in session.bots
        note = "is a program" if is_program else "plays at your screen"
        if guest:
            note = session.guests.get(name) or "is there"
        way = self._way(guest) if guest else None
        return {"name": name, "note": note, "invitable": not is_program, "way": way}

    def _url(self, page: TablePage) -> str:
        return Link(self._door.address, self.id, page.secret).url

    def _way(self, page: TablePage) -> Way:
        link = Invitation(page.name, self._url(page))
        return {"url": link.url, "qr": "" if link.is_only_here else link.qr()}

    # Programs move by themselves, whether or not anybody looks

    def _change(self, _change: Any) -> None:
        self._drive()
        self._tell()

    def _drive(self) -> None:
        """See to it that a program whose turn it is moves after its usual wait."""
        session = self.game._session  # noqa: SLF001
        now = id(session), session.table.ply
        turns = session.turns
        if self._driven == now or turns.trouble or turns.thinking is not None:
            return
        if turns.waiting():
            self._driven = now
            there = self._there
            is_seen = any(page.line for page in (*there.guests.values(), there.screens[SHARED]))
            wait = turns.wait / 1000 + (PATIENCE if is_seen else 0.0)
            self._door.later(wait, lambda: self._let_program_move(now))

    def _let_program_move(self, then: tuple[int, int]) -> None:
        session = self.game._session  # noqa: SLF001
        with session.table.lock:
            is_same = then == (id(session), session.table.ply)
            if is_same and session.turns.waiting():
                session.turns.begin()
