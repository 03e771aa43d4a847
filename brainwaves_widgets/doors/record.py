"""What a table with guests keeps when its kernel ends: its links, and where its door is.

A kernel that opens the game again lets its guests return with the same links, and a Jupyter server
finds the door of each table here.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from hmac import digest
from pathlib import Path
from time import time
from typing import Any, Final, NamedTuple

from ..core.files import disk
from ..core.files.disk import home
from ..core.files.keptgames import folder as kept_in, game_of
from .links import TABLE, TOKEN, same, ticket_of

NONCE: Final = "Brainwaves-Nonce"
PROOF: Final = "Brainwaves-Door"
"""The header by which a door shows that it is the one that wrote a record."""

DAYS: Final = 90
"""How long a link is kept after it was last written."""


class Record(NamedTuple):
    """A table with guests."""

    table: str
    game: str
    """The name of the kept game."""
    bundle: str
    """The module and the style sheet of the game, without `.js` and `.css`."""
    port: int
    lan: bool
    key: str
    """A secret of the door and of whoever may read this file."""
    seats: dict[str, str]
    """The secrets of the invited players, by their names."""
    screens: dict[str, str] = {}  # noqa: RUF012 - it is never changed
    """The secrets of pages that are not seats, such as the watchers' page."""
    served: bool = False
    """Whether `brainwaves serve` opens the table again."""

    def write(self) -> None:
        """Keep it where only this user can read it."""
        folder().mkdir(parents=True, exist_ok=True)
        text = json.dumps(self._asdict())
        disk.write(_path(self.table), text, private=True)

    def proof(self, nonce: str) -> str:
        """Return the answer to a nonce that only the door itself can give."""
        return proof(self.key, nonce)

    def ticket(self, token: str) -> str | None:
        """Return the ticket of a seat, if a token is its ticket or its secret."""
        secrets = (*self.seats.values(), *self.screens.values())
        pairs = [(secret, ticket_of(secret)) for secret in secrets]
        found = [ticket for secret, ticket in pairs if same(token, secret) | same(token, ticket)]
        return found[0] if found else None


def proof(key: str, nonce: str) -> str:
    """Return how a door with this key answers a nonce."""
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
    return next((one for one in every() if one.game == game), None)


def every() -> list[Record]:
    """Return all records that can be read."""
    found = [read(path.stem) for path in sorted(folder().glob("*.json"))]
    return [one for one in found if one]


def prune() -> None:
    """Delete records of games that are no longer kept, and old ones.

    A record is written anew whenever its table is opened or somebody is invited.
    """
    oldest = time() - DAYS * 24 * 3600
    paths = list(folder().glob("*.json"))  # first: a game is kept before its record is written
    games = {game_of(path) for path in kept_in().glob("*.jsonl")}
    for path in paths:
        with suppress(OSError, ValueError):
            there = read(path.stem)
            is_kept = there is not None and (not there.game or there.game in games)
            if not is_kept or path.stat().st_mtime < oldest:
                path.unlink()


def forget(table: str) -> None:
    """Delete a record."""
    _path(table).unlink(missing_ok=True)


def _path(table: str) -> Path:
    if not re.fullmatch(TABLE, table):
        raise ValueError(f"no table is called {table!r:.40}")
    return folder() / f"{table}.json"


def _checked(data: dict[str, Any]) -> Record:
    record = Record(**data)
    seats, screens = (
        {str(name): str(secret) for name, secret in pages.items()}
        for pages in (record.seats, record.screens)
    )
    if not all(re.fullmatch(TOKEN, secret) for secret in (*seats.values(), *screens.values())):
        raise ValueError("a secret has 22 characters")
    port, lan, served = int(record.port), bool(record.lan), bool(record.served)
    return record._replace(port=port, lan=lan, served=served, seats=seats, screens=screens)
