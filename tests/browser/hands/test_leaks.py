"""Nothing that is typed in a widget reaches JupyterLab, and the focus does not fall out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.brainwave.waves import wave_cell
from tests.browser.lessons.desks import BOARD, LESSONS, QuizDesk
from tests.browser.plain import TWO_FRAMES
from tests.browser.players import game_cell, matrix_cell, stepper_cell

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import OpenNotebook
    from tests.browser.notebook import Notebook

pytestmark = pytest.mark.browser
SHORTCUTS = ("b", "a", "d", "d", "x", "m", "r", "ArrowDown", "j", "0", "0")
"""What inserts, deletes, cuts and turns cells in JupyterLab, goes to others, and restarts."""
NAMED = "() => document.activeElement.className || document.activeElement.tagName"
HEARD = """() => {
  window.bwHeard = [];
  for (const kind of ["keydown", "keyup"]) {
    document.addEventListener(kind, ({ key }) => window.bwHeard.push(key));
  }
}"""


def sources(notebook: Notebook) -> list[str]:
    found: list[str] = notebook.page.evaluate(
        "() => window.jupyterapp.shell.currentWidget.content.widgets.map("
        "({ model }) => `${model.type}: ${model.sharedModel.source}`)"
    )
    return found


def has_focus(element: Locator) -> bool:
    return bool(element.evaluate("one => one.contains(document.activeElement)"))


def type_shortcuts(notebook: Notebook) -> None:
    """Type what JupyterLab would obey; its cells and the widget stay as they are."""
    before = sources(notebook)
    for key in SHORTCUTS:
        notebook.page.keyboard.press(key)
    notebook.page.evaluate(TWO_FRAMES)
    assert sources(notebook) == before
    assert notebook.page.locator(".jp-Dialog").count() == 0


GROUPS = {
    "goose": (game_cell(), ("Moves", "Take back")),
    "matrix": (matrix_cell(), ("Moves", "Take back", "Why")),
    "brain wave": (wave_cell(), ("Moves", "Take back", "Console")),
    "stepper": (stepper_cell("goose", "predict=True"), ("Steps",)),
    "figure laboratory": (f"{LESSONS}FigureLab('square')", ("Take back",)),
    "quiz": (f"{LESSONS}Quiz('D3', seed=1)", ("Does it fit?",)),
}


def test_no_part_of_a_widget_lets_keys_through(open_notebook: OpenNotebook) -> None:
    cells = (source for source, _ in GROUPS.values())
    notebook = open_notebook(*cells, "'last cell'", height=6000)
    notebook.page.evaluate(HEARD)

    for number, (name, (_, labels)) in enumerate(GROUPS.items()):
        root = notebook.page.locator("section.bw").nth(number)
        root.wait_for()
        for label in labels:
            group = root.get_by_role("group", name=label, exact=True)
            group.evaluate("one => one.focus()")
            assert has_focus(group), (name, label)
            type_shortcuts(notebook)
            parts = group.locator("button, select, input")
            parts.and_(group.locator(":not(:disabled)")).first.focus()
            type_shortcuts(notebook)
            heard = notebook.page.evaluate("window.bwHeard")
            assert heard == [], (name, label)  # nor does any page above, as VS Code's
        notebook.page.keyboard.press("Tab")
        assert "Tab" in notebook.page.evaluate("window.bwHeard.splice(0)"), name


def test_a_blackboards_buttons_let_no_keys_through(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(BOARD, "'last cell'")
    board = notebook.page.locator(".bw-blackboard")
    board.get_by_role("button", name="Undo").focus()
    type_shortcuts(notebook)
    board.locator("canvas").focus()
    type_shortcuts(notebook)


def test_a_list_of_moves_that_empties_hands_the_focus_on(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(
        game_cell("['Ann', 'Ben']"), "ann = game.seat('Ann')\nann", "'last cell'", height=2400
    )
    table, ann = notebook.screen(0), notebook.screen(1)
    ann.button("Ready").focus()
    with ann.moving():
        notebook.page.keyboard.press("Enter")
    expect(ann.list.get_by_role("button")).to_have_count(0)
    assert has_focus(ann.canvas), notebook.page.evaluate(NAMED)
    type_shortcuts(notebook)
    ann.canvas.evaluate("canvas => canvas.blur()")

    # And back, where the focus stayed: whoever plays by the list goes on by the list.
    with ann.moving():
        notebook.python("game.undo()")
    ann.button("Ready").focus()
    with ann.moving():
        notebook.page.keyboard.press("Enter")
    with ann.moving():
        notebook.python("game.play(game.moves('Ben')[0], 'Ben')")
    expect(ann.button("Roll the dice")).to_be_focused()
    type_shortcuts(notebook)
    assert table.ply == ann.ply == notebook.ask("game.ply") == 5


def test_undo_keeps_the_focus_when_there_is_no_more(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(game_cell(), "'last cell'")
    screen = notebook.screen()
    screen.press("Ready")
    undo = screen.button("Undo")
    undo.focus()
    with screen.moving():
        notebook.page.keyboard.press("Enter")
    expect(undo).to_be_disabled()
    expect(undo).to_be_focused()
    notebook.page.keyboard.press("Enter")
    type_shortcuts(notebook)
    assert screen.ply == notebook.ask("game.ply") == 3
    expect(screen.status).not_to_contain_text("cannot")


def test_why_hands_the_focus_on_when_it_goes(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(matrix_cell("['Ann', 'Ben']"), "'last cell'")
    screen = notebook.screen()
    screen.button("Why?").focus()
    with screen.moving():
        notebook.python("game.play(game.moves()[0])")
    expect(screen.button("Why?")).to_be_hidden()
    assert has_focus(screen.canvas), notebook.page.evaluate(NAMED)
    type_shortcuts(notebook)


def test_a_quiz_keeps_the_focus_to_its_end(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(
        f"{LESSONS}quiz = Quiz('D3', questions=1, seed=1)\nquiz", "'last cell'"
    )
    quiz = QuizDesk(notebook)
    truth = quiz.truth()
    quiz.button("Fits" if truth["fits"] else "Does not fit").focus()
    notebook.page.keyboard.press("Enter")
    assert has_focus(quiz.root)
    type_shortcuts(notebook)
    quiz.root.locator(".bw-reasons button").nth(quiz.reasons().index(truth["because"])).focus()
    notebook.page.keyboard.press("Enter")
    expect(quiz.next).to_be_focused()
    type_shortcuts(notebook)
    notebook.page.keyboard.press("Enter")
    expect(quiz.report).to_be_focused()
    type_shortcuts(notebook)


def test_a_slider_that_is_taken_away_hands_the_focus_on(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(wave_cell("game.state.phase == 'shoot'"), "'last cell'")
    screen = notebook.screen()
    slider = screen.root.get_by_role("slider").nth(screen.view["attacker"])
    slider.focus()
    type_shortcuts(notebook)
    with screen.moving():
        notebook.python("game.play(game.moves()[0])")
    expect(slider).to_be_disabled()
    assert has_focus(screen.canvas), notebook.page.evaluate(NAMED)
    type_shortcuts(notebook)
