"""Checks that rules accept exactly the moves that they offer."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any

from ..core.rules import CHANCE, IllegalMove, Move, Rules, Seat, State
from ..core.table import Table
from .play import states_of

Offers = dict[Seat, tuple[Move, ...]]
TRIES = 8
"""How many moves of each kind are tried at a ply."""


@dataclass(frozen=True)
class Foreign:
    """A move that no game has."""


NO_MOVES = (None, 7, "Answer", (), Foreign, Foreign())
NO_SEATS = (None, -2, 99, "0", 0.5)
NO_FIELDS: tuple[object, ...] = (None, object(), [], {}, float("nan"))
ODD_FIELDS = (-1, 10**9, True, 1.0, "no such thing", b"red")


def check_moves(table: Table, *, seed: int = 0, free: Collection[type] = ()) -> None:
    """Check that moves offered are accepted and all others refused, the state untouched.

    `free` lists the types of moves with a continuous part, of which more are legal than offered.
    """
    rules, rng = table.rules, Random(seed)  # noqa: S311
    seats = (CHANCE, *range(len(table.players)))
    states = states_of(table)
    offered = (move for state in states for seat in seats for move in rules.moves(state, seat))
    pool = list({repr(move): move for move in offered}.values())  # each is tried at other times
    for ply, state in enumerate(states):
        before = repr(state)
        offers = {seat: rules.moves(state, seat) for seat in seats}
        _check_offers(rules, state, offers, rng, f"at ply {ply}")
        for seat, move in _attempts(offers, pool, rng, free):
            _check_refused(rules, state, seat, move, f"at ply {ply}")
        assert repr(state) == before, f"trying moves changed the state at ply {ply}"


def _check_offers(rules: Rules[Any], state: State, offers: Offers, rng: Random, when: str) -> None:
    actors = rules.actors(state)
    over = rules.outcome(state) is not None
    assert over == (not actors), f"actors are {actors} {when}, but the outcome says over={over}"
    assert CHANCE not in actors or actors == (CHANCE,), f"chance is not alone in {actors} {when}"
    assert len(set(actors)) == len(actors), f"an actor is named twice {when}: {actors}"
    for seat, moves in offers.items():
        who = f"seat {seat} {when}"
        assert isinstance(moves, tuple), f"moves of {who} are not a tuple: {moves!r:.80}"
        assert bool(moves) == (seat in actors), f"actors {actors}, but {who} has {len(moves)} moves"
        assert len(set(moves)) == len(moves), f"a move of {who} is offered twice: {moves!r:.200}"
        assert moves == rules.moves(state, seat), f"the moves of {who} change from call to call"
        for move in rng.sample(moves, min(TRIES, len(moves))):
            assert type(move) in rules.move_types, f"{move!r} of {who} is not one of move_types"
            try:
                rules.play(state, seat, move)
            except IllegalMove as error:
                raise AssertionError(f"{move!r} of {who} is offered but refused: {error}") from None


def _attempts(
    offers: Offers, pool: list[Move], rng: Random, free: Collection[type]
) -> Iterator[tuple[Any, Any]]:
    """Return seats and moves that are illegal now."""
    legal = {(seat, repr(move)) for seat, moves in offers.items() for move in moves}
    kinds = {(seat, type(move)) for seat, moves in offers.items() for move in moves}
    legal_free = {(seat, kind) for seat, kind in kinds if kind in free}
    seats = list(offers)
    mine = [move for moves in offers.values() for move in rng.sample(moves, min(2, len(moves)))]
    for move in rng.sample(pool, min(TRIES, len(pool))):
        seat = rng.choice(seats)
        if (seat, repr(move)) not in legal and (seat, type(move)) not in legal_free:
            yield seat, move
    for move in mine:
        yield from ((seat, move) for seat in NO_SEATS)
        yield from ((seat, move) for seat in seats if not offers[seat])
    for seat in (seat for seat in seats if offers[seat]):
        yield from ((seat, move) for move in NO_MOVES)
        for move in (move for move in mine if move in offers[seat]):
            odd = NO_FIELDS if type(move) in free else NO_FIELDS + ODD_FIELDS
            spoiled = _spoiled(move, odd)
            yield from ((seat, bad) for bad in spoiled if (seat, repr(bad)) not in legal)


def _spoiled(move: Move, values: tuple[Any, ...]) -> Iterator[Move]:
    """Return a move with each field in turn replaced by a wrong value."""
    for field in fields(move):
        for value in values:
            try:
                yield replace(move, **{field.name: value})
            except ValueError:
                continue


def _check_refused(rules: Rules[Any], state: State, seat: Any, move: Any, when: str) -> None:
    try:
        rules.play(state, seat, move)
    except IllegalMove as error:
        assert str(error), f"{move!r} of seat {seat!r} {when} is refused without a message"
    except Exception as error:
        what = f"{move!r} of seat {seat!r} {when} is not a move, but raises {error!r}"
        raise AssertionError(what) from error
    else:
        raise AssertionError(f"{move!r} of seat {seat!r} {when} is not offered but accepted")
