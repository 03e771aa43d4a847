"""The games without a mouse, also in a JupyterLab that has shortcuts of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.brainwave.waves import BUILD, wave_cell
from tests.browser.players import Memory, boar_cell, game_cell, matrix_cell

from .keyboard import choose_by_arrows, tab_to_canvas

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable
    from tests.browser.notebook import Notebook

pytestmark = pytest.mark.browser
FOCUS_INSIDE = """root => {
  const { activeElement } = document;
  return root.contains(activeElement) ? activeElement.textContent : null;
}"""

TARGETS = "host => host.targets()"


def cells(notebook: Notebook) -> int:
    return notebook.page.locator(".jp-Notebook .jp-CodeCell").count()


def test_three_players_by_keyboard_alone(open_table: OpenTable) -> None:
    notebook = open_table(game_cell("['Ann', 'Ben', 'Cleo']"))
    screen, memory = notebook.screen(), Memory()
    tab_to_canvas(screen)

    while label := memory.choose(screen):
        with screen.moving():
            choose_by_arrows(screen, label)
            notebook.page.keyboard.press("Enter")

    scores = screen.view["scores"]
    assert 23 <= sum(scores) <= 25
    assert notebook.ask("list(game.outcome.scores)") == scores
    assert screen.canvas.evaluate("host => host === document.activeElement")


def test_jupyterlab_leaves_the_keys_to_the_game(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(game_cell("['Ann', 'Ben']"), "'last cell'")
    screen, memory = notebook.screen(), Memory()
    tab_to_canvas(screen)
    begin = screen.ply
    for _ in range(5):  # a whole round by arrows and Enter, which JupyterLab knows as well
        with screen.moving():
            choose_by_arrows(screen, str(memory.choose(screen)))
            notebook.page.keyboard.press("Enter")
    assert cells(notebook) == 2
    notebook.python(f"game.goto({begin})")
    screen.wait_for_ply(begin)

    def type_shortcuts() -> None:
        for key in ["a", "b", "x", "d", "d", "m", "r", "y", "1", "ArrowDown", "j", "0", "0"]:
            notebook.page.keyboard.press(key)

    type_shortcuts()
    screen.button("Ready, Ann").focus()
    type_shortcuts()
    screen.press("Ready, everybody")
    screen.button("Undo").focus()
    type_shortcuts()

    assert cells(notebook) == 2
    assert notebook.page.locator(".jp-Dialog").count() == 0
    assert notebook.page.locator(".jp-MarkdownCell").count() == 0
    assert screen.ply == notebook.ask("game.ply") == 5
    assert notebook.page.locator("section.bw").count() == 1


def test_escape_clears_the_cursor_and_tab_is_never_trapped(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(game_cell("['Ann', 'Ben']"))
    screen, keyboard = notebook.screen(), notebook.page.keyboard
    tab_to_canvas(screen)

    keyboard.press("ArrowRight")
    chosen = screen.spoken.inner_text()
    assert chosen in screen.targets
    with_cursor = screen.pixels()
    keyboard.press("Escape")
    expect(screen.spoken).to_contain_text("Memorise the suspects.")
    notebook.until(lambda: screen.pixels() != with_cursor)
    keyboard.press("Enter")
    assert screen.ply == 3, "without a cursor Enter only chooses"
    assert screen.spoken.inner_text() in screen.targets
    keyboard.press("Escape")

    stops = []
    for _ in range(12):
        keyboard.press("Tab")
        stops.append(screen.root.evaluate(FOCUS_INSIDE))
    assert stops[:4] == ["Moves as buttons", "Ready, everybody", "Ready, Ann", "Ready, Ben"]
    assert None in stops
    tab_to_canvas(screen, "Shift+Tab")
    keyboard.press("Shift+Tab")
    assert not screen.root.evaluate("root => root.contains(document.activeElement)")


def test_the_list_of_moves_keeps_the_focus(open_table: OpenTable) -> None:
    notebook = open_table(game_cell())
    screen, memory = notebook.screen(), Memory()
    screen.button("Ready").focus()

    for _ in range(6):
        label = memory.choose(screen)
        assert label
        while screen.page.evaluate("document.activeElement.textContent") != label:
            screen.page.keyboard.press("Tab")
        with screen.moving():
            screen.page.keyboard.press("Enter")
        assert screen.list.evaluate("list => list.contains(document.activeElement)")

    assert notebook.ask("[game.view()['points'], game.view()['errors']]") == [[2], 0]


def test_a_key_held_down_makes_one_move(open_table: OpenTable) -> None:
    notebook = open_table(game_cell())
    screen, keyboard = notebook.screen(), notebook.page.keyboard

    def hold_enter() -> None:
        with screen.moving():
            keyboard.down("Enter")
        for _ in range(6):
            keyboard.down("Enter")  # a held key repeats
            notebook.page.wait_for_timeout(50)
        keyboard.up("Enter")

    tab_to_canvas(screen)
    choose_by_arrows(screen, "Ready")
    hold_enter()
    assert notebook.ask("game.ply") == 4
    screen.button("Roll the dice").focus()
    hold_enter()
    assert notebook.ask("game.ply") == 6


@pytest.mark.parametrize(
    "cell",
    [
        game_cell("['Ann', 'Ben']"),
        boar_cell("['Ann', 'Ben']"),
        matrix_cell("['Ann', 'Ben']"),
        wave_cell(BUILD),
    ],
    ids=["goose", "boar", "matrix", "wave"],
)
def test_home_and_end_lead_to_the_first_and_the_last_place(
    open_table: OpenTable, cell: str
) -> None:
    """They once scrolled the page away under the game, as they still do beside it."""
    notebook = open_table(cell, height=400)
    screen, page = notebook.screen(), notebook.page
    if screen.scene["curtain"] is not None:
        screen.lift()
    screen.wait_for_ready()
    screen.canvas.focus()
    labels = [target["label"] for target in screen.canvas.evaluate(TARGETS)]
    scrolled = page.evaluate("scrollY")
    for key, at in (("End", -1), ("Home", 0)):
        page.keyboard.press(key)
        expect(screen.spoken).to_have_text(labels[at])
        assert screen.canvas.evaluate(TARGETS)[at]["ring"]
    page.wait_for_timeout(100)
    assert page.evaluate("scrollY") == scrolled
