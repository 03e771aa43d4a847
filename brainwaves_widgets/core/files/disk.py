"""Where files are kept, and how to write one so that no crash or full disk loses anything."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE
from typing import IO, Any
from uuid import uuid4

HOME = "BRAINWAVES_HOME"
"""The environment variable that names another folder for results and games."""
_BYTES = getattr(os, "O_BINARY", 0)  # Windows would change the ends of lines
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BYTES
_END = os.O_WRONLY | os.O_APPEND | _BYTES


def home() -> Path:
    """Return the folder for results and games: `$BRAINWAVES_HOME`, or in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 - rules run without it

    chosen = os.environ.get(HOME)
    return Path(chosen).expanduser() if chosen else user_data_path("brainwaves-widgets")


def write(path: str | os.PathLike[str], text: str | bytes, *, private: bool = False) -> None:
    """Write a file whole or not at all: write another one beside it, then put it in its place.

    A link stays, and the file that it leads to is written. Who may read the file stays as it was.
    A new file has the permissions that the user's umask sets; only the user may read a `private`
    one.
    """
    target = Path(path).expanduser().resolve()
    beside = target.with_name(f".{uuid4().hex}.tmp")
    try:
        number = os.open(beside, _NEW, 0o600 if private else 0o666)
    except OSError as error:
        if not target.parent.is_dir():
            error.strerror, error.filename = "There is no such folder", str(target.parent)
        else:
            error.filename = str(target)
        raise
    try:
        with os.fdopen(number, "wb") as file:
            file.write(text.encode() if isinstance(text, str) else text)
            sync(file)
        with suppress(OSError):  # there is no such file yet, or the disk has no permissions
            beside.chmod(S_IMODE(target.stat().st_mode))
        beside.replace(target)
        _sync_folder(target.parent)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def append(path: Path, text: bytes, size: int) -> bool:
    """Append to a file that has this size; return False, and write nothing, if it has another."""
    number = os.open(path, _END)  # a file object would take longer to make than all the rest
    try:
        if os.fstat(number).st_size != size:
            return False
        if os.write(number, text) < len(text):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
    finally:
        os.close(number)
    return True


def sync(file: IO[Any]) -> None:
    """Make sure that what was written is on the disk, wherever a disk supports that."""
    file.flush()
    try:
        os.fsync(file.fileno())
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP):
            raise


def _sync_folder(folder: Path) -> None:
    """Make sure that a file's new name is on the disk too, wherever folders can be synced."""
    with suppress(OSError):  # the file itself is safe; Windows cannot open folders
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
