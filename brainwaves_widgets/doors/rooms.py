"""What a door leads to: rooms, each with pages that are had by links."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

from .links import new_table, same

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .linked import LinkedPage


class Room:
    """Pages that belong together: the seats of a table, say. Each kind is a class of its own."""

    def __init__(self, name: str = "") -> None:
        self.name = name or new_table()
        """It stands in every link that leads here, and is no secret."""
        self.key = token_hex(32)
        """By this a door shows a Jupyter server that it is the one."""
        self.at: tuple[int, bool] = 0, False
        """The port of its door, and whether that is open to the network."""

    @property
    def pages(self) -> Sequence[LinkedPage]:
        """All pages that a link leads to now."""
        raise NotImplementedError

    def keep(self) -> None:
        """Keep its links, if they are to outlive the kernel."""

    def page_by_ticket(self, ticket: str) -> LinkedPage | None:
        """Return the page that a ticket shows; every page is looked at, found or not."""
        found = [page for page in self.pages if same(ticket, page.ticket)]
        return found[0] if found else None

    def page_by_secret(self, secret: str) -> LinkedPage | None:
        """Return the page that a secret opens; every page is looked at, found or not."""
        found = [page for page in self.pages if page.knows(secret)]
        return found[0] if found else None

    def hang_up(self, why: str) -> None:
        """Say to all who look at its pages why there is no more to come."""
        for page in self.pages:
            page.hang_up(why)
