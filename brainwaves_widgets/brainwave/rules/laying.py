"""Where a tile may be laid (W19 to W24), and why not anywhere else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from ..pieces import KINDS, NAMES, Lay, Tiles
from .board import JOINS, OFF, TURNS, End, Side, opposite, through


@cache
def lay(square: str, tile: str, turn: int) -> Lay:
    """Return this move, always the same object: equal moves are needed again and again."""
    return Lay(square, tile, turn)


def lays(side: Side, tiles: Tiles, battle: int) -> tuple[Lay, ...]:
    """Return every way to lay one of these tiles now."""
    found = _paths(side)
    have = [kind for kind, count in zip(KINDS, tiles, strict=True) if count]
    legal = [move for kind in have for move in found.get(kind, ())]
    if "block" in have:
        for square, laid in enumerate(side.board):
            is_point = laid is not None and laid.tile == "decision"
            if is_point and not _why_no_block(side, square, battle):
                legal.append(lay(side.grid.names[square], "block", 0))
    return tuple(legal)


@lru_cache(maxsize=4096)
def _paths(side: Side) -> dict[str, tuple[Lay, ...]]:
    """Return every way to lay each kind of tile that carries a train on."""
    sides, names = _sides(side), side.grid.names
    return {
        kind: tuple(
            lay(names[square], kind, turn)
            for square, entries in sides.items()
            for turn in turns
            if (entries and not entries.isdisjoint(JOINS[kind, turn]))
            or (not entries and _leads_on(side, square, kind, turn))
        )
        for kind, turns in TURNS.items()
    }


def _leads_on(side: Side, square: int, kind: str, turn: int) -> bool:
    """Whether a first tile leaves an open end: in a corner one Mind Bender does not (W20)."""
    return any(side.grid.next_to[square][way] != OFF for way in JOINS[kind, turn])


def _sides(side: Side) -> dict[int, set[int]]:
    """Return the squares where a train can go on, with the sides at which it comes in.

    The start square, with none, takes a tile turned in any way (W20).
    """
    return entries(side.ends) if side.train.squares else {side.grid.starts[side.seat]: set()}


def entries(ends: Iterable[End]) -> dict[int, set[int]]:
    """Return the squares that open ends face, with the sides at which each comes in."""
    sides: dict[int, set[int]] = {}
    for end in ends:
        sides.setdefault(end.square, set()).add(opposite(end.way))
    return sides


def why_not(side: Side, tiles: Tiles, battle: int, move: Lay, *, must_lead_on: bool = True) -> str:
    """Say why a tile may not be laid like this; `""` if it may.

    >>> why_not(Side((None,) * 49, (), 0), (1, 0, 0, 0), 1, Lay("b2", "logic"))
    'the first tile goes on the start, a1'
    """
    unknown = why_unknown(side, tiles, move)
    if unknown:
        return unknown
    place, square = side.grid, side.grid.numbers[move.square]
    if move.tile == "block":
        return _why_no_block(side, square, battle)
    unfaced = f"no open end of the connected train faces {move.square}"  # W21
    if not side.train.squares:
        unfaced = f"the first tile goes on the start, {place.names[place.starts[side.seat]]}"  # W20
    reason = why_no_tile(side, _sides(side), move, unfaced)
    must_lead_on = must_lead_on and not side.train.squares
    if reason or not must_lead_on or _leads_on(side, square, move.tile, move.turn):
        return reason
    return f"turned this way, the {NAMES[move.tile]} on {move.square} leaves no open end"  # W20


def why_unknown(side: Side, tiles: Tiles, move: Lay) -> str:
    """Say why there is no such tile, turn or square; `""` if there is."""
    kind = move.tile
    if kind not in KINDS:
        return f"a tile is one of {', '.join(KINDS)}, not {kind!r:.40}"
    if move.square not in side.grid.numbers:
        return no_square(side, move.square)
    if (kind, move.turn) not in JOINS:
        turns = " or ".join(str(turn) for tile, turn in JOINS if tile == kind)
        return f"a {NAMES[kind]} is turned {turns}, not {move.turn!r:.40}"
    if not tiles[KINDS.index(kind)]:
        return f"there is no {NAMES[kind]} in the memory bank"
    return ""


def no_square(side: Side, square: str) -> str:
    """Say that a board has no such square."""
    corner = side.grid.names[side.grid.size - 1]
    return f"the board's squares are a1 to {corner}, not {square!r:.40}"


def why_no_tile(side: Side, sides: Mapping[int, set[int]], move: Lay, unfaced: str) -> str:
    """Say why a tile may not go on from where a train comes in; `""` if it may.

    `sides` are the squares that open ends face; of any other square, `unfaced` is said.
    """
    square = side.grid.numbers[move.square]
    laid = side.board[square]
    if what := side.grid.closed[side.seat].get(square):
        return f"{move.square} is the opponent's {what}: nobody else may lay there"  # W19
    if laid is not None:
        return f"there is already a {NAMES[laid.tile]} on {move.square}"
    if side.is_reserved(square):
        return f"{move.square} is reserved for the opponent's crossing"  # W23
    if square not in sides:
        return unfaced
    if sides[square] and sides[square].isdisjoint(JOINS[move.tile, move.turn]):
        kind = NAMES[move.tile]
        return f"turned this way, the {kind} on {move.square} does not join the train"  # W21
    return ""


def _why_no_block(side: Side, square: int, battle: int) -> str:
    laid, name, other = side.board[square], side.grid.names[square], 1 - side.seat
    if laid is None or laid.seat == other or laid.tile != "decision":  # W24
        return f"a Mental Block goes on your own Decision Point, and there is none on {name}"
    if laid.blocked:
        return f"the Decision Point on {name} is already blocked"
    if through(side.board, square):
        return f"the opponent's train already runs through {name}"
    crossings = (one for one in side.crossings if one.square == square and one.seat == other)
    if any(crossing.until < battle for crossing in crossings):
        return f"the opponent's crossing at {name} stands: it was not blocked in time"  # W23
    return ""
