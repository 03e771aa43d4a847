"""Hasty hands: a press that was meant for what stood there before does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.players import Memory, boar_cell, game_cell

from .hasty import SLOWLY, hurry
from .keyboard import choose_by_arrows, tab_to_canvas

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

pytestmark = [pytest.mark.browser, pytest.mark.real_time]
KEPT = 500
# How long, in ms, hands are kept off at each change, and which moves of the list say so meanwhile.
CLOCK = """(root) => {
  window.bwKept = [];
  let since = 0;
  new MutationObserver(() => {
    const { state } = root.dataset;
    const off = [...root.querySelectorAll(".bw-moves [aria-disabled=true]")];
    if (state === "settling") since = since || performance.now();
    else if (since) {
      window.bwKept.push(Math.round(performance.now() - since));
      since = 0;
    }
    if (state === "settling") window.bwOff = off.map((one) => one.textContent);
  }).observe(root, { attributes: true, attributeFilter: ["data-state"] });
}"""


def test_a_button_under_the_hand_waits_until_it_has_been_seen(open_table: OpenTable) -> None:
    notebook = open_table(game_cell())
    screen = notebook.screen()
    screen.root.evaluate(CLOCK)
    screen.click_on_canvas("Ready")
    screen.wait_for_ready()
    assert [KEPT - 20 <= ms <= KEPT + 300 for ms in notebook.page.evaluate("window.bwKept")] == [
        True
    ]
    assert notebook.page.evaluate("window.bwOff") == ["Roll the dice"]
    screen.press("Undo")

    notebook.hurry(SLOWLY)
    x, y = screen.middle_of("Ready")
    with screen.moving():
        notebook.page.mouse.click(x, y)
    assert screen.targets["Roll the dice"]["held"], "it stands where Ready was"
    hurry(screen, lambda: notebook.page.mouse.click(x, y))
    assert notebook.ask("game.ply") == screen.ply == 4

    screen.click_on_canvas("Roll the dice")
    assert not any(target["held"] for target in screen.targets.values()), "nothing was there before"
    assert screen.root.get_attribute("data-state") == "settling", "but one move of the list was"


def test_the_next_player_is_not_played_for(open_table: OpenTable) -> None:
    notebook = open_table(game_cell("['Ann', 'Ben']"))
    screen, memory = notebook.screen(), Memory()
    memory.look(screen)
    screen.press("Ready, everybody")
    screen.press("Roll the dice")
    wrong = next(label for label in screen.targets if label != f"Answer {memory.right(screen)}")
    at = screen.middle_of(wrong)
    notebook.hurry(SLOWLY)
    screen.click_on_canvas(wrong)
    targets = screen.targets
    assert len(targets) > 1
    assert all(target["held"] for target in targets.values())
    hurry(screen, lambda: notebook.page.mouse.click(*at))
    assert notebook.ask("type(game.history[-1].move).__name__") == "Answer"
    assert notebook.ask("len(game.state.tries)") == 1


def test_a_key_does_not_do_two_things_in_one_breath(open_table: OpenTable) -> None:
    notebook = open_table(game_cell())
    screen, keyboard = notebook.screen(), notebook.page.keyboard

    def press_keys() -> None:
        keyboard.press("Enter")
        keyboard.press("Space")

    tab_to_canvas(screen)
    choose_by_arrows(screen, "Ready")
    notebook.hurry(SLOWLY)
    for done, then in (("Ready", 4), ("Roll the dice", 6)):
        choose_by_arrows(screen, done)
        with screen.moving():
            keyboard.press("Enter")
        hurry(screen, press_keys)
        assert notebook.ask("game.ply") == screen.ply == then
    screen.button("Undo").click()
    screen.wait_for_ply(4)
    screen.wait_for_ready()
    screen.button("Roll the dice").focus()
    with screen.moving():
        keyboard.press("Enter")
    hurry(screen, press_keys)
    assert notebook.ask("game.ply") == screen.ply == 6


def test_a_curtain_is_not_lifted_by_the_press_before(open_table: OpenTable) -> None:
    notebook = open_table(boar_cell("['Ann', 'Ben']"))
    screen = notebook.screen()
    screen.lift()
    assert screen.root.get_attribute("data-state") == "settling"
    assert all(target["held"] for target in screen.targets.values())
    screen.press("Draw a card")
    notebook.hurry(SLOWLY)
    screen.press("Turn it around")
    assert screen.targets["I am Ben"]["held"]
    screen.canvas.focus()
    hurry(screen, lambda: notebook.page.keyboard.press("Enter"))
    assert screen.scene["curtain"] == "Ben"
