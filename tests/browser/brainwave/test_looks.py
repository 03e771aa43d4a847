"""Brain Wave, light and dark, wide and narrow: always dark, and nothing for axe-core to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.brainwave.pieces import Roll
from tests.browser.looks import AXE, DARK, RUN_AXE, change_theme, check_measures
from tests.browser.plain import PlainPage

from .waves import called_cell, shown_knob, wave_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenPage, OpenTable

pytestmark = pytest.mark.browser

KNOB = 40
"""How far the middle of a knob is from its Reset."""
SMALLEST_TARGET = 24
GLASS = "host => host.items().find(({ key }) => key === 'glass')"
NO_DICE = """() => document.querySelector(".bw-canvas").targets()
  .every(({ label }) => !label.includes("die"))"""
RESTARTED = """
from brainwaves_widgets.brainwave import Attempt
seat = game.state.attacker
x, _ = game.state.console.home().spots[1 - seat]
game.play(Attempt((0.5,), ((x, 0.0),)))
"""
# Notes from where to where the last text of each kind is written on its canvas, across and down.
NOTE_PLACES = """() => {
  const { fillText } = CanvasRenderingContext2D.prototype;
  window.bwPlaces = {};
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
    const size = this.measureText(text);
    const { a, e, d, f } = this.getTransform();
    const across = [x - size.actualBoundingBoxLeft, x + size.actualBoundingBoxRight];
    const down = [y - size.actualBoundingBoxAscent, y + size.actualBoundingBoxDescent];
    window.bwPlaces[text] = [...across.map((at) => a * at + e), ...down.map((at) => d * at + f)];
    fillText.call(this, text, x, y, ...rest);
  };
}"""
OVERFLOW = "root => root.scrollWidth > root.clientWidth"


def test_brain_wave_in_both_themes(open_table: OpenTable) -> None:
    phases = ("game.state.phase == 'shoot'", "game.state.phase == 'build'")
    notebook = open_table(*(wave_cell(until, seed=4) for until in phases), height=2600)
    notebook.page.evaluate(AXE.read_text(encoding="utf-8"))
    screens = [notebook.screen(number) for number in range(len(phases))]
    screens[1].lift()
    light = []
    for screen in screens:
        screen.wait_for_rest()
        light.append(screen.pixels())
        assert not screen.root.evaluate(RUN_AXE)
        check_measures(screen)

    change_theme(notebook, DARK)

    for screen in screens:
        assert not screen.root.evaluate(RUN_AXE)
    # the same dark room by day and by night
    assert [screen.pixels() for screen in screens] == light
    assert not notebook.complaints


def test_brain_wave_at_360_pixels_is_played_by_touch(open_table: OpenTable) -> None:
    notebook = open_table(
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


@pytest.mark.parametrize("width", [284, 400, 1000])
def test_words_on_the_tube_keep_off_the_height_and_the_maze(
    open_table: OpenTable, width: int
) -> None:
    notebook = open_table(called_cell(then=RESTARTED))
    screen = notebook.screen()
    screen.page.evaluate(NOTE_PLACES)
    screen.root.evaluate("(root, width) => { root.style.width = `${width}px`; }", width)
    places = "window.bwPlaces"
    notebook.until(lambda: "Outside: restart" in screen.page.evaluate(places))
    screen.wait_for_rest()
    found = screen.page.evaluate(places)
    word = found["Outside: restart"]
    height = next(place for text, place in found.items() if text.endswith(("rows up", "rows down")))
    assert height[1] < word[0] or word[1] < height[0]
    glass = screen.canvas.evaluate(GLASS)
    assert word[0] > glass["x"]
    assert word[1] < glass["x"] + glass["w"]
    assert word[2] > glass["y"] + 0.92 * glass["h"], "the maze ends there"
    assert word[3] < glass["y"] + glass["h"]


@pytest.mark.parametrize("width", [360, 1000])
def test_real_dice_are_tapped(open_page: OpenPage, width: int) -> None:
    page = open_page(width, 1400, has_touch=True)
    game = bw.BrainWave(["Ann", "Ben"], size=7, seed=3, chance="ask")
    plain = PlainPage(page, game, html="<main></main>", in_shadow=False)
    canvas = plain.root.locator(".bw-canvas")

    def tap(label: str) -> None:
        page.wait_for_function("() => document.querySelector('.bw').dataset.state === 'ready'")
        found = {one["label"]: one for one in canvas.evaluate("host => host.targets()")}
        box, corner = found[label], canvas.bounding_box()
        assert corner
        assert box["w"] >= SMALLEST_TARGET
        x, y = box["x"] + box["w"] / 2, box["y"] + box["h"] / 2
        page.touchscreen.tap(corner["x"] + x, corner["y"] + y)

    height = canvas.evaluate("host => host.clientHeight")
    for dice in ((2, 4), (6, 4)):
        before = game.ply
        tap(f"Second die: {dice[1]}")
        tap(f"First die: {dice[0]}")
        page.wait_for_function(f"() => document.querySelector('.bw').dataset.ply > {before}")
        assert game.table.history[-1].move == Roll(*dice)
    assert game.state.phase == "dice"
    tap("Leave it to chance")
    page.wait_for_function(NO_DICE)
    assert game.state.phase == "go"
    assert canvas.evaluate("host => host.clientHeight") == height
