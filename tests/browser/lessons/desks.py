"""The widgets of a lesson as a person meets them: a figure to drag, a quiz to take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.notebook import Notebook
    from tests.browser.table import PlainTable

LESSONS = "from brainwaves_widgets.lessons import FigureLab, Quiz, Task\n"

BOARD = "from brainwaves_widgets.lessons import Blackboard\nboard = Blackboard()\nboard"


class LabDesk:
    """A figure laboratory on the page, by its number from 0 on."""

    def __init__(self, notebook: Notebook | PlainTable, number: int = 0) -> None:
        self.notebook, self.page = notebook, notebook.page
        self.root = notebook.page.locator("section.bw-lesson").nth(number)
        self.sheet = self.root.locator(".bw-sheet")
        self.spoken = self.root.locator(".bw-spoken")
        self.task = self.root.locator(".bw-task")
        self.sheet.wait_for()

    def corner(self, letter: str) -> Locator:
        return self.root.locator(f"[data-corner={letter}]")

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name, exact=True)

    def row(self, key: str) -> Locator:
        return self.root.locator(f"[data-key={key}]")

    def expect_row(self, key: str, *, holds: bool) -> None:
        told = str(holds).lower()
        expect(self.row(key)).to_have_attribute("data-holds", told)
        expect(self.row(key)).to_contain_text("✓ yes" if holds else "✗ no")

    @property
    def answers(self) -> int:
        return int(self.root.get_attribute("data-answers") or 0)

    def at(self, x: float, y: float, size: float = 12) -> tuple[float, float]:
        """Where a point of the sheet is on the page."""
        self.sheet.scroll_into_view_if_needed()
        box = self.sheet.evaluate(
            "e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.width]; }"
        )
        left, top, wide = box
        return left + x / size * wide, top + (1 - y / size) * wide

    def drag(self, start: tuple[float, float], to: tuple[float, float], *, steps: int = 12) -> None:
        """Drag what lies at a point of the sheet to another one, with the mouse."""
        self.page.mouse.move(*self.at(*start))
        self.page.mouse.down()
        self.page.mouse.move(*self.at(*to), steps=steps)
        self.page.mouse.up()

    def pixels(self) -> str:
        return str(self.sheet.locator("canvas").evaluate("c => c.toDataURL()"))


class QuizDesk:
    """A quiz on the page."""

    def __init__(self, notebook: Notebook | PlainTable, number: int = 0) -> None:
        self.notebook, self.page = notebook, notebook.page
        self.root = notebook.page.locator("section.bw-lesson").nth(number)
        self.told = self.root.locator(".bw-told")
        self.next = self.root.locator(".bw-next")
        self.report = self.root.get_by_role("region")
        self.root.wait_for()

    @property
    def phase(self) -> str:
        return self.root.get_attribute("data-phase") or ""

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name, exact=True)

    def reasons(self) -> list[str]:
        """The sentences to choose from, without their numbers."""
        return self.root.locator(".bw-reasons button > span:last-child").all_inner_texts()

    def truth(self) -> dict[str, Any]:
        """What Python knows and the page does not."""
        found: dict[str, Any] = self.notebook.ask(
            "dict(fits=quiz.question.verdict.holds, because=quiz.question.verdict.because)"
        )
        return found

    def answer(self, *, fits: bool, because: str) -> None:
        self.button("Fits" if fits else "Does not fit").click()
        self.root.locator(".bw-reasons button").nth(self.reasons().index(because)).click()
        expect(self.root).to_have_attribute("data-phase", "told")
