"""Checks that states are values: immutable, hashable, and with a repr that evaluates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from ..core.table import Table
from .play import plays_of, states_of

ATOMS = (str, bytes, int, float, complex, bool, type(None), Enum)


def check_states(table: Table) -> None:
    """Check that no part of a state can be changed, and that no move changes an earlier state."""
    rules = table.rules
    state = rules.new(table.options)
    states, hashes = [state], [_hash(state, 0)]
    for ply, (seat, move) in enumerate(plays_of(table), start=1):
        state, _ = rules.play(state, seat, move)
        found = unfrozen(state)
        assert not found, f"the state at ply {ply} can be changed: {found}"
        for past, (earlier, before) in enumerate(zip(states, hashes, strict=True)):
            assert hash(earlier) == before, f"{move!r} at ply {ply - 1} changed the state of {past}"
        states.append(state)
        hashes.append(_hash(state, ply))
    found = unfrozen(states[0])
    assert not found, f"the state at ply 0 can be changed: {found}"


def check_repr(table: Table, namespace: Mapping[str, Any]) -> None:
    """Check that a state's repr evaluates to an equal state with its package's names."""
    for ply, state in enumerate(states_of(table)):
        again = eval(repr(state), dict(namespace))  # noqa: S307 - a repr of our own
        assert again == state, f"repr of the state at ply {ply} gives another one: {again!r:.200}"


def unfrozen(value: object, path: str = "state") -> str:
    """Name the first part of a value that can be changed in place, or return `""`.

    >>> unfrozen((1, ("a", [2])))
    'state[1][1] is a list'
    """
    if isinstance(value, ATOMS):
        return ""
    if isinstance(value, tuple | frozenset):
        names = getattr(value, "_fields", None)
        parts = (
            unfrozen(part, f"{path}.{names[at]}" if names else f"{path}[{at}]")
            for at, part in enumerate(value)
            if not isinstance(part, ATOMS)
        )
    elif is_dataclass(value) and vars(type(value))["__dataclass_params__"].frozen:
        parts = (unfrozen(getattr(value, f.name), f"{path}.{f.name}") for f in fields(value))
    else:
        return f"{path} is a {type(value).__name__}"
    return next(filter(None, parts), "")


def _hash(state: object, ply: int) -> int:
    try:
        return hash(state)
    except TypeError as error:
        raise AssertionError(f"the state at ply {ply} has no hash: {error}") from None
