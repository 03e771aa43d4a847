"""Steppers of all games on a page: stepping, playing, eyes, predicting, branching."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.looks import AXE, DARK, LIGHT, RUN_AXE
from tests.browser.players import STEPS as MOST, stepper_cell

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import OpenNotebook, OpenTable
    from tests.browser.screen import GameScreen
    from tests.browser.table import PlainTable

pytestmark = pytest.mark.browser
GAMES = ("goose", "boar", "matrix", "brainwave")
PLAYING = 300
"""So many milliseconds a state is shown for at speed 4."""
BRANCH = """walker = bw.Stepper(table)
while walker.table.actors == (-1,):
    walker.goto(walker.ply - 1)
other = walker.branch(walker.table.actors[0], seed=5)
other"""
OVERFLOW = "root => root.scrollWidth - root.clientWidth"
# All in one frame: the canvas above them may be laid out anew at any time.
TOPS = """buttons => buttons
  .filter((one) => ["First", "Back", "Play", "Forward", "Last"].includes(one.ariaLabel))
  .map((one) => one.getBoundingClientRect().top)"""


def part(screen: GameScreen, name: str) -> Locator:
    """A part of the stepper's bar that something is chosen with."""
    return screen.root.get_by_label(name, exact=True)


def marked(screen: GameScreen) -> list[str]:
    """The parts of the picture that are highlighted."""
    marks: list[dict[str, Any]] = screen.canvas.evaluate("host => host.marks()")
    return [mark["key"] for mark in marks]


def press(screen: GameScreen, name: str, ply: int) -> None:
    screen.button(name).click()
    screen.wait_for_ply(ply)


def jump(notebook: PlainTable, screen: GameScreen, ply: int) -> None:
    notebook.python(f"stepper.goto({ply})")
    screen.wait_for_ply(ply)
    screen.wait_for_rest()


