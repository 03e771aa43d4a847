"""What outlives a teacher's kernel: who is in a class, and what everybody did, in order.

The journal of a class lies with the results, because it names pupils; it holds no link. When a
kernel ends without closing its class, another one reads the journal and repeats all of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from threading import Lock
from time import time
from typing import Any, Final

from ..doors import record

FOLDER: Final = ".classes"
HOURS: Final = 12
"""How long a class that was interrupted can be taken up again."""
LARGEST: Final = 50_000_000
_NAMES: Final = "*.jsonl"


@dataclass
class Past:
    """A class that was interrupted."""

    room: record.Record
    """Its links."""
    path: Path
    lesson: str = ""
    when: float = 0.0
    numbers: dict[str, str] = field(default_factory=dict)
    """Each pupil's name, and the number under which the record keeps their link."""
    done: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    """What each pupil did."""
    files: dict[str, str] = field(default_factory=dict)
    """Where each pupil's results are kept."""
    lead: tuple[bool, int] = False, 0
    """Whether the class went on together, and how far it was."""

    @property
    def clock(self) -> str:
        """When it was last heard of, by this computer's clock."""
        return datetime.fromtimestamp(self.when).strftime("%H:%M")  # noqa: DTZ006 - the teacher's

    def read(self, one: Mapping[str, Any]) -> None:
        """Read one line of the journal; raise LookupError or ValueError if it is not one."""
        match one:
            case {"class": str(), "lesson": str(lesson)}:
                self.lesson = lesson
            case {"joined": str(name), "number": str(number)}:
                self.numbers[name] = number
                self.done[name] = []
                self.files.pop(name, None)
            case {"left": str(name)}:
                del self.numbers[name], self.done[name]
            case {"pupil": str(name), "did": dict(did), "file": str(file)}:
                self.done[name].append(did)
                self.files[name] = file
            case {"together": bool(on), "step": int(step)}:
                self.lead = on, step
            case _:
                raise ValueError("this is not a line of a journal")


class Journal:
    """The journal of a class that is held now; without a folder nothing is kept."""

    def __init__(self, folder: Path | None, room: str) -> None:
        self._path = None if folder is None else folder / FOLDER / f"{room}.jsonl"
        self._lock = Lock()

    def begin(self, room: str, lesson: str) -> None:
        """Begin; journals that nobody can take up any more are deleted."""
        if self._path is None:
            return
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            for old in self._path.parent.glob(_NAMES):
                if old.stat().st_mtime < _oldest():
                    old.unlink()
        self.note({"class": room, "lesson": lesson})

    def note(self, line: Mapping[str, Any]) -> None:
        """Add a line; if it cannot be written, the class goes on without it."""
        if self._path is None:
            return
        text = json.dumps(line) + "\n"
        with self._lock, suppress(OSError), self._path.open("a", encoding="utf-8") as file:
            file.write(text)

    def end(self) -> None:
        """Delete it: the class is over, and all results are in their files."""
        if self._path is None:
            return
        with self._lock, suppress(OSError):
            self._path.unlink(missing_ok=True)
            self._path.parent.rmdir()  # unless there are others


def interrupted(folder: Path | None, lesson: str) -> Past | None:
    """Return the class of a lesson that was interrupted last, if pupils were in it."""
    if folder is None:
        return None
    found = [past for path in folder.glob(f"{FOLDER}/{_NAMES}") if (past := _read(path))]
    some = [past for past in found if past.lesson == lesson and past.numbers]
    return max(some, key=lambda past: past.when, default=None)


def _read(path: Path) -> Past | None:
    with suppress(OSError, ValueError):
        there = path.stat()
        room = record.read(path.stem)
        if room is None or there.st_mtime < _oldest() or there.st_size > LARGEST:
            return None
        past = Past(room, path, when=there.st_mtime)
        for line in _lines(path):
            with suppress(LookupError, ValueError):  # the last may be cut off
                past.read(line)
        return past
    return None


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        with suppress(ValueError):
            one = json.loads(line)
            if isinstance(one, dict):
                yield one


def _oldest() -> float:
    return time() - HOURS * 3600
