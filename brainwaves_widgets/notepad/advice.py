"""What to do about a notepad that cannot be read or written."""

from __future__ import annotations

import errno
from contextlib import suppress
from pathlib import Path

from . import database

GO_ON = "bw.Notepad().write() or the next finished game writes to it again."
_INSTALL = "Install sqlite3 (in JupyterLite: %pip install sqlite3)"
_REPLACE = "Move that file away, or put a good copy in its place"
_ALLOW = "See that the file and its folder can be written to"
_FREE = "Free space on its disk"
_WAIT = "Another program holds the file: close it there"

_BY_SYSTEM = {
    errno.EACCES: _ALLOW,
    errno.EPERM: _ALLOW,
    errno.EROFS: _ALLOW,
    errno.ENOSPC: _FREE,
    errno.EDQUOT: _FREE,
}
_BY_SQLITE = {3: _ALLOW, 5: _WAIT, 6: _WAIT, 8: _ALLOW, 10: _FREE, 13: _FREE, 14: _ALLOW}
"""Its result codes: PERM, BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN.

IOERR comes from a disk that has no room for the index of the log.
"""
_KIND = 0xFF
"""The part of an extended result code that is the kind of error."""


def advice(path: Path, error: OSError) -> str:
    """Return what to do about an error, and how to go on after that."""
    return f"{_step(path, error)}: then {GO_ON}"


def still(told: str) -> str:
    """Return what is left to do of some advice once the file can be read."""
    is_done = told.startswith(_REPLACE) or (told.startswith(_INSTALL) and database.has_sqlite())
    return GO_ON if is_done else told


def _step(path: Path, error: OSError) -> str:
    if not database.has_sqlite():
        return _INSTALL
    with suppress(OSError):  # a folder that may not be searched does not say what is in it
        if path.is_dir():
            return _REPLACE
    code = getattr(error.__cause__, "sqlite_errorcode", 0) & _KIND
    return _BY_SYSTEM.get(error.errno or 0) or _BY_SQLITE.get(code, _REPLACE)
