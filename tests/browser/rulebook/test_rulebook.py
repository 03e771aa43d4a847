"""The rulebook at the table: opened by button and key at the page of the moment, read, closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.looks import AXE, DARK, LIGHT, RUN_AXE, check_measures, give_room
from tests.browser.players import boar_cell, game_cell, matrix_cell

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Locator

    from tests.browser.conftest import OpenNotebook, OpenTable
    from tests.browser.notebook import Notebook
    from tests.browser.screen import GameScreen

pytestmark = pytest.mark.browser

WAVE = "import brainwaves_widgets as bw\ngame = bw.BrainWave(['Ann', 'Ben'], seed=7)\ngame"
MOMENTS = {
    "goose": (game_cell(), "game.play(game.moves()[0])", "Studying the line-up", "Your turn"),
    "boar": (boar_cell(), "game.play(game.moves()[0])", "Your turn", "Drawing a card"),
    "matrix": (
        matrix_cell(),
        "game.play(game.moves()[0])",
        "The main version",
        "Claiming a figure",
    ),
    "brainwave": (
        WAVE,
        "game.play(game.moves()[0])\ngame.play(game.moves()[0])",
        "Setting up",
        "A battle",
    ),
}


# How much wider a list is than with its longest name, which is as wide as it likes to be.
ROOM_FOR_NAMES = """(list) => {
  const copy = list.cloneNode(true);
  Object.assign(copy.style, { position: "absolute", flex: "none", width: "max-content" });
  list.after(copy);
  const wanted = copy.getBoundingClientRect().width;
  copy.remove();
  return list.getBoundingClientRect().width - wanted + 0.5;
}"""
SIZE = "canvas => [canvas.offsetWidth, canvas.offsetHeight]"


def book_of(screen: GameScreen) -> Locator:
    return screen.root.get_by_role("complementary", name="Rules")


def open_book(screen: GameScreen) -> Locator:
    """Open the rules by their button."""
    screen.root.get_by_role("button", name="Rules", exact=True).click()
    book = book_of(screen)
    book.wait_for()
    return book


@pytest.mark.parametrize("game", MOMENTS)
def test_the_book_opens_at_the_page_of_the_moment_and_follows_it(
    open_table: OpenTable, game: str
) -> None:
    cell, play, first, then = MOMENTS[game]
    notebook = open_table(cell)
    screen = notebook.screen()
    book = open_book(screen)
    expect(book.get_by_role("heading", level=3)).to_have_text(first)
    expect(book.get_by_role("img")).to_be_visible()
    assert book.get_by_role("img").evaluate("image => image.naturalWidth") > 100
    notebook.python(play)
    expect(book.get_by_role("heading", level=3)).to_have_text(then)

    book.get_by_role("button", name="At a glance").click()
    expect(book.get_by_role("heading", level=3)).to_have_text("At a glance")
    assert book.get_by_role("heading", level=4).count() >= 2
    notebook.python("game.undo()")
    expect(book.get_by_role("heading", level=3)).to_have_text("At a glance")


def test_keys_open_and_close_it_and_the_focus_comes_back(open_notebook: OpenNotebook) -> None:
    screen = open_notebook(game_cell()).screen()
    book, keys = book_of(screen), screen.page.keyboard
    screen.canvas.focus()
    keys.press("?")
    expect(book).to_be_focused()
    button = screen.root.get_by_role("button", name="Rules", exact=True)
    expect(button).to_have_attribute("aria-expanded", "true")
    keys.press("Escape")
    expect(book).to_be_hidden()
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(screen.canvas).to_be_focused()

    button.focus()
    keys.press("?")
    expect(book).to_be_visible()
    search = book.get_by_role("searchbox")
    search.focus()
    keys.type("why?")
    expect(search).to_have_value("why?")
    expect(book).to_be_visible()
    keys.press("Escape")
    expect(book).to_be_hidden()
    expect(button).to_be_focused()


def test_the_table_can_be_played_beside_the_open_book(open_table: OpenTable) -> None:
    notebook = open_table(game_cell())
    screen = notebook.screen()
    open_book(screen)
    screen.click_on_canvas("Ready")
    screen.press("Roll the dice")
    assert notebook.ask("game.state.phase") == "answer"


def test_words_are_found_on_pages_in_details_and_among_attributes(
    open_table: OpenTable,
) -> None:
    screen = open_table(matrix_cell()).screen()
    book = open_book(screen)
    search, keys = book.get_by_role("searchbox"), screen.page.keyboard
    search.fill("bust")
    hits = book.locator(".bw-hit")
    expect(hits.first).to_contain_text("The main version")
    hits.first.click()
    expect(book.get_by_role("heading", level=3)).to_have_text("The main version")
    expect(book.get_by_text("Bust: no open figure matches")).to_be_visible()
    expect(search).to_have_value("")

    search.fill("rhombus")
    expect(book.get_by_role("status")).to_contain_text("Found")
    hits.filter(has_text="Rhombus").last.wait_for()
    search.fill("acute angle")
    search.focus()
    keys.press("Enter")
    expect(book.get_by_role("heading", level=4)).to_have_text("Acute angle")
    book.get_by_role("combobox", name="What is what").select_option("Rhombus")
    expect(book.get_by_role("heading", level=4)).to_have_text("Rhombus")
    expect(book.get_by_role("img")).to_be_visible()

    search.fill("zebra")
    expect(book.get_by_text("“zebra” is nowhere in the rules.")).to_be_visible()


def test_it_stands_beside_the_table_or_below_it_in_both_themes(
    open_notebook: OpenNotebook,
) -> None:
    notebook = open_notebook(matrix_cell("['Ann', 'Ben']"), height=1600)
    screen = notebook.screen()
    notebook.page.evaluate(AXE.read_text(encoding="utf-8"))
    wide, table, shown = open_and_measure(screen)
    assert shown["x"] >= table["x"] + table["width"]
    assert table["width"] < wide["width"]
    check_looks(notebook, screen, wide, LIGHT, DARK)

    give_room(notebook, screen.root, 400)
    wide, table, shown = open_and_measure(screen)
    assert shown["y"] >= table["y"] + table["height"]
    assert table["width"] == wide["width"]
    check_looks(notebook, screen, wide, DARK, LIGHT)


def open_and_measure(screen: GameScreen) -> list[FloatRect]:
    """Open the book; returns where the table was, where it is, and where the book is."""
    screen.wait_for_rest()
    wide = screen.canvas.bounding_box()
    book = open_book(screen)
    screen.wait_for_rest()
    boxes = [wide, screen.canvas.bounding_box(), book.bounding_box()]
    return [box for box in boxes if box]


def check_looks(notebook: Notebook, screen: GameScreen, wide: FloatRect, *themes: str) -> None:
    """Look at the open book in these themes, and close it: the table is as wide as before."""
    book = book_of(screen)
    for theme in themes:
        notebook.change_theme(theme)
        for page in ("At a glance", "What is what", "Claiming a figure"):
            book.get_by_role("combobox", name="Page").select_option(page)
            if page == "Claiming a figure":
                book.get_by_text("In detail").click()
            assert not screen.root.evaluate(RUN_AXE), (page, theme)
        check_measures(screen)
    book.get_by_role("button", name="Close the rules").click()
    notebook.until(lambda: screen.canvas.evaluate(SIZE) == [wide["width"], wide["height"]])


def test_nothing_of_the_book_travels_before_it_is_asked_for(open_table: OpenTable) -> None:
    notebook = open_table(game_cell("['Ann', 'Ben']"))
    assert "Studying the line-up" not in notebook.ask("str(game.get_state())")
    screen = notebook.screen()
    assert book_of(screen).count() == 0


@pytest.mark.parametrize("width", [400, 1280])
@pytest.mark.parametrize("game", MOMENTS)
def test_no_name_in_the_list_of_pages_is_cut(open_table: OpenTable, game: str, width: int) -> None:
    notebook = open_table(MOMENTS[game][0], width=width)
    if width < 900:  # the page of tests is as wide as a cell of JupyterLab
        notebook.page.evaluate("document.querySelector('main').style.width = 'auto'")
    names = open_book(notebook.screen()).get_by_role("combobox", name="Page")
    assert names.evaluate(ROOM_FOR_NAMES) >= 0
