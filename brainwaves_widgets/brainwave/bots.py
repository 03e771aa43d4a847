"""Players of Brain Wave that are programs: one plays at random, the other aims and builds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .console.console import Console, Trace, launch, shoot
from .console.maze import Square
from .pieces import Attempt, Call, Crossing, EndTurn, Laid, Lay, PutBack, Shoot, TakeBack
from .rules.board import Side, distance, grid, settle

if TYPE_CHECKING:
    from random import Random

    from ..core.rules import View
    from .rules.rules import Move

_KNOB = [setting / 20 for setting in range(-20, 21)]
_FAR = 99


class Guesser:
    """Plays anything at random, and fires with any English.

    >>> from random import Random
    >>> Guesser(Random(1)).choose({}, (EndTurn(),))
    EndTurn()
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def see(self, view: View) -> None:
        """Look, and forget."""

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move:  # noqa: ARG002
        """Return any of the moves."""
        move = self._rng.choice(moves)
        return Shoot(self._rng.uniform(-1, 1)) if isinstance(move, Shoot) else move


class Builder:
    """Tries the knob's settings on a console of its own, and builds towards its finish.

    In defence it trusts the print: the squares worth most are the hardest to hit.

    >>> from brainwaves_widgets.brainwave import RULES, Options
    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.core.bots import drive
    >>> table = Table(RULES, Options(size=7), seed=1)
    >>> drive(table, {0: Builder(), 1: Builder()})
    >>> table.outcome is not None
    True
    """

    def see(self, view: View) -> None:
        """Look; all it needs is on the table."""

    def choose(self, view: View, moves: tuple[Any, ...]) -> Move:
        """Return the best of the moves, as far as it can tell."""
        best: Move
        match view["phase"]:
            case "go":
                best = max(moves, key=lambda move: Square(move.column, move.row).value)
            case "shoot":
                best = max(map(Shoot, _KNOB), key=lambda move: _worth(view, move.english))
            case "attempt":
                best = _steer(view)
            case "keep":
                best = max(moves, key=lambda move: _surplus(view, move))
            case _:
                best = self._build(view, moves)
        return best

    def _build(self, view: View, moves: tuple[Move, ...]) -> Move:
        """Lay what brings the finish nearest, else break through, else keep what may be kept."""
        now = view["distance"][view["turn"]]
        costs = {move: _after(view, move) for move in moves if isinstance(move, Lay)}
        best = min(costs, key=costs.__getitem__, default=None)
        if best is not None and costs[best] < (_FAR if now is None else now):
            return best
        calls = [move for move in moves if isinstance(move, Call) and move.kind == "minor"]
        if calls and (now is None or not costs):
            return calls[0]
        others = [move for kind in (TakeBack, EndTurn) for move in moves if isinstance(move, kind)]
        return others[0] if others else best if best is not None else moves[0]


def _console(view: View) -> Console:
    seen = view["console"]
    green, blue = ((spot[0], spot[1]) for spot in seen["spots"])
    knobs = (seen["english"][0], seen["english"][1])
    return Console(seen["x"], seen["y"], seen["flip"], (green, blue), knobs, speed=seen["speed"])


def _worth(view: View, english: float) -> int:
    shot = shoot(_console(view), view["turn"], english)
    return shot.hit + shot.telepathic


def _steer(view: View) -> Attempt:
    """Aim at where the other's spot stands now, and hope that it stays."""
    console, seat = _console(view), view["turn"]
    hits = (knob for knob in _KNOB if launch(console, seat, Trace((knob,))).hit)
    return Attempt((next(hits, 0.0),))


def _surplus(view: View, move: PutBack) -> int:
    """Tell how many tiles of a kind it holds; Mental Blocks are the first to go."""
    count: int = view["banks"][view["turn"]]["tiles"][move.tile]
    return count + _FAR * (move.tile == "block")


def _after(view: View, move: Lay) -> int:
    """Tell how far the finish is once a tile lies."""
    seat, squares = view["turn"], view["size"] ** 2
    numbers = grid(squares).numbers
    if move.tile == "block" or view["phase"] != "build":
        return _FAR
    board: list[Laid | None] = [None] * squares
    for square, tile in view["board"].items():
        board[numbers[square]] = Laid.seen(tile)
    board[numbers[move.square]] = Laid(seat, move.tile, move.turn, 0)
    known = [
        Crossing(one["seat"], numbers[one["square"]], one["way"], numbers[one["far"]], one["until"])
        for one in view["crossings"]
    ]
    crossings = settle(tuple(board), tuple(known), view["battle"], view["attacker"])
    cost = distance(Side(tuple(board), crossings, seat))
    return _FAR if cost is None else cost
