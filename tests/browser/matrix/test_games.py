"""Whole games of Game Matrix: by mouse, by the list of moves, and some turns by keyboard."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.hands.keyboard import choose_by_arrows, tab_to_canvas
from tests.browser.players import claim_or_dare, matrix_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable
    from tests.browser.notebook import Notebook
    from tests.browser.screen import GameScreen
    from tests.browser.table import PlainTable

pytestmark = pytest.mark.browser
OUTCOME = "[list(part) for part in game.outcome]"


def check_end(notebook: Notebook | PlainTable, screen: GameScreen) -> None:
    """The score board shows what Python counted."""
    view = screen.view
    assert view["phase"] == "over"
    assert screen.offers == []
    *cards, measures = screen.targets  # figures can be measured, and cards asked for their meaning
    assert measures == "Measures: hidden"
    assert all(label.endswith("mean?") for label in cards)
    assert notebook.ask(OUTCOME) == [view["scores"], view["winners"]]
    expect(screen.spoken).to_have_text(screen.scene["prompt"]["headline"])
    assert not notebook.complaints


def test_the_original_version_by_mouse(open_table: OpenTable) -> None:
    notebook = open_table(matrix_cell("['Ann', 'Ben']", version="original", dots=1, hints=True))
    screen, rng, told = notebook.screen(), Random(1), set()
    screen.note_texts()

    while (scene := screen.scene)["moves"]:
        view = scene["view"]
        told.add((view["told"] or {"kind": None})["kind"])
        assert len(view["figures"]) == 3 or not view["figures_left"]
        screen.click_on_canvas(claim_or_dare(screen, rng, guessing=0.2))
    told.add((screen.view["told"] or {"kind": None})["kind"])

    screen.wait_for_text(screen.scene["prompt"]["headline"])
    view = screen.view
    assert told >= {"wrong", "took", "none"}
    assert view["left"] == 0 or view["figures"] == []
    assert sum(view["won"]) == sum(view["taken"]) > 3
    assert view["scores"] == [a + b for a, b in zip(view["won"], view["taken"], strict=True)]
    check_end(notebook, screen)


def test_the_main_version_by_the_list_of_moves(open_table: OpenTable) -> None:
    notebook = open_table(matrix_cell("['Ann', 'Ben', 'Cleo']", dots=1, hints=True))
    screen, rng, told = notebook.screen(), Random(2), set()

    while (scene := screen.scene)["moves"]:
        view = scene["view"]
        if view["told"]:
            told.add((view["told"]["kind"], bool(view["told"]["claimed"])))
        says_no = view["phase"] == "claim" and rng.random() < 0.15
        screen.play("None fits" if says_no else claim_or_dare(screen, rng, guessing=0.2))

    view = screen.view
    told.add((view["told"]["kind"], bool(view["told"]["claimed"])))
    assert told >= {("took", False), ("missed", True), ("missed", False)}
    assert view["scores"] == view["won"]
    assert sum(view["won"]) > sum(view["taken"]) > 3, "somebody dared more than one card"
    check_end(notebook, screen)


def test_turns_of_the_main_version_by_keyboard(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(matrix_cell("['Ann', 'Ben']", hints=True), "'last cell'")
    screen, rng, taken = notebook.screen(), Random(3), 0
    tab_to_canvas(screen)

    def press(label: str) -> None:
        with screen.moving():
            choose_by_arrows(screen, label)
            notebook.page.keyboard.press("Enter")

    while taken < 2:
        press(claim_or_dare(screen, rng, guessing=0.1))
        taken = sum(screen.view["taken"])
    made = notebook.ask("[type(step.move).__name__ for step in game.history if step.seat >= 0]")
    assert {"Draw", "Claim", "Take"} <= set(made)
    assert notebook.ask("game.view()['won']") == screen.view["won"]
    assert screen.canvas.evaluate("host => host === document.activeElement")
    assert notebook.page.locator(".jp-Notebook .jp-CodeCell").count() == 2
    notebook.page.keyboard.press("Tab")
    assert notebook.page.evaluate("document.activeElement.textContent") == "Moves as buttons"
    notebook.page.keyboard.press("Tab")
    assert notebook.page.evaluate("document.activeElement.textContent") == "Draw a card"
