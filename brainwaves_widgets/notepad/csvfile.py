"""Results as CSV, for a spreadsheet and back."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

from .database import COLUMNS, LARGEST, NEWER, Result, moment

FORMULAS = tuple("=+-@\t\r\n＝＋－＠﹦﹢﹣﹫")  # noqa: RUF001 - full-width and small signs, too
"""Characters that make a spreadsheet read a text as a formula; East Asian ones know wide signs."""
_MARK = "'"
"""The mark before a text that is not a formula, and before another such mark."""
_START = r"(?<![^;\t\r\n])"
"""Where a cell begins. A cell with a semicolon or a line end in it may be cut there: where the
comma is the decimal sign, spreadsheets separate cells by semicolons and ignore quotes in a cell.
"""
_NEXT = rf"(?=[^\S\t\r\n]*[{re.escape(''.join(FORMULAS))}{_MARK}])"
_UNMARKED, _MARKED = re.compile(f"{_START}{_NEXT}"), re.compile(f"{_START}{_MARK}{_NEXT}")


def dump(results: Sequence[Result]) -> str:
    """Return results as CSV, with the names of the columns first and no text that is a formula."""
    cells = (map(_marked, result[: len(COLUMNS)]) for result in results)
    return "".join(map(_line, (COLUMNS, *cells)))


def _line(cells: Iterable[object]) -> str:
    text = StringIO(newline="")
    csv.writer(text).writerow(cells)  # with its own line end, so that both characters are quoted
    return text.getvalue().removesuffix("\r\n") + "\n"


def _marked(value: object) -> object:
    return _UNMARKED.sub(_MARK, value) if isinstance(value, str) else value


def _unmarked(cell: str) -> str:
    return _MARKED.sub("", cell)


def parse(path: Path) -> list[Result]:
    """Read results from CSV; a ValueError names the first line that is wrong."""
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            text = file.read()
    except UnicodeDecodeError:
        raise ValueError(f"{path.name} is not UTF-8 text; save the sheet as CSV UTF-8") from None
    head = text.partition("\n")[0]
    comma = ";" if head.count(";") > head.count(",") else ","  # as some spreadsheets write it
    lines = csv.reader(StringIO(text, newline=""), delimiter=comma, strict=True)
    try:
        names = next(lines, [])
        if missing := [name for name in COLUMNS if name not in names and name not in NEWER]:
            raise ValueError(  # noqa: TRY301 - it is told with its line
                f"there is no column {', '.join(missing)}; the file needs {', '.join(COLUMNS)}"
            )
        return [_result(names, cells) for cells in lines if any(cells)]
    except (ValueError, csv.Error) as error:
        raise ValueError(
            f"line {max(1, lines.line_num)} of {path.name}: {error}; nothing was read from it"
        ) from None


def _result(names: list[str], cells: list[str]) -> Result:
    if len(cells) != len(names):
        raise ValueError(f"it has {len(cells)} cells instead of {len(names)}")
    line = dict(zip(names, cells, strict=True))
    return Result(**{name: _value(name, line[name]) for name in COLUMNS if name in line})


def _value(name: str, cell: str) -> Any:
    if name not in _READ:
        if not cell and name in ("table_id", "player", "game"):
            raise ValueError(f"{name} is empty")
        return _unmarked(cell)
    read, wanted = _READ[name]
    try:
        value = read(cell)
    except (KeyError, OverflowError, ValueError):
        raise ValueError(f"{name} is {wanted}, not {cell!r:.40}") from None
    if read is int and name != "seed" and abs(value) > LARGEST:
        raise ValueError(f"{name} is a number of at most 18 digits, not {cell!r:.40}")
    return value


def _truth(cell: str) -> bool:
    return {"true": True, "1": True, "false": False, "0": False}[cell.strip().lower()]


def _date(cell: str) -> str:
    """Return a date in UTC, so that dates can be compared."""
    return moment(cell).isoformat()


_READ: dict[str, tuple[Callable[[str], Any], str]] = {
    **dict.fromkeys(("seat", "score", "seed", "moves"), (int, "a whole number")),
    **dict.fromkeys(("won", "after_undo"), (_truth, "True or False")),
    "date": (_date, "like 2026-05-17T18:30:00+00:00"),
}
"""How the columns that are not text are read, and what they must be."""
