"""Building a train of thought (W17 to W24): drawing, laying, keeping and taking back tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ..core.rules import Event, IllegalMove, Seat
from ..core.values import put
from .board import is_stuck, laid_on, latest
from .laying import lays, why_not
from .pieces import KEPT_TILES, KINDS, Call, Draw, EndTurn, Lay, PutBack, TakeBack, more
from .plans import calls
from .state import Played, State, end_turn, win, with_bank, with_board, with_tiles

if TYPE_CHECKING:
    from .pieces import Tiles

END_TURN, TAKE_BACK = EndTurn(), TakeBack()
Build = Lay | Call | TakeBack | EndTurn


@lru_cache(maxsize=1024)
def draws(tiles: Tiles) -> tuple[Draw, ...]:
    """Give every tile of a set, for each is as likely (W17).

    >>> draws((2, 0, 0, 1))
    (Draw(tile='logic', number=1), Draw(tile='logic', number=2), Draw(tile='block', number=1))
    """
    return tuple(
        Draw(kind, number)
        for kind, count in zip(KINDS, tiles, strict=True)
        for number in range(1, count + 1)
    )


def builds(state: State) -> tuple[Build, ...]:
    """Give what the attacker may do while building."""
    found: list[Build] = list(lays(state.side, state.bank, state.battle))
    may_end = sum(state.bank) <= KEPT_TILES or not found  # W18
    if is_stuck(state.side, broken=True):
        found.append(TAKE_BACK)
    if not state.has_laid and not state.has_called:
        found += calls(state.side, state.bank)
    return (*found, END_TURN) if may_end else tuple(found)


def put_backs(bank: Tiles) -> tuple[PutBack, ...]:
    """Give the kinds of tiles that may be put back."""
    return tuple(PutBack(kind) for kind, count in zip(KINDS, bank, strict=True) if count)


def draw(state: State, _seat: Seat, move: Draw) -> Played:
    """W17: a tile comes into the memory bank; only its owner sees which."""
    seat, due = state.attacker, state.due - 1
    after = with_bank(state, move.tile, 1, to_set=-1)
    drew = Event("drew", {"seat": seat, "tile": move.tile}, (seat,))
    return after._replace(due=due, phase="draw" if due else "build"), (drew,)


def lay(state: State, seat: Seat, move: Lay) -> Played:
    """W19 to W24: one tile is laid."""
    reason = why_not(state.side, state.bank, state.battle, move)
    if reason:
        msg = f"{move!r} is not legal now: {reason}"
        raise IllegalMove(msg)
    square = state.side.grid.numbers[move.square]
    before = state.crossings
    after = with_tiles(with_bank(state, move.tile, -1), ((square, move.tile, move.turn),))
    data = {"seat": seat, "square": move.square, "tile": move.tile, "turn": move.turn}
    return win(after, (Event("laid", data), *crossing_events(after, before)))


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
        msg = f"of {count} tiles three may be kept; lay some first, such as {legal[0]!r}"
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


def take_back_one(state: State, _seat: Seat, _move: TakeBack) -> Played:
    """W29: after a break the latest tile may be taken back."""
    after, event = take_back(state)
    return after, (event,)


def take_back(state: State) -> tuple[State, Event]:
    """W29: the latest connected tile goes back into the set, with a block that lies on it."""
    square, seat = latest(state.side), state.attacker
    laid, tiles = laid_on(state.board, square), state.sets[seat]
    tiles = more(tiles, laid.tile)
    if laid.blocked:
        tiles = more(tiles, "block")
    sets = put(state.sets, seat, tiles)
    after = with_board(state, put(state.board, square, None), sets=sets)
    data = {"seat": seat, "square": state.side.grid.names[square], "tile": laid.tile}
    return after, Event("took back", data)
