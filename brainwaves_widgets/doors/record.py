"""What outlives a kernel of a table with guests: its links, and where its door is.

A kernel that opens the game again takes its guests up under the same links; and a Jupyter server
finds the door of each table by it.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from hmac import digest
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..core.files import disk
from ..core.files.home import home
from .links import TABLE, TOKEN, same, ticket_of

NONCE: Final = "Brainwaves-Nonce"
PROOF: Final = "Brainwaves-Door"
"""The header by which a door shows that it is the one that wrote a record."""


class Record(NamedTuple):
    """A table with guests."""

    table: str
    game: str
    """The name of the game among those that are kept."""
    bundle: str
    """The module and the style sheet of the game, without `.js` and `.css`."""
    port: int
    lan: bool
    key: str
    """Known to the door and to whoever may read this file."""
    seats: dict[str, str]
    """The secrets of those who are invited."""

    def write(self) -> None:
        """Keep it where only this user can read it."""
        folder().mkdir(parents=True, exist_ok=True)
        text = json.dumps(self._asdict())
        disk.write(_path(self.table), text, private=True)

    def proof(self, nonce: str) -> str:
        """Return what only the door itself can answer to a nonce."""
        return proof(self.key, nonce)

    def ticket(self, token: str) -> str | None:
        """Return the ticket of a seat, if a token is its ticket or its secret."""
        pairs = [(secret, ticket_of(secret)) for secret in self.seats.values()]
        found = [ticket for secret, ticket in pairs if same(token, secret) | same(token, ticket)]
        return found[0] if found else None


def proof(key: str, nonce: str) -> str:
    """Return what a door that has this key answers to a nonce."""
    return digest(key.encode(), nonce.encode(), "sha256").hex()


def folder() -> Path:
    """Return the folder of these records."""
    return home() / "doors"


def read(table: str) -> Record | None:
    """Return the record of a table; None if there is none, or it cannot be read."""
    with suppress(OSError, ValueError, TypeError):
        return _checked(json.loads(_path(table).read_text(encoding="utf-8")))
    return None


def of_game(game: str) -> Record | None:
    """Return the record of the table at which a kept game is played."""
    found = [read(path.stem) for path in sorted(folder().glob("*.json"))]
    return next((one for one in found if one and one.game == game), None)


def forget(table: str) -> None:
    """Take a record away."""
    _path(table).unlink(missing_ok=True)


def _path(table: str) -> Path:
    if not re.fullmatch(TABLE, table):
        raise ValueError(f"no table is called {table!r:.40}")
    return folder() / f"{table}.json"


def _checked(data: dict[str, Any]) -> Record:
    record = Record(**data)
    seats = {str(name): str(secret) for name, secret in record.seats.items()}
    if not all(re.fullmatch(TOKEN, secret) for secret in seats.values()):
        raise ValueError("a secret has 22 letters")
    return record._replace(port=int(record.port), lan=bool(record.lan), seats=seats)
