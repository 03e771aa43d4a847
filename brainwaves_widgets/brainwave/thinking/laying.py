"""Which tiles to lay in a turn: lines of tiles are tried, and the most promising followed."""

from __future__ import annotations

from heapq import nlargest
from typing import NamedTuple

from ..pieces import KEPT_TILES, Lay
from ..rules.laying import lays
from .position import WON, Position

_Tried = tuple[float, Position, tuple[Lay, ...]]


class Line(NamedTuple):
    """Tiles to lay one after the other, and what the position is worth then."""

    worth: float
    moves: tuple[Lay, ...]


def best_line(start: Position, *, rivalry: float, width: int) -> Line:
    """Return the best line of those tried; `width` lines are followed at a time.

    A line may end only where the turn may: with at most three tiles, or if none can be laid (W18).
    """
    beam: list[_Tried] = [(start.worth(rivalry), start, ())]
    best: Line | None = None
    while beam:
        children: dict[object, _Tried] = {}
        for worth, position, moves in beam:
            legal = lays(position.side, position.bank, position.battle)
            if sum(position.bank) <= KEPT_TILES or not legal or worth == WON:
                best = max(
                    best or Line(worth, moves), Line(worth, moves), key=lambda one: one.worth
                )
            for move in legal:
                after = position.lay(move)
                if after.board not in children:
                    children[after.board] = (after.worth(rivalry), after, (*moves, move))
        if best and best.worth == WON:
            break
        beam = nlargest(width, children.values(), key=lambda one: one[0])
    return best or Line(start.worth(rivalry), ())