@pytest.mark.real_time
def test_every_way_to_step_and_playing_to_the_end(open_table: OpenTable) -> None:
    notebook = open_table(stepper_cell("goose", "teacher=True"))
    screen = notebook.screen()
    expect(screen.list.get_by_role("button")).to_have_count(0)
    press(screen, "First", 0)
    expect(screen.status).to_have_text("Before the first move.")
    press(screen, "Forward", 1)
    press(screen, "Forward", 2)
    expect(screen.status).to_contain_text(notebook.ask("stepper.words"))
    press(screen, "Back", 1)
    press(screen, "Last", MOST)

    screen.canvas.focus()
    for key, ply in {"Home": 0, "ArrowRight": 1, "End": MOST, "ArrowLeft": MOST - 1}.items():
        screen.canvas.press(key)
        screen.wait_for_ply(ply)
    slider = part(screen, "State")
    slider.fill("30")
    screen.wait_for_ply(30)
    slider.press("PageUp")
    screen.wait_for_ply_change(30)

    assert notebook.ask("stepper.ply") == screen.ply > 30
    assert notebook.ask("table.ply") == MOST
    expect(screen.root).to_contain_class("bw-stepping")

    jump(notebook, screen, MOST - 3)
    part(screen, "Speed").select_option("4")
    screen.button("Play").click()
    expect(screen.button("Pause")).to_be_visible()
    screen.wait_for_ply(MOST)
    expect(screen.button("Play")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_scoring_moments_and_changes_are_marked_and_eyes_chosen(
    open_table: OpenTable, game: str
) -> None:
    notebook = open_table(stepper_cell(game), "bw.Stepper(table, 'Ben')", height=2600)
    screen, ben = notebook.screen(0), notebook.screen(1)
    check_marks(notebook, screen)
    check_eyes(notebook, screen, ben)


def check_marks(notebook: PlainTable, screen: GameScreen) -> None:
    marks = notebook.ask("stepper.marks")
    ticks = screen.root.locator(".bw-marks i")
    expect(ticks).to_have_count(len(marks))
    slider, tick = part(screen, "State").bounding_box(), ticks.first.bounding_box()
    assert slider
    assert tick
    share = (tick["x"] + 1 - slider["x"] - 8) / (slider["width"] - 16)
    assert share == pytest.approx(marks[0] / MOST, abs=0.01)

    jump(notebook, screen, marks[0])
    assert marked(screen) == []
    told = f"{marks[0]} of {MOST}, a score has changed"
    expect(part(screen, "State")).to_have_attribute("aria-valuetext", told)
    plain = screen.pixels()
    press(screen, "Back", marks[0] - 1)
    press(screen, "Forward", marks[0])
    notebook.until(lambda: bool(marked(screen)))
    screen.wait_for_rest()
    assert screen.pixels() != plain, "the highlight is to be seen"
    jump(notebook, screen, 0)
    jump(notebook, screen, marks[0])
    assert marked(screen) == []


def check_eyes(notebook: PlainTable, screen: GameScreen, ben: GameScreen) -> None:
    press(screen, "Last", MOST)
    eyes = part(screen, "Seen by")
    expect(eyes.locator("option")).to_have_text(["Ann", "Ben", "Everybody", "Teacher"])
    expect(eyes).to_have_value("Everybody")
    for name, seat in {"Ann": 0, "Teacher": None, "Ben": 1}.items():
        eyes.select_option(name)
        notebook.until(lambda seat=seat: screen.view["seat"] == seat)  # type: ignore[misc]
        assert notebook.ask("stepper.eyes") == name
    assert screen.view == ben.view

    expect(part(ben, "Seen by")).to_be_disabled()
    expect(part(ben, "Seen by").locator("option")).to_have_text(["Ben"])
    before = ben.scene
    notebook.send(ben.widget, {"do": "see", "as": 3, "ply": MOST})
    expect(ben.status).to_contain_text("There is nothing to do")
    assert ben.scene == before


@pytest.mark.real_time
def test_playing_stops_when_somebody_does_something(open_table: OpenTable) -> None:
    notebook = open_table(stepper_cell("goose", "speed=4", "stepper.goto(0)"))
    screen = notebook.screen()
    canvas, slider = screen.canvas, part(screen, "State")

    def stops(doing: str) -> None:
        expect(screen.button("Play"), doing).to_be_visible()
        screen.wait_for_rest()
        at = screen.ply
        notebook.page.wait_for_timeout(1.5 * PLAYING)
        assert screen.ply == at, doing

    for place in (canvas, slider):
        place.focus()
        place.press(" ")
        expect(screen.button("Pause")).to_be_visible()
        screen.wait_for_ply_change(screen.ply)
        place.press(" ")
        stops("Space")
    screen.button("Play").click()
    screen.wait_for_ply_change(screen.ply)
    canvas.click(position={"x": 5, "y": 5})
    stops("a click on the canvas")
    screen.button("Play").click()
    screen.wait_for_ply_change(screen.ply)
    screen.button("Back").click()
    stops("a step back")
    press(screen, "Last", MOST)
    screen.button("Play").click()
    screen.wait_for_ply(0)
    screen.button("Pause").click()


def test_it_asks_before_it_shows_and_a_branch_plays_on(open_table: OpenTable) -> None:
    notebook = open_table(
        stepper_cell("brainwave", "predict=True", "stepper.goto(20)"), BRANCH, height=2800
    )
    screen, other = notebook.screen(0), notebook.screen(1)
    asked = screen.root.get_by_role("group", name="Prediction").get_by_role("button")
    screen.button("Forward").focus()
    while not asked.count():
        at = screen.ply
        screen.page.keyboard.press("Enter")
        notebook.until(lambda at=at: screen.ply > at or asked.count() > 0)  # type: ignore[misc]
    at, truth = screen.ply, notebook.ask("stepper._question.actual")
    assert truth in asked.all_inner_texts()
    assert asked.last.inner_text() == "I do not know"
    expect(asked.first).to_be_focused()
    for _ in range(asked.all_inner_texts().index(truth)):
        screen.page.keyboard.press("Tab")
    screen.page.keyboard.press("Enter")
    screen.wait_for_ply(at + 1)
    expect(screen.root.locator(".bw-right")).to_have_text(
        f"✓ You predicted that: {truth}. (1 of 1 right)"
    )
    expect(screen.button("Forward")).to_be_focused()
    assert notebook.ask("stepper.predictions") == [[at, truth, truth, True]]

    assert notebook.ask("other.state == walker.state")
    other.press(other.offers[0])
    assert notebook.ask("other.ply > walker.ply and other.history[:walker.ply] == walker.history")
    assert notebook.ask("walker.table.last_ply") == MOST


def test_the_bar_fits_a_narrow_screen_and_axe_finds_nothing(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(
        stepper_cell("brainwave", "predict=True", "stepper.goto(20)"), height=2600
    )
    screen = notebook.screen()
    screen.root.evaluate("root => { root.style.width = '360px'; }")
    tops = screen.root.locator("button").evaluate_all(TOPS)
    assert len(tops) == 5
    assert len(set(tops)) == 1, "the buttons stay in a row"
    notebook.until(lambda: screen.root.evaluate(OVERFLOW) <= 0)  # the canvas follows its room
    choices = screen.root.locator(".bw-choices button")
    for _ in range(8):
        if choices.count():
            break
        at = screen.ply
        screen.button("Forward").click()
        notebook.until(lambda at=at: screen.ply > at or choices.count() > 0)  # type: ignore[misc]
    expect(choices.first).to_be_visible()
    assert screen.root.evaluate(OVERFLOW) <= 0
    notebook.page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in (DARK, LIGHT):
        notebook.change_theme(theme)
        assert not screen.root.evaluate(RUN_AXE)
    choices.first.click()
    expect(screen.root.locator(".bw-predict p")).to_contain_text("It was")
    assert not screen.root.evaluate(RUN_AXE)
