"""A link to a seat: its secret, and the ticket that shows its page without giving the seat away."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from hmac import compare_digest, digest
from secrets import token_hex, token_urlsafe
from typing import Final, NamedTuple, Self

PREFIX: Final = "/brainwaves/t/"
"""Every address of a door begins like this, after what a Jupyter server or a Hub puts before it."""
TABLE: Final = "[0-9a-f]{12}"
TOKEN: Final = "[A-Za-z0-9_-]{22}"  # noqa: S105 - what one looks like
"""What 128 bits are in base64."""
_LINK: Final = re.compile(rf"(https?://[^/?#\s]+(?:/[^?#\s]*?)?){PREFIX}({TABLE})/({TOKEN})/?")


def new_table() -> str:
    """Return a name for a table; it is no secret."""
    return token_hex(6)


def new_secret() -> str:
    """Return 128 random bits, which are all that it takes to sit at a seat."""
    return token_urlsafe(16)


def ticket_of(secret: str) -> str:
    """Return what stands in the address bar in place of a secret, and in the addresses of files.

    It leads to the page and its files, but not to the seat: nobody finds the secret from it.

    >>> ticket_of("A" * 22) == ticket_of("A" * 22) != ticket_of("B" * 22)
    True
    """
    return urlsafe_b64encode(digest(secret.encode(), b"brainwaves page", "sha256"))[:22].decode()


def same(one: str, other: str) -> bool:
    """Compare two secrets in a time that tells nothing of where they differ."""
    return compare_digest(one.encode(), other.encode())


class Link(NamedTuple):
    """A link in its parts."""

    base: str
    """What stands before `/brainwaves/`: `"http://127.0.0.1:8123"`, or a user's place on a Hub."""
    table: str
    secret: str

    @classmethod
    def read(cls, link: object) -> Self:
        """Take a link apart; raise ValueError if it is none.

        >>> Link.read("http://127.0.0.1:8123/brainwaves/t/0123456789ab/" + "A" * 22).table
        '0123456789ab'
        """
        found = _LINK.fullmatch(link.strip()) if isinstance(link, str) else None
        if found is None:
            raise ValueError(
                "that is no link to a seat; game.invite(...).url is one, as in "
                f"http://127.0.0.1:8123{PREFIX}0123456789ab/..."
            )
        return cls(*found.groups())

    @property
    def url(self) -> str:
        """The address that a guest opens."""
        return f"{self.base}{PREFIX}{self.table}/{self.secret}"

    @property
    def socket(self) -> str:
        """The address of the websocket, in which no secret stands."""
        base = re.sub("^http", "ws", self.base)
        return f"{base}{PREFIX}{self.table}/{ticket_of(self.secret)}/socket"
