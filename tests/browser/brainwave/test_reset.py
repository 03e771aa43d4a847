"""The Reset that carries the wave (W11): held by key, let go early, and pressed in haste."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.hands.hasty import hurry

from .waves import HOLD, wave_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable
    from tests.browser.screen import GameScreen

pytestmark = pytest.mark.browser

GO = "game.state.phase == 'go' and game.ply > 8"
LONGER_THAN_A_TAP = 300
PICTURE = "(tube) => tube.toDataURL()"
# Lets the browser click a button for Enter elsewhere, as a screen reader clicks it: without a key.
SUBMIT = """(button) => {
  const form = document.createElement("form");
  const field = document.createElement("input");
  form.id = "bw-form";
  form.onsubmit = (event) => event.preventDefault();
  form.append(field);
  document.body.append(form);
  button.type = "submit";
  button.setAttribute("form", form.id);
  field.focus();
}"""
# Notes how wide each spot is that is drawn on the tube, and where, from 0 to 1; the wave is the
# smallest.
NOTE_WAVE = """(root) => {
  const tube = root.querySelector(".bw-tube");
  const pen = tube.getContext("2d");
  const { roundRect } = pen;
  window.bwSpots = [];
  pen.roundRect = function (x, y, w, h, r) {
    const { a } = this.getTransform();
    if (r === 3) window.bwSpots.push([w, ((x + w / 2) * a) / tube.width]);
    roundRect.call(this, x, y, w, h, r);
  };
}"""


def move_on(screen: GameScreen) -> tuple[str, str]:
    """Move as the defender, who is to hold Reset then; return who attacks, and who defends."""
    goal = next(label for label in screen.targets if label.startswith("Go to"))
    names, attacker = screen.view["players"], screen.view["attacker"]
    screen.click_on_canvas(goal)
    expect(screen.spoken).to_contain_text(f"{names[1 - attacker]}, hold Reset.")
    screen.wait_for_ready()
    return names[attacker], names[1 - attacker]


@pytest.mark.real_time
@pytest.mark.parametrize("place", ["canvas", "button"])
def test_w11_reset_is_held_by_space_and_a_hasty_press_after_it_does_not_fire(
    open_table: OpenTable, place: str
) -> None:
    notebook = open_table(wave_cell(GO), still=False)
    screen = notebook.screen()
    keyboard = screen.page.keyboard
    attacker, defender = move_on(screen)
    held = screen.canvas if place == "canvas" else screen.button(f"{defender}: Hold Reset")
    fires = screen.canvas if place == "canvas" else screen.button(f"{attacker}: Reset · fire")
    ply = screen.ply

    expect(screen.root.locator(".bw-keys")).to_have_text("On the canvas: hold Space.")
    held.focus()
    keyboard.down("Space")
    notebook.until(lambda: screen.root.get_attribute("data-state") == "settling")
    keyboard.up("Space")
    fires.focus()
    hurry(screen, lambda: keyboard.press("Space"))
    assert notebook.ask("[game.state.phase, game.ply]") == ["shoot", ply]

    screen.wait_for_target(f"{attacker}: Reset · fire")
    with screen.moving():
        keyboard.press("Space")


@pytest.mark.real_time
@pytest.mark.parametrize(
    ("place", "key", "leaves"),
    [
        ("button", "Space", False),
        ("button", "Enter", False),
        ("button", "Space", True),
        ("canvas", "Space", False),
        ("canvas", "Space", True),
    ],
)
def test_w11_who_lets_reset_go_early_or_leaves_it_leaves_the_wave_where_it_is(
    open_table: OpenTable, place: str, key: str, leaves: bool
) -> None:
    """The browser makes a click of a key as well, which once carried the wave on by itself."""
    notebook = open_table(wave_cell(GO), still=False)
    screen = notebook.screen()
    keyboard, tube = screen.page.keyboard, screen.root.locator(".bw-tube")
    _, defender = move_on(screen)
    ply = screen.ply

    before = tube.evaluate(PICTURE)
    (screen.canvas if place == "canvas" else screen.button(f"{defender}: Hold Reset")).focus()
    keyboard.down(key)
    screen.page.wait_for_timeout(LONGER_THAN_A_TAP)
    if leaves:
        screen.button("Undo").focus()
    else:
        keyboard.up(key)
    there = tube.evaluate(PICTURE)
    assert there != before
    screen.page.wait_for_timeout(LONGER_THAN_A_TAP)
    assert tube.evaluate(PICTURE) == there
    keyboard.up(key)
    assert screen.offers == [HOLD]
    assert notebook.ask("[game.state.phase, game.ply]") == ["shoot", ply]


def test_w11_a_click_without_a_key_taps_the_button_of_reset(open_table: OpenTable) -> None:
    screen = open_table(wave_cell(GO), still=False).screen()
    attacker, defender = move_on(screen)
    screen.button(f"{defender}: Hold Reset").evaluate(SUBMIT)
    screen.page.keyboard.press("Enter")
    screen.wait_for_target(f"{attacker}: Reset · fire")


@pytest.mark.parametrize(
    ("controller", "still"), [(None, False), ("program", False), ("program", True)]
)
def test_w11_reset_comes_before_shots_in_the_list_of_moves(
    open_table: OpenTable, controller: str | None, still: bool
) -> None:
    """Who uses nothing but the list holds Reset there; a program fires once that is done."""
    plays = controller and "Ann"
    until = "game.state.phase == 'go' and game.ply > 8 and game.state.attacker == 0"
    notebook = open_table(wave_cell(until, controller=plays), still=still)
    screen, keyboard = notebook.screen(), notebook.page.keyboard

    screen.wait_for_ready()
    screen.list.get_by_role("button", name="Go to").first.focus()
    keyboard.press("Enter")
    expect(screen.button(HOLD)).to_be_focused()
    assert screen.offers == [HOLD]
    expect(screen.button(HOLD)).to_have_attribute("aria-disabled", "false")
    screen.page.wait_for_timeout(1500)  # longer than a program waits
    assert notebook.ask("game.state.phase") == "shoot"
    keyboard.press("Enter")

    expect(screen.button(HOLD)).to_have_count(0)
    if controller:
        notebook.until(lambda: notebook.ask("game.state.phase") != "shoot")
        return
    assert screen.offers == []  # nobody fires a wave that is not there yet
    expect(screen.list.get_by_role("button", name="Shoot with").first).to_be_focused()
    screen.wait_for_ready()
    with screen.moving():
        keyboard.press("Enter")


def test_w11_a_wave_that_was_not_held_yet_crosses_before_a_shot(open_table: OpenTable) -> None:
    """The attacker fires from a screen of their own while the defender still reads."""
    until = "game.state.phase == 'go' and game.ply > 8 and game.state.attacker == 0"
    cell = wave_cell(until)
    notebook = open_table(cell, "game.seat('Ann')", "game.seat('Ben')", still=False, height=3600)
    ann, ben = notebook.screen(1), notebook.screen(2)
    ben.wait_for_ready()
    ben.list.get_by_role("button", name="Go to").first.click()
    expect(ben.button(HOLD)).to_have_count(1)
    expect(ann.button("Ann: Reset · fire")).to_have_attribute("aria-disabled", "false")
    ann.wait_for_ready()
    ben.root.evaluate(NOTE_WAVE)
    with ann.moving():
        ann.button("Ann: Reset · fire").click()
    ben.wait_for_ply(ann.ply)
    drawn = ben.page.evaluate("window.bwSpots")
    smallest = min(width for width, _ in drawn)
    wave = [x for width, x in drawn if width == smallest]
    assert wave[0] > 0.5, "it begins at Ben's side, where it was"
    assert min(wave) < 0.5
