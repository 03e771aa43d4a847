"""Game Matrix, light and dark: repainted, and nothing for axe-core to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.looks import Look, give_room
from tests.browser.players import matrix_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

pytestmark = pytest.mark.browser
BOXES = "all => all.map((one) => one.getBoundingClientRect().toJSON())"


def test_game_matrix_in_both_themes(open_table: OpenTable) -> None:
    notebook = open_table(matrix_cell("['Ann', 'Ben']", hints=True, claims="teach"))
    screen = notebook.screen()
    look = Look(notebook, screen)

    def claims(fits: bool) -> list[str]:
        view = screen.view
        found = zip(view["figures"], view["fits"], strict=True)
        return [f"Claim figure {figure['number']}" for figure, fit in found if fit is fits]

    look.check("draw, with the lists of why")
    screen.press("Draw a card")
    look.check("claim")
    right = claims(True)[0]
    screen.press(claims(False)[0])
    screen.wait_for_target(right)
    look.check("wrong")
    screen.press(right)
    screen.wait_for_target("Draw a card")
    look.check("dare")
    screen.press(right.replace("Claim", "Stop and take"))
    screen.wait_for_target("Draw a card")
    screen.button("Why?").click()
    look.check("why")
    notebook.python("while game.moves(): game.play(game.moves()[-1])")
    screen.wait_for_ply(notebook.ask("game.ply"))
    look.check("over")
    assert screen.view["phase"] == "over"
    assert not notebook.complaints


@pytest.mark.parametrize("width", [256, 324, 560, 900])
def test_why_is_asked_in_one_row(open_table: OpenTable, width: int) -> None:
    notebook = open_table(matrix_cell("['Ann', 'Ben']"))
    screen = notebook.screen()
    give_room(notebook, screen.root, width)
    boxes = screen.root.locator(".bw-why > *").evaluate_all(BOXES)
    assert len({box["y"] for box in boxes}) == 1
    assert all(box["width"] > 50 for box in boxes)
    assert boxes[-1]["right"] <= screen.root.evaluate("root => root.getBoundingClientRect().right")
