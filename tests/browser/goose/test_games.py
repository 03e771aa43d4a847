"""Whole games, from the study of the suspects to the score board."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from brainwaves_widgets.core.text.phrases import number
from tests.browser.players import Memory, answer, game_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

pytestmark = pytest.mark.browser


def test_solo_by_mouse_is_won_by_memory(open_table: OpenTable) -> None:
    notebook = open_table(game_cell())
    screen, memory = notebook.screen(), Memory()

    while label := memory.choose(screen):
        screen.click_on_canvas(label)

    assert not screen.targets
    assert screen.offers == []
    view = screen.view
    assert view["phase"] == "over"
    assert view["errors"] == 0
    assert 23 <= view["scores"][0] == view["points"][0] <= 25
    expect(screen.spoken).to_have_text(f"Your score is {number(view['scores'][0])}.")
    assert notebook.ask("list(game.outcome.scores)") == view["scores"]


def test_together_by_the_list_of_moves(open_table: OpenTable) -> None:
    notebook = open_table(game_cell("['Ann', 'Ben']", mode="cooperative", level="expert"))
    screen, memory, rng = notebook.screen(), Memory(), Random(4)

    while good := memory.choose(screen):
        errs = screen.view["phase"] == "answer" and screen.view["errors"] < 4
        screen.play(answer(screen, memory.wrong(screen, rng)) if errs else good)

    view = screen.view
    assert view["errors"] == 4
    assert view["scores"] == [view["points"][0] - 4] * 2
    expect(screen.spoken).to_have_text(f"Your joint score is {view['scores'][0]}.")
    assert notebook.ask("list(game.outcome.scores)") == view["scores"]
    turns = notebook.ask("[s.seat for s in game.history if type(s.move).__name__ == 'Answer']")
    assert turns == [number % 2 for number in range(len(turns))]


def test_with_motion_every_picture_comes_to_rest(open_table: OpenTable) -> None:
    notebook = open_table(game_cell(), still=False)
    screen, memory = notebook.screen(), Memory()

    for _ in range(8):
        label = memory.choose(screen)
        assert label
        screen.wait_for_target(label)
        screen.wait_for_rest()
        screen.click_on_canvas(label)

    assert notebook.ask("[game.view()['points'], game.view()['errors']]") == [[2], 0]
