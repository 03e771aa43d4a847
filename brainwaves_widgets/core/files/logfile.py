"""The lines of a file in which a game keeps itself: how they are written and read.

The first line is a head with the game, its options and its seed. Every other line is a change:
either a move at a ply, which makes the game forget later ones, or the ply that the game went to.
A move is marked if the game had gone back before it. Each line ends with a checksum, and the line
of the first move has a copy of the head. Files of older versions have neither.

A last line that a crash cut off is ignored. A whole line that a bad disk has damaged ends the game
there; it and the lines after it are counted, so that nobody takes the rest for the whole game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple
from zlib import crc32

from ..bots.programs import programs_in
from ..chance import Chance
from ..rules import IllegalMove, Move, Rules, Seat
from .codec import decode_move
from .record import Record, SaveError, Times, damage, setting, times_of

Entry = dict[str, Any]

_ENCODER = json.JSONEncoder(ensure_ascii=False)
_SUM = b', "sum": "'
"""What comes before a checksum; no string in JSON contains such quotes."""
_OLD_KEYS = {"ply", "seat", "move", "seconds", "ms", "over", "after_undo"}
"""The keys of a line without a checksum."""
HEAD_READ_ELSEWHERE = "the first line of this game's file is damaged; a copy of it was read"
HEAD_LOST = "the first line of this game's file is damaged, so its options are lost"


class Lines(NamedTuple):
    """What the sound lines of a file say."""

    head: Entry
    """Empty if it cannot be read."""
    entries: list[Entry]
    unread: int
    """How many whole lines at the end cannot be read."""
    moves: int
    """How many moves there are up to the last sound line."""
    head_damage: str = ""
    """What is wrong with the first line, in words."""

    @property
    def after(self) -> dict[str, int]:
        """The files that this one continues, with their checksums."""
        found = self.head.get("after")
        return found if isinstance(found, dict) else {}

    def damage(self) -> str:
        """Say what is wrong with the file."""
        is_lost = self.head_damage == HEAD_LOST
        return HEAD_LOST if is_lost else damage(self.head_damage, self.unread, self.moves)


def write(head: Entry, entries: Iterable[Entry]) -> bytes:
    """Return the content of a whole file."""
    first, *others = entries
    return write_lines((head, {**first, "head": head}, *others))


def write_lines(entries: Iterable[Entry]) -> bytes:
    """Return a line for each entry, with a checksum at its end."""
    bodies = (_ENCODER.encode(entry)[:-1].encode() for entry in entries)
    return b"".join(b'%b%b%08x"}\n' % (body, _SUM, crc32(body)) for body in bodies)


def lines(content: bytes) -> Lines:
    """Read the lines of a file up to the first damaged one."""
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
    head, unread = _parsed(first) or {}, len(others) - len(entries)
    if "brainwaves" in head or not entries:
        return Lines(head, entries, unread, moves)
    copy = entries[0].get("head")
    if isinstance(copy, dict) and copy:
        return Lines(copy, entries, unread, moves, HEAD_READ_ELSEWHERE)
    return Lines({}, entries, unread, moves, HEAD_LOST)


def read(content: bytes, rules: Rules[Any] | None = None) -> Record | None:
    """Read a kept game as far as its lines are sound; `None` if it is not one.

    The first line of a kept game is only a head. Raise SaveError if that is lost.
    """
    found = lines(content)
    if not found.head_damage and ("brainwaves" not in found.head or "moves" in found.head):
        return None
    if found.head_damage == HEAD_LOST:
        raise SaveError(HEAD_LOST)
    rules, options, seed = setting(found.head, rules)
    plays: list[tuple[Seat, Move]] = []
    times: list[Times] = []
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
            time = times_of(entry.get("seconds"), entry.get("ms")) or (None, None)
            plays[at:], times[at:] = [play], [time]
            after_undo = None if after_undo is None else min(after_undo, at)
        ply, done = at + ("move" in entry), done + 1
    return Record(
        rules,
        options,
        seed,
        plays,
        ply,
        times,
        after_undo,
        programs_in(found.head.get("programs")),
        chance=_chance(found.head, rules),
        after=found.after,
        unread=found.unread + len(found.entries) - done,
        head_damage=found.head_damage,
        undo=found.head.get("undo") is not False,
    )


def _entry(line: bytes) -> Entry | None:
    """Return what a line says of a change; `None` if a crash or a bad disk has damaged it."""
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
                raise SaveError(no_script(error)) from None
        case "ask":
            return "ask"
    return "auto"


def no_script(error: IllegalMove) -> str:
    """Say what is wrong with a script of chance."""
    return f"the script of its dice and cards cannot be followed: {error}"
