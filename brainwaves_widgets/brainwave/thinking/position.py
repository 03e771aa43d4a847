"""How programs think about the board: a position made of a view, and what moves are worth in it."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import nlargest
from typing import Any, Final, NamedTuple

from ...core.rules import View
from ...core.text.values import put
from ..pieces import KEPT_TILES, KINDS, Call, Crossing, Laid, Lay, Plan, Tiles, more
from ..rules.board import Board, Crossings, Side, distance, grid, has_finished, settle
from ..rules.breaking import at_stake
from ..rules.laying import lays
from ..rules.plans import last_tile, route

WON: Final = 1000.0
NO_WAY: Final = 25.0
"""How far away a finish counts if no way leads there: trains can be broken and taken back."""
KEPT: Final = 0.35
"""What a tile in the memory bank is worth, in squares of the train."""
CONSIDERED: Final = 3
"""How many breakthroughs are thought through, the most promising first."""
_NUMBER: Final = 10_000  # of a tile that is laid in thought


class Position(NamedTuple):
    """The board and a seat's own memory bank while it builds."""

    board: Board
    crossings: Crossings
    bank: Tiles
    battle: int
    seat: int

    @classmethod
    def of(cls, view: View) -> Position:
        """Return the position of the seat whose view this is."""
        squares, seat = view["size"] ** 2, view["seat"]
        numbers = grid(squares).numbers
        board: list[Laid | None] = [None] * squares
        for square, tile in view["board"].items():
            board[numbers[square]] = Laid.seen(tile)
        crossings = tuple(
            Crossing(
                one["seat"], numbers[one["square"]], one["way"], numbers[one["far"]], one["until"]
            )
            for one in view["crossings"]
        )
        counts = view["banks"][seat]["tiles"] or {}
        bank: Any = tuple(counts.get(kind, 0) for kind in KINDS)
        return cls(tuple(board), crossings, bank, view["battle"], seat)

    @property
    def side(self) -> Side:
        """The board as the seat finds it."""
        return Side(self.board, self.crossings, self.seat)

    def lay(self, move: Lay) -> Position:
        """Return the position after a tile is laid (W21, W24)."""
        square = self.side.grid.numbers[move.square]
        laid = self.board[square]
        new = Laid(self.seat, move.tile, move.turn, _NUMBER)
        if move.tile == "block" and laid is not None:
            new = laid._replace(blocked=True)
        return self.with_tile(square, new, move.tile)

    def broken(self, call: Call) -> Position:
        """Return the position after a breakthrough that succeeds (W25, W27)."""
        side = self.side
        plan = Plan(call.kind, side.grid.numbers[call.square])
        after = self
        for move in route(side, self.bank, plan):
            after = after.lay(move)
        square, kind, turn = last_tile(side, plan)
        removed = self.board[square]
        is_major = call.kind == "major"
        shared = None if is_major or removed is None else removed.turn
        new = Laid(self.seat, kind, turn, _NUMBER, breaking=is_major, shared=shared)
        return after.with_tile(square, new, kind)

    def failed(self, call: Call) -> Position:
        """Return the position after a breakthrough that fails: tiles are lost (W28)."""
        count = sum(self.bank)
        return self._replace(bank=(count - at_stake(call.kind, count), 0, 0, 0))

    def with_tile(self, square: int, laid: Laid, kind: str) -> Position:
        """Return it with a tile of the bank on the board, and the crossings of then (W23)."""
        board = put(self.board, square, laid)
        crossings = settle(board, self.crossings, self.battle, self.seat)
        return self._replace(board=board, crossings=crossings, bank=more(self.bank, kind, -1))

    def worth(self, rivalry: float) -> float:
        """Return how good it is: the seat's own finish is near, and the other's is far.

        `rivalry` says how much the other's way counts.
        """
        if has_finished(self.board, self.seat):
            return WON
        mine, other = (
            NO_WAY if cost is None else cost
            for cost in (distance(self.side), distance(self.side._replace(seat=1 - self.seat)))
        )
        kept = min(sum(self.bank[:-1]), KEPT_TILES)
        return rivalry * other - mine + KEPT * kept


class Line(NamedTuple):
    """Moves to make one after the other, where they lead, and what that is worth."""

    worth: float
    moves: tuple[Lay | Call, ...]
    position: Position


def best_line(start: Position, *, rivalry: float, width: int) -> Line:
    """Return the best line of tiles; `width` lines are followed at a time.

    A line may end only where the turn may: with at most three tiles, or if none can be laid (W18).
    """
    beam = [Line(start.worth(rivalry), (), start)]
    ends: list[Line] = []
    while beam and not any(line.worth == WON for line in ends):
        children: dict[Board, Line] = {}
        for line in beam:
            position = line.position
            legal = lays(position.side, position.bank, position.battle)
            if sum(position.bank) <= KEPT_TILES or not legal or line.worth == WON:
                ends.append(line)
            for move in legal:
                after = position.lay(move)
                if after.board not in children:
                    moves = (*line.moves, move)
                    children[after.board] = Line(after.worth(rivalry), moves, after)
        beam = nlargest(width, children.values(), key=lambda line: line.worth)
    return max(ends, key=lambda line: line.worth)


def best_call(
    position: Position, calls: Iterable[Call], *, likely: float, rivalry: float, width: int
) -> Line:
    """Return the breakthrough that is worth most on average, with what is built after it.

    `likely` says how likely one is to succeed.
    """
    now = [(position.broken(call).worth(rivalry), at, call) for at, call in enumerate(calls)]
    found = []
    for _, _, call in sorted(now, reverse=True)[:CONSIDERED]:
        broken = position.broken(call)
        won = best_line(broken, rivalry=rivalry, width=width).worth
        lost = position.failed(call).worth(rivalry)
        found.append(Line(likely * won + (1 - likely) * lost, (call,), broken))
    return max(found, key=lambda line: line.worth)
