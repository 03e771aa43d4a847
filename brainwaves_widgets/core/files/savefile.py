"""Save files: JSON with a format version, the game, its options, its seed and its moves."""

from __future__ import annotations

import errno
import json
import os
from contextlib import contextmanager, suppress
from itertools import repeat
from pathlib import Path
from stat import S_IMODE
from typing import IO, TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeGuard
from uuid import uuid4

from ..installed import game_named, game_names
from ..rules import CHANCE, IllegalMove
from .codec import decode_move, encode_move, plain, structure

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ..rules import Move, Plays, Rules, Seat
    from ..table import Table

Times: TypeAlias = "tuple[float | None, int | None]"
"""The seconds and the milliseconds of a step."""

LONGEST = 10**12
"""No move takes so many milliseconds: it would be thirty years."""

FORMAT = 1
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


class SaveError(ValueError):
    """A save file that cannot be read; the message says what is wrong with it."""


class Record(NamedTuple):
    """What a save file holds."""

    rules: Rules[Any]
    options: Any
    seed: int
    plays: Plays
    ply: int
    times: Sequence[Times] = ()
    """How long each move took; empty where that is not told."""
    after_undo: int | None = None
    """How many moves were made before any was taken back; `None` if none ever was."""

    def timed(self) -> Iterator[tuple[Seat, Move, float | None, int | None]]:
        """Return who made which move, and how long it took."""
        times = self.times or repeat((None, None))
        for (seat, move), (seconds, ms) in zip(self.plays, times, strict=False):
            yield seat, move, seconds, ms


def record_of(table: Table, *, times: bool) -> Record:
    """Return what a table's save file holds."""
    steps = table.whole_history
    plays = [(step.seat, step.move) for step in steps]
    taken = [(step.seconds, step.ms) for step in steps] if times else []
    marked = next((step.ply for step in steps if step.after_undo), len(steps))
    after_undo = marked if table.after_undo else None
    return Record(table.rules, table.options, table.seed, plays, table.ply, taken, after_undo)


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
        },
        ensure_ascii=False,
        indent=1,
    )
    times = f',\n "times": {json.dumps(record.times)}' if record.times else ""
    return f'{head[:-2]},\n "moves": [\n  {moves}\n ]{times}\n}}\n'


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
    rules, options, seed = setting(data, rules)
    ply, moves = data.get("ply"), data.get("moves")
    if not isinstance(moves, list):
        msg = "the save file has no list of moves"
        raise SaveError(msg)
    if type(ply) is not int or not 0 <= ply <= len(moves):
        msg = f"the save file's ply is between 0 and its {len(moves)} moves, not {ply!r:.40}"
        raise SaveError(msg)
    after_undo = data.get("after_undo")
    if after_undo is not None and (
        type(after_undo) is not int or not 0 <= after_undo <= len(moves)
    ):
        many = len(moves)
        msg = (
            f"the save file's after_undo is between 0 and its {many} moves, not {after_undo!r:.40}"
        )
        raise SaveError(msg)
    plays = [_play(rules, number, entry) for number, entry in enumerate(moves)]
    times = _times(data.get("times", []), len(plays))
    return Record(rules, options, seed, plays, ply, times, after_undo)


def setting(data: Any, rules: Rules[Any] | None = None) -> tuple[Rules[Any], Any, int]:
    """Read which game a file is of, its options and its seed, or say what is wrong with them."""
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
    seed = data.get("seed")
    if type(seed) is not int:
        msg = f"the save file's seed is a whole number, not {seed!r:.40}"
        raise SaveError(msg)
    try:
        options = structure(rules.options_type, _options(rules, data.get("options")))
    except ValueError as error:
        msg = f"the save file's options are wrong: {error}"
        raise SaveError(msg) from None
    return rules, options, seed


def _options(rules: Rules[Any], stored: object) -> object:
    """Return options as they were stored, or as an older version meant them."""
    of_older = getattr(rules.options_type, "of_older", None)
    return of_older(stored) if of_older and isinstance(stored, dict) else stored


def write(path: str | os.PathLike[str], text: str | bytes, *, private: bool = False) -> None:
    """Write a file whole or not at all: beside it first, then put in its place.

    A link stays, and what it leads to is written. Who may read the file stays as it was; a new one
    is as the user's umask has it, or nobody else's if it is `private`.
    """
    target = Path(path).expanduser().resolve()
    beside = target.with_name(f".{uuid4().hex}.tmp")
    number = os.open(beside, _NEW, 0o600 if private else 0o666)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(text.encode() if isinstance(text, str) else text)
            sync(file)
        with suppress(OSError):  # there is none yet, or the disk knows no modes
            beside.chmod(S_IMODE(target.stat().st_mode))
        beside.replace(target)
        _sync_folder(target.parent)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def sync(file: IO[Any]) -> None:
    """See that what was written is on the disk, wherever disks can be asked for that."""
    file.flush()
    try:
        os.fsync(file.fileno())
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP):
            raise


def _sync_folder(folder: Path) -> None:
    """See that a file's new name is on the disk too, where a folder can be asked for that."""
    with suppress(OSError):  # the file itself is safe; Windows opens no folders
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def read(path: str | os.PathLike[str]) -> str:
    """Read a save file's text; what is not text is a SaveError."""
    try:
        return Path(path).expanduser().read_text(encoding="utf-8")
    except UnicodeDecodeError:
        msg = "this is not a save file: it is no UTF-8 text"
        raise SaveError(msg) from None


@contextmanager
def naming(path: str | os.PathLike[str]) -> Iterator[None]:
    """Say of which file it is, if something is wrong with one."""
    try:
        yield
    except SaveError as error:
        msg = f"{path}: {error}"
        raise SaveError(msg) from None


def _the_game(name: object, rules: Rules[Any] | None) -> Rules[Any]:
    """Find the rules that a save file names among the installed games."""
    if rules is not None:
        if name != rules.name:
            msg = f"this is a save file of {name!r:.40}, not of {rules.name!r}"
            raise SaveError(msg)
        return rules
    found = game_named(name)
    if found is None:
        known = ", ".join(game_names())
        msg = f"this save file is of a game {name!r:.40} that is not installed; there is {known}"
        raise SaveError(msg)
    return found


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


def _times(entries: object, moves: int) -> list[Times]:
    """Read how long each move took; files without that are as good."""
    if not isinstance(entries, list) or len(entries) not in (0, moves):
        msg = f"the save file's times are a list with an entry for each of its {moves} moves"
        raise SaveError(msg)
    return [_time(number, entry) for number, entry in enumerate(entries)]


def times_of(entry: Mapping[str, Any]) -> Times:
    """Return the times that stand beside a move, if they are any."""
    match entry.get("seconds"), entry.get("ms"):
        case seconds, (int() | None) as ms if is_time(seconds) and is_time(ms):
            return seconds, ms  # type: ignore[return-value] # an int is matched, None too
    return None, None


def _time(number: int, entry: object) -> Times:
    match entry:
        case [seconds, (int() | None) as ms] if is_time(seconds) and is_time(ms):
            return seconds, ms  # type: ignore[return-value] # an int is matched, None too
    msg = f"the save file's time of move {number} is none: {entry!r:.60}"
    raise SaveError(msg)


def is_time(value: object) -> TypeGuard[float | None]:
    """Whether a value can be a time taken: a number of seconds or milliseconds, or `None`.

    >>> is_time(0.25), is_time(None), is_time(-1), is_time(True), is_time(float("nan"))
    (True, True, False, False, False)
    """
    if value is None:
        return True
    return isinstance(value, int | float) and type(value) is not bool and 0 <= value <= LONGEST
