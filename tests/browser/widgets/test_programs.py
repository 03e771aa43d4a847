"""Programs at the table: their turns are seen, can be hurried, and block nothing if they fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.bots import Guesser
from tests.browser.plain import PlainPage

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenPage

pytestmark = [pytest.mark.browser, pytest.mark.real_time]

KEPT = "turns the card around and holds 1 card."
IS_READY = "(root) => root.dataset.state === 'ready' && !window.bwAsked"
IS_TURN = """(root) => root.dataset.state === "ready" && !window.bwAsked &&
  root.querySelector(".bw-moves").textContent.startsWith("Draw a card")"""
IS_LOOKING = """(root) => root.querySelector(".bw-moves").textContent === "Turn it around" """

CELL = """\
import brainwaves_widgets as bw
from threading import Event
from brainwaves_widgets.bots import Guesser

class Mine(Guesser):
    name, woken = "Mine", Event()

    def choose(self, view, moves):
        self.woken.wait(60)
        return super().choose(view, moves)

game = bw.GameMatrix(players=[Mine(seed=1), "Ann"], seed=7, {how})
game"""


def test_a_program_that_sleeps_leaves_kernel_and_page_free(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(CELL.format(how="pace=0, bot_seconds=4"))
    screen = notebook.screen()
    notebook.until(lambda: screen.scene["prompt"]["headline"] == "Mine is thinking.")
    assert notebook.ask("game.ply") == screen.ply  # the kernel answers meanwhile
    screen.button("Random move for Mine").wait_for()
    asked = screen.root.get_by_role("group", name="A question")
    assert asked.get_by_role("button").all_inner_texts() == [
        "Random move for Mine",
        "Take over Mine's seat",
    ]
    why = "Mine takes too long to choose a move. How should the game go on?"
    assert asked.get_by_role("status").inner_text() == why
    assert screen.offers == []  # they stand at the table once, whether the list is open or not
    before = screen.ply
    screen.button("Take over Mine's seat").click()
    screen.button("Draw a card").click()
    screen.wait_for_ply_change(before)
    assert screen.scene["bots"] == []


def test_a_press_lets_a_program_move_at_once(open_notebook: OpenNotebook) -> None:
    cell = CELL.format(how="pace=1000") + "\nMine.woken.set()\n"
    notebook = open_notebook(f"{cell}one = game\none", f"{cell}other = game\nother", height=2400)
    one, other = notebook.screen(0), notebook.screen(1)
    before = one.ply
    for screen in (one, other):
        assert screen.offers == ["Let Mine move"]
    notebook.page.wait_for_timeout(1500)
    assert notebook.ask("[one.ply, other.ply]") == [before, before] == [one.ply, other.ply]
    one.canvas.click()
    one.wait_for_ply_change(before)
    assert notebook.ask("other.ply") == before
    other.canvas.press("Enter")
    other.wait_for_ply_change(before)


def test_who_looked_away_reads_what_programs_did(open_page: OpenPage) -> None:
    game = bw.BrilliantBoar(["Ann", Guesser(seed=1), Guesser(seed=2)], seed=7, pace=0)
    page = open_page(900, 900)
    plain = PlainPage(page, game, html="<main></main>", in_shadow=False)

    def press(label: str) -> None:
        page.wait_for_function(IS_READY, arg=plain.root.element_handle())
        plain.root.get_by_role("button", name=label, exact=True).click()

    status = plain.root.locator(".bw-status")
    press("Draw a card")
    press("Turn it around")
    page.wait_for_function(IS_TURN, arg=plain.root.element_handle())
    drew = [f"{name} draws a card. {name} {KEPT}" for name in game.players]
    assert status.text_content() == " ".join([f"Ann {KEPT}", *drew[1:]])
    hidden = plain.root.locator(".bw-status [aria-hidden=true]").text_content()
    assert hidden, "what was read out is not read out once more"
    press("Draw a card")
    page.wait_for_function(IS_LOOKING, arg=plain.root.element_handle())
    assert status.text_content() == "Ann draws a card."
