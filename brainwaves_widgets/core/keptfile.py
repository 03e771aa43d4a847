"""How the file of a game that kept itself is read: see `autosave` for what stands in it.

What a crash leaves of the last line is read as if it were not there. A whole line that a bad disk
has spoilt ends the game there; the lines from it on are counted, so that nobody takes the rest
for all there was.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from . import save
from .codec import decode_move
from .rules import IllegalMove

if TYPE_CHECKING:
    from .chance import Chance
    from .rules import Move, Rules, Seat

    Entry = dict[str, Any]


class Read(NamedTuple):
    """What could be read of a kept game."""

    record: save.Record
    chance: Chance
    unread: int
    """How many whole lines at the end say nothing that can be understood."""
    is_whole: bool
    """Whether the last line ends as it should."""


def read(content: bytes, rules: Rules[Any] | None = None) -> Read:
    """Read a kept game as far as its lines are sound; a SaveError if its head is not."""
    head, *lines = content.split(b"\n")
    setup = _parsed(head) or {}
    rules, options, seed = save.setting(setup, rules)
    plays: list[tuple[Seat, Move]] = []
    times: list[save.Times] = []
    after_undo: int | None = None
    ply = done = 0
    for line in lines[:-1]:
        found = entry(line)
        if found is None or not 0 <= (at := found["ply"]) <= len(plays):
            break
        if after_undo is None and (at < ply or found.get("after_undo") is True):
            after_undo = len(plays)
        if "move" in found:
            try:
                play = found["seat"], decode_move(rules, found["move"])
            except (IllegalMove, LookupError):
                break
            plays[at:], times[at:] = [play], [save.times_of(found)]
            after_undo = None if after_undo is None else min(after_undo, at)
        ply, done = at + ("move" in found), done + 1
    record = save.Record(rules, options, seed, plays, ply, times, after_undo)
    unread = max(0, len(lines) - 1 - done)
    return Read(record, _chance(setup, rules), unread, lines[-1:] == [b""])


def record(text: str, rules: Rules[Any] | None = None) -> save.Record:
    """Read a kept game as a save file, whole or not at all."""
    found = read(text.encode(), rules)
    if found.unread:
        lost = missing(found.unread, len(found.record.plays))
        msg = f"{lost}; bw.recent() opens it as far as it goes"
        raise save.SaveError(msg)
    return found.record


def is_kept(text: str) -> bool:
    """Whether a text looks like the file of a game that kept itself: it starts with a head."""
    head, newline, _ = str(text).partition("\n")
    setup = _parsed(head.encode()) or {}
    return bool(newline) and "brainwaves" in setup and "moves" not in setup


def missing(lines: int, ply: int) -> str:
    """Say how much of a file cannot be read, after how many moves.

    >>> missing(1, 7)
    'the file of this game is damaged: 1 move after ply 7 cannot be read'
    """
    moves = f"{lines} move{'s' if lines > 1 else ''}"
    return f"the file of this game is damaged: {moves} after ply {ply} cannot be read"


def entry(line: bytes) -> Entry | None:
    """Give what a line says of a change; `None` if a crash or a bad disk has spoilt it."""
    found = _parsed(line)
    return found if found is not None and type(found.get("ply")) is int else None


def _parsed(line: bytes) -> Entry | None:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _chance(head: Entry, rules: Rules[Any]) -> Chance:
    match head.get("chance"):
        case [*moves]:
            try:
                return [decode_move(rules, move) for move in moves]
            except IllegalMove as error:
                msg = f"the script of its dice and cards is none: {error}"
                raise save.SaveError(msg) from None
        case "ask":
            return "ask"
    return "auto"
