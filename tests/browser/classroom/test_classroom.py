"""A lesson with a class: the teacher in JupyterLab, pupils at a phone and a laptop without it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.doors.devices import PHONE, Device, coming
from tests.browser.lessons.desks import LabDesk
from tests.browser.looks import AXE, DARK, LIGHT, RUN_AXE
from tests.browser.notebook import KERNEL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Locator

    from tests.browser.conftest import OpenNotebook

pytestmark = pytest.mark.browser
CLASS = "import brainwaves_widgets as bw\nroom = bw.Classroom('05', folder='{folder}')\nroom"
SAID = "You said 1 and 3. It is true of 1 and 3."


class PupilDevice(Device):
    """A pupil's device; it has come as far as the entrance."""

    def _arrive(self) -> None:
        self.page.get_by_label("Your name or a nickname").wait_for()

    def come_in(self, name: str) -> None:
        self.page.get_by_label("Your name or a nickname").fill(name)
        self.button("Come in").click()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def expect_step(self, title: str) -> None:
        expect(self.page.get_by_role("heading", name=title, exact=True)).to_be_visible()

    def predict(self, *figures: int) -> None:
        for one in figures:
            self.page.locator(f".bw-item[data-name='{one}']").click()
        self.button("That is my prediction").click()


@pytest.fixture
def come(browser: Browser) -> Iterator[Callable[..., PupilDevice]]:
    yield from coming(browser, PupilDevice)


def test_a_lesson_with_a_class(  # noqa: PLR0915 - one story
    open_notebook: OpenNotebook, come: Callable[..., PupilDevice], tmp_path_factory: Any
) -> None:
    folder = tmp_path_factory.mktemp("results")
    notebook = open_notebook(CLASS.format(folder=folder))
    teacher = notebook.page.locator(".bw-room")
    row = teacher.locator("tbody tr")
    expect(teacher.get_by_alt_text("QR code of this link")).to_be_visible()
    url = teacher.locator(".bw-invite a").inner_text()

    def press(name: str) -> None:
        teacher.get_by_role("button", name=name).click()

    # They come in; a name is taken once.
    ann, ben = come(url, **PHONE), come(url)
    ann.come_in("Ann")
    ann.expect_step("Begin")
    ben.come_in("ann")
    expect(ben.page.get_by_text("Somebody is already called Ann.")).to_be_visible()
    ben.come_in("Ben")
    ben.expect_step("Begin")
    expect(row).to_have_count(2)

    # Ann predicts, and only then the text goes on; the teacher sees it.
    ann.button("Go on").click()
    expect(ann.button("Go on")).to_be_disabled()
    expect(ann.page.get_by_text("A name says what a figure")).to_have_count(0)
    ann.predict(1, 3)
    expect(ann.page.get_by_text("A name says what a figure")).to_be_visible()
    expect(row.filter(has_text="Ann")).to_contain_text("1, 3 ✓")
    ann.button("I have read it: compare").click()
    expect(ann.page.locator(".bw-told")).to_contain_text(SAID)

    # A page that is loaded again, or another tab, finds Ann again.
    ann.page.reload()
    expect(ann.page.locator(".bw-told")).to_contain_text(SAID)
    tab = ann.context.new_page()
    tab.goto(url)
    tab.get_by_role("button", name="Go on as Ann").click()
    expect(tab.locator(".bw-told")).to_contain_text(SAID)
    expect(ann.button("Play here")).to_be_visible()
    tab.close()
    ann.button("Play here").click()
    expect(ann.button("Go on")).to_be_enabled()

    # The class's answers, without names, for those who have answered.
    press("Show the class")
    expect(ann.page.get_by_text("What the class said")).to_be_visible()
    ben.button("Go on").click()
    expect(ben.page.get_by_text("What the class said")).to_be_hidden()
    ben.predict(1)
    expect(ben.page.get_by_text("What the class said")).to_be_visible()
    press("Hide from the class")
    expect(ann.page.get_by_text("What the class said")).to_be_hidden()

    # All look up; all go on together.
    press("Pause")
    for one in (ann, ben):
        expect(one.page.get_by_text("Look up, please.")).to_be_visible()
    press("Resume")
    press("All go on to: The tree")
    press("All go on to: Try")
    for one in (ann, ben):
        one.expect_step("Try")
    desk = LabDesk(ben, 1)  # type: ignore[arg-type]
    desk.expect_row("square", holds=True)
    desk.drag((10, 10), (9.2, 10.9))
    desk.expect_row("square", holds=False)
    expect(ben.page.get_by_text("Wait for the others")).to_be_visible()

    # Tables: their pages turn into seats.
    teacher.get_by_label("Pupils at a table").select_option("2")
    press("Start Game Matrix tables")
    for one in (ann, ben):
        one.expect_step("Game Matrix")
        one.page.locator("canvas").first.wait_for()
    ann.page.get_by_role("button", name="Draw a card", exact=True).first.tap()
    notebook.until(lambda: notebook.ask("room.tables[0].ply") > 5)
    expect(ben.page.get_by_text("Ann is looking for a figure")).not_to_have_count(0)
    assert notebook.ask("list(room.tables[0].players)") == ["Ann", "Ben"]
    press("Back to the lesson")
    ann.expect_step("Try")

    axe = AXE.read_text(encoding="utf-8")
    # Nobody hears of the others, and nothing is wrong with how it looks to a machine.
    for one, other in ((ann, "Ben"), (ben, "Ann")):
        told = [text for text in one.frames if other in text and '"stage": "table"' not in text]
        assert not [text for text in told if "already called Ann" not in text]
        one.page.evaluate(axe)
        assert one.page.locator("main").evaluate(RUN_AXE) == []
    notebook.page.evaluate(axe)
    for theme in (LIGHT, DARK):
        notebook.change_theme(theme)
        assert teacher.evaluate(RUN_AXE) == []

    # What they did is in files, and in the report.
    assert sorted(path.name for path in folder.glob("*.json")) == ["ann-05.json", "ben-05.json"]
    assert notebook.ask("list(room.report().learners)") == ["Ann", "Ben"]
    notebook.python("room.close()")
    for one in (ann, ben):
        one.wait_for_standing("closed")
        expect(one.page.get_by_text("Your teacher has ended this class.")).to_be_visible()


