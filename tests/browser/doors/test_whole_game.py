"""A whole game on two guests' pages, by mouse and by touch, and another one after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import brainwaves_widgets as bw

from .devices import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from brainwaves_widgets.widgets import GameWidget

    from .devices import Device

pytestmark = pytest.mark.browser


def test_a_whole_game_by_mouse_and_touch(
    tables: list[GameWidget], come: Callable[..., Device]
) -> None:
    game = bw.GameMatrix(["Ann", "Ben"], seed=7, version="original", dots=1)
    tables.append(game)
    ann, ben = come(game.invite("Ann").url), come(game.invite("Ben").url, **PHONE)
    devices, on_canvas = {0: ann, 1: ben}, set[int]()
    for device in (ann, ben):
        device.hurry()
    while game.outcome is None:
        (seat,) = game.table.actors
        screen = devices[seat].screen
        screen.wait_for_ply(game.ply)
        label = screen.offers[0]
        is_on_canvas = label == "Draw a card"  # a claim there asks for a reason, too
        with screen.moving():
            if seat == 1:
                ben.tap(label, on_canvas=is_on_canvas)
            elif is_on_canvas:
                screen.click_on_canvas(label)
            else:
                screen.button(label).click()
        if is_on_canvas:
            on_canvas.add(seat)
    assert on_canvas == {0, 1}
    for device in (ann, ben):
        device.screen.wait_for_ply(game.ply)
        expect(device.page.get_by_role("button", name="Play again")).to_be_visible()
        expect(device.page.get_by_role("button", name="Other options")).to_have_count(0)
    ben.page.get_by_role("button", name="Play again").tap()
    for device in (ann, ben):
        device.until(lambda screen=device.screen: screen.scene["end"] is None)  # type: ignore[misc]
    assert game.outcome is None
    assert game.players == ("Ben", "Ann")
