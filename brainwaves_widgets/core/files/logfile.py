"""The lines of a file that keeps a game: how they are written, and how they are read again.

The first line is a head with the game, its options and its seed. Each other line is a change: a
move at a ply, which forgets later ones, or a ply that the game went to; a move is marked if the
game had gone back before. Each line ends with a checksum, and the first move has a copy of the
head. Files of older versions have neither.

What a crash leaves of the last line is read as if it were not there. A whole line that a bad disk
has spoilt ends the game there; the lines from it on are counted, so that nobody takes the rest
for all there was.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

from ..rules import IllegalMove
from . import savefile
from .codec import decode_move

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..chance import Chance
    from ..rules import Move, Rules, Seat

    Entry = dict[str, Any]

_SUM = b', "sum": "'
"""What stands before a checksum; no text in JSON has such quotes."""
_OLD_KEYS = {"ply", "seat", "move", "seconds", "ms", "over", "after_undo"}
"""What stands in a line without a checksum."""
HEAD_READ_ELSEWHERE = "the first line of this game's file is damaged; a copy of it was read"
HEAD_LOST = "the first line of this game's file is damaged, so nobody knows its options"


class Lines(NamedTuple):
    """What stands in the sound lines of a file."""

    head: Entry
    """Empty if it cannot be read."""
    entries: list[Entry]
    unread: int
    """How many whole lines at the end say nothing that can be understood."""
    is_first_spoilt: bool

    @property
    def moves(self) -> int:
        """How many moves there are, those that were undone included."""
        return next((one["ply"] + 1 for one in reversed(self.entries) if "move" in one), 0)

    def damage(self, refused: int = 0) -> str:
        """Say what is wrong with the file, if the rules refuse so many of its last moves."""
        if self.is_first_spoilt and not self.head:
            return HEAD_LOST
        first = HEAD_READ_ELSEWHERE if self.is_first_spoilt else ""
        told = missing(self.unread + refused, self.moves - refused)
        return "; ".join(filter(None, (first, told)))


class Read(NamedTuple):
    """What could be read of a kept game."""

    record: savefile.Record
    chance: Chance
    lines: Lines


def write(head: Entry, entries: Iterable[Entry]) -> bytes:
    """Return the text of a whole file."""
    first, *others = entries
    return write_lines((head, {**first, "head": head}, *others))


def write_lines(entries: Iterable[Entry]) -> bytes:
    """Return a line for each entry, with a checksum at its end."""
    bodies = (json.dumps(entry, ensure_ascii=False)[:-1].encode() for entry in entries)
    return b"".join(b'%b%b%08x"}\n' % (body, _SUM, crc32(body)) for body in bodies)


def lines(content: bytes) -> Lines:
    """Read the lines of a file up to the first one that is spoilt."""
    first, *others = content.split(b"\n")
    if others and _entry(others[-1]) is None:
        del others[-1]  # nothing, or what a crash left of a line
    entries: list[Entry] = []
    moves = 0
    for line in others:
        found = _entry(line)
        if found is None or not 0 <= found["ply"] <= moves:
            break
        if "move" in found:
            moves = found["ply"] + 1
        entries.append(found)
    head = _parsed(first) or {}
    is_spoilt = "brainwaves" not in head and bool(entries)
    if is_spoilt:
        copy = entries[0].get("head")
        head = copy if isinstance(copy, dict) else {}
    return Lines(head, entries, len(others) - len(entries), is_spoilt)


def read(content: bytes, rules: Rules[Any] | None = None) -> Read:
    """Read a kept game as far as its lines are sound; a SaveError if its head is lost."""
    found = lines(content)
    if found.is_first_spoilt and not found.head:
        raise savefile.SaveError(HEAD_LOST)
    rules, options, seed = savefile.setting(found.head, rules)
    plays: list[tuple[Seat, Move]] = []
    times: list[savefile.Times] = []
    after_undo: int | None = None
    ply = done = 0
    for entry in found.entries:
        at = entry["ply"]
        if after_undo is None and (at < ply or entry.get("after_undo") is True):
            after_undo = len(plays)
        if "move" in entry:
            try:
                play = entry["seat"], decode_move(rules, entry["move"])
            except (IllegalMove, LookupError):
                break
            plays[at:], times[at:] = [play], [savefile.times_of(entry)]
            after_undo = None if after_undo is None else min(after_undo, at)
        ply, done = at + ("move" in entry), done + 1
    record = savefile.Record(rules, options, seed, plays, ply, times, after_undo)
    unread = found.unread + len(found.entries) - done
    sound = found._replace(entries=found.entries[:done], unread=unread)
    return Read(record, _chance(found.head, rules), sound)


def record(text: str, rules: Rules[Any] | None = None) -> savefile.Record:
    """Read a kept game as a save file, whole or not at all."""
    found = read(text.encode(), rules)
    if found.lines.unread:
        msg = f"{found.lines.damage()}; bw.recent() opens it as far as it goes"
        raise savefile.SaveError(msg)
    return found.record


def is_kept(text: object) -> bool:
    """Whether a text looks like the file of a game that kept itself: it starts with a head."""
    if not isinstance(text, str) or "\n" not in text:
        return False
    first, second = (
        _parsed(line.encode(errors="replace")) or {} for line in text.split("\n", 2)[:2]
    )
    return ("brainwaves" in first and "moves" not in first) or "head" in second


def missing(unread: int, ply: int) -> str:
    """Say how much of a file cannot be read, after how many moves; `""` if nothing is missing.

    >>> missing(1, 7)
    'the file of this game is damaged: 1 move after ply 7 cannot be read'
    """
    moves = f"{unread} move{'s' if unread > 1 else ''}"
    told = f"the file of this game is damaged: {moves} after ply {ply} cannot be read"
    return told if unread else ""


def _entry(line: bytes) -> Entry | None:
    """Return what a line says of a change; `None` if a crash or a bad disk has spoilt it."""
    found = _parsed(line)
    return found if found is not None and type(found.get("ply")) is int else None


def _parsed(line: bytes) -> Entry | None:
    body, mark, end = line.rstrip().rpartition(_SUM)
    if mark and end != b'%08x"}' % crc32(body):
        return None
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict):
        return None
    is_known = mark or "brainwaves" in found or found.keys() <= _OLD_KEYS
    return found if is_known else None


def _chance(head: Entry, rules: Rules[Any]) -> Chance:
    match head.get("chance"):
        case [*moves]:
            try:
                return [decode_move(rules, move) for move in moves]
            except IllegalMove as error:
                raise savefile.SaveError(no_script(error)) from None
        case "ask":
            return "ask"
    return "auto"


def no_script(error: IllegalMove) -> str:
    """Say what is wrong with a script of chance."""
    return f"the script of its dice and cards cannot be followed: {error}"
