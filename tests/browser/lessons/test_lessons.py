"""The figure laboratory and the quiz on a page: dragged, typed, tapped, answered."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from brainwaves_widgets.geometry import Polygon, verdict
from tests.browser.looks import AXE, DARK, LIGHT, RUN_AXE, give_room

from .desks import LESSONS, LabDesk, QuizDesk

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable

pytestmark = pytest.mark.browser
SQUARE = f"{LESSONS}lab = FigureLab('square', ['square', 'two-parallel-sides'])\nlab"
TASK = (
    f"{LESSONS}lab = FigureLab([(2, 2), (7, 2), (10, 6), (5, 8)], task=Task("
    "'Make it a rhombus that is not a square.', wants='rhombus', refuses='square'))\nlab"
)
# By how many pixels a part of each widget is wider than its cell.
STAND_OUT = """(all) => all.map((root) =>
  Math.max(...[...root.querySelectorAll("*")].map((e) => e.getBoundingClientRect().right)) -
    root.closest(".jp-OutputArea-output").getBoundingClientRect().right)"""
QUIZ = f"{LESSONS}quiz = Quiz(('D3', 'D4'), questions=4, seed=1, learner='Ann')\nquiz"


def test_dragging_a_corner_changes_the_verdicts(open_table: OpenTable) -> None:
    notebook = open_table(SQUARE)
    desk = LabDesk(notebook)
    desk.expect_row("square", holds=True)
    before = desk.pixels()

    desk.drag((10, 10), (9.2, 10.9))

    desk.expect_row("square", holds=False)
    desk.expect_row("two-parallel-sides", holds=False)
    figure = Polygon([(2, 2), (10, 2), (9, 11), (2, 10)])
    expect(desk.row("square")).to_contain_text(verdict(figure, "square").because)
    expect(desk.spoken).to_contain_text("C is at 9, 11. Square: no.")
    assert notebook.ask("lab.corners") == [[2, 2], [10, 2], [9, 11], [2, 10]]
    assert desk.pixels() != before

    desk.button("Undo").click()
    desk.expect_row("square", holds=True)
    desk.button("Redo").click()
    desk.expect_row("square", holds=False)
    desk.button("Reset").click()
    desk.expect_row("square", holds=True)
    notebook.until(lambda: desk.pixels() == before)


def test_verdicts_change_while_the_corner_is_still_held(open_table: OpenTable) -> None:
    notebook = open_table(SQUARE)
    desk = LabDesk(notebook)
    desk.page.mouse.move(*desk.at(10, 10))
    desk.page.mouse.down()
    desk.page.mouse.move(*desk.at(8, 10), steps=5)
    desk.expect_row("square", holds=False)
    expect(desk.button("Undo")).to_be_disabled()
    desk.page.mouse.move(*desk.at(10, 10), steps=5)
    desk.expect_row("square", holds=True)
    desk.page.mouse.move(*desk.at(6, 6), steps=5)
    desk.page.keyboard.press("Escape")  # the corner has the focus, and goes back
    desk.expect_row("square", holds=True)
    desk.page.mouse.up()
    assert notebook.ask("lab.corners[2]") == [10, 10]


def test_a_corner_is_moved_by_keys(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(SQUARE, "1")
    desk = LabDesk(notebook)
    desk.corner("A").focus()
    desk.page.keyboard.press("Tab")
    desk.page.keyboard.press("Tab")
    expect(desk.corner("C")).to_be_focused()
    for key in ("ArrowLeft", "ArrowUp", "b", "a", "r"):
        desk.page.keyboard.press(key)
    expect(desk.corner("C")).to_have_attribute("aria-label", "Corner C at 9, 11")
    desk.expect_row("square", holds=False)
    desk.page.keyboard.press("Shift+ArrowDown")
    expect(desk.corner("C")).to_have_attribute("aria-label", "Corner C at 9, 7")
    notebook.until(lambda: notebook.ask("lab.corners[2]") == [9, 7])
    cells = "window.jupyterapp.shell.currentWidget.content.widgets.length"
    assert desk.page.evaluate(cells) == 2, "a key went past the corner to the notebook"
    desk.button("Undo").press("Enter")
    notebook.until(lambda: notebook.ask("lab.corners[2]") == [10, 10])
    desk.page.keyboard.press("Shift+Tab")
    expect(desk.corner("D")).to_be_focused()


def test_a_corner_is_dragged_by_a_finger(open_table: OpenTable) -> None:
    notebook = open_table(SQUARE, has_touch=True)
    desk = LabDesk(notebook)

    notebook.swipe(desk.at(2, 2), desk.at(3, 3), desk.at(4, 3), desk.at(5, 3))

    desk.expect_row("square", holds=False)
    notebook.until(lambda: notebook.ask("lab.corners[0]") == [5, 3])


def test_a_task_says_why_not_yet_and_is_solved(open_table: OpenTable) -> None:
    notebook = open_table(TASK)
    desk = LabDesk(notebook)
    expect(desk.task).to_contain_text("Make it a rhombus that is not a square.")
    first = Polygon([(2, 2), (7, 2), (10, 6), (5, 8)])
    expect(desk.task).to_contain_text(f"Not yet. {verdict(first, 'rhombus').because}")
    desk.drag((5, 8), (5, 6))
    expect(desk.task).to_contain_text("✓ Solved.")
    expect(desk.spoken).to_contain_text("Solved.")
    assert notebook.ask("lab.solved")
    desk.drag((10, 6), (7, 7))
    crooked = Polygon([(2, 2), (7, 2), (7, 7), (5, 6)])  # its text may take another line
    expect(desk.task).to_contain_text(f"Not yet. {verdict(crooked, 'rhombus').because}")
    desk.drag((5, 6), (2, 7))
    expect(desk.task).to_contain_text("so it is a square. That should not be.")
    assert not notebook.ask("lab.solved")


def test_crossing_sides_are_told_and_undone(open_table: OpenTable) -> None:
    desk = LabDesk(open_table(SQUARE))
    desk.drag((10, 10), (0, 4))
    expect(desk.root.locator(".bw-trouble")).to_contain_text("cross or touch")
    expect(desk.row("square")).to_have_attribute("data-holds", "null")
    desk.button("Undo").click()
    expect(desk.root.locator(".bw-trouble")).to_be_hidden()
    desk.expect_row("square", holds=True)


def test_only_the_newest_position_counts(open_notebook: OpenNotebook) -> None:
    """Python is slow here: most positions are never sent, and the last one is what stays."""
    slow = "import time\nlab.observe(lambda _: time.sleep(0.25), names='corners')"
    notebook = open_notebook(f"{LESSONS}lab = FigureLab('square', snap=False)\nlab", slow)
    desk = LabDesk(notebook)
    notebook.until(lambda: notebook.ask("'time' in globals()"))
    desk.drag((10, 10), (7, 9), steps=60)
    notebook.until(lambda: notebook.ask("[round(v, 1) for v in lab.corners[2]]") == [7, 9])
    expect(desk.corner("C")).to_have_attribute("aria-label", "Corner C at 7, 9")
    assert 1 <= desk.answers <= 30
    sent = [
        frame.content["data"]["content"]
        for frame in notebook.wire.sent
        if frame.kind == "comm_msg" and frame.content["data"].get("method") == "custom"
    ]
    numbers = [one["n"] for one in sent if "n" in one]
    assert numbers == sorted(set(numbers))
    assert len(numbers) < 60


def test_two_views_and_a_cell_follow_each_other(open_table: OpenTable) -> None:
    notebook = open_table(SQUARE, "lab")
    one, other = LabDesk(notebook, 0), LabDesk(notebook, 1)
    one.drag((2, 2), (4, 4))
    expect(other.corner("A")).to_have_attribute("aria-label", "Corner A at 4, 4")
    other.expect_row("square", holds=False)
    other.button("Undo").click()
    expect(one.corner("A")).to_have_attribute("aria-label", "Corner A at 2, 2")
    notebook.python("lab.move('B', (9, 3))")
    for desk in (one, other):
        expect(desk.corner("B")).to_have_attribute("aria-label", "Corner B at 9, 3")


def take(desk: QuizDesk, *missed: int) -> list[str]:
    """Take a quiz to its end with the mouse, missing these turns; return what it explained."""
    explained: list[str] = []
    while desk.phase != "over":
        truth = desk.truth()
        fits = truth["fits"] is (len(explained) not in missed)
        desk.answer(fits=fits, because=truth["because"])
        expect(desk.told).to_contain_text(truth["because"])
        explained.append(desk.told.inner_text())
        number = desk.root.get_attribute("data-number") or ""
        desk.next.click()
        expect(desk.root).not_to_have_attribute("data-number", number)
    return explained


def test_a_quiz_is_taken_to_its_report(open_table: OpenTable) -> None:
    notebook = open_table(QUIZ)
    desk = QuizDesk(notebook)
    explained = take(desk, 1)
    assert [text.splitlines()[0][0] for text in explained[:3]] == ["✓", "✗", "✓"]
    assert len(explained) > 4, "what was missed comes back"
    expect(desk.report).to_contain_text("Quiz of Ann")
    expect(desk.report).to_contain_text("3 of 4 known at once")
    expect(desk.report).to_contain_text("Practise next")
    assert notebook.ask("quiz.report().right") == 3
    assert notebook.ask("[one.again for one in quiz.results]").count(False) == 4


def test_a_quiz_is_taken_with_keys_alone(open_table: OpenTable) -> None:
    notebook = open_table(QUIZ)
    desk = QuizDesk(notebook)
    desk.button("Fits").focus()
    desk.page.keyboard.press("Enter")
    expect(desk.root.locator(".bw-reasons button").first).to_be_focused()
    desk.page.keyboard.press("Tab")
    desk.page.keyboard.press("Enter")
    expect(desk.next).to_be_focused()
    assert notebook.ask("[one.answer for one in quiz.results]") == [True]
    desk.page.keyboard.press("Enter")
    expect(desk.root).to_have_attribute("data-number", "2")
    expect(desk.button("Fits")).to_be_focused()


def test_d15_where_one_can_argue_one_takes_sides(open_table: OpenTable) -> None:
    notebook = open_table(f"{LESSONS}quiz = Quiz('D15', questions=2, seed=3)\nquiz")
    desk = QuizDesk(notebook)
    expect(desk.root.locator(".bw-asked")).to_contain_text("Take sides: does ")
    expect(desk.root.locator(".bw-reasons li")).to_have_count(2)
    truth = desk.truth()
    desk.answer(fits=not truth["fits"], because=truth["because"])
    expect(desk.told).to_contain_text("You take the other side. The game says: It")
    expect(desk.told).to_contain_text("means: ")
    expect(desk.root.locator(".bw-score")).to_have_text("·")
    expect(desk.root.locator(".bw-wrong")).to_have_count(0)
    assert "✗" not in desk.root.inner_text()
    desk.next.click()
    expect(desk.root).to_have_attribute("data-number", "2")
    desk.answer(fits=desk.truth()["fits"], because=desk.truth()["because"])
    expect(desk.told).to_contain_text("You side with the game.")
    desk.next.click()
    expect(desk.report).to_contain_text("Sides taken: 2, of them 1 with the game.")


def test_a_wrong_reason_is_quoted_as_the_learners(open_table: OpenTable) -> None:
    one = "figures='parallelogram', attributes='reflexive-symmetry', seed=2"
    notebook = open_table(f"{LESSONS}quiz = Quiz('D9', {one})\nquiz")
    desk = QuizDesk(notebook)
    wrong = notebook.ask("next(one.text for one in quiz.question.choices if 'not so' in one.aside)")
    desk.answer(fits=True, because=wrong)
    expect(desk.told).to_contain_text(f"You said: “{wrong}” That is not so here.")
    expect(desk.told).to_contain_text("The card “Reflexive symmetry” means: some line cuts")


def test_the_true_answer_reaches_the_page_after_the_learners(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(QUIZ)
    desk = QuizDesk(notebook)
    figure = notebook.ask("quiz.question.pair.figure")
    frames = [frame.text for frame in notebook.wire.received if frame.kind.startswith("comm")]
    assert frames
    assert not any('"truth"' in text or f'"{figure}"' in text for text in frames)
    assert not any('"role": "witness"' in text for text in frames)
    desk.answer(fits=True, because=desk_reason(desk))
    expect(desk.told).to_be_visible()
    frames = [frame.text for frame in notebook.wire.received if frame.kind.startswith("comm")]
    assert any('"truth"' in text for text in frames)


def desk_reason(desk: QuizDesk) -> str:
    return desk.root.locator(".bw-reasons button > span:last-child").first.text_content() or ""


def test_axe_finds_nothing_and_nothing_stands_out(open_notebook: OpenNotebook) -> None:
    told = "q2 = Quiz('D9', seed=2)\nq2.answer(True, 1)\nq2"
    over = (
        "q3 = Quiz('D5', questions=3, seed=2)\n"
        "while not q3.over:\n    q3.answer(True, 1)\n    q3.next()\nq3"
    )
    notebook = open_notebook(TASK, QUIZ, told, over, width=1500, height=4200)
    root = LabDesk(notebook).root
    QuizDesk(notebook, 3).report.wait_for()
    lessons = notebook.page.locator("section.bw-lesson")
    expect(lessons).to_have_count(4)
    notebook.page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme, width in product((LIGHT, DARK), (360, 668, 1100)):
        give_room(notebook, root, width)
        notebook.change_theme(theme)
        for one in lessons.all():
            expect(one).to_have_attribute("data-theme", theme.split()[1].lower())
            assert not one.evaluate(RUN_AXE), (width, theme)
        assert max(lessons.evaluate_all(STAND_OUT)) <= 0.5, (width, theme)
    give_room(notebook, root, 250)  # as on a telephone
    notebook.until(lambda: max(lessons.evaluate_all(STAND_OUT)[:2]) <= 0.5)
