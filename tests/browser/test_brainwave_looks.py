"""Brain Wave, light and dark, wide and narrow: always dark, and nothing for axe-core to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .looks import AXE, DARK, RUN_AXE, check_measures
from .waves import shown_knob, wave_cell

if TYPE_CHECKING:
    from .conftest import OpenNotebook

pytestmark = pytest.mark.browser

KNOB = 40
"""How far the middle of a knob is from its Reset."""
OVERFLOW = "root => root.scrollWidth > root.clientWidth"


@pytest.mark.parametrize("until", ["game.state.phase == 'shoot'", "game.state.phase == 'build'"])
def test_brain_wave_in_both_themes(open_notebook: OpenNotebook, until: str) -> None:
    notebook = open_notebook(wave_cell(until, seed=4))
    screen = notebook.screen()
    if screen.scene["curtain"]:
        screen.lift()
    notebook.page.evaluate(AXE.read_text(encoding="utf-8"))
    screen.wait_for_rest()
    light = screen.pixels()
    assert not screen.root.evaluate(RUN_AXE)
    check_measures(screen)

    notebook.change_theme(DARK)

    assert not screen.root.evaluate(RUN_AXE)
    assert screen.pixels() == light  # the same dark room by day and by night
    assert not notebook.complaints


def test_brain_wave_at_360_pixels_is_played_by_touch(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(
        wave_cell("game.state.phase == 'go'", seed=1), height=1800, has_touch=True
    )
    screen = notebook.screen()
    before = screen.pixels()
    screen.root.evaluate("root => { root.style.width = '360px'; }")
    notebook.until(lambda: screen.pixels() != before)
    assert not screen.root.evaluate(OVERFLOW)
    goal = next(label for label in screen.targets if label.startswith("Go to"))

    with screen.moving():
        x, y = screen.middle_of(goal)
        screen.page.touchscreen.tap(x, y)

    assert screen.view["phase"] == "shoot"
    assert not screen.root.evaluate(OVERFLOW)
    attacker = screen.view["attacker"]
    name = screen.view["players"][attacker]
    reset = screen.wait_for_target(f"{name}: Reset · fire")
    x, y = screen.middle_of(f"{name}: Reset · fire")
    aside = reset["w"] / 2 + KNOB
    x += aside if attacker else -aside
    stood = shown_knob(screen, name)

    notebook.swipe((x, y - 20), (x + 12, y - 16), (x + 20, y))

    turned = shown_knob(screen, name)
    assert turned != stood
    assert turned == pytest.approx(2 / 3, abs=0.1)  # a quarter turn of the three eighths it has
