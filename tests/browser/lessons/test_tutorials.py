"""Tutorials as a learner meets them: run all, drag corners, answer tasks, take the quiz."""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest
from playwright.sync_api import expect

from tests.browser.notebook import Notebook

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import Window
    from tests.browser.lab import Lab

pytestmark = pytest.mark.browser

FOLDER = Path(__file__).parents[3] / "notebooks" / "tutorials"
TRUTH = """[quiz.question.verdict.holds,
  [c.right for c in quiz.question.choices].index(True)]"""
HIGH = 9000
"""JupyterLab shows what is in sight, and a page this high has all of it in sight."""


class OpenTutorial(Protocol):
    def __call__(self, name: str, *, run: bool = ...) -> Notebook: ...


@pytest.fixture
def open_tutorial(lab: Lab, window: Window, opened: list[Notebook]) -> OpenTutorial:
    """Open a tutorial as it is in the project, and run all its cells unless it is only read."""

    def open_one(name: str, *, run: bool = True) -> Notebook:
        shutil.copy(FOLDER / f"{name}.ipynb", lab.root)
        lab.reset_settings()
        page = window.lend()
        page.set_viewport_size({"width": 1280, "height": HIGH})
        page.emulate_media(reduced_motion="reduce")
        notebook = Notebook(page, lab, f"{name}.ipynb")
        opened.append(notebook)
        lab.start_kernel(notebook.name)
        notebook.open_here()
        if run:
            notebook.run()
        return notebook

    return open_one


def asked(notebook: Notebook, words: str) -> Locator:
    """The question of a lesson that has this in it."""
    return notebook.page.locator("section.bw-ask", has_text=words)


def take_the_quiz(notebook: Notebook) -> None:
    """Answer all questions with the keyboard, the first one wrongly, up to the report."""
    quiz = notebook.page.locator("section[aria-label=Quiz]")
    number = 0
    while quiz.get_attribute("data-phase") != "over":
        number += 1
        fits, truth = notebook.ask(TRUTH)
        said = fits if number > 1 else not fits
        quiz.get_by_role("button", name="Fits" if said else "Does not fit", exact=True).press(
            "Enter"
        )
        reasons = quiz.get_by_label("Reasons").get_by_role("button")
        reasons.nth(truth).press("Enter")
        expect(quiz).to_have_attribute("data-phase", "told")
        quiz.locator(".bw-next").press("Enter")
        expect(quiz).not_to_have_attribute("data-phase", "told")
    over, right, asked = notebook.ask("[quiz.over, quiz.report().right, len(quiz._results.first)]")
    assert over
    assert right == asked - 1
    expect(quiz.locator(".bw-report")).to_contain_text("known at")


def asks_or_went_on(stepper: Locator, asked: Locator, ply: str | None) -> bool:
    return asked.count() > 0 or stepper.get_attribute("data-ply") != ply


def test_the_family_of_quadrilaterals(open_tutorial: OpenTutorial) -> None:
    notebook = open_tutorial("05-quadrilaterals")
    page = notebook.page
    lab = page.get_by_label("Figure laboratory", exact=True).nth(1)
    lab.wait_for()
    expect(lab).to_contain_text("Make it a rhombus that is not a square.")
    expect(lab).to_contain_text("so it is a square")
    for corner, keys in {
        "B": ["ArrowLeft"] * 3,  # (7, 2)
        "C": ["ArrowDown"] * 4,  # (10, 6)
        "D": [*["ArrowDown"] * 4, *["ArrowRight"] * 3],  # (5, 6)
    }.items():
        button = lab.locator(f"[data-corner={corner}]")
        button.focus()
        for key in keys:
            page.keyboard.press(key)
    notebook.until(lambda: bool(notebook.ask("lab.solved")))
    assert notebook.ask("lab.corners") == [[2, 2], [7, 2], [10, 6], [5, 6]]

    task = asked(notebook, "Which of the six are rhombuses?")
    for name in ("1", "3"):
        task.locator(f'[data-name="{name}"]').press("Enter")
    task.get_by_role("button", name="Check").press("Enter")
    expect(task).to_contain_text("2 of 6 are not right yet.")
    for name in ("1", "5"):
        task.locator(f'[data-name="{name}"]').click()
    task.get_by_role("button", name="Check").click()
    expect(task).to_contain_text("✓ Right")
    number = asked(notebook, "How many of the six names")
    number.get_by_role("textbox").fill("three")
    page.keyboard.press("Enter")
    expect(number).to_contain_text("✓ Right")
    hidden = page.locator(".jp-CodeCell .jp-Cell-inputArea .cm-content")
    assert not [one for one in hidden.all() if one.is_visible()], "a pupil sees no code"
    take_the_quiz(notebook)


def test_dare_one_more(open_tutorial: OpenTutorial) -> None:
    notebook = open_tutorial("10-dare-one-more")
    page = notebook.page
    notebook.until(lambda: page.locator("section.bw canvas").count() >= 3)
    many = asked(notebook, "after how many cards would you stop?")
    expect(many).not_to_contain_text("cards a turn")
    many.get_by_role("button", name="3", exact=True).click()
    many.get_by_role("button", name="That is my prediction").click()
    expect(many).to_contain_text("Stop after 2: 1.22 cards a turn")
    expect(many).not_to_contain_text("The answer is")
    many.get_by_role("button", name="I have read it: compare").click()
    expect(many).to_contain_text("You said “3”. The answer is “2”.")
    task = asked(notebook, "If Ann draws a third card")
    task.get_by_role("textbox").fill("1,74")
    page.keyboard.press("Enter")
    expect(task).to_contain_text("✓ Right")

    forward = page.get_by_role("button", name="Forward", exact=True)
    stepper = page.locator("section.bw", has=forward).nth(1)
    choices = stepper.get_by_role("group", name="Prediction").get_by_role("button")
    while not choices.count():  # what can only go one way is shown, not asked
        at = stepper.get_attribute("data-ply")
        stepper.get_by_role("button", name="Forward", exact=True).press("Enter")
        notebook.until(partial(asks_or_went_on, stepper, choices, at))
    truth = notebook.ask("stepper._question.actual")
    choices.nth(choices.all_inner_texts().index(truth)).press("Enter")
    notebook.until(lambda: bool(notebook.ask("stepper.predictions")))
    assert notebook.ask("stepper.predictions[0].right")
    take_the_quiz(notebook)


def test_its_pictures_are_seen_before_anything_is_run(open_tutorial: OpenTutorial) -> None:
    """JupyterLab does not trust a notebook that came from elsewhere, and hides much of it."""
    notebook = open_tutorial("07-convex-concave-regular", run=False)
    pictures = notebook.page.locator(".jp-OutputArea-output img")
    seen = "all => all.length >= 6 && all.every((one) => one.naturalWidth > 0)"
    notebook.until(lambda: bool(pictures.evaluate_all(seen)))
