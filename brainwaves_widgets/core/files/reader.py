"""The one way to read a game's file, whether somebody saved the game or it kept itself."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..rules import Rules
from . import logfile, savefile
from .record import Record, SaveError


def read_file(path: str | os.PathLike[str], rules: Rules[Any] | None = None) -> Record:
    """Read a game's file; a SaveError says what is wrong with it."""
    return read(Path(path).expanduser().read_bytes(), rules)


def read(content: str | bytes, rules: Rules[Any] | None = None) -> Record:
    """Read the content of a game's file; a SaveError says what is wrong with it."""
    coded = content if isinstance(content, bytes) else str(content).encode(errors="replace")
    if logfile.is_kept(coded):
        return logfile.read(coded, rules)
    try:
        text = content.decode() if isinstance(content, bytes) else content
    except UnicodeDecodeError:
        raise SaveError("this is not a save file: it is not UTF-8 text") from None
    return savefile.parse(text, rules)


@contextmanager
def naming(path: str | os.PathLike[str]) -> Iterator[None]:
    """Name the file in the message if something is wrong with it."""
    try:
        yield
    except SaveError as error:
        raise SaveError(f"{path}: {error}") from None
