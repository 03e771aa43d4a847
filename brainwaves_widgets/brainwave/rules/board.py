"""The board of Brain Wave: squares, joined tiles, trains, and where they can go on."""

from __future__ import annotations

from functools import cache, lru_cache
from heapq import heapify, heappop, heappush
from typing import Final, NamedTuple

from ..pieces import Crossing, Laid

Board = tuple[Laid | None, ...]
Crossings = tuple[Crossing, ...]

UP, RIGHT, DOWN, LEFT = WAYS = range(4)
OFF: Final = -1
JOINS: Final = {
    **{("logic", turn): (turn, turn + 2) for turn in range(2)},
    **{("bender", turn): (turn, (turn + 1) % 4) for turn in range(4)},
    ("decision", 0): (UP, RIGHT, DOWN, LEFT),
    ("block", 0): (),
}
"""The sides that a turned tile joins (W21)."""
TURNS: Final = {
    kind: tuple(turn for tile, turn in JOINS if tile == kind)
    for kind in ("logic", "bender", "decision")
}


class Grid(NamedTuple):
    """The squares of a board, numbered row by row from the upper left (W19)."""

    size: int
    next_to: tuple[tuple[int, int, int, int], ...]
    """The square above, to the right, below and to the left, or `OFF`."""
    starts: tuple[int, int]
    finishes: tuple[int, int]
    names: tuple[str, ...]
    """`"a1"` is the lower left one."""
    numbers: dict[str, int]
    closed: tuple[dict[int, str], dict[int, str]]
    """The opponent's start and finish, with what they are: nobody else lays there (W19)."""


@cache
def grid(squares: int) -> Grid:
    """Return the grid of a board with this many squares.

    >>> [grid(81).names[square] for square in grid(81).starts + grid(81).finishes]
    ['a1', 'i1', 'i9', 'a9']
    """
    size = {81: 9, 49: 7}[squares]
    next_to = tuple(
        (
            at - size if at >= size else OFF,
            at + 1 if at % size < size - 1 else OFF,
            at + size if at < squares - size else OFF,
            at - 1 if at % size else OFF,
        )
        for at in range(squares)
    )
    names = tuple(f"{'abcdefghi'[at % size]}{size - at // size}" for at in range(squares))
    starts, finishes = (squares - size, squares - 1), (size - 1, 0)
    closed = tuple({starts[one]: "start", finishes[one]: "finish"} for one in (1, 0))
    numbers = {name: at for at, name in enumerate(names)}
    return Grid(size, next_to, starts, finishes, names, numbers, closed)  # type: ignore[arg-type]


class Side(NamedTuple):
    """The board as a seat finds it when it lays tiles."""

    board: Board
    crossings: Crossings
    seat: int

    @property
    def grid(self) -> Grid:
        """The squares of its board."""
        return grid(len(self.board))

    @property
    def train(self) -> Train:
        """The seat's train."""
        return train(self.board, self.seat)

    @property
    def ends(self) -> tuple[End, ...]:
        """The open ends that face a square where the seat may lay (W21, W23)."""
        ends = self.train.ends
        if not self.crossings:
            return ends
        return tuple([end for end in ends if not self.is_reserved(end.square)])

    def is_reserved(self, square: int) -> bool:
        """Whether a square is reserved for the opponent's crossing (W23)."""
        return any(one.far == square and one.seat != self.seat for one in self.crossings)


def opposite(way: int) -> int:
    """Return the way back."""
    return (way + 2) % 4


def joins(laid: Laid | None, seat: int) -> tuple[int, ...]:
    """Return the sides at which a tile is part of a seat's train, once connected."""
    if laid is None:
        return ()
    if laid.seat == seat:
        return JOINS[laid.tile, laid.turn]
    return () if laid.shared is None else JOINS["logic", laid.shared]  # W25


def is_open_decision(laid: Laid | None, seat: int) -> bool:
    """Whether a tile is the opponent's Decision Point, and open to a seat (W23, W24)."""
    return laid is not None and laid.seat != seat and laid.tile == "decision" and not laid.blocked


class End(NamedTuple):
    """An open end of a train: the square that it faces, and the direction to it."""

    square: int
    way: int
    over: int | None = None
    """The opponent's Decision Point in between (W23)."""


class Train(NamedTuple):
    """The squares of a seat's tiles that are connected to its start, and their open ends."""

    squares: frozenset[int]
    ends: tuple[End, ...]
    """The ends that face a free square."""
    breaks: tuple[End, ...]
    """The ends that face an opposing Logic tile crosswise (W25)."""


@lru_cache(maxsize=4096)
def train(board: Board, seat: int) -> Train:
    """Follow a seat's tiles from its start (W21), straight through shared squares too (W23)."""
    place = grid(len(board))
    start = place.starts[seat]
    if board[start] is None:
        return Train(frozenset(), (), ())
    squares, todo = {start}, [start]
    ends, breaks = [], []
    while todo:
        square = todo.pop()
        for way in joins(board[square], seat):
            end = ahead(board, seat, square, way)
            if end is None:
                continue
            facing = board[end.square]
            if facing is None:
                ends.append(end)
            elif opposite(way) not in joins(facing, seat):
                breaks.append(end)
            elif end.square not in squares:
                squares.add(end.square)
                todo.append(end.square)
    return Train(frozenset(squares), tuple(sorted(ends)), tuple(sorted(breaks)))


