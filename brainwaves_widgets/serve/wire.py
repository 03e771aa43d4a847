"""What the host's page of `brainwaves serve` gets; js/serve/wire.ts is generated from it."""

from __future__ import annotations

from typing import TypedDict

from ..welcome.wire import LobbyScene


class Way(TypedDict):
    """A link to send or to show to somebody."""

    url: str
    qr: str
    """The address of a picture of its QR code; empty where no other device can come."""


class SeatRow(TypedDict):
    """Who sits at a seat, and where."""

    name: str
    note: str
    """What there is to say of it: `"has not come yet"`."""
    invitable: bool
    """Whether a person can play here from elsewhere; programs cannot be invited."""
    way: Way | None
    """The link of a guest who plays elsewhere."""


class TableRow(TypedDict):
    """A table in play, as the list has it."""

    id: str
    title: str
    players: str
    status: str
    """Whose turn it is, or how the game ended."""


class ShownTable(TypedDict):
    """The table whose links are shown."""

    id: str
    seats: list[SeatRow]
    screen: str
    """The link to the host's own screen, for all players who are not elsewhere."""
    here: int
    """How many of the people play at that screen."""
    watch: Way | None
    """The link for all who may watch."""
    hint: str
    """What there is to say of its links: how far they reach."""
    over: bool


class HostScene(LobbyScene):
    """What the host's page shows: the lobby, and the tables in play."""

    tables: list[TableRow]
    shown: ShownTable | None
