"""What the glass of Brain Wave says of a breakthrough, and how a replayed shot is steered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from .waves import called_cell, slide, steering, wave_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

pytestmark = pytest.mark.browser

# Notes each change of the words on the tube that are larger than those beside them, in their order.
NOTE_LARGE = """() => {
  const { fillText } = CanvasRenderingContext2D.prototype;
  window.bwLarge = [];
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    const isLarge = parseFloat(this.font.match(/([\\d.]+)px/)[1]) >= 20;
    const isOnTube = this.canvas.classList.contains("bw-tube");
    if (isLarge && isOnTube && window.bwLarge.at(-1) !== text) window.bwLarge.push(text);
    fillText.call(this, text, ...rest);
  };
}"""
OUTSIDE_BEFORE = """
from brainwaves_widgets.brainwave import Attempt
seat = game.state.attacker
x, _ = game.state.console.home().spots[1 - seat]
game.play(Attempt((0.5,), ((x, 0.0),)))
"""
FIRED = """
from brainwaves_widgets.brainwave import Shoot
before = game.ply
game.play(Shoot(0.9))
stepper = bw.Stepper(game)
stepper.goto(before)
stepper"""


def test_w26_a_breakthrough_begins_with_three_two_one(open_table: OpenTable) -> None:
    screen = open_table(called_cell(), still=False).screen()
    attacker = screen.view["players"][screen.view["attacker"]]
    slide(screen, attacker, steering(screen.view, hit=True))
    screen.page.evaluate(NOTE_LARGE)
    with screen.moving():
        screen.button(f"{attacker}: Launch").click()
    screen.wait_for_ready()
    assert screen.page.evaluate("bwLarge") == ["3", "2", "1", "Breakthrough"]


def test_w26_who_leaves_the_maze_again_is_hit_and_the_glass_says_why(open_table: OpenTable) -> None:
    screen = open_table(called_cell(then=OUTSIDE_BEFORE), still=False).screen()
    seat = screen.view["attacker"]
    slide(screen, screen.view["players"][seat], steering(screen.view, hit=False))
    screen.page.evaluate(NOTE_LARGE)
    screen.wait_for_ready()
    screen.canvas.focus()
    key = "ArrowUp" if seat == 0 else "w"
    with screen.moving():
        screen.page.keyboard.press("Space")
        screen.page.keyboard.down(key)
    screen.page.keyboard.up(key)
    screen.wait_for_ready()
    assert screen.page.evaluate("bwLarge.at(-1)") == "Outside again: a hit"


def test_w12_nobody_fires_while_somebody_moves(open_table: OpenTable) -> None:
    """The attacker's Reset and knob wait until the defender's way has been shown."""
    until = "game.state.phase == 'go' and game.ply > 8 and game.state.attacker == 0"
    notebook = open_table(wave_cell(until), "game.seat('Ann')", still=False, height=2400)
    ann = notebook.screen(1)
    assert ann.view["attacker"] == 0
    notebook.python("game.play(game.moves()[0])")
    expect(ann.canvas).to_have_js_property("parentElement.dataset.state", "beat")
    assert ann.scene["view"]["phase"] == "shoot"
    expect(ann.button("Ann: Reset")).to_have_attribute("aria-disabled", "true")
    expect(ann.root.get_by_role("slider", name="Ann's English")).to_be_disabled()
    expect(ann.button("Ann: Reset · fire")).to_have_attribute("aria-disabled", "false")


def test_w12_a_replayed_shot_turns_its_knob(open_table: OpenTable) -> None:
    until = "game.state.phase == 'shoot'"
    cell = wave_cell(until, seed=1, then=FIRED).removesuffix("game\n")
    stepper = open_table(cell, still=False).screen()
    stepper.note_texts()
    stepper.canvas.focus()
    stepper.page.keyboard.press("ArrowRight")
    knobs = "new Set(window.bwTexts.filter((text) => /^[▲▼] \\d/.test(text))).size"
    stepper.page.wait_for_function(f"() => {knobs} > 3")
