"""A guest's seat: the screen of one player on a device elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .farscreen import FarScreen, TablePage

if TYPE_CHECKING:
    from ..core import Seat
    from .seats import GuestTable

NOT_YET, AWAY, HERE = "has not come yet", "is away", ""


class GuestScreen(FarScreen):
    """A screen of one seat."""

    not_here = (*FarScreen.not_here, "take over", "random")


class Guest(TablePage):
    """A seat whose player is elsewhere."""

    screen = GuestScreen

    def __init__(self, there: GuestTable, seat: Seat, secret: str = "") -> None:
        super().__init__(there, there.session.table.players[seat], seat, secret)

    def come(self) -> None:
        """Show everybody at the table that the guest is there."""
        self.there.note(self.name, HERE)

    def miss(self) -> None:
        """Show everybody at the table that the guest is away."""
        self.there.note(self.name, AWAY)
