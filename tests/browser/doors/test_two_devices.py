"""A breakthrough of Brain Wave between two devices: one flies the wave, the other one dodges it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import brainwaves_widgets as bw
from brainwaves_widgets.brainwave import Attempt
from tests.browser.brainwave.waves import slide, steering
from tests.widgets.waves import to_attempt

from .devices import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from brainwaves_widgets.widgets import GameWidget

    from .devices import Device

pytestmark = pytest.mark.browser

# Where a place of the screen without a wall, from 0 to 1 both ways, is on the page.
ON_GLASS = """(root, [x, y]) => {
  const { left, top } = root.querySelector(".bw-canvas").getBoundingClientRect();
  const glass = root.querySelector(".bw-tube").style;
  const at = (name) => parseFloat(glass[name]);
  return [left + at("left") + x * at("width"), top + at("top") + y * at("height")];
}"""


class Finger:
    """A finger on the screen of a phone."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._hand = device.context.new_cdp_session(device.page)
        self._kind = "touchStart"

    def go(self, x: float, y: float) -> None:
        """Go down at a place of the screen without a wall, or on to the next."""
        at_x, at_y = self._device.screen.root.evaluate(ON_GLASS, [x, y])
        touched = {"type": self._kind, "touchPoints": [{"x": at_x, "y": at_y}]}
        self._hand.send("Input.dispatchTouchEvent", touched)
        self._kind = "touchMove"


def test_w27_one_flies_and_the_other_dodges_by_touch(
    tables: list[GameWidget],
    come: Callable[..., Device],
) -> None:
    """A laptop with keys against a phone: both count, both see it, both show the same end."""
    game = bw.BrainWave(["Ann", "Ben"], size=7, seed=1)
    tables.append(game)
    to_attempt(game)
    state, names = game.state, game.players
    laptop = come(game.invite(state.attacker).url)
    phone = come(game.invite(state.defender).url, **PHONE)
    both = (laptop, phone)
    for device in both:
        device.screen.wait_for_ply(game.ply)
        device.screen.note_texts()
    x, home = state.console.spots[state.defender]
    y = home
    assert "Dodge here" in phone.screen.scene["prompt"]["hint"]
    expect(laptop.screen.root.locator(".bw-keys")).to_contain_text("Space launches")
    expect(phone.screen.root.locator(".bw-keys")).not_to_contain_text("Space launches")
    slide(laptop.screen, names[state.attacker], steering(laptop.screen.view, hit=True))

    laptop.screen.wait_for_ready()
    laptop.screen.canvas.focus()
    ply = game.ply
    laptop.page.keyboard.press("Space")
    laptop.screen.wait_for_text(f"{names[state.defender]} dodges")  # 3-2-1
    phone.screen.wait_for_text(f"{names[state.defender]} drags the spot")
    finger = Finger(phone)
    finger.go(x, y)
    finger.go(x, y + 0.1)
    laptop.until(lambda: any('"spot":' in text for text in laptop.frames))
    phone.until(lambda: any('"wave": ' in text for text in phone.frames))
    while game.ply == ply:
        y = min(y + 0.005, home + 0.1)  # within the maze
        finger.go(x, y + 0.1)

    move = game.history[ply].move
    assert isinstance(move, Attempt)
    assert move.spot[-1][1] > home + 0.05  # as on the phone
    result = [
        event.data["result"] for event in game.history[ply].events if event.kind == "launched"
    ]
    assert result == ["held"]  # what would have hit a spot that stands still
    for device in both:
        device.screen.wait_for_ply(game.ply)
        expect(device.screen.status).to_contain_text("The breakthrough fails")
        device.screen.wait_for_text("Failed")
    assert phone.screen.view["console"] == laptop.screen.view["console"]
    assert not [text for text in laptop.sent if '"error"' in text]
