"""Ways to a canvas and around it by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.screen import GameScreen


def tab_to_canvas(screen: GameScreen, key: str = "Tab") -> None:
    """Press Tab until the canvas has the focus."""
    for _ in range(60):
        screen.page.keyboard.press(key)
        if screen.canvas.evaluate("host => host === document.activeElement"):
            return
    pytest.fail("Tab does not lead to the canvas")


def choose_by_arrows(screen: GameScreen, label: str) -> None:
    """Move the cursor to something on the canvas."""
    screen.wait_for_target(label)
    around = ["ArrowRight"] * 7 + ["ArrowUp"] * 3 + ["ArrowLeft"] * 7 + ["ArrowDown"] * 3
    for key in (*around, *around):
        if screen.spoken.inner_text() == label:
            return
        screen.page.keyboard.press(key)
    expect(screen.spoken).to_have_text(label)
