"""Which breakthroughs the tiles at hand allow, and how these tiles may be set aside (W25)."""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterable
from functools import lru_cache
from typing import NamedTuple

from ..pieces import ALL_TILES, BREAKTHROUGHS, KINDS, NAMES, Call, Lay, Plan, Tiles, more
from .board import JOINS, TURNS, WAYS, End, Side, ahead, laid_on, opposite
from .laying import entries, lay, no_square, why_no_tile, why_unknown

Squares = tuple[int, ...]
Route = tuple[Lay, ...]


class _Way(NamedTuple):
    """A way of tiles: how often it goes straight on and turns, and where it has come.

    A Decision Point can do either, so nothing else need be known of its tiles.
    """

    square: int
    way: int
    straights: int = 0
    turns: int = 0
    squares: Squares = ()
    """The squares of its tiles."""
    ways: Squares = ()
    """The direction in which it came to each of them."""


@lru_cache(maxsize=2048)
def calls(side: Side, tiles: Tiles) -> tuple[Call, ...]:
    """Return the breakthroughs for which there are enough tiles."""
    names, found = side.grid.names, []
    for kind, last in BREAKTHROUGHS.items():
        if tiles[KINDS.index(last)]:
            logic = [at for at, laid in enumerate(side.board) if laid and laid.tile == "logic"]
            goals = frozenset(at for at in logic if not _why_no_target(side, kind, at))
            reached = _search(side, _tips(side), goals, more(tiles, last, -1))
            found += [Call(kind, names[square]) for square in sorted(reached)]
    return tuple(found)


def why_no_call(side: Side, tiles: Tiles, move: Call) -> str:
    """Say why a breakthrough that cannot be called cannot."""
    kind, name = move.kind, move.square
    if kind not in tuple(BREAKTHROUGHS):
        return f"a breakthrough is major or minor, not {kind!r:.40}"
    if name not in side.grid.names:
        return no_square(side, name)
    square, last = side.grid.numbers[name], BREAKTHROUGHS[kind]
    if reason := _why_no_target(side, kind, square):
        return reason
    if not tiles[KINDS.index(last)]:
        return f"a {kind} breakthrough takes a {NAMES[last]}, and there is none in the memory bank"
    if _search(side, _tips(side), frozenset({square}), ALL_TILES):
        return f"the tiles in the memory bank are not enough to reach {name} crosswise"
    return f"no way leads crosswise to {name}"


def _why_no_target(side: Side, kind: str, square: int) -> str:
    """Say why a breakthrough cannot be called at a square; `""` if it can (W19, W25, W29)."""
    laid, name = side.board[square], side.grid.names[square]
    if laid is None or laid.seat == side.seat:
        return f"there is no tile of the opponent on {name}"
    if laid.tile != "logic":
        return f"there is a {NAMES[laid.tile]} on {name}, and only a Logic tile can be named"
    if what := side.grid.closed[side.seat].get(square):
        return f"{name} is the opponent's {what}: nobody may break through there"
    if kind == "major" and laid.breaking:
        return f"the tile on {name} cut the train: only a minor breakthrough is allowed there"
    return ""


def why_not_aside(side: Side, tiles: Tiles, plan: Plan, move: Lay) -> str:
    """Say why a tile that cannot be set aside next cannot."""
    names, last = side.grid.names, BREAKTHROUGHS[plan.kind]
    target, unknown = names[plan.target], why_unknown(side, tiles, move)
    if unknown:
        return unknown
    if move.tile == "block":
        return "a Mental Block leads to no other tile"
    if move.tile == last and tiles[KINDS.index(last)] == 1:
        return f"the last {NAMES[last]} is kept to replace the tile on {target}"
    end = f"the tile on {names[plan.tiles[-1][0]]}" if plan.tiles else "the connected train"
    unfaced = f"no open end of {end} faces {move.square}"
    reason = why_no_tile(side, entries(_tips(side, plan)), move, unfaced)
    return reason or f"the tiles left do not lead on from {move.square} to {target}"


def is_complete(side: Side, plan: Plan) -> bool:
    """Whether the tiles set aside reach the named one, crosswise."""
    return any(end.square == plan.target for end in _tips(side, plan))


def last_tile(side: Side, plan: Plan) -> tuple[int, str, int]:
    """Return the tile that replaces the named one, turned so that it is crosswise (W25)."""
    kind = BREAKTHROUGHS[plan.kind]
    turn = 1 - laid_on(side.board, plan.target).turn if kind == "logic" else 0
    return plan.target, kind, turn


