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
# The cells of the notebook and the dialogs, once all that was typed has been obeyed.
STANDING = f"""() => ({TWO_FRAMES})().then(() => ({{
  cells: window.jupyterapp.shell.currentWidget.content.widgets.map(
    ({{ model }}) => `${{model.type}}: ${{model.sharedModel.source}}`),
  dialogs: document.querySelectorAll(".jp-Dialog").length,
}}))"""
NAMED = "() => document.activeElement.className || document.activeElement.tagName"
HEARD = """() => {
  window.bwHeard = [];
  for (const kind of ["keydown", "keyup"]) {
    document.addEventListener(kind, ({ key }) => window.bwHeard.push(key));
  }
}"""


def has_focus(element: Locator) -> bool:
    return bool(element.evaluate("one => one.contains(document.activeElement)"))


def type_shortcuts(notebook: Notebook) -> None:
    """Type what JupyterLab would obey; its cells and the widget stay as they are."""
    before = notebook.page.evaluate(STANDING)
    for key in SHORTCUTS:
        notebook.page.keyboard.press(key)
    assert notebook.page.evaluate(STANDING) == before
    assert before["dialogs"] == 0


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


TWO = "['Ann', 'Ben']"
HANDS_ON = (
    f"{game_cell()}\ngoose = game\ngoose",
    f"{matrix_cell(TWO)}\nmatrix = game\nmatrix",
    wave_cell("game.state.phase == 'shoot'") + "\nwave = game\nwave",
    game_cell(TWO),
    "ann = game.seat('Ann')\nann",
    f"{LESSONS}quiz = Quiz('D3', questions=1, seed=1)\nquiz",
    BOARD,
)


def test_whatever_goes_hands_the_focus_on_and_keeps_the_keys(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(*HANDS_ON, "'last cell'", height=7000)
    check_undo(notebook)
    check_why(notebook)
    check_slider(notebook)
    check_list(notebook)
    check_quiz(notebook)
    check_board(notebook)


def check_list(notebook: Notebook) -> None:
    """A list of moves that empties hands the focus on."""
    table, ann = notebook.screen(3), notebook.screen(4)
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


def check_board(notebook: Notebook) -> None:
    """A blackboard's buttons let no keys through."""
    board = notebook.page.locator(".bw-blackboard")
    board.get_by_role("button", name="Undo").focus()
    type_shortcuts(notebook)
    board.locator("canvas").focus()
    type_shortcuts(notebook)


def check_undo(notebook: Notebook) -> None:
    """Undo keeps the focus when there is no more."""
    screen = notebook.screen(0)
    screen.press("Ready")
    undo = screen.button("Undo")
    undo.focus()
    with screen.moving():
        notebook.page.keyboard.press("Enter")
    expect(undo).to_be_disabled()
    expect(undo).to_be_focused()
    notebook.page.keyboard.press("Enter")
    type_shortcuts(notebook)
    assert screen.ply == notebook.ask("goose.ply") == 3
    expect(screen.status).not_to_contain_text("cannot")


def check_why(notebook: Notebook) -> None:
    """Why hands the focus on when it goes."""
    screen = notebook.screen(1)
    screen.button("Why?").focus()
    with screen.moving():
        notebook.python("matrix.play(matrix.moves()[0])")
    expect(screen.button("Why?")).to_be_hidden()
    assert has_focus(screen.canvas), notebook.page.evaluate(NAMED)
    type_shortcuts(notebook)


def check_quiz(notebook: Notebook) -> None:
    """A quiz keeps the focus to its end."""
    quiz = QuizDesk(notebook)  # the only one of a lesson
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


def check_slider(notebook: Notebook) -> None:
    """A slider that is taken away hands the focus on."""
    screen = notebook.screen(2)
    slider = screen.root.get_by_role("slider").nth(screen.view["attacker"])
    slider.focus()
    type_shortcuts(notebook)
    with screen.moving():
        notebook.python("wave.play(wave.moves()[0])")
    expect(slider).to_be_disabled()
    assert has_focus(screen.canvas), notebook.page.evaluate(NAMED)
    type_shortcuts(notebook)
