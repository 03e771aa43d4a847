"""A position of Brain Wave as a program sees it: made of a view, and what tiles would change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ...core.text.values import put
from ..pieces import KEPT_TILES, KINDS, NO_TILES, Crossing, Laid, Lay, Plan, Tiles, more
from ..rules.board import Board, Crossings, Side, distance, grid, has_finished, settle
from ..rules.plans import last_tile, route

if TYPE_CHECKING:
    from ...core.rules import View
    from ..pieces import Call

WON: Final = 1000.0
NO_WAY: Final = 25.0
"""How far a finish is to which no way leads: trains can be broken and taken back."""
KEPT: Final = 0.35
"""What a tile in the memory bank is worth, in squares of the train."""
_NUMBER: Final = 10_000  # of a tile that is laid in thought


class Position(NamedTuple):
    """The board and the own memory bank while a seat builds."""

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
        return self.with_board(put(self.board, square, new), more(self.bank, move.tile, -1))

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
        return after.with_board(put(after.board, square, new), more(after.bank, kind, -1))

    def failed(self, call: Call) -> Position:
        """Return the position after a breakthrough that fails: tiles are lost (W28)."""
        if call.kind == "major":
            return self._replace(bank=NO_TILES)
        return self._replace(bank=(min(sum(self.bank), KEPT_TILES), 0, 0, 0))

    def with_board(self, board: Board, bank: Tiles) -> Position:
        """Return it with another board, and see which crossings begin or end by that (W23)."""
        crossings = settle(board, self.crossings, self.battle, self.seat)
        return self._replace(board=board, crossings=crossings, bank=bank)

    def worth(self, rivalry: float) -> float:
        """Return how good it is: the nearer the own finish and the farther the other's, the better.

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
