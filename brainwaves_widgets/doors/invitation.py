"""Inviting guests: a link and a QR code for each, and withdrawing them."""

from __future__ import annotations

import os
import sys
from html import escape
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import urlsplit

from ..core.options import Flag
from ..widgets.screen import seat_of
from . import record
from .links import Link
from .seats import SCREENS, WATCH

if TYPE_CHECKING:
    from ..core import Seat
    from ..widgets.game import GameWidget
    from .seats import GuestTable
    from .server.door import Door

NO_THREADS = (
    "guests cannot join a game that runs in a browser (Pyodide): start it in Jupyter on a computer"
)
NO_TORNADO = 'guests need tornado, which comes with Jupyter: pip install "brainwaves-widgets[lab]"'

ONLY_HERE: Final = ("127.0.0.1", "localhost")
_on_display: dict[str, list[tuple[Invitation, Any]]] = {}
"""Invitations that a notebook shows, with the handles of IPython by which they can be changed, by
the secrets of their links."""


class NoGuestsError(RuntimeError):
    """Guests cannot join here; the message says why."""


class Invitation(NamedTuple):
    """A link to a seat, for any device that can reach its address."""

    player: str
    """Who is invited; empty for those who watch."""
    url: str
    """The link; whoever has it plays for this player, or watches, until it is withdrawn."""
    hint: str = ""

    def __repr__(self) -> str:
        who = f"{self.player} plays at" if self.player else "To watch:"
        return f"{who} {self.url}\n{self.hint}".rstrip()

    def _ipython_display_(self) -> None:
        """Show it in a notebook, in such a way that it can say later that it was withdrawn."""
        from IPython.display import display  # noqa: PLC0415 - IPython itself asks for this

        show: Any = display
        data = {"text/plain": repr(self), "text/html": self._repr_html_()}
        if handle := show(data, raw=True, display_id=True):
            _on_display.setdefault(Link.read(self.url).secret, []).append((self, handle))

    def _repr_html_(self) -> str:
        link = escape(self.url)
        who = f"<b>{escape(self.player)}</b> plays at" if self.player else "To watch:"
        return (
            f"<p>{who} "
            f'<a href="{link}" target="_blank" rel="noopener noreferrer">{link}</a></p>'
            f'<img width="200" alt="QR code of this link" src="{self.qr()}">'
            f"<p>{escape(self.hint)}</p>"
        )

    @property
    def is_only_here(self) -> bool:
        """Whether the link is of use on this computer alone, so that nobody needs its QR code."""
        return urlsplit(self.url).hostname in ONLY_HERE

    @property
    def withdrawn(self) -> str:
        """What it says once its link is withdrawn."""
        return f"The link {f'for {self.player}' if self.player else 'to watch'} was withdrawn."

    def qr(self) -> str:
        """Return the QR code of the link as the address of an SVG picture."""
        import segno  # noqa: PLC0415 - only where a link is shown

        address: str = segno.make(self.url, error="m").svg_data_uri(
            scale=4, light="white", border=3
        )
        return address


class Way(NamedTuple):
    """An open door, and the address that guests come to."""

    door: Door
    base: str
    """Where guests come in; empty if that is the door itself."""

    def invitation(self, player: str, room: str, secret: str, call: str) -> Invitation:
        """Return a link to a page; `call` is the code by which the host invites."""
        link = Link(self.base or self.door.address, room, secret)
        hint = _hint(call, is_chosen=bool(self.base), lan=self.door.lan)
        return Invitation(player, link.url, hint)


def check_guests() -> None:
    """Raise NoGuestsError where no guest can join."""
    if sys.platform == "emscripten":
        raise NoGuestsError(NO_THREADS)
    if find_spec("tornado") is None:
        raise NoGuestsError(NO_TORNADO)


def open_way(*, lan: bool, at: str | None, port: int = 0) -> Way:
    """Open the door; raise NoGuestsError where that is impossible, ValueError for a bad address.

    The port is a wish: if it is taken, or the door is open already, it is another one.
    """
    is_open = Flag().check("lan", lan, None)
    base = None if at is None else base_of(at)
    check_guests()
    from .server.door import door  # noqa: PLC0415 - it needs tornado

    hub = os.environ.get("JUPYTERHUB_PUBLIC_URL", "").rstrip("/")
    try:
        opened = door(lan=is_open, port=port)
    except OSError:
        if not port:
            raise
        opened = door(lan=is_open)
    return Way(opened, base or hub)