@lru_cache(maxsize=2048)
def approaches(side: Side, tiles: Tiles, plan: Plan) -> dict[Lay, Route]:
    """Return the tiles that may be set aside next, each with a way on to the named tile.

    The way that is already known is always among them, so nobody is left without a move.
    """
    names, goal = side.grid.names, frozenset({plan.target})
    left = more(tiles, BREAKTHROUGHS[plan.kind], -1)
    found = {plan.route[0]: plan.route[1:]} if plan.route else {}
    for square, way, _ in _tips(side, plan):
        for kind, turn in JOINS:
            move = lay(names[square], kind, turn)
            fits = opposite(way) in JOINS[kind, turn] and left[KINDS.index(kind)]
            if not fits or move in found or side.board[square] is not None:
                continue
            longer = plan._replace(tiles=(*plan.tiles, (square, kind, turn)))
            ends = [end for end in _tips(side, longer) if end.way != opposite(way)]
            used, after = {at for at, _, _ in longer.tiles}, more(left, kind, -1)
            for one in _search(side, ends, goal, after, used).values():
                found[move] = _route(side, one, after)
    return found


def route(side: Side, tiles: Tiles, plan: Plan) -> Route:
    """Return a way of tiles from the train to the named tile."""
    left = more(tiles, BREAKTHROUGHS[plan.kind], -1)
    found = _search(side, _tips(side, plan), frozenset({plan.target}), left)
    return _route(side, found[plan.target], left)


def _tips(side: Side, plan: Plan | None = None) -> tuple[End, ...]:
    """Return the ends from which a plan goes on: those of the train, or of its last tile."""
    if plan is None or not plan.tiles:
        return (*side.ends, *side.train.breaks)
    used = [square for square, _, _ in plan.tiles]
    square, tile, turn = plan.tiles[-1]
    ends = (_onward(side, square, way) for way in JOINS[tile, turn])
    return tuple(end for end in ends if end and end.square not in used)


def _onward(side: Side, square: int, way: int) -> End | None:
    """Return the free square or opposing Logic tile that a tile set aside leads to."""
    end = ahead(side.board, side.seat, square, way)
    if end is None or side.is_reserved(end.square):
        return None
    facing = side.board[end.square]
    is_passable = facing is None or (facing.seat != side.seat and facing.tile == "logic")
    return end if is_passable else None


@lru_cache(maxsize=256)
def _roads(side: Side) -> dict[int, tuple[End, ...]]:
    """Return where each free square leads."""
    return {
        square: tuple(end for way in WAYS if (end := _onward(side, square, way)))
        for square, laid in enumerate(side.board)
        if laid is None
    }


def _search(
    side: Side,
    starts: Iterable[End],
    goals: frozenset[int],
    tiles: Tiles,
    used: Container[int] = (),
) -> dict[int, _Way]:
    """Return the goals that these tiles reach, each with a way there, the shortest first.

    No way leads over the `used` squares. Of two ways to the same place, one that needs at least as
    many tiles of each kind is not followed.
    """
    found: dict[int, _Way] = {}
    if not goals:
        return found
    roads, todo = _roads(side), deque(_Way(end.square, end.way) for end in starts)
    logic, bender, decision, _ = tiles
    best: dict[tuple[int, int], list[tuple[int, int]]] = {}
    while todo and len(found) < len(goals):
        square, way, straights, turns, squares, ways = one = todo.popleft()
        if square not in roads:
            if square in goals:
                found.setdefault(square, one)
            continue
        needs = best.setdefault((square, way), [])
        if any(less <= straights and fewer <= turns for less, fewer in needs):
            continue
        needs.append((straights, turns))
        taken, entered = (*squares, square), (*ways, way)
        for end in roads[square]:
            if end.square in taken or end.square in used or end.way == opposite(way):
                continue
            is_straight = end.way == way
            straight, turned = straights + is_straight, turns + (not is_straight)
            if max(0, straight - logic) + max(0, turned - bender) <= decision:
                todo.append(_Way(end.square, end.way, straight, turned, taken, entered))
    return found


def _route(side: Side, found: _Way, tiles: Tiles) -> Route:
    """Name the tiles of a way, with Decision Points only where nothing simpler is left."""
    names, moves = side.grid.names, []
    outs = (*found.ways, found.way)[1:]
    for square, way, out in zip(found.squares, found.ways, outs, strict=True):
        sides = {opposite(way), out}
        for kind, turns in TURNS.items():
            turn = next((turn for turn in turns if sides <= {*JOINS[kind, turn]}), None)
            if turn is not None and tiles[KINDS.index(kind)]:
                moves.append(lay(names[square], kind, turn))
                tiles = more(tiles, kind, -1)
                break
    return tuple(moves)
