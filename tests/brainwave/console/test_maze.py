"""The maze: its squares, walls and ways, and where they lie on the screen."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from brainwaves_widgets.art.svg import art
from brainwaves_widgets.brainwave.console.maze import (
    CELL_HEIGHT,
    CELL_WIDTH,
    CENTRE_Y,
    MAZE,
    NEIGHBOURS,
    RED_CIRCLE,
    SQUARES,
    Square,
    centre,
    inside,
    ways,
)


def walked(square: Square, steps: int) -> set[Square]:
    """Walk every way there is, the slow way: what `ways` must find (W10)."""
    found: list[tuple[Square, ...]] = [(square,)]
    for _ in range(steps):
        found = [
            (*way, after)
            for way in found
            for after in NEIGHBOURS[way[-1]]
            if len(way) == 1 or after != way[-2]
        ]
    return {way[-1] for way in found} - {square}


def test_w1_seven_columns_eleven_rows_without_the_outer_corners() -> None:
    assert len(SQUARES) == len(set(SQUARES)) == 7 * 11 - 2
    assert Square(1, 5) not in SQUARES
    assert Square(1, -5) not in SQUARES


def test_w1_a_square_is_worth_column_plus_row() -> None:
    values = {square: square.value for square in SQUARES}
    assert values[RED_CIRCLE] == 1
    assert values[Square(7, 5)] == values[Square(7, -5)] == 12
    assert min(values.values()) == 1
    assert max(values.values()) == 12
    assert MAZE["rows"] == [abs(row) for row in range(-5, 6)]


def test_w10_doors_lead_both_ways_and_the_border_is_closed() -> None:
    for square, others in NEIGHBOURS.items():
        for other in others:
            assert other in NEIGHBOURS
            assert square in NEIGHBOURS[other]
            assert abs(square.column - other.column) + abs(square.row - other.row) == 1
    assert NEIGHBOURS[RED_CIRCLE] == (Square(2, 0),)


def test_w10_no_square_is_cut_off() -> None:
    seen, edge = {RED_CIRCLE}, [RED_CIRCLE]
    while edge:
        edge = [other for square in edge for other in NEIGHBOURS[square] if other not in seen]
        seen.update(edge)
    assert seen == set(SQUARES)


def test_w10_every_square_and_roll_has_a_way_and_each_is_walked_as_the_rule_says() -> None:
    for square in SQUARES:
        for roll in range(2, 13):
            found = ways(square, roll)
            assert found
            for end, way in found.items():
                assert (way[0], way[-1], len(way)) == (square, end, roll + 1)
                assert end != square
                assert all(b in NEIGHBOURS[a] for a, b in pairwise(way))
                assert all(a != b for a, b in zip(way, way[2:], strict=False))


@pytest.mark.parametrize("roll", [2, 5, 9])
def test_w10_no_square_that_can_be_reached_is_left_out(roll: int) -> None:
    for square in SQUARES:
        assert set(ways(square, roll)) == walked(square, roll)


def test_w10_ways_start_in_the_maze() -> None:
    with pytest.raises(ValueError, match="not a square of the maze"):
        ways(Square(1, 5), 2)


def test_w5_cells_meet_in_the_middle_and_mirror_each_other() -> None:
    for square in SQUARES:
        (left, y), (right, other_y) = centre(0, square), centre(1, square)
        assert y == other_y == CENTRE_Y + square.row * CELL_HEIGHT
        assert left + right == pytest.approx(1, abs=1e-15)
        assert left == pytest.approx(0.5 - (7.5 - square.column) * CELL_WIDTH, abs=1e-15)
    assert centre(1, Square(7, 0))[0] - centre(0, Square(7, 0))[0] == pytest.approx(CELL_WIDTH)


def drawn_walls() -> list[set[tuple[float, float]]]:
    """Return the middles of the walls, each a cell long, of each path of the drawn maze (W5)."""
    paths = []
    for path in re.findall(r'd="(M[^"]*[VH][^"]*)"', art("console/maze")):
        middles: set[tuple[float, float]] = set()
        for x, y, way, end in re.findall(r"M([\d.]+) (\d+)([VH])(\d+)", path):
            column, row = round(float(x) / 24), int(y) // 24
            cells = range(column if way == "H" else row, int(end) // 24)
            middles |= {(c + 0.5, row) if way == "H" else (column, c + 0.5) for c in cells}
        paths.append(middles)
    return paths


@pytest.mark.parametrize("standing", drawn_walls())
def test_w1_w10_a_wall_is_drawn_just_where_no_door_is(standing: set[tuple[float, float]]) -> None:
    for square in SQUARES:
        x, y = square.column - 0.5, square.row + 5.5
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            other = Square(square.column + dx, square.row + dy)
            gap = square == RED_CIRCLE and other.column == 0  # drawn open, closed all the same
            is_wall = (x + dx / 2, y + dy / 2) in standing
            assert is_wall is (other not in NEIGHBOURS[square] and not gap)


def test_w1_the_red_circle_is_drawn_around_its_square() -> None:
    (start,) = re.findall(r'd="M([\d.]+) ([\d.]+)a8.64', art("console/maze"))
    assert (float(start[0]) + 8.64, float(start[1])) == (
        24 * (RED_CIRCLE.column - 0.5),
        24 * (RED_CIRCLE.row + 5.5),
    )


@pytest.mark.parametrize("side", [0, 1])
def test_w26_the_border_runs_around_the_squares_of_ones_own_maze(side: int) -> None:
    for square in SQUARES:
        x, y = centre(side, square)
        assert inside(side, (x, y))
        assert not inside(1 - side, (x, y))
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            other = Square(square.column + (-dx if side else dx), square.row + dy)
            for share, within in ((0.49, True), (0.51, other in SQUARES)):
                spot = (x + share * dx * CELL_WIDTH, y + share * dy * CELL_HEIGHT)
                assert inside(side, spot) is within
