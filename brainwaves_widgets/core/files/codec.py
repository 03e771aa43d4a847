"""Moves and options to JSON and back, checked against their declared types."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypeVar

import dacite

from ..rules import IllegalMove, Move, Rules

T = TypeVar("T")

MOST = 10_000
"""The most entries that a list may have; this limits what a browser can send."""


def plain(value: Any) -> Any:
    """Return a frozen dataclass as plain JSON: its fields, with tuples as lists."""
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if hasattr(value, "__dataclass_fields__"):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    return value


def structure(kind: type[T], data: object) -> T:
    """Build a frozen dataclass from JSON; a ValueError names the field that does not fit."""
    if not isinstance(data, Mapping):
        raise ValueError(f"{kind.__name__} needs an object with its fields, not {data!r:.60}")  # noqa: TRY004 - bad data, whatever its type
    try:
        listed = {name: _tuples(value) for name, value in data.items()}
        return dacite.from_dict(kind, listed, dacite.Config(strict=True))
    except dacite.WrongTypeError as error:
        name = str(error.field_path).partition(".")[0]
        wanted = {field.name: field.type for field in fields(kind)}[name]  # type: ignore[arg-type]
        raise ValueError(
            f"{kind.__name__}: {name} is {wanted}, not {data.get(name)!r:.60}"
        ) from None
    except dacite.DaciteError as error:
        msg = f"{kind.__name__}: {error}"
        raise ValueError(f"{msg:.200}") from None
    except RecursionError:
        raise ValueError(f"{kind.__name__}: a field is nested too deep") from None


def encode_move(move: Move) -> dict[str, Any]:
    """Return a move as plain JSON: its type and its fields.

    >>> from brainwaves_widgets.goose import Answer
    >>> encode_move(Answer("red"))
    {'type': 'Answer', 'value': 'red'}
    """
    return {"type": type(move).__name__, **plain(move)}


def decode_move(rules: Rules[Any], data: object) -> Move:
    """Build a move from JSON; raise IllegalMove if this game has no such move."""
    kinds = {kind.__name__: kind for kind in rules.move_types}
    if not isinstance(data, Mapping):
        raise IllegalMove(
            f"a move is an object with a type and its fields, not {type(data).__name__}"
        )
    kind = data.get("type")
    if not isinstance(kind, str) or kind not in kinds:
        tried = repr(kind) if isinstance(kind, str) else type(kind).__name__
        raise IllegalMove(f"a move's type is one of {', '.join(kinds)}, not {tried:.60}")
    rest = {name: value for name, value in data.items() if name != "type"}
    try:
        return structure(kinds[kind], rest)
    except ValueError as error:
        raise IllegalMove(str(error)) from None


def _tuples(value: object) -> object:
    """Return lists from JSON as tuples, as our values have them."""
    if isinstance(value, dict):
        return {name: _tuples(item) for name, item in value.items()}
    if not isinstance(value, list):
        return value
    if len(value) > MOST:
        raise ValueError(f"a field has {len(value)} entries; {MOST} is the most")
    return tuple(_tuples(item) for item in value)
