"""The lobby on a page: to the first move by mouse and by keyboard, and how it looks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import brainwaves_widgets as bw
from brainwaves_widgets.welcome.lists import lessons
from tests.browser.looks import AXE, DARK, LIGHT, RUN_AXE
from tests.browser.plain import PlainPage

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import OpenNotebook, OpenPage, OpenTable
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
SECURE = "https://brainwaves.test/"  # where a page has a clipboard
NOTEBOOKS = Path(__file__).parents[3] / "notebooks"
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


def test_a_kept_game_goes_on_from_the_list(open_table: OpenTable) -> None:
    begun = "game = bw.GameMatrix(['Zoë', 'Ben {0}'], seed={0}); game.play(game.moves()[0])"
    games = "\n".join(begun.format(number) for number in range(7))
    notebook = open_table(f"import brainwaves_widgets as bw\n{games}\nlobby = bw.lobby()\nlobby")
    lobby = lobby_of(notebook)
    shown = lobby.get_by_role("button", name=re.compile(r"Zoë.* Ben \d"))
    expect(shown).to_have_count(5)
    lobby.locator("summary", has_text="More games (2)").click()
    expect(shown).to_have_count(7)
    shown.last.click()
    expect(lobby.locator("section.bw .bw-canvas")).to_be_visible()
    assert notebook.ask("[*lobby.game.players, lobby.game.ply]") == ["Zoë", "Ben 0", 7]


def test_a_name_that_nobody_typed_follows_who_sits_there(open_table: OpenTable) -> None:
    played = """import brainwaves_widgets as bw
game = bw.GameMatrix(["Ann", bw.bots.Guesser(seed=1)], seed=1)
game.play(game.moves("Ann")[0])
"""
    lobby = lobby_of(open_table(f"{played}lobby = bw.lobby()\nlobby"))
    who = lobby.get_by_role("combobox", name="Who is player 2?")
    name = lobby.get_by_role("textbox", name="Name of player 2")
    expect(who).to_have_value("Guesser")
    who.select_option(label="Person")
    expect(name).to_have_value("Player 2")
    name.fill("Zoë")
    who.select_option("Guesser")
    who.select_option(label="Person")
    expect(name).to_have_value("Zoë")


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
    expect(end.locator("p")).to_have_count(0)
    end.get_by_role("button", name="Play again").press("Enter")
    expect(end).to_be_hidden()
    assert notebook.ask("game.players") == ["Ben", "Ann"]
    before = notebook.ask("game.ply")
    screen.root.get_by_role("group", name="Moves").get_by_role("button").first.click()
    notebook.until(lambda: notebook.ask("game.ply") > before)
    notebook.python("while game.table.actors:\n    game.play(game.moves()[0])")
    expect(end.locator("p").first).to_have_text(re.compile(r"^(Ann|Ben): .+ of 2 games\.$"))


@pytest.mark.usefixtures("home")
def test_copy_puts_the_line_of_code_into_the_clipboard_and_says_so(open_page: OpenPage) -> None:
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    page.route(SECURE, lambda route: route.fulfill(body="", content_type="text/html"))
    page.goto(SECURE)
    lobby = PlainPage(page, bw.lobby(), html="<main></main>", in_shadow=False).root
    page.evaluate("navigator.clipboard.writeText('something else')")
    lobby.get_by_role("textbox", name="Name of player 1").fill("Zoë")
    expect(lobby.locator("code")).to_contain_text('"Zoë"')
    lobby.get_by_role("button", name="Copy", exact=True).click()
    copied = lobby.get_by_role("button", name="Copied", exact=True)
    expect(copied).to_be_visible()
    expect(copied).to_have_attribute("aria-live", "polite")
    code = lobby.locator("code").inner_text()
    assert code.startswith("game = bw.AstuteGoose(")
    assert page.evaluate("navigator.clipboard.readText()") == code
    expect(lobby.get_by_role("button", name="Copy", exact=True)).to_be_visible()


def test_without_a_clipboard_copy_selects_the_line_of_code(open_table: OpenTable) -> None:
    notebook = open_table(LOBBY)
    lobby = lobby_of(notebook)
    lobby.get_by_role("button", name="Copy", exact=True).click()
    code = lobby.locator("code").inner_text()
    notebook.until(lambda: notebook.page.evaluate("String(getSelection())") == code)
    expect(lobby.get_by_role("button", name="Copied")).to_have_count(0)


def test_the_last_results_and_the_lessons_are_seen(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(NOTEBOOKS)
    notebook = open_table(FINISHED.strip().removesuffix("game"), LOBBY)
    lobby = lobby_of(notebook)
    results = lobby.locator("section", has=notebook.page.get_by_role("heading"))
    expect(results).to_have_count(1)
    expect(results.get_by_role("heading")).to_have_text("Last results")
    ann, ben = notebook.ask("game.view()['scores']")
    result = results.get_by_role("listitem")
    expect(result).to_have_count(1)
    expect(result.locator("b")).to_have_text(f"Ann: {ann}, Ben: {ben}")
    expect(result.locator("span")).to_have_text(re.compile(r"Game Matrix.* · today \d\d:\d\d"))

    known = lessons(NOTEBOOKS)
    assert len(known) > 1
    lobby.locator("summary", has_text=f"Lessons ({len(known)})").click()
    for lesson in known:
        link = lobby.get_by_role("link", name=lesson["title"], exact=True)
        expect(link).to_be_visible()
        expect(link).to_have_attribute("href", lesson["path"])


@pytest.mark.parametrize(
    "title", ["The Astute Goose", "The Brilliant Boar", "Game Matrix", "Brain Wave"]
)
def test_every_option_says_what_it_is_for(open_table: OpenTable, title: str) -> None:
    notebook = open_table(LOBBY)
    lobby = lobby_of(notebook)
    choose(lobby, title)
    lobby.locator("summary", has_text="More options").click()
    (box,) = [one for one in notebook.ask("lobby.boxes") if one["title"] == title]
    for option in (*box["main"], *box["more"]):
        name = option["name"].replace("_", " ").capitalize()
        field = lobby.locator(".bw-field", has=notebook.page.get_by_text(name, exact=True))
        expect(field).to_be_visible()
        assert option["help"]
        expect(field.locator(".bw-help")).to_have_text(option["help"])
        expect(field.locator(".bw-help")).to_be_visible()
