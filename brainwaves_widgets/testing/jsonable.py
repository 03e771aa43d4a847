"""Checks that whatever goes to a screen is plain JSON, and that moves and events have words."""

from __future__ import annotations

import json
import math
from typing import Any

from ..core.rules import CHANCE, Rules, State
from ..core.table import Table
from .play import states_of, viewers

_PLAIN = frozenset({str, int, bool, type(None)})


def check_json(table: Table) -> None:
    """Check that views and events are plain JSON, and that moves and events have words."""
    rules = table.rules
    for ply, state in enumerate(states_of(table)):
        for seat in viewers(table):
            _check_view(rules, state, seat, f"seat {seat}'s view at ply {ply}")
        for seat in (CHANCE, *range(len(table.players))):
            labels = [rules.label(move) for move in rules.moves(state, seat)]
            plain = all(type(label) is str and label for label in labels)
            assert plain, f"a move of seat {seat} at ply {ply} has no label: {labels!r:.200}"
            assert len(set(labels)) == len(labels), (
                f"two moves have the same label: {labels!r:.200}"
            )
    for step in table.history:
        for event in step.events:
            where = f"event {event.kind!r} at ply {step.ply}"
            assert not (found := not_json(event.data)), f"{where} is not plain JSON: {found}"
            told = rules.tell(event, table.players)
            assert type(told) is str, f"{where} is told as {told!r:.80}"


def _check_view(rules: Rules[Any], state: State, seat: int | None, what: str) -> None:
    view = rules.view(state, seat)
    assert type(view) is dict, f"{what} is a {type(view).__name__}"
    assert not (found := not_json(view)), f"{what} is not plain JSON: {found}"
    text = json.dumps(view)
    assert json.loads(text) == view, f"{what} changes on its way through JSON"
    _scribble(view)
    again = json.dumps(rules.view(state, seat))
    assert again == text, f"{what} is not a copy: writing into it changed the next one"


def not_json(value: object, path: str = "$") -> str:
    """Name the first part of a value that JSON would change, or return `""`.

    >>> not_json({"a": [1, (2, 3)]})
    '$.a[1] is a tuple'
    """
    if type(value) is float:
        return "" if math.isfinite(value) else f"{path} is {value}"
    if type(value) in _PLAIN:
        return ""
    if type(value) is list:
        parts = (not_json(v, f"{path}[{i}]") for i, v in enumerate(value) if type(v) not in _PLAIN)
        return next(filter(None, parts), "")
    if type(value) is dict:
        keys = (f"{path} has the key {key!r}" for key in value if type(key) is not str)
        named = ((key, part) for key, part in value.items() if type(part) not in _PLAIN)
        parts = (not_json(part, f"{path}.{key}") for key, part in named)
        return next(keys, "") or next(filter(None, parts), "")
    return f"{path} is a {type(value).__name__}"


def _scribble(value: Any) -> None:
    """Change every part of a view, which is plain JSON."""
    for part in value.values() if type(value) is dict else value:
        if type(part) is dict or type(part) is list:
            _scribble(part)
    value.clear()
