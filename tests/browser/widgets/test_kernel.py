"""A kernel that is busy, that is gone, and a page that is loaded again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.notebook import KERNEL
from tests.browser.players import Memory, answer, game_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

pytestmark = pytest.mark.browser


def test_a_reloaded_page_shows_the_game_as_it_was(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(game_cell("['Ann', 'Ben']"), "game.seat('Ann')", height=2400)
    table, ann, memory = notebook.screen(0), notebook.screen(1), Memory()
    memory.look(table)
    table.press("Ready, everybody")
    table.press("Roll the dice")
    ann.wait_for_ply(7)
    before = [table.view, ann.view]
    notebook.command("docmanager:save")

    notebook.page.reload()
    notebook.open()
    table, ann = notebook.screen(0), notebook.screen(1)

    table.wait_for_ply(7)
    ann.wait_for_ply(7)
    assert [table.view, ann.view] == before
    table.click_on_canvas(answer(table, memory.right(table)))
    ann.wait_for_ply_change(7)
    assert notebook.ask("game.view()['points']") == [1, 0]


def test_a_move_while_a_cell_runs_is_answered(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(game_cell())
    screen = notebook.screen()
    screen.press("Ready")

    with notebook.busy(others_run=True):
        screen.click_on_canvas("Roll the dice")

    assert notebook.ask("game.ply") == screen.ply == 6
    expect(screen.notice).to_be_hidden()


def test_a_move_while_python_is_busy_is_shown_at_once_and_kept(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(game_cell())
    screen = notebook.screen()
    screen.press("Ready")
    notebook.page.mouse.move(*screen.middle_of("Roll the dice"))
    lifted, place = screen.pixels(), screen.canvas.bounding_box()

    with notebook.busy():
        notebook.page.mouse.down()
        notebook.page.mouse.up()
        expect(screen.button("Roll the dice")).to_have_attribute("aria-disabled", "true")
        notebook.until(lambda: screen.pixels() != lifted)
        expect(screen.notice).to_have_text("Python is busy. Your move is on its way.")
        assert screen.canvas.bounding_box() == place, "the notice moves the table"
        expect(screen.root).to_have_attribute("aria-busy", "true")
        assert screen.ply == 4
        screen.button("Roll the dice").click(force=True)
    screen.wait_for_ply(6)

    expect(screen.notice).to_be_hidden()
    expect(screen.root).not_to_have_attribute("aria-busy", "true")
    assert [sent["ply"] for sent in notebook.wire.moves_sent()] == [3, 4]
    assert notebook.ask("[type(s.move).__name__ for s in game.history[3:]]") == [
        "Ready",
        "Roll",
        "Dice",
    ]


def test_a_restarted_kernel_leaves_the_last_picture(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(game_cell())
    screen = notebook.screen()
    screen.press("Ready")
    expect(screen.button("Roll the dice")).to_have_attribute("aria-disabled", "false")
    screen.wait_for_rest()
    picture = screen.pixels()

    notebook.page.evaluate(f"() => {KERNEL}.restart()")

    expect(screen.notice).to_contain_text("The kernel is gone. Your game is kept")
    expect(screen.notice).to_contain_text("bw.recent().open(0)")
    assert screen.pixels() == picture
    assert screen.ply == 4
    expect(screen.button("Roll the dice")).to_have_attribute("aria-disabled", "true")
    sent = len(notebook.wire.moves_sent())
    screen.button("Roll the dice").click(force=True)
    screen.button("Undo").click(force=True)
    assert len(notebook.wire.moves_sent()) == sent

    notebook.run()
    again = notebook.screen()
    again.press("Ready")
    expect(again.notice).to_be_hidden()
    assert notebook.ask("game.ply") == 4
