"""A link to a seat: its secret, and the ticket that opens its page but not the seat."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from hmac import compare_digest, digest
from secrets import token_hex, token_urlsafe
from typing import Final, NamedTuple, Self

PREFIX: Final = "/brainwaves/t/"
"""Every address of a door begins with this, after the address of a Jupyter server or a Hub."""
TABLE: Final = "[0-9a-f]{12}"
TOKEN: Final = "[A-Za-z0-9_-]{22}"  # noqa: S105 - what one looks like
"""128 bits in base64."""
_LINK: Final = re.compile(rf"(https?://[^/?#\s]+(?:/[^?#\s]*?)?){PREFIX}({TABLE})/({TOKEN})/?")


def new_table() -> str:
    """Return a name for a table; it is not secret."""
    return token_hex(6)


def new_secret() -> str:
    """Return 128 random bits: whoever has them can sit at a seat."""
    return token_urlsafe(16)


def ticket_of(secret: str) -> str:
    """Return what replaces a secret in the address bar and in the addresses of files.

    It leads to the page and its files, but not to the seat: nobody can compute the secret from it.

    >>> ticket_of("A" * 22) == ticket_of("A" * 22) != ticket_of("B" * 22)
    True
    """
    return urlsafe_b64encode(digest(secret.encode(), b"brainwaves page", "sha256"))[:22].decode()


def same(one: str, other: str) -> bool:
    """Compare two secrets; the time it takes does not depend on where they differ."""
    return compare_digest(one.encode(), other.encode())


class Link(NamedTuple):
    """A link in its parts."""

    base: str
    """The part before `/brainwaves/`: `"http://127.0.0.1:8123"`, or a user's address on a Hub."""
    table: str
    secret: str

    @classmethod
    def read(cls, link: object) -> Self:
        """Take a link apart; raise ValueError if it is not a link to a seat.

        >>> Link.read("http://127.0.0.1:8123/brainwaves/t/0123456789ab/" + "A" * 22).table
        '0123456789ab'
        """
        found = _LINK.fullmatch(link.strip()) if isinstance(link, str) else None
        if found is None:
            raise ValueError(
                "that is not a link to a seat; use the url of game.invite(...), such as "
                f"http://127.0.0.1:8123{PREFIX}0123456789ab/..."
            )
        return cls(*found.groups())

    @property
    def url(self) -> str:
        """The address that a guest opens."""
        return f"{self.base}{PREFIX}{self.table}/{self.secret}"

    @property
    def socket(self) -> str:
        """The address of the websocket; it does not contain the secret."""
        base = re.sub("^http", "ws", self.base)
        return f"{base}{PREFIX}{self.table}/{ticket_of(self.secret)}/socket"
