"""Programs at the table: their turns are seen, can be hurried, and block nothing if they fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

pytestmark = [pytest.mark.browser, pytest.mark.real_time]

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
    assert screen.offers == ["Random move for Mine", "Take Mine's seat over"]
    assert not any("Mine" in target for target in screen.targets)  # no half of it on the canvas
    before = screen.ply
    screen.button("Take Mine's seat over").click()
    screen.button("Draw a card").click()
    screen.wait_for_ply_change(before)
    assert screen.scene["bots"] == []


@pytest.mark.parametrize("by", ["click", "Enter"])
def test_a_press_lets_a_program_move_at_once(open_notebook: OpenNotebook, by: str) -> None:
    notebook = open_notebook(CELL.format(how="pace=1000") + "\nMine.woken.set()\ngame")
    screen = notebook.screen()
    before = screen.ply
    assert screen.offers == ["Let Mine move"]
    screen.page.wait_for_timeout(1500)
    assert notebook.ask("game.ply") == before
    if by == "click":
        screen.canvas.click()
    else:
        screen.canvas.press(by)
    screen.wait_for_ply_change(before)
