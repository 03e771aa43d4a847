"""What takes the place of something else comes into view from its top, if it is not there yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator

    from tests.browser.conftest import OpenNotebook, OpenTable
    from tests.browser.notebook import Notebook
    from tests.browser.table import PlainTable

pytestmark = pytest.mark.browser

LOBBY = "import brainwaves_widgets as bw\nlobby = bw.lobby('brain-wave')\nlobby"
FINISHED = """
import brainwaves_widgets as bw
game = bw.AstuteGoose(["Ann", "Ben"], seed=1)
while game.table.actors:
    game.play(game.moves()[0])
game
"""
# How far the top is below the upper edge of what can be seen of the page, and how much is seen.
SIGHT = """(one) => new Promise((done) => new IntersectionObserver(([entry], observer) => {
  observer.disconnect();
  const { boundingClientRect: whole, intersectionRect: seen } = entry;
  done({ cut: seen.height ? seen.top - whole.top : 9999, seen: seen.height, whole: whole.height });
}).observe(one))"""
HAS_TOP = f"""async (one) => {{
  const {{ cut, seen, whole }} = await ({SIGHT})(one);
  return cut <= 1 && seen >= Math.min(0.6 * whole, 300);
}}"""
SCROLLED = "() => [scrollY, ...[...document.querySelectorAll('*')].map((one) => one.scrollTop)]"


def expect_top(notebook: Notebook | PlainTable, one: Locator) -> None:
    notebook.until(lambda: one.evaluate(HAS_TOP))


@pytest.mark.parametrize(("width", "height"), [(1280, 600), (525, 900)])
def test_after_start_the_table_is_seen_from_its_top(
    open_notebook: OpenNotebook, tmp_path: Path, width: int, height: int
) -> None:
    home = f"%env BRAINWAVES_HOME={tmp_path}/home"
    below = "print('\\n' * 80)"
    notebook = open_notebook(home, LOBBY, below, width=width, height=height)
    lobby = notebook.page.locator("section.bw-lobby")
    lobby.get_by_text("More options").click()
    lobby.locator("form").evaluate("form => form.scrollIntoView({ block: 'end' })")
    start = lobby.get_by_role("button", name="Start Brain Wave")
    start.evaluate("one => (one.focus({ preventScroll: true }), one.click())")
    canvas = lobby.locator("section.bw .bw-canvas")
    expect(canvas).to_be_focused()
    expect_top(notebook, canvas)
    notebook.page.wait_for_timeout(500)  # nothing takes it out of view again
    expect_top(notebook, canvas)


def test_a_table_that_is_seen_stays_where_it_is(open_table: OpenTable) -> None:
    notebook = open_table(LOBBY, height=1500)
    lobby = notebook.page.locator("section.bw-lobby")
    notebook.page.evaluate("document.body.style.padding = '120px 0 2000px'")
    lobby.get_by_role("button", name="Start Brain Wave").click()
    expect(lobby.locator("section.bw .bw-canvas")).to_be_focused()
    notebook.page.wait_for_timeout(200)
    assert not any(notebook.page.evaluate(SCROLLED))


def test_what_comes_after_a_game_is_seen_from_its_top(open_table: OpenTable) -> None:
    notebook = open_table(FINISHED, height=420)
    root = notebook.screen().root
    notebook.page.evaluate("document.body.style.paddingBottom = '2000px'")
    root.get_by_role("button", name="Step through it").click()
    expect(root.locator(".bw-stepping")).to_be_visible()
    expect_top(notebook, root)
    root.get_by_role("button", name="Back to the table").click()
    expect(root.locator(".bw-inset")).to_be_hidden()
    expect_top(notebook, root)
    root.get_by_role("button", name="Other options").click()
    start = root.get_by_role("button", name="Start The Astute Goose")
    expect(start).to_be_visible()
    expect_top(notebook, root)
    start.evaluate("one => one.scrollIntoView({ block: 'start' })")
    start.click()
    expect(root.locator(".bw-inset")).to_be_hidden()
    expect_top(notebook, root)


def test_a_game_that_is_played_again_is_seen_from_its_top(open_table: OpenTable) -> None:
    notebook = open_table(FINISHED, height=420)
    root = notebook.screen().root
    notebook.page.evaluate("document.body.style.paddingBottom = '2000px'")
    again = root.get_by_role("button", name="Play again")
    again.evaluate("one => one.scrollIntoView({ block: 'start' })")
    again.click()
    expect(again).to_be_hidden()
    expect_top(notebook, root)


def test_whoever_makes_the_last_move_sees_what_can_be_done_next(open_table: OpenTable) -> None:
    *played, name = FINISHED.strip().split("\n")
    notebook = open_table("\n".join([*played, "game.undo()", name]), height=420)
    screen = notebook.screen()
    notebook.page.evaluate("document.body.style.paddingBottom = '2000px'")
    screen.wait_for_ready()
    screen.canvas.evaluate("host => (host.focus({ preventScroll: true }), scrollTo(0, 0))")
    for key in ("Enter", "Enter"):  # the first brings the ring
        notebook.page.keyboard.press(key)
    again = screen.root.get_by_role("button", name="Play again")
    expect(again).to_be_in_viewport(ratio=1)


def test_whoever_takes_a_move_back_sees_what_the_others_are_asked(open_table: OpenTable) -> None:
    begun = "game = bw.GameMatrix(['Ann', 'Ben'], seed=1)\ngame.play(game.moves()[0])\ngame"
    notebook = open_table(f"import brainwaves_widgets as bw\n{begun}", height=660)
    screen = notebook.screen()
    notebook.page.evaluate("document.body.style.paddingBottom = '2000px'")
    undo = screen.button("Undo")
    undo.evaluate("one => (one.focus({ preventScroll: true }), scrollTo(0, 0), one.click())")
    expect(screen.button("Allow")).to_be_in_viewport(ratio=1)
