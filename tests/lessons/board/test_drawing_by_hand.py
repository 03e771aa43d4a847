"""What a hand draws on the blackboard, by mouse and by keys, and what is said about it."""

from __future__ import annotations

import re
from itertools import pairwise
from math import hypot
from random import Random
from typing import Any

import pytest
from ipywidgets import Button, HBox

from brainwaves_widgets.geometry import Polygon
from brainwaves_widgets.lessons.board.blackboard import Blackboard
from brainwaves_widgets.lessons.board.dots import SPACING, Dots
from brainwaves_widgets.lessons.board.layout import HEIGHT

from .boards import click, press, svg


def test_a_figure_is_closed_by_going_back_to_the_first_point() -> None:
    board = Blackboard()
    seen: list[Any] = []
    board.observe(lambda change: seen.append(change.new), names="figure")
    click(board, (2, 2), (6, 2), (6, 6), (2, 6))
    assert board.figure is None
    click(board, (2, 2))
    assert board.figure == Polygon([(2, 2), (6, 2), (6, 6), (2, 6)])
    assert seen == [board.figure]
    assert {"square", "rhombus", "rectangle"} <= set(board.attributes)
    assert "Square" in board.ledge.words


@pytest.mark.parametrize("grid", ["squares", "triangles"])
def test_a_click_goes_to_the_nearest_dot(grid: str) -> None:
    board = Blackboard(grid=grid)
    for off in ((0, 0), (0.29, 0), (0, 0.29), (-0.2, -0.2)):
        board.clear()
        click(board, (6 + off[0], 0 + off[1]))
        assert board.points == ((6, 0),)
    rng = Random(1)
    for _ in range(200):
        board.clear()
        at = rng.uniform(0, 22), rng.uniform(0, 11)
        click(board, at)
        [(x, y)] = board.points
        assert (x, y) in board._dots
        assert 0 <= x <= 22
        assert 0 <= y <= 11
        assert hypot(x - at[0], y - at[1]) <= 0.75  # the half diagonal, or more at an edge


def test_freehand_a_click_stays_where_it_is() -> None:
    board = Blackboard(freehand=True)
    click(board, (6.1, 2.05), (9.5, 2.5), (7, 7))
    assert board.points == ((6.1, 2.05), (9.5, 2.5), (7, 7))
    click(board, (6.2, 2.0))
    assert board.figure == Polygon([(6.1, 2.05), (9.5, 2.5), (7, 7)])
    assert "sides within 5 %" in board.ledge.words


def test_freehand_is_a_button_too() -> None:
    board = Blackboard()
    tools = next(child for child in board.children if isinstance(child, HBox))
    free = next(child for child in tools.children if child.description == "Freehand")
    assert not free.value
    click(board, (6.1, 2.05))
    free.value = True
    assert board.freehand
    click(board, (9.4, 2.4))
    assert board.points == ((6, 2), (9.4, 2.4))
    board.freehand = False
    assert not free.value


def test_d4_a_board_keeps_to_its_definitions() -> None:
    board = Blackboard(definitions="inclusive")
    click(board, (1, 1), (4, 1), (4, 3), (1, 3), (1, 1))
    assert "trapezoid" in board.attributes
    assert "Trapezoid" in board.ledge.words
    assert board.why("trapezoid").holds
    assert not board.why("trapezoid", definitions="printed").holds
    board.draw("square", highlight="trapezoid")
    assert "Trapezoid: yes" in board.ledge.words
    with pytest.raises(ValueError, match='"printed" or "inclusive"'):
        Blackboard(definitions="mine")  # type: ignore[arg-type]


def test_between_the_dots_a_hand_may_be_off_by_the_stated_tolerance() -> None:
    board = Blackboard(freehand=True)
    click(board, (2.5, 2.5), (7.5, 2.6), (7.4, 7.4), (2.5, 7.5), (2.6, 2.5))
    assert {"square", "rhombus", "rectangle"} <= set(board.attributes)
    assert "sides within 5 % of the longest, angles within 9°" in board.ledge.words
    strict = Blackboard(freehand=True, tolerance=0.001)
    click(strict, (2.5, 2.5), (7.5, 2.6), (7.4, 7.4), (2.5, 7.5), (2.6, 2.5))
    assert "rectangle" not in strict.attributes


def test_on_the_dots_near_misses_are_told_apart() -> None:
    """Sides 5 and the square root of 26 differ by less than a hand does."""
    board = Blackboard()
    click(board, (1, 1), (6, 1), (7, 6), (2, 6), (1, 1))
    assert board.exactly == "All points are on dots: measured exactly."
    assert "parallelogram" in board.attributes
    assert "rhombus" not in board.attributes


