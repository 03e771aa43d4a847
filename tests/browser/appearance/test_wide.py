"""A game in a wide cell and on a full screen: larger, sharp, and hands meet what they see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from tests.browser.plain import PlainPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.browser
GAMES: dict[str, Callable[[], Any]] = {
    "goose": lambda: bw.AstuteGoose(["Ann"], seed=7, study_seconds=3000),
    "boar": lambda: bw.BrilliantBoar(["Ann"], seed=7, show_seconds=3000),
    "matrix": lambda: bw.GameMatrix(["Ann", "Ben"], seed=7),
    "brain wave": lambda: bw.BrainWave(["Ann", "Ben"], size=7, seed=3),
}
LAID_OUT = 960
MOVE = """(host) => {
  const moves = [...host.closest(".bw").querySelectorAll(".bw-moves button")];
  const labels = moves.map((button) => button.textContent);
  return host.targets().find(({ label }) => labels.includes(label));
}"""
READY = "() => document.querySelector('.bw').dataset.state === 'ready'"
SEEN = """() => {
  const root = document.querySelector(".bw");
  const canvas = root.querySelector(".bw-canvas canvas");
  const box = canvas.getBoundingClientRect();
  return {
    full: root.classList.contains("bw-full"),
    browsers: document.fullscreenElement === root,
    width: box.width,
    right: box.right,
    bottom: root.querySelector(".bw-tools").getBoundingClientRect().bottom,
    sharp: Math.abs(canvas.width - box.width * devicePixelRatio) < 1,
  };
}"""


@pytest.mark.parametrize("name", GAMES)
def test_a_game_in_a_wide_cell_and_on_a_full_screen(open_page: OpenPage, name: str) -> None:
    width, height = 1600, 1100
    page = open_page(width, height, device_scale_factor=1.5)
    game = GAMES[name]()
    plain = PlainPage(page, game, html="<main></main>", in_shadow=False)
    canvas = plain.root.locator(".bw-canvas")

    def play() -> None:
        page.wait_for_function(READY)
        before = game.ply
        target = canvas.evaluate(MOVE)
        middle = {"x": target["x"] + target["w"] / 2, "y": target["y"] + target["h"] / 2}
        canvas.click(position=middle)  # type: ignore[arg-type]
        page.wait_for_function(f"() => document.querySelector('.bw').dataset.ply > {before}")

    page.wait_for_function(f"() => ({SEEN})().width > {LAID_OUT}")
    wide = page.evaluate(SEEN)
    assert wide["sharp"]
    assert wide["width"] < width
    play()
    canvas.focus()
    page.keyboard.press("f")
    page.wait_for_function("() => document.querySelector('.bw-full')")
    full = page.evaluate(SEEN)
    assert full["browsers"]
    assert full["sharp"]
    assert full["width"] >= wide["width"] * 0.95
    assert full["right"] <= width
    assert full["bottom"] <= height
    play()
    plain.root.get_by_role("button", name="Full screen").click()
    page.wait_for_function("() => !document.querySelector('.bw-full')")
    assert page.evaluate(SEEN)["width"] == wide["width"]

    # In a frame that is not allowed the screen it has the window, and Escape leaves that.
    page.evaluate("() => { Element.prototype.requestFullscreen = () => Promise.reject(); }")
    canvas.focus()
    page.keyboard.press("F")
    page.wait_for_function("() => document.querySelector('.bw-full')")
    assert not page.evaluate(SEEN)["browsers"]
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('.bw-full')")
