"""Building a train of thought (W17 to W24): drawing, laying, keeping and taking back tiles."""

from __future__ import annotations

from functools import lru_cache

from ...core.rules import Event, IllegalMove, Seat
from ...core.text.values import put
from ..pieces import (
    KEPT_TILES,
    KINDS,
    Call,
    Draw,
    EndTurn,
    Lay,
    PutBack,
    TakeBack,
    TakeUp,
    Tiles,
    more,
)
from .board import is_broken, is_stuck, laid_on, latest
from .laying import lays, why_not
from .plans import calls
from .state import Played, State, end_turn, win, with_bank, with_board, with_tiles

END_TURN, TAKE_BACK = EndTurn(), TakeBack()
Build = Lay | Call | TakeUp | TakeBack | EndTurn


@lru_cache(maxsize=1024)
def draws(tiles: Tiles) -> tuple[Draw, ...]:
    """Return every tile of a set: each is equally likely (W17).

    >>> draws((2, 0, 0, 1))
    (Draw(tile='logic', number=1), Draw(tile='logic', number=2), Draw(tile='block', number=1))
    """
    return tuple(
        Draw(kind, number)
        for kind, count in zip(KINDS, tiles, strict=True)
        for number in range(1, count + 1)
    )


def builds(state: State) -> tuple[Build, ...]:
    """Return what the attacker may do while building."""
    found: list[Build] = list(lays(state.side, state.bank, state.battle))
    may_end = sum(state.bank) <= KEPT_TILES or not found  # W18
    found += take_ups(state)
    if can_take_back(state):
        found.append(TAKE_BACK)
    found += callable_now(state)
    return (*found, END_TURN) if may_end else tuple(found)


def can_take_back(state: State) -> bool:
    """Whether the attacker may take the latest tile back while building (W29)."""
    return not state.movable and is_stuck(state.side, broken=True)


def callable_now(state: State) -> tuple[Call, ...]:
    """Return the breakthroughs that the attacker may call while building (W25, W29)."""
    if state.phase != "build" or state.has_called:
        return ()
    if not state.has_laid:
        return calls(state.side, state.bank)
    found = calls(state.side, state.bank) if is_broken(state.side) else ()
    return tuple(one for one in found if one.kind == "minor")


def put_backs(bank: Tiles) -> tuple[PutBack, ...]:
    """Return the kinds of tiles that may be put back."""
    return tuple(PutBack(kind) for kind, count in zip(KINDS, bank, strict=True) if count)


def draw(state: State, _seat: Seat, move: Draw) -> Played:
    """W17: a tile comes into the memory bank; only its owner sees which."""
    seat, due = state.attacker, state.due - 1
    after = with_bank(state, move.tile, 1, to_set=-1)
    drew = Event("drew", {"seat": seat, "tile": move.tile}, (seat,))
    return after._replace(due=due, phase="draw" if due else "build"), (drew,)


def lay(state: State, seat: Seat, move: Lay) -> Played:
    """W19 to W24: one tile is laid."""
    is_old = state.options.edition == 1  # where a first tile may lead nowhere, and none is taken up
    reason = why_not(state.side, state.bank, state.battle, move, must_lead_on=not is_old)
    if reason:
        raise IllegalMove(f"{move!r} is not legal now: {reason}")
    square = state.side.grid.numbers[move.square]
    before = state.crossings
    tile = (square, move.tile, move.turn)
    after = with_tiles(with_bank(state, move.tile, -1), (tile,))
    if not is_old:
        begun = state.crossings_before if state.movable else before
        after = after._replace(movable=(*state.movable, tile), crossings_before=begun)
    data = {"seat": seat, "square": move.square, "tile": move.tile, "turn": move.turn}
    return win(after, (Event("laid", data), *crossing_events(after, before)))


def take_ups(state: State) -> list[TakeUp]:
    """Return which tiles of this turn may be taken up: those that no other depends on (W22)."""
    names = state.side.grid.names
    squares = dict.fromkeys(square for square, _, _ in state.movable)
    return [TakeUp(names[square]) for square in squares if _without(state, square)]