@pytest.mark.parametrize("grid", ["squares", "triangles"])
@pytest.mark.parametrize("height", [200, 440, 880])
def test_every_dot_is_drawn_once_and_the_dots_of_a_row_are_equally_far_apart(
    grid: str, height: int
) -> None:
    dots = Dots(grid, 880, height)
    rows: dict[float, list[float]] = {}
    for x, y in dots.all():
        assert dots.nearest(dots.place(x, y)) == pytest.approx(dots.place(x, y))
        assert 0 < x < 880
        assert 0 < y < height
        rows.setdefault(y, []).append(x)
    for row in rows.values():
        assert len(row) == 21
        assert {b - a for a, b in pairwise(row)} == {SPACING}
    starts = [min(row) for _, row in sorted(rows.items())]
    aside = 0 if grid == "squares" else SPACING / 2
    assert {abs(a - b) for a, b in pairwise(starts)} == {aside}


def test_triangles_of_dots_have_equal_sides() -> None:
    board = Blackboard(grid="triangles")
    click(board, (4, 0), (6.1, 0.1), (5.1, 1.8), (4, 0))
    assert "equilateral-triangle" in board.attributes


def test_the_last_point_again_leaves_a_figure_open() -> None:
    board = Blackboard()
    click(board, (1, 1), (5, 4), (5, 4))
    assert "single-segment" in board.attributes
    click(board, (1, 1), (5, 4), (7, 1), (7, 1))
    assert "nonclosed-polygonal-chain" in board.attributes


def test_what_is_no_figure_is_explained() -> None:
    board = Blackboard()
    click(board, (0, 0), (4, 4), (4, 0), (0, 4), (0, 0))
    assert board.figure is None
    assert "sides AB and CD cross or touch" in board.ledge.words
    press(board, "Backspace", "Backspace")
    assert board.points == ((0, 0), (4, 4))


def test_everything_can_be_drawn_with_the_keys() -> None:
    board = Blackboard()
    press(board, "ArrowUp", "Enter", "ArrowRight", "ArrowRight", "Enter", "ArrowUp", "ArrowUp")
    press(board, "Enter", "ArrowLeft", "ArrowLeft", "ArrowDown", "ArrowDown", "Enter")
    assert {"right-triangle", "isosceles-triangle"} <= set(board.attributes)
    press(board, "Escape")
    assert board.figure is None
    assert board.points == ()


@pytest.mark.parametrize("grid", ["squares", "triangles"])
def test_the_cross_stays_on_the_board(grid: str) -> None:
    board = Blackboard(grid=grid)
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        press(board, *[key] * 40)
        x, y = board._dots.pixels(board._cursor or (0, 0))
        assert 0 < x < 880
        assert 0 < y < HEIGHT


@pytest.mark.parametrize("grid", ["squares", "triangles"])
def test_the_cross_goes_back_the_way_it_came(grid: str) -> None:
    board = Blackboard(grid=grid)
    press(board, "ArrowUp")
    start = board._cursor
    press(board, *["ArrowUp"] * 3, "ArrowRight", "ArrowLeft", *["ArrowDown"] * 3)
    assert board._cursor == start
    press(board, "ArrowDown", "ArrowUp")
    assert board._cursor == start


def test_drawn_points_have_the_letters_that_messages_speak_of() -> None:
    board = Blackboard()
    click(board, (0, 0), (4, 4), (4, 0), (0, 4), (0, 0))
    assert "sides AB and CD cross or touch" in board.ledge.words
    assert re.findall(">([A-Z])</text>", svg(board)) == ["A", "B", "C", "D"]


def test_a_point_beside_the_board_is_refused() -> None:
    board = Blackboard()
    with pytest.raises(ValueError, match="is not on the board, which goes from 0 to 22 across"):
        board.put(99, 99)
    assert board.points == ()


def test_buttons_do_what_they_say() -> None:
    board = Blackboard()
    tools = next(child for child in board.children if isinstance(child, HBox))
    named: dict[str, Button] = {button.description: button for button in tools.children}
    click(board, (1, 1), (5, 1), (5, 4))
    named["Close the figure"].click()
    assert "right-triangle" in board.attributes
    named["Undo"].click()
    assert board.figure is None
    assert len(board.points) == 3
    named["Leave it open"].click()
    assert "nonclosed-polygonal-chain" in board.attributes
    named["Clear"].click()
    assert not board.points


def test_a_drawn_figure_is_asked_about() -> None:
    board = Blackboard()
    with pytest.raises(ValueError, match="no figure on the board yet"):
        board.why("square")
    click(board, (1, 1), (7, 1), (5, 3), (3, 3), (1, 1))
    assert board.why("trapezoid").holds
    assert "Trapezoid: yes." in svg(board)
    board.undo()
    assert "Trapezoid: yes." not in svg(board)
    assert len(board.points) == 4


@pytest.mark.parametrize("x", [float("nan"), float("inf"), "x", None, 10**400])
def test_what_is_no_place_sets_no_point(x: Any) -> None:
    board = Blackboard()
    with pytest.raises(ValueError, match="x is a number"):
        board.put(x, 1)
    assert board.points == ()
