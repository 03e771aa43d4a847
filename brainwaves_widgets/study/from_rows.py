"""Trials that come as rows: dictionaries, a data frame, or either of them read from a CSV file."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar, get_args, get_type_hints

from .memory import Decision
from .trials import Trial

Row = TypeVar("Row", Trial, Decision)

_TRUTH = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
_KINDS = {int: "a whole number", float: "a number", bool: "True or False", str: "text"}


def rows_of(kind: type[Row], given: object) -> list[Row]:
    """Return trials or decisions from any rows that have their columns.

    A data frame is anything with `to_dict`, so pandas is not needed. Empty cells, NaN and NA are
    None; numbers and truth values may be text, as in a CSV file; other columns are ignored.

    >>> rows_of(Decision, [Decision(3, signal=True, yes=False)._asdict()])[0].signal
    True
    """
    if hasattr(given, "to_dict") and hasattr(given, "columns"):
        rows: list[Any] = given.to_dict("records")
    else:
        rows = list(given) if isinstance(given, Iterable) else [given]
    if not all(isinstance(one, kind | Mapping) for one in rows):
        name = f"{kind.__name__.lower()}s"
        raise TypeError(
            f"measures() needs {name} as game.trials() returns them, not {given!r:.60}; "
            f"a data frame or dictionaries with their columns will do"
        )
    hints = get_type_hints(kind)
    return [
        one if isinstance(one, kind) else _row(kind, hints, at, one) for at, one in enumerate(rows)
    ]


def _row(kind: type[Row], hints: Mapping[str, Any], at: int, row: Mapping[str, Any]) -> Row:
    row = {"after_undo": False, **row}  # rows of earlier versions lack it
    if missing := [name for name in hints if name not in row]:
        s, which = ("s" if len(missing) > 1 else ""), ", ".join(missing)
        raise ValueError(
            f"row {at} has no column{s} {which}; a {kind.__name__} has {', '.join(hints)}"
        )
    cells = {name: _cell(at, name, hint, row[name]) for name, hint in hints.items()}
    return kind(**cells)


def _cell(at: int, name: str, hint: Any, value: Any) -> Any:
    wanted = get_args(hint) or (hint,)
    if _is_missing(value) and type(None) in wanted:
        return None
    try:
        return _read(wanted[0], value)
    except (KeyError, TypeError, ValueError, OverflowError):
        shown = "empty" if _is_missing(value) else f"{value!r:.60}"
        raise ValueError(
            f"row {at} cannot be read: {name} is {shown}, not {_KINDS[wanted[0]]}"
        ) from None


def _read(kind: type, value: Any) -> Any:
    if kind is str and isinstance(value, str):
        return value
    if _is_missing(value):
        raise ValueError
    if kind is bool:
        return _TRUTH[str(value).casefold().removesuffix(".0")]
    if kind is int and not isinstance(value, int):
        text = str(value).removesuffix(".0")  # pandas makes 1.0 of 1 where cells are empty
        return int(text)
    return kind(value)


def _is_missing(value: Any) -> bool:
    if isinstance(value, float):
        return math.isnan(value)
    return value is None or type(value).__name__ in {"NAType", "NaTType"} or value == ""
