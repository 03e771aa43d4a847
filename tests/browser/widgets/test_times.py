"""Response times as the browser measures them, and cells that react to what is pressed there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.players import game_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

pytestmark = [pytest.mark.browser, pytest.mark.real_time]
LOOKED_AT = 700
TIMES = "[[s.ms, s.seconds] for s in game.history if s.seat >= 0]"
OBSERVE = "seen = []\ngame.observe(lambda change: seen.append(change['new']), names='ply')"


def test_a_press_brings_the_time_since_the_picture_was_shown(open_table: OpenTable) -> None:
    notebook = open_table(game_cell("['Ann', 'Ben']"), OBSERVE)
    screen = notebook.screen(0)
    screen.wait_for_rest()
    notebook.page.wait_for_timeout(LOOKED_AT)
    screen.press("Ready, Ann")
    screen.press("Ready")
    screen.click_on_canvas("Roll the dice")
    screen.wait_for_ply(7)
    notebook.ask("game.play(game.moves()[0])")
    *pressed, played = notebook.ask(TIMES)
    assert len(pressed) == 3
    for ms, seconds in pressed:
        assert type(ms) is int
        assert 0 <= ms <= seconds * 1000 + 1  # Python had the state before the browser showed it
    assert pressed[0][0] >= LOOKED_AT
    assert played[0] is None
    assert notebook.ask("seen")[:3] == [4, 5, 7]
