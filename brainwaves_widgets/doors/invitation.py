"""Inviting guests: a link and a QR code for each, and withdrawing them."""

from __future__ import annotations

import os
import sys
from html import escape
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.options import Flag
from ..widgets.screen import seat_of
from . import record
from .links import Link

if TYPE_CHECKING:
    from ..core import Seat
    from ..widgets.game import GameWidget

NO_THREADS = (
    "no guests can come to a game that runs in a browser (Pyodide): "
    "start it in Jupyter on a computer"
)
NO_TORNADO = 'guests need tornado, which comes with Jupyter: pip install "brainwaves-widgets[lab]"'


class Invitation(NamedTuple):
    """A seat at a table, to be taken from any device that reaches its address."""

    player: str
    url: str
    """The link; whoever has it plays for this player, until it is withdrawn."""
    hint: str = ""

    def __repr__(self) -> str:
        return f"{self.player} plays at {self.url}\n{self.hint}".rstrip()

    def _repr_html_(self) -> str:
        link = escape(self.url)
        return (
            f"<p><b>{escape(self.player)}</b> plays at "
            f'<a href="{link}" target="_blank" rel="noopener noreferrer">{link}</a></p>'
            f'<img width="200" alt="QR code of this link" src="{self.qr()}">'
            f"<p>{escape(self.hint)}</p>"
        )

    def qr(self) -> str:
        """Return the QR code of the link as the address of an SVG picture."""
        import segno  # noqa: PLC0415 - only where a link is shown

        address: str = segno.make(self.url, error="m").svg_data_uri(
            scale=4, light="white", border=3
        )
        return address


def invite(
    game: GameWidget, player: str | Seat, *, lan: bool = False, at: str | None = None
) -> Invitation:
    """Invite a player to one's own device; see `GameWidget.invite`."""
    is_open = Flag().check("lan", lan, None)
    base = None if at is None else _base(at)
    if sys.platform == "emscripten":
        raise RuntimeError(NO_THREADS)
    if find_spec("tornado") is None:
        raise RuntimeError(NO_TORNADO)
    from .server.door import door  # noqa: PLC0415 - it needs tornado

    seat = seat_of(game.table, player)
    opened = door(lan=is_open)
    there = opened.table(type(game), game._session)  # noqa: SLF001 - the door seats its guests
    guest = there.admit(seat)
    there.keep()
    hub = os.environ.get("JUPYTERHUB_PUBLIC_URL", "").rstrip("/")
    link = Link(base or hub or opened.address, there.name, guest.secret)
    return Invitation(guest.name, link.url, _hint(is_chosen=bool(base or hub), lan=opened.lan))


def take_up(game: GameWidget) -> None:
    """Let the guests of a game that is opened again come by the links that they have.

    That takes the port that its door had. If somebody has it, perhaps the kernel in which the game
    still runs, the links are left to them.
    """
    session = game._session  # noqa: SLF001
    kept = record.of_game(session.kept_as)
    if kept is None or sys.platform == "emscripten" or find_spec("tornado") is None:
        return
    from .server.door import door  # noqa: PLC0415 - it needs tornado

    try:
        opened = door(lan=kept.lan, port=kept.port)
    except OSError:
        return
    if opened.port != kept.port:
        return
    there = opened.table(type(game), session, kept.table)
    for name, secret in kept.seats.items():
        if name in game.players:
            there.admit(game.players.index(name), secret)
    there.keep()


def withdraw(game: GameWidget, player: str | Seat | None = None) -> None:
    """Withdraw one invitation, or all of a table; see `GameWidget.close_door`."""
    if "brainwaves_widgets.doors.server.door" not in sys.modules:
        return
    from .server.door import close_room, open_door  # noqa: PLC0415 - it is imported already

    opened, session = open_door(), game._session  # noqa: SLF001
    name = None if player is None else game.players[seat_of(game.table, player)]
    for there in tuple(opened.tables.values() if opened else ()):
        if there.session is session:
            for one in tuple(there.guests):
                if name in (None, one):
                    there.withdraw(one)
            if not there.guests:
                close_room(there)


def _base(at: Any) -> str:
    if not isinstance(at, str) or not at.startswith(("http://", "https://")):
        msg = f"at is the address of your Jupyter server, 'https://...', not {at!r:.60}"
        raise ValueError(msg)
    return at.split("?")[0].rstrip("/")


def _hint(*, is_chosen: bool, lan: bool) -> str:
    if is_chosen:
        return ""
    if "JUPYTERHUB_SERVICE_PREFIX" in os.environ:
        place = os.environ["JUPYTERHUB_SERVICE_PREFIX"]
        return f"On a Hub, name its address: game.invite(..., at='https://your.hub{place}')."
    if lan:
        return "It is open to everybody in your network who has the link."
    return "It works on this computer; lan=True opens it to devices in your network."
