"""Save files: JSON with a format version, the game, its options, its seed and its moves.

`read` is the one way to read a game's file, whether somebody saved the game or it kept itself.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..bots.programs import programs_in
from ..rules import CHANCE, IllegalMove, Rules
from . import logfile
from .codec import decode_move, encode_move
from .record import Record, SaveError, Times, setting, times_of


def dump(record: Record) -> str:
    """Write a record as JSON, one move a line."""
    moves = ",\n  ".join(
        json.dumps({"seat": seat, **encode_move(move)}, ensure_ascii=False)
        for seat, move in record.plays
    )
    after_undo = {} if record.after_undo is None else {"after_undo": record.after_undo}
    fields = {**record.head(), "ply": record.ply, **after_undo}
    head = json.dumps(fields, ensure_ascii=False, indent=1)
    times = f',\n "times": {json.dumps(record.times)}' if record.times else ""
    return f'{head[:-2]},\n "moves": [\n  {moves}\n ]{times}\n}}\n'


def read_file(path: str | os.PathLike[str], rules: Rules[Any] | None = None) -> Record:
    """Read a game's file; a SaveError says what is wrong with it."""
    return read(Path(path).expanduser().read_bytes(), rules)


def read(content: str | bytes, rules: Rules[Any] | None = None) -> Record:
    """Read the content of a game's file; a SaveError says what is wrong with it.

    Whether its plies exist is checked when its moves are replayed.
    """
    coded = content if isinstance(content, bytes) else str(content).encode(errors="replace")
    if kept := logfile.read(coded, rules):
        return kept
    try:
        text = content.decode() if isinstance(content, bytes) else content
    except UnicodeDecodeError:
        raise SaveError("this is not a save file: it is not UTF-8 text") from None
    return _parse(text, rules)


@contextmanager
def naming(path: str | os.PathLike[str]) -> Iterator[None]:
    """Name the file in the message if something is wrong with it."""
    try:
        yield
    except SaveError as error:
        raise SaveError(f"{path}: {error}") from None


def _parse(text: str, rules: Rules[Any] | None) -> Record:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise SaveError(
            f"this is not a whole save file: no JSON at line {error.lineno} ({error.msg})"
        ) from None
    except (RecursionError, TypeError, ValueError):
        raise SaveError("this is not a save file: it is not JSON text") from None
    rules, options, seed = setting(data, rules)
    moves = data.get("moves")
    if not isinstance(moves, list):
        raise SaveError("the save file has no list of moves")
    plays = [_play(rules, number, entry) for number, entry in enumerate(moves)]
    times = _times(data.get("times", []), len(plays))
    after_undo, programs = data.get("after_undo"), programs_in(data.get("programs"))
    how = data.get("ply"), times, after_undo, programs
    return Record(rules, options, seed, plays, *how, undo=data.get("undo") is not False)


def _play(rules: Rules[Any], number: int, entry: object) -> tuple[int, Any]:
    if not isinstance(entry, dict) or type(entry.get("seat")) is not int or entry["seat"] < CHANCE:
        raise SaveError(f"move {number} of the save file has no seat")
    try:
        move = decode_move(rules, {k: v for k, v in entry.items() if k != "seat"})
    except IllegalMove as error:
        raise SaveError(f"move {number} of the save file cannot be read: {error}") from None
    return entry["seat"], move


def _times(entries: object, moves: int) -> list[Times]:
    """Read how long each move took; a file need not say so."""
    if not isinstance(entries, list) or len(entries) not in (0, moves):
        raise SaveError(
            f"the save file's times must be a list with an entry for each of its {moves} moves"
        )
    return [_time(number, entry) for number, entry in enumerate(entries)]


def _time(number: int, entry: object) -> Times:
    match entry:
        case [seconds, ms] if times := times_of(seconds, ms):
            return times
    raise SaveError(
        f"the save file's time of move {number} must be [seconds, milliseconds], not {entry!r:.60}"
    )
