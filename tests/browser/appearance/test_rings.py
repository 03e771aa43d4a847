"""Rings around what has the focus, as they are painted: seen in both themes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.brainwave.waves import BUILD, wave_cell
from tests.browser.looks import DARK, LIGHT, change_theme
from tests.browser.players import boar_cell, game_cell, matrix_cell
from tests.browser.rings import check_ring, check_stops, luminance

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

pytestmark = pytest.mark.browser
CELLS = {
    "Goose": game_cell("['Ann', 'Ben']"),
    "Boar": boar_cell("['Ann', 'Ben']"),
    "Matrix": matrix_cell("['Ann', 'Ben']"),
    "Brain Wave": wave_cell(BUILD),
}
RINGED = "host => host.targets().find((target) => target.ring)"


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("game", CELLS)
def test_the_focus_is_seen_on_buttons_and_on_the_canvas(
    open_table: OpenTable, game: str, theme: str
) -> None:
    notebook = open_table(CELLS[game], width=900, height=1600)
    change_theme(notebook, theme)
    screen, page = notebook.screen(), notebook.page
    screen.wait_for_ready()
    if screen.scene["curtain"]:
        screen.lift()
        screen.wait_for_ready()
    page.evaluate("document.activeElement.blur()")
    seen = check_stops(page, 16)
    assert {"Undo", *screen.offers} & seen
    assert len(seen) >= 5, seen

    page.evaluate("document.activeElement.blur()")
    screen.wait_for_rest()
    before = luminance(page)
    screen.canvas.focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
        screen.wait_for_rest()
        box = screen.canvas.evaluate(RINGED)
        at = screen.canvas.bounding_box()
        assert at
        check_ring(
            before, luminance(page), {**box, "x": at["x"] + box["x"], "y": at["y"] + box["y"]}
        )
