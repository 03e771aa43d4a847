"""What a door leads to: rooms, each with pages that links lead to."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

from .links import new_table, same

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .linkedpage import LinkedPage


class Room:
    """Pages that belong together: the seats of a table, say. Each kind is a class of its own."""

    def __init__(self, name: str = "") -> None:
        self.name = name or new_table()
        """It is part of every link that leads here, and not secret."""
        self.key = token_hex(32)
        """With this a door proves to a Jupyter server that it is the right one."""
        self.at: tuple[int, bool] = 0, False
        """The port of its door, and whether that is open to the network."""
        self.later: Callable[[float, Callable[[], None]], None] = lambda _seconds, do: do()
        """Does something after so many seconds, in its door's thread."""

    @property
    def pages(self) -> Sequence[LinkedPage]:
        """All pages that a link leads to now."""
        raise NotImplementedError

    def keep(self) -> None:
        """Keep its links, if they are to outlive the kernel."""

    def page_by_ticket(self, ticket: str) -> LinkedPage | None:
        """Return the page of a ticket; it looks at every page, so its time reveals nothing."""
        found = [page for page in self.pages if same(ticket, page.ticket)]
        return found[0] if found else None

    def page_by_secret(self, secret: str) -> LinkedPage | None:
        """Return the page of a secret; it looks at every page, so its time reveals nothing."""
        found = [page for page in self.pages if page.knows(secret)]
        return found[0] if found else None

    def hang_up(self, why: str) -> None:
        """Say to all viewers of its pages why their connections end."""
        for page in self.pages:
            page.hang_up(why)
