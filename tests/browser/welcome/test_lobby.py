"""The lobby on a page: to the first move by mouse and by keyboard, and how it looks."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.looks import AXE, DARK, LIGHT, RUN_AXE

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import OpenNotebook, OpenTable
    from tests.browser.notebook import Notebook
    from tests.browser.table import PlainTable

pytestmark = pytest.mark.browser

LOBBY = "import brainwaves_widgets as bw\nlobby = bw.lobby()\nlobby"
FINISHED = """
import brainwaves_widgets as bw
game = bw.GameMatrix(["Ann", "Ben"], seed=1)
while game.table.actors:
    game.play(game.moves()[0])
game
"""
STICKS_OUT = """(root) => {
  const edge = root.closest(".jp-OutputArea-output").getBoundingClientRect().right;
  const unseen = ".bw-spoken, .bw-folded, .bw-for-ears, .bw-box";
  return [...root.querySelectorAll("*")].filter((one) => !one.closest(unseen))
    .filter((one) => one.getBoundingClientRect().right > edge + 0.5).map((one) => one.className);
}"""


@pytest.fixture
def at_home(tmp_path: Path) -> str:
    """Return a cell that keeps games and results of the test to itself."""
    return f"%env BRAINWAVES_HOME={tmp_path}/home"


def lobby_of(notebook: Notebook | PlainTable) -> Locator:
    lobby = notebook.page.locator("section.bw-lobby")
    expect(lobby).to_be_visible()
    return lobby


def choose(lobby: Locator, title: str) -> None:
    lobby.locator("label.bw-box", has_text=title).click()


def test_by_mouse_to_the_first_move_and_back(open_table: OpenTable) -> None:
    notebook = open_table(LOBBY)
    lobby = lobby_of(notebook)
    choose(lobby, "Game Matrix")
    lobby.get_by_role("combobox", name="Who is player 2?").select_option(label="Person")
    second = lobby.get_by_role("textbox", name="Name of player 2")
    second.fill("player 1")
    expect(lobby.locator("li").nth(1).locator(".bw-trouble")).to_contain_text("Two players")
    expect(second).to_have_attribute("aria-invalid", "")
    expect(lobby.locator(".bw-code")).to_be_hidden()
    lobby.get_by_role("button", name="Start Game Matrix").click()
    expect(lobby.locator(".bw-status")).to_contain_text("Two players")
    second.fill("Zoë")
    expect(lobby.locator("code")).to_have_text('game = bw.GameMatrix(players=["Player 1", "Zoë"])')
    lobby.locator("label.bw-radio", has_text="original").click()
    expect(lobby.locator("code")).to_contain_text('version="original"')
    lobby.get_by_role("button", name="Start Game Matrix").click()
    table = lobby.locator("section.bw")
    expect(table.locator(".bw-canvas")).to_be_visible()
    expect(lobby.locator("form")).to_be_hidden()
    before = notebook.ask("lobby.game.ply")
    table.get_by_role("group", name="Moves").get_by_role("button").first.click()
    notebook.until(lambda: notebook.ask("lobby.game.ply") > before)
    assert notebook.ask("lobby.game.players") == ["Player 1", "Zoë"]
    lobby.get_by_role("button", name="Back to the lobby").click()
    expect(lobby.get_by_role("heading", name="Go on")).to_be_visible()
    lobby.get_by_role("button", name="Back to the table").click()
    expect(table.locator(".bw-canvas")).to_be_visible()


def test_by_keyboard_alone(open_notebook: OpenNotebook, at_home: str) -> None:
    notebook = open_notebook(at_home, LOBBY)
    lobby, keys = lobby_of(notebook), notebook.page.keyboard
    lobby.locator("input[type=radio]:checked").first.focus()
    keys.press("ArrowRight")
    expect(lobby.get_by_role("button", name="Start The Brilliant Boar")).to_be_visible()
    name = lobby.get_by_role("textbox", name="Name of player 1")
    for _ in range(6):
        keys.press("Tab")
        if name.evaluate("one => one === document.activeElement"):
            break
    keys.press("Control+a")
    keys.type("Babs")  # b would insert a cell, a too
    expect(lobby.locator("code")).to_contain_text('"Babs"')
    keys.press("Enter")
    canvas = lobby.locator("section.bw .bw-canvas")
    expect(canvas).to_be_focused()
    keys.press("ArrowRight")
    keys.press("Enter")
    notebook.until(lambda: notebook.ask("any(step.seat >= 0 for step in lobby.game.history)"))
    assert notebook.page.locator(".jp-Cell").count() == 2


def test_it_looks_right_in_both_themes(open_notebook: OpenNotebook, at_home: str) -> None:
    kept = 'game = bw.GameMatrix(["Ann", "Ben"], seed=1)\ngame.play(game.moves()[0])'
    played = FINISHED.strip().removesuffix("game")
    notebook = open_notebook(at_home, played, kept, LOBBY, height=1600)
    lobby = lobby_of(notebook)
    notebook.page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in (LIGHT, DARK):
        notebook.change_theme(theme)
        check_look(notebook, lobby, theme)
    notebook.page.set_viewport_size({"width": 400, "height": 1600})
    notebook.page.evaluate("window.jupyterapp.shell.collapseLeft()")
    notebook.until(lambda: lobby.evaluate("one => one.clientWidth") < 400)
    try:
        for theme in (DARK, LIGHT):
            notebook.change_theme(theme)
            check_look(notebook, lobby, theme)
    finally:
        notebook.page.evaluate("window.jupyterapp.shell.expandLeft()")


def check_look(notebook: Notebook, lobby: Locator, theme: str) -> None:
    """Look at the lobby, and at a part that is unfolded, with something wrong in it."""
    expect(lobby).to_have_attribute("data-theme", theme.split()[1].lower())
    assert not lobby.evaluate(RUN_AXE), theme
    lobby.locator("summary", has_text="More options").click()
    lobby.get_by_role("textbox", name="Name of player 1").fill("")
    expect(lobby.locator("li .bw-trouble").first).to_contain_text("empty")
    assert not lobby.evaluate(RUN_AXE), theme
    notebook.until(lambda: lobby.evaluate(STICKS_OUT) == [])
    lobby.get_by_role("textbox", name="Name of player 1").fill("Ann")
    lobby.locator("summary", has_text="More options").click()


def test_after_a_game_in_a_cell(open_table: OpenTable) -> None:
    notebook = open_table(FINISHED)
    screen = notebook.screen()
    end = screen.root.get_by_role("group", name="After the game")
    expect(end).to_be_visible()
    end.get_by_role("button", name="Step through it").click()
    inset = screen.root.locator(".bw-inset")
    expect(inset.locator("section.bw .bw-steps")).to_be_visible()
    expect(screen.root.locator("> .bw-canvas")).to_be_hidden()
    inset.get_by_role("button", name="Back to the table").click()
    expect(screen.root.locator("> .bw-canvas")).to_be_visible()
    end.get_by_role("button", name="Other options").click()
    expect(inset.get_by_role("textbox", name="Name of player 2")).to_have_value("Ben")
    inset.locator("label.bw-radio", has_text="original").click()
    inset.get_by_role("button", name="Start Game Matrix").click()
    expect(screen.root.locator("> .bw-canvas")).to_be_visible()
    expect(end).to_be_hidden()
    assert notebook.ask("game.table.options.version") == "original"
    notebook.python("while game.table.actors:\n    game.play(game.moves()[0])")
    expect(end).to_be_visible()
    end.get_by_role("button", name="Play again").press("Enter")
    expect(end).to_be_hidden()
    assert notebook.ask("game.players") == ["Ben", "Ann"]
    before = notebook.ask("game.ply")
    screen.root.get_by_role("group", name="Moves").get_by_role("button").first.click()
    notebook.until(lambda: notebook.ask("game.ply") > before)
