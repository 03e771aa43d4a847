"""The keyboard's ring on the canvas: after each move it stands where the next can be made."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.brainwave.waves import wave_cell
from tests.browser.players import boar_cell, game_cell, matrix_cell

from .keyboard import choose_by_arrows, tab_to_canvas

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable
    from tests.browser.screen import GameScreen

pytestmark = pytest.mark.browser
MOVES = 8


def ringed(screen: GameScreen) -> list[str]:
    """What the ring stands on."""
    found = screen.canvas.evaluate("host => host.targets()")
    return [target["label"] for target in found if target["ring"]]


@pytest.mark.parametrize(
    "cell",
    [
        game_cell("['Ann', 'Ben', 'Cleo']"),
        boar_cell("['Ann', 'Ben']"),
        matrix_cell("['Ann', 'Ben']"),
        wave_cell(),
    ],
    ids=["Goose", "Boar", "Matrix", "Brain Wave"],
)
def test_enter_alone_plays_on(open_table: OpenTable, cell: str) -> None:
    notebook = open_table(cell)
    screen, keyboard = notebook.screen(), notebook.page.keyboard
    screen.wait_for_ready()
    tab_to_canvas(screen)
    assert ringed(screen) == [screen.spoken.inner_text()]

    for _ in range(MOVES):
        before = screen.scene
        keyboard.press("Enter")
        notebook.until(lambda before=before: screen.scene != before)  # type: ignore[misc]
        screen.wait_for_ready()
        (label,) = ringed(screen)
        expect(screen.spoken).to_contain_text(f"Enter: {label}.")


def test_everybody_is_ready_by_enter(open_table: OpenTable) -> None:
    notebook = open_table(game_cell("['Ann', 'Ben']"))
    screen = notebook.screen()
    tab_to_canvas(screen)
    with screen.moving():
        notebook.page.keyboard.press("Enter")
    assert notebook.ask("game.state.phase") == "roll"


def test_the_ring_stays_where_it_can_and_leaves_with_the_keyboard(open_table: OpenTable) -> None:
    notebook = open_table(game_cell("['Ann', 'Ben']"))
    screen, keyboard = notebook.screen(), notebook.page.keyboard
    tab_to_canvas(screen)
    choose_by_arrows(screen, "Ready, Ann")
    with screen.moving():
        keyboard.press("Enter")
    screen.wait_for_ready()
    assert len(ringed(screen)) == 1
    keyboard.press("Escape")
    with screen.moving():
        screen.button(screen.offers[0]).click()
    assert ringed(screen) == [], "it was sent away"
    tab_to_canvas(screen, "Shift+Tab")
    assert ringed(screen) == ["Roll the dice"]
    screen.click_on_canvas("Roll the dice")
    assert ringed(screen) == [], "a hand has taken over"
