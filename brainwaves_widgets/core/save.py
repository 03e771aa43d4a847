"""Save files: JSON with a format version, the game, its options, its seed and its moves."""

from __future__ import annotations

import json
import os
from importlib.metadata import entry_points
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING, Any, NamedTuple

from .codec import decode_move, encode_move, plain, structure
from .rules import CHANCE, IllegalMove

if TYPE_CHECKING:
    from .rules import Plays, Rules

FORMAT = 1
GAMES = "brainwaves_widgets.games"


class SaveError(ValueError):
    """A save file that cannot be read; the message says what is wrong with it."""


class Record(NamedTuple):
    """What a save file holds."""

    rules: Rules[Any]
    options: Any
    seed: int
    plays: Plays
    ply: int


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
        },
        ensure_ascii=False,
        indent=1,
    )
    return f'{head[:-2]},\n "moves": [\n  {moves}\n ]\n}}\n'


def parse(text: str, rules: Rules[Any] | None = None) -> Record:
    """Read a record from JSON, or say what is wrong with it."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        msg = f"this is not a whole save file: no JSON at line {error.lineno} ({error.msg})"
        raise SaveError(msg) from None
    except (RecursionError, TypeError, ValueError):
        msg = "this is not a save file: it is no JSON text"
        raise SaveError(msg) from None
    if not isinstance(data, dict) or "brainwaves" not in data:
        msg = 'this is not a save file of brainwaves-widgets: it has no field "brainwaves"'
        raise SaveError(msg)
    version = data["brainwaves"]
    if type(version) is not int or version < 1:
        msg = f"this save file names a format {version!r:.40} that never was"
        raise SaveError(msg)
    if version > FORMAT:
        msg = (
            f"this save file has format {version} and was written by a newer version; "
            f"this one reads up to format {FORMAT}: upgrade brainwaves-widgets to open it"
        )
        raise SaveError(msg)
    rules = _the_game(data.get("game"), rules)
    seed, ply, moves = (data.get(name) for name in ("seed", "ply", "moves"))
    if type(seed) is not int:
        msg = f"the save file's seed is a whole number, not {seed!r:.40}"
        raise SaveError(msg)
    if not isinstance(moves, list):
        msg = "the save file has no list of moves"
        raise SaveError(msg)
    if type(ply) is not int or not 0 <= ply <= len(moves):
        msg = f"the save file's ply is between 0 and its {len(moves)} moves, not {ply!r:.40}"
        raise SaveError(msg)
    try:
        options = structure(rules.options_type, data.get("options"))
    except ValueError as error:
        msg = f"the save file's options are wrong: {error}"
        raise SaveError(msg) from None
    plays = [_play(rules, number, entry) for number, entry in enumerate(moves)]
    return Record(rules, options, seed, plays, ply)


def write(path: str | os.PathLike[str], text: str) -> None:
    """Write a file whole or not at all: beside it first, then put in its place."""
    target = Path(path).expanduser()
    with NamedTemporaryFile(
        "w", encoding="utf-8", dir=target.parent, prefix=f".{target.name}.", delete=False
    ) as beside:
        try:
            beside.write(text)
            beside.flush()
            os.fsync(beside.fileno())
            beside.close()
            Path(beside.name).replace(target)
        except BaseException:
            Path(beside.name).unlink(missing_ok=True)
            raise


def read(path: str | os.PathLike[str]) -> str:
    """Read a save file's text; what is not text is a SaveError."""
    try:
        return Path(path).expanduser().read_text(encoding="utf-8")
    except UnicodeDecodeError:
        msg = "this is not a save file: it is no UTF-8 text"
        raise SaveError(msg) from None


def _the_game(name: object, rules: Rules[Any] | None) -> Rules[Any]:
    """Find the rules that a save file names among the installed games."""
    if rules is not None:
        if name != rules.name:
            msg = f"this is a save file of {name!r:.40}, not of {rules.name!r}"
            raise SaveError(msg)
        return rules
    found = entry_points(group=GAMES)
    if not isinstance(name, str) or name not in found.names:
        known = ", ".join(sorted(found.names))
        msg = f"this save file is of a game {name!r:.40} that is not installed; there is {known}"
        raise SaveError(msg)
    loaded: Rules[Any] = found[name].load()
    return loaded


def _play(rules: Rules[Any], number: int, entry: object) -> tuple[int, Any]:
    if not isinstance(entry, dict) or type(entry.get("seat")) is not int or entry["seat"] < CHANCE:
        msg = f"move {number} of the save file has no seat"
        raise SaveError(msg)
    try:
        move = decode_move(rules, {k: v for k, v in entry.items() if k != "seat"})
    except IllegalMove as error:
        msg = f"move {number} of the save file is none: {error}"
        raise SaveError(msg) from None
    return entry["seat"], move