def invite(
    game: GameWidget,
    player: str | Seat | None,
    *,
    watch: bool = False,
    lan: bool = False,
    at: str | None = None,
) -> Invitation:
    """Invite a player to join from elsewhere, or others to watch; see `GameWidget.invite`."""
    if Flag().check("watch", watch, None) == (player is not None):
        raise ValueError("name the player to invite, or pass watch=True for a link to watch")
    seat = None if player is None else seat_of(game.table, player)
    way = open_way(lan=lan, at=at)
    there = way.door.table(type(game), game._session)  # noqa: SLF001 - the door seats its guests
    page = there.open_screen(WATCH) if seat is None else there.admit(seat)
    there.keep()
    return way.invitation(page.name, there.name, page.secret, "game.invite(...)")


def take_up(game: GameWidget) -> None:
    """Let the guests of a reopened game return with the links that they have.

    That needs the port that its door had. If another process uses it, perhaps the kernel in which
    the game still runs, the guests stay there.
    """
    session = game._session  # noqa: SLF001
    kept = record.of_game(session.kept_as)
    if kept is None or sys.platform == "emscripten" or find_spec("tornado") is None:
        return
    from .server.door import door, open_door  # noqa: PLC0415 - it needs tornado

    try:
        opened = open_door() or door(lan=kept.lan, port=kept.port)
    except OSError:
        return
    if opened.port != kept.port:
        return
    there = opened.table(type(game), session, kept.table)
    seat_again(there, kept)


def seat_again(there: GuestTable, kept: record.Record) -> None:
    """Let guests return to a table with the links that they have."""
    players, there.is_served = there.session.table.players, kept.served
    for name, secret in kept.seats.items():
        if name in players:
            there.admit(players.index(name), secret)
    for kind, secret in kept.screens.items():
        if kind in SCREENS:
            there.open_screen(kind, secret)
    there.keep()


def withdraw(game: GameWidget, player: str | Seat | None = None, *, watch: bool = False) -> None:
    """Withdraw one invitation, or all of a table; see `GameWidget.close_door`."""
    if "brainwaves_widgets.doors.server.door" not in sys.modules:
        return
    from .server.door import close_room, open_door  # noqa: PLC0415 - it is imported already

    opened, session = open_door(), game._session  # noqa: SLF001
    name = None if player is None else game.players[seat_of(game.table, player)]
    for there in tuple(opened.tables.values() if opened else ()):
        if there.session is session:
            before = [page.secret for page in there.pages]
            if not watch:
                there.withdraw(*(one for one in there.guests if name in (None, one)))
            for kind in tuple(there.screens) if name is None else ():
                if kind == WATCH or not watch:
                    there.close_screen(kind)
            left = {page.secret for page in there.pages}
            _tell_withdrawn([secret for secret in before if secret not in left])
            if not there.pages:
                close_room(there)


def _tell_withdrawn(secrets: list[str]) -> None:
    """Let the invitations that a notebook shows say that these links do not work any more."""
    for shown, handle in (one for secret in secrets for one in _on_display.pop(secret, ())):
        told = shown.withdrawn
        handle.update({"text/plain": told, "text/html": f"<p>{escape(told)}</p>"}, raw=True)


def base_of(at: Any, whose: str = "your Jupyter server") -> str:
    """Return what links begin with; raise ValueError for what is no address."""
    if not isinstance(at, str) or not at.startswith(("http://", "https://")):
        msg = f"at is the address of {whose}, 'https://...', not {at!r:.60}"
        raise ValueError(msg)
    return at.split("?")[0].rstrip("/")


def _hint(call: str, *, is_chosen: bool, lan: bool) -> str:
    if is_chosen:
        return ""
    if "JUPYTERHUB_SERVICE_PREFIX" in os.environ:
        place = os.environ["JUPYTERHUB_SERVICE_PREFIX"]
        named = call.replace(")", f", at='https://your.hub{place}')")
        return f"On a Hub, name its address: {named}."
    if lan:
        return "Everybody in your network who has the link can open it."
    return "It works only on this computer; lan=True opens it to devices in your network."
