"""What is true of any game: tiles are conserved, trains are connected, and it ends."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from brainwaves_widgets.brainwave import RULES, Lay, Options, State
from brainwaves_widgets.brainwave.pieces import KINDS, TILES
from brainwaves_widgets.brainwave.rules.board import JOINS, grid, train
from brainwaves_widgets.brainwave.rules.laying import lay, lays, why_not
from brainwaves_widgets.core import CHANCE
from brainwaves_widgets.testing import play_random
from brainwaves_widgets.testing.play import states_of
from brainwaves_widgets.testing.strategies import games
from tests.brainwave.builders import on_board, options

if TYPE_CHECKING:
    from brainwaves_widgets.core import Table

some = settings(
    max_examples=30,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def tiles_of(state: State, seat: int) -> Counter[str]:
    """Count a seat's tiles wherever they are."""
    found = Counter(on_board(state.board, seat))
    for tiles in (state.sets[seat], state.banks[seat]):
        found.update(dict(zip(KINDS, tiles, strict=True)))
    if state.plan and seat == state.attacker:
        found.update(kind for _, kind, _ in state.plan.tiles)
    return +found


def walked(state: State, seat: int) -> set[int]:
    """Follow a train once more, step by step and by the rules in words."""
    place = grid(len(state.board))
    start = place.starts[seat]
    todo = [start] if state.board[start] else []
    found = set(todo)
    while todo:
        here = todo.pop()
        for way in sides(state, here, seat):
            there = place.next_to[here][way]
            laid = state.board[there] if there >= 0 else None
            if laid and (way + 2) % 4 not in sides(state, there, seat):
                crossable = laid.tile == "decision" and laid.seat != seat and not laid.blocked
                there = place.next_to[there][way] if crossable else -1
            if there >= 0 and (way + 2) % 4 in sides(state, there, seat) and there not in found:
                found.add(there)
                todo.append(there)
    return found


def sides(state: State, square: int, seat: int) -> tuple[int, ...]:
    laid = state.board[square]
    if laid and laid.seat == seat:
        return JOINS[laid.tile, laid.turn]
    if laid and laid.shared is not None:
        return (laid.shared, laid.shared + 2)
    return ()


@some
@given(games(RULES, options))
def test_tiles_are_conserved_and_trains_are_connected(table: Table) -> None:
    """W8, W21: 48 tiles a player at every ply, and a train is what is joined to its start."""
    for state in states_of(table):
        for seat in range(2):
            assert tiles_of(state, seat) == Counter(TILES)
            assert train(state.board, seat).squares == walked(state, seat)
            assert min(state.power) >= 0


@some
@given(games(RULES, options))
def test_layings_are_offered_or_explained(table: Table) -> None:
    """W21: whatever is not offered has a reason, and nothing else has."""
    state = table.state
    names = grid(len(state.board)).names
    offered = set(lays(state.side, (1, 1, 1, 1), state.battle))
    for square in names:
        for kind, turn in JOINS:
            move = lay(square, kind, turn)
            reason = why_not(state.side, (1, 1, 1, 1), state.battle, move)
            assert bool(reason) == (move not in offered), (move, reason)


@some
@given(games(RULES, options))
def test_reserved_squares_stay_free_for_one(table: Table) -> None:
    """W23: nothing lies on a reserved square, and it is one player's."""
    for state in states_of(table):
        far = [crossing.far for crossing in state.crossings]
        assert len(set(far)) == len(far)
        for crossing in state.crossings:
            decision = state.board[crossing.square]
            assert state.board[crossing.far] is None
            assert decision is not None
            assert (decision.seat, decision.tile) == (1 - crossing.seat, "decision")


@some
@given(options, st.integers(0, 2**16))
def test_random_games_end_and_the_winners_train_is_whole(options: Options, seed: int) -> None:
    """W31, W32: at the finish, or after the last battle."""
    table = play_random(RULES, options, seed)
    state = table.state
    assert table.outcome is not None
    place = grid(len(state.board))
    finished = [seat for seat in range(2) if place.finishes[seat] in walked(state, seat)]
    assert len(finished) <= 1
    if finished:
        assert table.outcome.winners == tuple(finished)
        assert place.starts[finished[0]] in walked(state, finished[0])
    else:
        assert state.battle == options.battles


@some
@given(games(RULES, options))
def test_turns_end_with_three_tiles_and_two_points_at_most(table: Table) -> None:
    """W18: what is kept after a successful turn."""
    before = None
    for state in states_of(table):
        if before and before.phase in ("build", "keep", "attempt") and state.phase == "dice":
            assert sum(state.banks[before.attacker]) <= 3
            assert state.power[before.attacker] <= 2
        before = state


@pytest.mark.parametrize("size", [7, 9])
def test_moves_are_few(size: int) -> None:
    table = play_random(RULES, Options(size=size, battles=60), seed=5)
    for state in states_of(table):
        for seat in (CHANCE, 0, 1):
            moves = RULES.moves(state, seat)
            assert len(moves) <= 120
            assert len({move for move in moves if isinstance(move, Lay)}) <= 60
