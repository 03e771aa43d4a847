"""Save files: JSON with a format version, the game, its options, its seed and its moves."""

from __future__ import annotations

import json
from typing import Any

from ..bots.programs import as_data, programs_in
from ..rules import CHANCE, IllegalMove, Rules
from .codec import decode_move, encode_move, plain
from .record import FORMAT, Record, SaveError, Times, setting, times_of


def dump(record: Record) -> str:
    """Write a record as JSON, one move a line."""
    moves = ",\n  ".join(
        json.dumps({"seat": seat, **encode_move(move)}, ensure_ascii=False)
        for seat, move in record.plays
    )
    head = json.dumps(
        {
            "brainwaves": FORMAT,
            "game": record.rules.name,
            "options": plain(record.options),
            "seed": record.seed,
            "ply": record.ply,
            **({} if record.after_undo is None else {"after_undo": record.after_undo}),
            **({"programs": as_data(record.programs)} if record.programs else {}),
            **({} if record.undo else {"undo": False}),
        },
        ensure_ascii=False,
        indent=1,
    )
    times = f',\n "times": {json.dumps(record.times)}' if record.times else ""
    return f'{head[:-2]},\n "moves": [\n  {moves}\n ]{times}\n}}\n'


def parse(text: str, rules: Rules[Any] | None = None) -> Record:
    """Read a record from JSON; raise SaveError if something is wrong with it.

    Whether its plies exist is checked when its moves are replayed.
    """
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
