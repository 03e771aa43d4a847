"""Game Matrix's figures are measured on demand: by pointing, by the key M, and by a finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import brainwaves_widgets as bw
from tests.browser.plain import TWO_FRAMES, PlainPage
from tests.browser.screen import NOTE_TEXTS

if TYPE_CHECKING:
    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.browser
BOXES = """(host) => Object.fromEntries(
  host.items().map(({ key, x, y, w, h }) => [key, [x + w / 2, y + h / 2]])
)"""


def test_figures_are_measured_on_demand(open_page: OpenPage) -> None:
    page = open_page(has_touch=True)
    game = bw.GameMatrix(["Ann", "Ben"], seed=11)
    plain = PlainPage(page, game, html="<main></main>", in_shadow=False)
    canvas = plain.root.locator(".bw-canvas")
    corner = canvas.bounding_box()
    assert corner
    texts = {
        f"figure-{figure['key']}": {
            one["text"] for one in measures["texts"] if not one["text"].isdigit()
        }
        for figure in game.view()["figures"]
        for measures in [game.drawings["measures"][figure["key"]]]
    }
    house, plus = texts["figure-house-pentagon"], texts["figure-plus"]

    def written() -> set[str]:
        """What is written once something has been painted anew."""
        page.evaluate(NOTE_TEXTS)
        page.mouse.move(*middle("switch-Measures"))
        page.evaluate(TWO_FRAMES)
        return set(page.evaluate("window.bwTexts"))

    def middle(key: str) -> tuple[float, float]:
        x, y = canvas.evaluate(BOXES)[key]
        return corner["x"] + x, corner["y"] + y

    assert not written() & house
    page.evaluate(NOTE_TEXTS)
    page.mouse.move(*middle("figure-house-pentagon"))
    page.evaluate(TWO_FRAMES)
    over = set(page.evaluate("window.bwTexts"))
    assert house <= over
    assert not plus & over
    canvas.focus()
    page.keyboard.press("m")
    assert house | plus <= written()
    page.touchscreen.tap(*middle("switch-Measures"))
    page.mouse.move(*middle("title"))
    assert not written() & plus
    assert game.ply == len(game.history)  # nothing of it is a move
