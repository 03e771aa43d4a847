"""A lesson on a page: a name, a prediction, and a figure that stays what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.looks import AXE, RUN_AXE

from .desks import LabDesk

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import OpenTable

pytestmark = pytest.mark.browser
BEGIN = (
    "from brainwaves_widgets.lessons import FigureLab, Lesson\n"
    "lesson = Lesson('05', folder={!r})\nlesson"
)
PREDICT = (
    "ask = lesson.predict('Which are rhombuses?', 'rhombus', ['kite', 'square-on-corner'], "
    "then='Four **equal** sides.')\nask"
)
LAB = (
    "lab = FigureLab([(2, 2), (6, 2), (8, 6), (4, 6)], ['rectangle', 'parallelogram'], "
    "keep='parallelogram')\nlab"
)
WHY = "why = lesson.why(lab)\nwhy"


def test_a_lesson_from_its_name_to_why(open_table: OpenTable, home: Path) -> None:
    notebook = open_table(BEGIN.format(str(home)), PREDICT, LAB, WHY)
    page = notebook.page
    questions = page.locator(".bw-ask")
    name, ask, why = (questions.nth(i) for i in range(3))

    name.get_by_role("textbox").fill("Ann")
    page.keyboard.press("Enter")
    expect(name).to_contain_text("Hello Ann.")

    kite, square = (ask.locator(f'[data-name="{i}"]') for i in (1, 2))
    expect(ask).not_to_contain_text("equal")
    kite.focus()
    page.keyboard.press("Space")
    expect(kite).to_have_attribute("aria-pressed", "true")
    square.click()
    kite.click()
    expect(kite).to_have_attribute("aria-pressed", "false")
    ask.get_by_role("button", name="That is my prediction").press("Enter")
    expect(ask).to_contain_text("Four equal sides.")
    expect(ask).not_to_contain_text("You said 2")
    compare = ask.get_by_role("button", name="I have read it: compare")
    expect(compare).to_be_focused()
    page.keyboard.press("Enter")
    expect(ask).to_contain_text("You said 2. It is true of 2.")
    kept = "[[(p.said, p.truth) for p in lesson._results.predictions], lesson.file.name]"
    assert notebook.ask(kept) == [[[[2], [2]]], "ann-05.json"]

    desk = LabDesk(notebook, 2)
    desk.drag((4, 6), (2, 6))
    desk.expect_row("rectangle", holds=True)
    desk.expect_row("parallelogram", holds=True)
    assert notebook.ask("lab.corners") == [[2, 2], [6, 2], [6, 6], [2, 6]]

    why.get_by_role("combobox").select_option("Rhombus")
    why.get_by_role("button", name="Why?").click()
    expect(why).to_contain_text("Rhombus: yes.")

    page.evaluate(AXE.read_text(encoding="utf-8"))
    for one in (name, ask, why):
        assert not one.evaluate(RUN_AXE)
