"""The games and lessons in marimo: every move runs the cells again that look at the game."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.plain import CONTRASTS

from .host import GAMES, HostPage, play_by_hand, serving

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Locator

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NOTEBOOK = """# /// script
# [tool.marimo.display]
# theme = "system"
# ///
import marimo

app = marimo.App()

@app.cell
def _():
    import marimo as mo
    import brainwaves_widgets as bw
    from brainwaves_widgets.lessons import Blackboard, FigureLab, Quiz
    return Blackboard, FigureLab, Quiz, bw, mo
"""
SHOWN = """
@app.cell
def _({needs}mo):
    {name} = mo.ui.anywidget({made})
    {name}
    return ({name},)

@app.cell
def _():
    {name}_runs = []
    return ({name}_runs,)

@app.cell
def _({name}, {name}_runs, mo):
    {name}_runs.append({told})
    mo.md(f"{name} ran with {{{name}_runs}}")
"""
TABLE = """
import brainwaves_widgets as bw
from brainwaves_widgets.boar import RULES, Options

table = bw.Table(RULES, Options(players=("Ann", "Ben")), seed=7)
"""
SEATS = """
@app.cell
def _(bw, mo):
    from table_of_ours import table

    seat = mo.ui.anywidget(bw.BrilliantBoar.at(table, mo.query_params()["player"]))
    seat
    return (seat,)

@app.cell
def _(mo, seat):
    mo.md(f"{len(seat.history)} moves so far")
"""
BOARD = """
@app.cell
def _(Blackboard):
    board = Blackboard("kite")
    board
    return
"""
READABLE = 4.5
EDIT = ("edit", "play.py", "--headless", "--no-token", "--port={port}")


def shown(name: str, made: str, told: str, needs: str = "bw, ") -> str:
    """Return cells that show a widget, and note something of it whenever they are run."""
    return SHOWN.format(name=name, made=made, told=told, needs=needs)


def said_by(name: str, page: HostPage) -> Locator:
    """Return what the cell that looks at a widget shows."""
    return page.page.get_by_text(re.compile(rf"^{name} ran with "))


def test_every_move_runs_the_cells_that_look_at_it(tmp_path: Path, browser: Browser) -> None:
    cells = [shown(name, made, f"{name}.ply") for name, made in GAMES.items()]
    cells += [
        shown("lab", "FigureLab('square')", "lab.figure.points[0][0]", "FigureLab, "),
        shown("quiz", "Quiz('D3', questions=2, seed=1)", "quiz.answered", "Quiz, "),
    ]
    (tmp_path / "play.py").write_text("\n".join([NOTEBOOK, *cells, BOARD]))
    with serving(tmp_path, "-m", "marimo", *EDIT) as address:
        page = HostPage(browser, address)
        page.page.locator(".marimo-cell.needs-run").first.wait_for(timeout=90_000)
        page.page.get_by_test_id("run-button").last.click()
        for number, name in enumerate(GAMES):
            screen = page.game(number)
            expect(screen.root).to_have_attribute("data-theme", "light")
            first = screen.ply
            last = play_by_hand(screen)
            expect(said_by(name, page)).to_have_text(re.compile(rf"\b{last}\]$"))
            noted = json.loads(said_by(name, page).inner_text().partition("with ")[2])
            assert noted[0] == first
            assert len(noted) == len(set(noted)) == 4
        corner = page.page.locator(".bw-corner").first
        corner.press("ArrowRight")
        expect(said_by("lab", page)).to_have_text("lab ran with [2.0, 3.0]")
        page.page.locator(".bw-claims button").first.click()
        page.page.locator(".bw-reasons button").first.press("Enter")
        expect(said_by("quiz", page)).to_have_text("quiz ran with [0, 1]")
        draw_a_triangle(page)
        all_of_it_turns_dark(page)
        page.close()


def all_of_it_turns_dark(page: HostPage) -> None:
    """Let the evening come, and read every widget."""
    page.page.emulate_media(color_scheme="dark")
    shown = page.page.locator("section.bw, .bw-ledge")
    expect(shown).to_have_count(len(GAMES) + 3)  # a laboratory, a quiz, a blackboard
    for widget in shown.all():
        expect(widget).to_have_attribute("data-theme", "dark")
        assert unreadable(widget) == []


def unreadable(widget: Locator) -> list[str]:
    """Return the words of a widget that are too much like what is behind them."""
    return [words for contrast, words, *_ in widget.evaluate(CONTRASTS) if contrast < READABLE]


def draw_a_triangle(page: HostPage) -> None:
    """Wipe the blackboard, and draw on it by mouse and by keys."""
    words, board = page.page.locator(".bw-ledge"), page.page.locator("canvas").last
    expect(words).to_have_text("kite")
    page.page.get_by_role("button", name="Clear").click()
    expect(words).to_contain_text("Click points")
    for x, y in ((200, 100), (400, 100)):
        board.click(position={"x": x, "y": y})
    expect(words).to_contain_text("2 points.")
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        board.press(key)
    expect(words).to_contain_text("3 points.")
    page.page.get_by_role("button", name="Close the figure").click()
    expect(words).to_contain_text("What is true of it: ")


def test_sessions_of_one_program_sit_at_one_table(tmp_path: Path, browser: Browser) -> None:
    (tmp_path / "table_of_ours.py").write_text(TABLE)
    (tmp_path / "seats.py").write_text(NOTEBOOK + SEATS)
    with serving(tmp_path, "-m", "marimo", "run", "seats.py", *EDIT[2:]) as address:
        ann = HostPage(browser, f"{address}/?player=Ann")
        ben = HostPage(browser, f"{address}/?player=Ben", color_scheme="dark")
        hers, his = ann.game(0), ben.game(0)
        hers.press("Draw a card")
        hers.press("Turn it around")
        his.press("Draw a card")
        for page, screen in ((ann, hers), (ben, his)):
            screen.wait_for_ply(7)
            expect(page.page.get_by_text("7 moves so far")).to_be_visible()
        expect(hers.root).to_have_attribute("data-theme", "light")
        expect(his.root).to_have_attribute("data-theme", "dark")
        assert unreadable(his.root) == []
        ann.close()
        ben.close()
