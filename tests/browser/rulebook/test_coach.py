"""The coach: a sentence above the table, a ring around the piece, and gone when sent away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.looks import AXE, RUN_AXE
from tests.browser.players import boar_cell, game_cell, matrix_cell

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import OpenNotebook, OpenTable
    from tests.browser.screen import GameScreen

pytestmark = pytest.mark.browser

WAVE = """import brainwaves_widgets as bw
game = bw.BrainWave(['Ann', 'Ben'], seed=7, coach=True)
game"""


def coach_of(screen: GameScreen) -> Locator:
    return screen.root.get_by_role("group", name="Coach")


def ringed(screen: GameScreen) -> list[str]:
    """The keys of the pieces that are ringed, if they are on the canvas at all."""
    marks = screen.canvas.evaluate("canvas => canvas.marks()")
    return [mark["key"] for mark in marks if mark.get("w")]


@pytest.mark.parametrize(
    ("cell", "item", "play", "then"),
    [
        (game_cell(coach=True), "card-0", 1, "button-Roll the dice"),
        (boar_cell(coach=True), "deck", 1, "center"),
        (matrix_cell(coach=True), "deck", 1, None),
        (WAVE, "button-Roll the dice", 2, None),
    ],
    ids=["goose", "boar", "matrix", "brainwave"],
)
def test_the_coach_points_at_the_piece_that_it_speaks_of(
    open_table: OpenTable, cell: str, item: str, play: int, then: str | None
) -> None:
    notebook = open_table(cell)
    screen = notebook.screen()
    coach = coach_of(screen)
    above, table = coach.bounding_box(), screen.canvas.bounding_box()
    assert above
    assert table
    assert above["y"] + above["height"] <= table["y"], "it is never below the screen"
    said = notebook.ask("game.scene['tip']['text']")
    expect(coach.get_by_role("status")).to_have_text(said)
    notebook.until(lambda: ringed(screen) == [item])
    notebook.python("game.play(game.moves()[0])\n" * play)
    told = notebook.ask("game.scene['tip']")
    expect(coach.get_by_role("status")).to_have_text(told["text"])
    notebook.until(lambda: ringed(screen) == [told["item"]])
    assert then in (None, told["item"])
    notebook.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert not screen.root.evaluate(RUN_AXE)


def test_it_is_sent_away_by_button_and_by_escape_and_nothing_moves(
    open_notebook: OpenNotebook,
) -> None:
    notebook = open_notebook(game_cell(coach=True))
    screen = notebook.screen()
    coach, moves = coach_of(screen), screen.list
    expect(coach).to_be_visible()
    screen.root.evaluate("root => { root.style.width = '360px'; }")  # there it has several lines
    screen.wait_for_rest()
    before = moves.bounding_box()
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_be_hidden()
    notebook.until(lambda: not ringed(screen))
    expect(screen.canvas).to_be_focused()
    assert moves.bounding_box() == before

    screen.press("Ready")
    expect(coach.get_by_role("status")).to_contain_text("Roll the dice")
    screen.canvas.focus()
    screen.page.keyboard.press("Escape")
    expect(coach).to_be_hidden()
    notebook.reopen()
    screen = notebook.screen()
    assert "tip" not in notebook.ask("dict(game.scene)")

    screen.press("Roll the dice")
    coach = coach_of(screen)
    expect(coach.get_by_role("status")).to_contain_text("asked about")
    coach.get_by_role("button", name="No more tips").click()
    expect(coach).to_be_hidden()
    notebook.python("game.play(game.moves()[0])")
    assert "tip" not in notebook.ask("dict(game.scene)")


def test_without_a_coach_there_is_none(open_table: OpenTable) -> None:
    screen = open_table(game_cell()).screen()
    screen.press("Ready")
    assert coach_of(screen).count() == 0