def test_a_class_outlives_its_kernel(
    open_notebook: OpenNotebook, come: Callable[..., PupilDevice], tmp_path_factory: Any
) -> None:
    notebook = open_notebook(CLASS.format(folder=tmp_path_factory.mktemp("results")))
    teacher = notebook.page.locator(".bw-room")
    url = teacher.locator(".bw-invite a").inner_text()
    ann = come(url, **PHONE)
    ann.come_in("Ann")
    ann.button("Go on").click()
    ann.predict(1, 3)
    ann.button("I have read it: compare").click()
    expect(ann.page.locator(".bw-told")).to_contain_text(SAID)

    notebook.page.evaluate(f"{KERNEL}.restart()")
    words = "Your teacher's computer does not answer. Your work is kept"
    expect(ann.page.get_by_text(words)).to_be_visible()

    notebook._wait_for_kernel()
    notebook.run()
    expect(teacher.get_by_text("A class of this lesson was interrupted at")).to_be_visible()
    teacher.get_by_role("button", name="Go on with that class").click()
    expect(teacher.locator("tbody tr")).to_contain_text("1, 3 ✓")
    assert teacher.locator(".bw-invite a").inner_text() == url
    ann.wait_for_standing("open")  # by itself
    expect(ann.page.locator(".bw-told")).to_contain_text(SAID)
    expect(ann.page.get_by_text(words)).to_be_hidden()
    ann.button("Go on").click()
    ann.expect_step("The tree")
    ann.troubles = [one for one in ann.troubles if "WebSocket connection" not in one]
    notebook.python("room.close()")