def take_up(state: State, seat: Seat, move: TakeUp) -> Played:
    """W22: a tile laid in this turn comes back into the memory bank."""
    square = state.side.grid.numbers.get(move.square)
    tiles = [tile for at, tile, _ in state.movable if at == square]
    after = _without(state, square) if square is not None and tiles else None
    if after is None:
        reason = (
            "other tiles of this turn depend on it" if tiles else "no tile of this turn is there"
        )
        raise IllegalMove(f"{move!r:.80} is not legal now: {reason}")
    event = Event("took up", {"seat": seat, "square": move.square, "tile": tiles[-1]})
    return after, (event, *crossing_events(after, state.crossings))


def _without(state: State, square: int) -> State | None:
    """Return the state without the tile that was laid last on a square in this turn.

    The other tiles of this turn are laid again; `None` if that is not possible.
    """
    *_, gone = (tile for tile in state.movable if tile[0] == square)
    rest = [tile for tile in state.movable if tile is not gone]
    after = _before_laying(state)
    names = state.side.grid.names
    while rest:
        lays_on = (
            tile
            for tile in rest
            if not why_not(after.side, after.bank, after.battle, Lay(names[tile[0]], *tile[1:]))
        )
        tile = next(lays_on, None)
        if tile is None:
            return None
        rest.remove(tile)
        after = with_tiles(with_bank(after, tile[1], -1), (tile,))
        after = after._replace(movable=(*after.movable, tile))
    return after if after.movable else after._replace(crossings_before=())


def _before_laying(state: State) -> State:
    """Return the state with all tiles that may still be taken up back in the bank."""
    board, banks, seat = state.board, state.bank, state.attacker
    for square, kind, _ in reversed(state.movable):
        banks = more(banks, kind)
        laid = laid_on(board, square)
        board = put(board, square, laid._replace(blocked=False) if kind == "block" else None)
    return state._replace(
        board=board,
        banks=put(state.banks, seat, banks),
        crossings=state.crossings_before,
        laid=state.laid - sum(kind != "block" for _, kind, _ in state.movable),
        has_laid=state.has_called,
        movable=(),
    )


def crossing_events(state: State, before: tuple[object, ...]) -> tuple[Event, ...]:
    """Tell of the crossings that have just begun (W23)."""
    names = state.side.grid.names
    return tuple(
        Event("crossing", {"seat": one.seat, "square": names[one.square], "far": names[one.far]})
        for one in state.crossings
        if one not in before
    )


def end(state: State, seat: Seat, move: EndTurn) -> Played:
    """W18: more than three tiles are kept only until some are put back."""
    count, legal = sum(state.bank), lays(state.side, state.bank, state.battle)
    if count > KEPT_TILES and legal:
        msg = f"you may keep three of {count} tiles; lay some first, such as {legal[0]!r}"
        raise IllegalMove(f"{move!r} is not legal now: {msg}")
    ended = Event("ended", {"seat": seat})
    if count > KEPT_TILES:
        return state._replace(phase="keep"), (ended,)
    return end_turn(state, ended)


def put_back(state: State, seat: Seat, move: PutBack) -> Played:
    """W18, W28: a tile of the player's choice goes back, shuffled in."""
    after = with_bank(state, move.tile, -1, to_set=1)
    events = (
        Event("put back", {"seat": seat}),
        Event("put back which", {"seat": seat, "tile": move.tile}, (seat,)),
    )
    return end_turn(after, *events) if sum(after.bank) <= KEPT_TILES else (after, events)


def take_back(state: State, seat: Seat, _move: TakeBack = TAKE_BACK) -> Played:
    """W29: the latest connected tile goes back into the set, with a block that lies on it."""
    square = latest(state.side)
    laid = laid_on(state.board, square)
    tiles = more(more(state.sets[seat], laid.tile), "block", int(laid.blocked))
    board = put(state.board, square, None)
    data = {"seat": seat, "square": state.side.grid.names[square], "tile": laid.tile}
    after = with_board(state, board, sets=put(state.sets, seat, tiles))
    return after, (Event("took back", data),)
