"""The blackboard in JupyterLab: drawn on from Python, by mouse and by keys, and drawn again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from .desks import BOARD

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import OpenNotebook
    from tests.browser.notebook import Notebook

pytestmark = pytest.mark.browser

WIDE, HIGH, SPACING = 880, 440, 40
INK = """canvas => {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  let bright = 0;
  for (let i = 0; i < data.length; i += 4) bright += data[i] > 180 && data[i + 1] > 150;
  return bright;
}"""
"""How many pixels are chalk; the board is dark, and so are its frame and dots."""


class Board:
    """A blackboard on a page."""

    def __init__(self, notebook: Notebook) -> None:
        self.notebook = notebook
        self.canvas: Locator = notebook.page.locator(".bw-blackboard canvas")
        self.words = notebook.page.locator(".bw-ledge")
        self.canvas.wait_for()

    @property
    def chalk(self) -> int:
        return int(self.canvas.evaluate(INK))

    def wait_for_chalk(self) -> None:
        self.notebook.until(lambda: self.chalk > 500)

    def click(self, *dots: tuple[float, float]) -> None:
        """Click places counted in dots from the lower left, wherever the page shows them."""
        box = self.canvas.bounding_box()
        assert box
        scale = box["width"] / WIDE
        for x, y in dots:
            at = {"x": x * SPACING * scale, "y": (HIGH - y * SPACING) * scale}
            self.canvas.click(position=at)  # type: ignore[arg-type]


def test_python_draws_light_chalk_on_a_dark_board_in_both_themes(
    open_notebook: OpenNotebook,
) -> None:
    notebook = open_notebook(BOARD)
    board = Board(notebook)
    expect(board.words).to_contain_text("Click points")
    assert board.chalk == 0
    notebook.python('board.draw("kite", marks=True)')
    board.wait_for_chalk()
    expect(board.words).to_have_text("kite")
    kite = board.chalk
    notebook.change_theme("JupyterLab Dark")
    assert board.chalk == kite
    colour = board.words.evaluate("words => getComputedStyle(words).color")
    assert min(map(int, re.findall(r"\d+", colour)[:3])) > 150
    notebook.python(
        'board.draw("square", "five-point-star", "ellipse", highlight="convex-polygon")'
    )
    notebook.until(lambda: board.chalk != kite)
    notebook.python("board.tree()")
    expect(board.words).to_contain_text("family of quadrilaterals")
    notebook.python("board.clear()")
    notebook.until(lambda: board.chalk == 0)


def test_a_figure_is_drawn_by_clicking(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(BOARD)
    board = Board(notebook)
    board.click((4, 2), (9, 2.1), (9.1, 7), (4, 7))
    board.click((4, 2))
    expect(board.words).to_contain_text("Square")
    expect(board.words).to_contain_text("measured exactly")
    assert notebook.ask("board.figure.points") == [[4, 2], [9, 2], [9, 7], [4, 7]]
    assert notebook.ask("'rhombus' in board.attributes")
    notebook.page.get_by_role("button", name="Freehand").click()
    board.click((2.5, 2.5), (6.5, 2.5), (4.5, 6.5))
    notebook.page.get_by_role("button", name="Close the figure").click()
    expect(board.words).to_contain_text("Isosceles triangle")
    expect(board.words).to_contain_text("sides within 5 %")
    assert notebook.ask("board.why('isosceles-triangle').holds")
    board.wait_for_chalk()


def test_a_figure_is_drawn_with_the_keys_and_tab_is_not_kept(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(BOARD)
    board = Board(notebook)
    expect(board.canvas).to_have_attribute("role", "application")
    board.canvas.focus()
    keys = notebook.page.keyboard
    for key in ("ArrowUp", "Enter", *["ArrowRight"] * 3, "Enter", *["ArrowUp"] * 3, "Enter"):
        keys.press(key)
    for key in (*["ArrowLeft"] * 3, *["ArrowDown"] * 3, "Enter"):
        keys.press(key)
    expect(board.words).to_contain_text("Isosceles triangle")
    assert "right-triangle" in notebook.ask("board.attributes")
    assert notebook.page.locator(".jp-Cell").count() == 1, "letters and arrows stay on the board"
    keys.press("Backspace")
    expect(board.words).to_have_text("Points: 3.")
    keys.press("Tab")
    expect(notebook.page.get_by_role("button", name="Close the figure")).to_be_focused()
    keys.press("Enter")
    expect(board.words).to_contain_text("Isosceles triangle")
    keys.press("Shift+Tab")
    expect(board.canvas).to_be_focused()


def test_a_second_page_and_a_reloaded_one_are_drawn_again(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(BOARD, 'other = Blackboard("circle")\nother.draw("ray")')
    board = Board(notebook)
    notebook.python('board.draw("kite", marks=True)')
    board.wait_for_chalk()
    chalk = board.chalk
    with notebook.in_another_page() as second:
        again = Board(second)
        second.until(lambda: again.chalk == chalk)
        notebook.python('board.draw("regular-octagon")')
        second.until(lambda: again.chalk not in (0, chalk))
        expect(again.words).to_have_text("regular octagon")
        chalk = again.chalk
    notebook.reopen()
    board = Board(notebook)
    notebook.until(lambda: board.chalk == chalk)
    notebook.python("board.clear()")
    board.click((4, 2), (9, 2), (9, 7), (4, 2))
    expect(board.words).to_contain_text("Right triangle")
