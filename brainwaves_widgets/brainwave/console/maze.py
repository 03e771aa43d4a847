"""The maze of the overlay, read from `maze.json`: squares, walls, ways, and places on the screen.

The blue half mirrors the green one, so a square says nothing of its side.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, NamedTuple

COLUMNS: Final = 7
OUTER_ROW: Final = 5
CELL_WIDTH: Final = 0.06125  # W5: the screen is 1 wide and 1 high, y runs downward
CELL_HEIGHT: Final = 0.07867
CENTRE_X: Final = 0.5
CENTRE_Y: Final = 0.4924

Point = tuple[float, float]


class Square(NamedTuple):
    """A square of either maze: column 1 at the outer edge to 7, row -5 at the top to 5 (W1).

    >>> Square(4, -3).value, Square(4, 3).value, Square(1, 0).value
    (7, 7, 1)
    """

    column: int
    row: int

    @property
    def value(self) -> int:
        """What the square is worth: column plus row, as printed (W1)."""
        return self.column + abs(self.row)


MAZE: Final[dict[str, Any]] = json.loads(
    (files(__package__) / "maze.json").read_text(encoding="utf-8")
)
RED_CIRCLE: Final = Square(1, 0)
SQUARES: Final = tuple(  # the outer corners are not part of the maze
    Square(column, row)
    for row in range(-OUTER_ROW, OUTER_ROW + 1)
    for column in range(1, COLUMNS + 1)
    if (column, abs(row)) != (1, OUTER_ROW)
)


def _neighbours(square: Square) -> tuple[Square, ...]:
    """Return the squares next door that no wall keeps away: up, left, right, down (W10)."""
    column, row = square
    upright, level = MAZE["vertical"][row + OUTER_ROW], MAZE["horizontal"]
    doors = (
        (Square(column, row - 1), level[row + OUTER_ROW][column - 1]),
        (Square(column - 1, row), upright[column - 1]),
        (Square(column + 1, row), upright[column]),
        (Square(column, row + 1), level[row + OUTER_ROW + 1][column - 1]),
    )
    inside = frozenset(SQUARES)  # the border is closed, also beside the red circle (W10)
    return tuple(other for other, wall in doors if not wall and other in inside)


NEIGHBOURS: Final[Mapping[Square, tuple[Square, ...]]] = MappingProxyType(
    {square: _neighbours(square) for square in SQUARES}
)


@lru_cache(maxsize=1024)
def ways(square: Square, steps: int) -> Mapping[Square, tuple[Square, ...]]:
    """Return the squares exactly so many steps away, each with one way there, ends included (W10).

    No step goes straight back, and no way ends where it began.

    >>> list(ways(RED_CIRCLE, 2))
    [Square(column=2, row=-1), Square(column=2, row=1)]
    >>> ways(RED_CIRCLE, 2)[Square(2, 1)]
    (Square(column=1, row=0), Square(column=2, row=0), Square(column=2, row=1))
    """
    if square not in NEIGHBOURS:
        raise ValueError(f"{square} is not a square of the maze")
    reached: dict[tuple[Square, ...], tuple[Square, ...]] = {(square,): (square,)}
    for _ in range(steps):
        longer: dict[tuple[Square, ...], tuple[Square, ...]] = {}
        for way in reached.values():
            for other in NEIGHBOURS[way[-1]]:
                if other not in way[-2:-1]:
                    longer.setdefault((way[-1], other), (*way, other))
        reached = longer
    found: dict[Square, tuple[Square, ...]] = {}
    for way in reached.values():
        if way[-1] != square:
            found.setdefault(way[-1], way)
    return MappingProxyType(dict(sorted(found.items(), key=lambda item: item[0][::-1])))


def centre(side: int, square: Square) -> Point:
    """Return the middle of a square on the screen (W5).

    >>> centre(0, RED_CIRCLE), centre(0, Square(7, -5))
    ((0.101875, 0.4924), (0.469375, 0.09904999999999997))
    """
    outward = COLUMNS + 0.5 - square[0]
    x = CENTRE_X + outward * CELL_WIDTH if side else CENTRE_X - outward * CELL_WIDTH
    return x, CENTRE_Y + square[1] * CELL_HEIGHT


def inside(side: int, point: Point) -> bool:
    """Tell whether the middle of a spot is within the outer border of its maze (W26).

    >>> inside(0, centre(0, Square(1, 4))), inside(0, centre(0, Square(1, 5)))
    (True, False)
    """
    x, y = point
    outward = x - CENTRE_X if side else CENTRE_X - x
    off = y - CENTRE_Y if y > CENTRE_Y else CENTRE_Y - y
    columns = COLUMNS if off <= (OUTER_ROW - 0.5) * CELL_HEIGHT else COLUMNS - 1
    return off <= (OUTER_ROW + 0.5) * CELL_HEIGHT and 0 <= outward <= columns * CELL_WIDTH
