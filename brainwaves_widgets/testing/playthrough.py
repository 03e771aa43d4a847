"""Golden transcripts: a whole game as text, to be checked in and compared.

After OpenSpiel's playthroughs: who may act, what each seat sees, what it may do, what happened.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any
from zlib import crc32

from ..core.files.codec import plain
from ..core.rules import CHANCE, Event, Rules, Seat, View
from ..core.table import Table
from .play import MOST_PLIES, plays_of, random_move, viewers

FEW = 8
"""Up to this many moves are listed; of more, only the first two and a checksum of all."""


def playthrough(rules: Rules[Any], options: Any, seed: int = 0, *, most: int = MOST_PLIES) -> str:
    """Play one random game and return its transcript.

    Of each view, it has only what changed since the last ply: first for a bystander, then for each
    seat what is not the same for the bystander.
    """
    played = Table(rules, options, seed=seed)
    rng = Random(seed)  # noqa: S311
    while played.actors and played.ply < most:
        random_move(played, rng.randrange)
    return "\n".join(_lines(played)) + "\n"


def _lines(played: Table) -> Iterator[str]:
    table = Table.replay(played.rules, played.options, [], seed=played.seed)
    yield f"{table.rules.title}: a playthrough"
    yield f"options {_json(plain(table.options))}"
    yield f"seed {table.seed}"
    views: dict[Seat | None, View] = {seat: {} for seat in viewers(table)}
    for seat, move in plays_of(played):
        yield from _situation(table, views)
        table.play(move, seat)
        step = table.history[-1]
        yield f"> {_name(table, seat)}: {table.rules.label(move)}"
        yield from (f"! {_told(table, event)}" for event in step.events)
    yield from _situation(table, views)
    if table.outcome:
        yield f"outcome {_json(table.outcome._asdict())}"


def _situation(table: Table, views: dict[Seat | None, View]) -> Iterator[str]:
    """Return who may act, what changed in the views, and the legal moves."""
    actors = table.actors
    yield ""
    yield f"ply {table.ply}, to act: {', '.join(_name(table, seat) for seat in actors) or 'nobody'}"
    open_to_all = dict(_changes(views[None], table.view(None), ""))
    yield from _view_lines("all", open_to_all)
    for seat, before in list(views.items()):
        now = table.view(seat)
        own = dict(_changes(before, now, ""))
        if seat is not None:
            secret = {path: new for path, new in own.items() if open_to_all.get(path) != new}
            secret |= {path: "as before" for path in open_to_all if path not in own}
            yield from _view_lines(table.players[seat], secret)
        views[seat] = now
    for seat in actors:
        yield f"{_name(table, seat)} may: {_listed([*map(table.rules.label, table.moves(seat))])}"


def _changes(old: Any, new: Any, path: str) -> Iterator[tuple[str, str]]:
    """Return the paths at which two plain values differ, with what is new there.

    >>> dict(_changes({"a": [1, 2], "b": 0}, {"a": [1, 3], "b": 0}, ""))
    {'a.1': '3'}
    """
    if isinstance(old, dict) and isinstance(new, dict) and (old.keys() <= new.keys()):
        for key in sorted(new):
            yield from _changes(old.get(key, ...), new[key], f"{path}.{key}".lstrip("."))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from _changes(before, after, f"{path}.{at}".lstrip("."))
    elif old != new:
        yield path, _json(new)


def _view_lines(who: str, changes: dict[str, str]) -> Iterator[str]:
    if changes:
        yield f"{who} sees: " + "; ".join(f"{path} {value}" for path, value in changes.items())


def _told(table: Table, event: Event) -> str:
    seats = "" if event.seats is None else f" (seats {', '.join(map(str, event.seats))})"
    return (table.rules.tell(event, table.players) or event.kind) + seats


def _name(table: Table, seat: Seat) -> str:
    return "chance" if seat == CHANCE else table.players[seat]


def _listed(labels: Sequence[str]) -> str:
    if len(labels) <= FEW:
        return "; ".join(labels)
    checksum = crc32("|".join(labels).encode())
    return f"{'; '.join(labels[:2])}; ... {len(labels)} in all, #{checksum:08x}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
