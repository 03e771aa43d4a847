"""The folder in which games keep themselves: what is in it, and what is deleted to make room.

Only one kernel writes to a file, so two kernels never get in each other's way. A kernel that
continues a game writes a file of its own, which names the one it has read: `after`. As long as the
older file stays as it was, the newer one contains all of it, and the older one is not listed.

A file's name is `<game>.<number>-<mark>.jsonl`. The numbers rise, whatever a clock says.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4
from zlib import crc32

from ..bots.programs import Program, programs_in
from ..rules import Seat
from ..text.names import same_form
from . import logfile
from .disk import home

MOST = 200
"""The most games that are kept; beyond that the oldest are deleted, finished ones first."""
_EARLIEST = datetime(1970, 1, 2, tzinfo=UTC).timestamp()
_LATEST = datetime(2999, 12, 30, tzinfo=UTC).timestamp()
"""Between these, every system can compute the local time."""


class Glance(NamedTuple):
    """What a file says of its game without replaying it."""

    path: Path
    name: str
    """The game's name in files: `"astute-goose"`; `""` if it cannot be read."""
    title: str
    players: tuple[str, ...]
    ply: int
    finished: bool
    when: datetime
    """When it was last played."""
    damage: str
    """What is wrong with the file, in words."""
    programs: Mapping[Seat, Program]
    """Which seats programs have."""
    changed: int
    """When the file was last written, in nanoseconds."""
    checksum: int
    after: Mapping[str, int]
    """The checksums of the files that this one was read from, as they were then."""


def folder() -> Path:
    """Return the folder that games are kept in."""
    return home() / "games"


def new_path(game: str = "") -> Path:
    """Return a path that no other kernel writes to, for a new game or to continue one."""
    number = 1 + max(map(_number, folder().glob("*.jsonl")), default=0)
    return folder() / f"{game or uuid4().hex}.{number}-{uuid4().hex[:8]}.jsonl"


def game_of(path: Path) -> str:
    """Return the name of the game that a file belongs to."""
    return path.name.partition(".")[0]


def after(path: Path, content: bytes, earlier: Mapping[str, int]) -> dict[str, int]:
    """Return which files a new one replaces if it continues a file with this content."""
    there = {name: value for name, value in earlier.items() if (path.parent / name).exists()}
    return {**there, path.name: crc32(content)}


def is_apart(path: Path, taken: Mapping[str, int]) -> bool:
    """Whether others continued this file's game differently; it replaced the files in `taken`."""
    family = [file for file in _files(path.parent, game_of(path)) if file.path != path]
    with suppress(OSError):
        own = path.name, crc32(path.read_bytes())
        family = [file for file in family if own not in file.after.items()]
    return any((file.path.name, file.checksum) not in taken.items() for file in family)


def latest(path: Path) -> Path:
    """Return the file in which a game was continued since this one was listed, or this one."""
    own = glance(path)
    family = (file for file in _files(path.parent, game_of(path)) if path.name in file.after)
    later = [file for file in family if own is None or file.after[path.name] == own.checksum]
    return later[-1].path if later else path


def when(path: Path) -> datetime:
    """Return when a file was last written, limited to years that every system can show."""
    return datetime.fromtimestamp(min(max(path.stat().st_mtime, _EARLIEST), _LATEST), UTC)


def glance(path: Path) -> Glance | None:
    """Return what a file says of its game; `None` if it is not a file of a kept game."""
    try:
        changed, content = path.stat().st_mtime_ns, path.read_bytes()
        lines = logfile.lines(content)
        if not lines.head and not lines.head_damage:
            return None
        head = lines.head or {"game": "", "title": "Unknown game", "options": {"players": ()}}
        last = lines.entries[-1] if lines.entries else {"ply": 0}
        return Glance(
            path,
            name=str(head["game"]),
            title=str(head["title"]),
            players=tuple(same_form(str(name)) for name in head["options"]["players"]),
            ply=last["ply"] + ("move" in last),
            finished="over" in last,
            when=when(path),
            damage=lines.damage(),
            programs=programs_in(head.get("programs")),
            changed=changed,
            checksum=crc32(content),
            after=lines.after,
        )
    except (OSError, ValueError, LookupError, TypeError, OverflowError, RecursionError):
        return None


def kept_games() -> list[Glance]:
    """Return all games that are kept, the latest first."""
    files = _files(folder())
    taken = _taken(files)
    return [file for file in reversed(files) if (file.path.name, file.checksum) not in taken]


def make_room() -> None:
    """Delete the oldest games if there is no room for one more; other files stay.

    A game is as young as its number or its time says, whichever is younger: a clock that was
    wrong does not make a game old.
    """
    if sum(1 for _ in folder().glob("*.jsonl")) < MOST:
        return
    files = _files(folder())
    taken = _taken(files)
    by_time = [file.path for file in files]
    by_number = sorted(by_time, key=_number)

    def worth(file: Glance) -> tuple[bool, bool, int]:
        youth = max(by_time.index(file.path), by_number.index(file.path))
        return (file.path.name, file.checksum) not in taken, not file.finished, youth

    for file in sorted(files, key=worth)[: max(0, len(files) + 1 - MOST)]:
        with suppress(OSError):  # another kernel has it open, or makes room at the same time
            if file.path.stat().st_mtime_ns == file.changed:
                file.path.unlink()


def _files(where: Path, game: str = "") -> list[Glance]:
    """Return the files of a game, or of all, the oldest first."""
    paths = (path for path in where.glob("*.jsonl") if not game or game_of(path) == game)
    return sorted(filter(None, map(glance, paths)), key=lambda file: (file.changed, file.path))


def _taken(files: list[Glance]) -> set[tuple[str, int]]:
    """Return the names and checksums of files that an undamaged newer file contains whole."""
    return {pair for file in files if not file.damage for pair in file.after.items()}


def _number(path: Path) -> int:
    found = re.search(r"\.(\d{1,15})-\w+\.jsonl$", path.name)
    return int(found[1]) if found else 0
