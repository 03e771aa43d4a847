"""Hesitant hands: a clock that waits until it is seen, real dice to tap, moves taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.players import game_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable
    from tests.browser.notebook import Notebook

pytestmark = [pytest.mark.browser, pytest.mark.real_time]

LEFT = "game._session.clock.reading()['left']"
HIDE = """is => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => is });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# Notes for how many ms a button that has come takes no press yet.
TIME_THE_BUTTON = """(root) => {
  window.bwHeld = new Promise((done) => {
    let since = 0;
    const look = () => {
      const button = root.querySelector(".bw-question button");
      const { x, y, width, height } = button.getBoundingClientRect();
      if (width) since ||= performance.now();
      const found = width && document.elementFromPoint(x + width / 2, y + height / 2);
      if (found?.closest(".bw-question button")) return done(performance.now() - since);
      requestAnimationFrame(look);
    };
    const watch = new MutationObserver(() => { watch.disconnect(); look(); });
    watch.observe(root.querySelector(".bw-question"), { childList: true, subtree: true });
  });
}"""
FAR_BELOW = "(root, far) => (root.style.marginTop = far)"


def is_running(notebook: Notebook) -> bool:
    before = notebook.ask(LEFT)
    notebook.page.wait_for_timeout(400)
    return bool(notebook.ask(LEFT) < before)


def test_the_clock_runs_only_while_the_table_is_seen(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(game_cell(study_seconds=600))
    screen = notebook.screen()
    notebook.until(lambda: is_running(notebook))
    page, root = notebook.page, screen.root
    page.evaluate(HIDE, "hidden")
    notebook.until(lambda: not is_running(notebook))
    page.evaluate(HIDE, "visible")
    notebook.until(lambda: is_running(notebook))
    root.evaluate(FAR_BELOW, "9000px")
    notebook.until(lambda: not is_running(notebook))
    root.evaluate(FAR_BELOW, "")
    notebook.until(lambda: is_running(notebook))
    assert screen.view["phase"] == "study"


def test_others_are_asked_before_a_move_is_taken_back(open_table: OpenTable) -> None:
    notebook = open_table(
        game_cell("['Ann', 'Ben']"), "game.seat('Ben')", "bw.AstuteGoose(undo=False)", height=2400
    )
    table, ben, never = (notebook.screen(number) for number in range(3))
    table.press("Ready, everybody")
    table.press("Roll the dice")
    ben.wait_for_ply(table.ply)
    ply = table.ply

    table.button("Undo").click()
    for screen in (table, ben):
        expect(screen.root).to_contain_text("Ben, may Ann take this back? Ann: Roll the dice.")
    ben.button("Refuse").click()
    expect(table.status).to_have_text("Ben did not allow it: the move stays.")
    expect(table.button("Allow")).to_be_hidden()
    assert notebook.ask("game.ply") == ply

    table.button("Undo").click()
    with table.moving():
        ben.button("Allow").click()
    expect(table.button("Roll the dice")).to_be_visible()
    expect(ben.status).to_have_text("Taken back: Ann: Roll the dice.")
    expect(ben.button("Refuse")).to_be_hidden()

    expect(ben.button("Redo")).to_be_hidden()
    never.press("Ready")
    for name in ("Undo", "Redo"):
        expect(never.button(name)).to_be_hidden()


def test_what_is_asked_takes_no_press_at_once(open_table: OpenTable) -> None:
    """A press meant for Undo, or for a move, must not allow what has just come there."""
    screen = open_table(game_cell("['Ann', 'Ben']")).screen()
    screen.press("Ready, everybody")
    screen.press("Roll the dice")
    screen.root.evaluate(TIME_THE_BUTTON)
    screen.button("Undo").click()
    assert 450 <= screen.page.evaluate("window.bwHeld") < 800
    assert screen.root.locator(".bw-moved").count() == 0