def ahead(board: Board, seat: int, square: int, way: int) -> End | None:
    """Return what comes next: a free square, a joining tile, a Logic tile to break, or nothing."""
    place = grid(len(board))
    there, over = place.next_to[square][way], None
    if there == OFF:
        return None
    facing = board[there]
    if opposite(way) not in joins(facing, seat) and is_open_decision(facing, seat):
        there, over = place.next_to[there][way], there
        if there == OFF:
            return None
        facing = board[there]
    if there in place.closed[seat]:
        return None
    if facing is None or opposite(way) in joins(facing, seat):
        return End(there, way, over)
    crosswise = facing.seat != seat and facing.tile == "logic" and facing.turn != way % 2
    return End(there, way) if crosswise and over is None else None


def settle(board: Board, crossings: Crossings, battle: int, attacker: int) -> Crossings:
    """Return the crossings under way now: those still possible and those that begin (W23).

    The opponent can block a new one until their next battle as attacker is over.
    """
    found = [
        (seat, end.over, end.way, end.square)
        for seat in (attacker, 1 - attacker)
        for end in train(board, seat).ends
        if end.over is not None
    ]
    kept = [crossing for crossing in crossings if crossing[:4] in found]
    reserved = {crossing.far: crossing.seat for crossing in kept}
    for seat, over, way, far in found:
        known = any(crossing[:4] == (seat, over, way, far) for crossing in kept)
        if not known and reserved.setdefault(far, seat) == seat:
            until = battle + 1 if seat == attacker else battle + 2
            kept.append(Crossing(seat, over, way, far, until))
    return tuple(kept)


def through(board: Board, square: int) -> tuple[int, ...]:
    """Return the turns of the straight lines that the other train makes of a Decision Point (W23).

    The other train shares the square (W25), or has tiles on two opposite sides of it.
    """
    laid, next_to = laid_on(board, square), grid(len(board)).next_to[square]
    if laid.tile != "decision":
        return ()
    if laid.shared is not None:
        return (laid.shared,)
    return tuple(
        axis
        for axis in (UP, RIGHT)
        if all(
            next_to[way] != OFF and opposite(way) in joins(board[next_to[way]], 1 - laid.seat)
            for way in (axis, axis + 2)
        )
    )


def has_finished(board: Board, seat: int) -> bool:
    """Whether a seat's connected train reaches its finish (W31)."""
    return grid(len(board)).finishes[seat] in train(board, seat).squares


def is_stuck(side: Side, *, broken: bool = False) -> bool:
    """Whether a train cannot go on or, with `broken`, can only go on at tiles that cut it (W29)."""
    squares, _, breaks = side.train
    if not squares or side.ends:
        return False
    return all(broken and laid_on(side.board, end.square).breaking for end in breaks)


def is_broken(side: Side) -> bool:
    """Whether a tile that cut the seat's train is on the board (W29)."""
    return any(laid is not None and laid.breaking and laid.seat != side.seat for laid in side.board)


def latest(side: Side) -> int:
    """Return the square of the connected tile laid last that the other train does not use (W29)."""
    board, crossings, seat = side
    used = {crossing.square for crossing in crossings if crossing.seat != seat}
    mine = [
        square
        for square in side.train.squares - used
        if laid_on(board, square).seat == seat and not through(board, square)
    ]
    return max(mine, key=lambda square: laid_on(board, square).number)


@lru_cache(maxsize=1024)
def distance(side: Side) -> int | None:
    """Return the cost of the cheapest way from a train to its finish, or `None` (W32).

    >>> distance(Side((None,) * 81, (), 0))
    17
    """
    board, _, seat = side
    place, joined = side.grid, side.train.squares
    if has_finished(board, seat):
        return 0
    ends = (*side.ends, *side.train.breaks) if joined else (End(place.starts[seat], UP),)
    todo = [(_cost(board, end.square), end.square, end.way) for end in ends]
    heapify(todo)
    reserved = {one.far for one in side.crossings if one.seat != seat}
    done: set[tuple[int, int]] = set()
    while todo:
        cost, square, way = heappop(todo)
        if square == place.finishes[seat]:
            return cost
        is_free = board[square] is None
        if (square, OFF if is_free else way) in done:  # from a free square, all four ways are open
            continue
        done.add((square, OFF if is_free else way))
        for onward in WAYS if is_free else (way,):
            end = ahead(board, seat, square, onward)
            if end is None or end.square in reserved or (end.square, OFF) in done:
                continue
            if not joins(board[end.square], seat):
                heappush(todo, (cost + _cost(board, end.square), end.square, onward))
    return None


def _cost(board: Board, square: int) -> int:
    return 1 if board[square] is None else 2


def laid_on(board: Board, square: int) -> Laid:
    """Return the tile on a square that is known to hold one."""
    laid = board[square]
    assert laid is not None  # noqa: S101 - trains are made of tiles
    return laid
