"""Hasty hands at Game Matrix and Brain Wave: what has just changed takes no press, and shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from brainwaves_widgets.matrix.pieces import number
from tests.browser.brainwave.waves import wave_cell
from tests.browser.matrix.deals import cards_for, claim, dealt_cell, fitting

from .hasty import SLOWLY, hurry
from .keyboard import choose_by_arrows, tab_to_canvas

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import OpenTable
    from tests.browser.screen import GameScreen

pytestmark = [pytest.mark.browser, pytest.mark.real_time]
KEPT = 500
TURN_AND_CARDS = "[game.state.turn, len(game.state.cards)]"
GO = "game.state.phase == 'go' and game.ply > 8"

# At the next change: presses all that is held, or by key where the cursor is, in the same moment
# and again until nothing is held, and notes how that looks then and afterwards, and how long it is.
HURRY_AT_CHANGE = """(root, byKey) => {
  const host = root.querySelector(".bw-canvas");
  const canvas = host.querySelector("canvas");
  const seen = { presses: 0, plies: [] };
  const click = window.bwClick = ({ x, y, w, h }) => {
    const { left, top } = host.getBoundingClientRect();
    const at = { clientX: left + x + w / 2, clientY: top + y + h / 2, bubbles: true, button: 0 };
    for (const kind of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
      const make = kind.startsWith("pointer") ? PointerEvent : MouseEvent;
      canvas.dispatchEvent(new make(kind, { ...at, pointerId: 1, pointerType: "mouse" }));
    }
  };
  const press = () => {
    const held = host.targets().filter((target) => target.held);
    const buttons = [...root.querySelectorAll(".bw-moves .bw-held")];
    if (byKey) {
      for (const key of ["Enter", " "])
        host.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    } else {
      for (const target of held) click(target);
      for (const button of buttons) button.click();
    }
    seen.presses += 1;
    seen.plies.push(root.dataset.ply);
    return [held, buttons];
  };
  window.bwHasty = new Promise((done) => {
    let since = 0;
    const watch = new MutationObserver(() => {
      if (root.dataset.state !== "settling") return;
      watch.disconnect();
      since = performance.now();
      const [held, buttons] = press();
      seen.held = held.map((target) => target.label);
      seen.cursor = held.some((target) => target.ring);
      seen.buttons = buttons.map((button) => button.textContent);
      const opacityOf = (button) => Number(getComputedStyle(button).opacity);
      const looks = () => buttons.map(opacityOf);
      const resets = () => [...root.querySelectorAll(".bw-controls button")].map(opacityOf);
      seen.opacity = looks();
      seen.resets = resets();
      const now = () => ({ after: canvas.toDataURL(), then: looks(), resets_then: resets() });
      const again = setInterval(() => {
        if (root.dataset.state === "settling") {
          press();
          seen.before = canvas.toDataURL();
          return;
        }
        clearInterval(again);
        seen.ms = performance.now() - since;
        setTimeout(() => done({ ...seen, ...now() }), 400);
      }, 50);
    });
    watch.observe(root, { attributes: true, attributeFilter: ["data-state"] });
  });
}"""


class Hasty(NamedTuple):
    """What hasty hands saw and did."""

    held: list[str]
    """What the canvas held, and the list of moves."""
    cursor: bool
    """Whether a key would do something that is held."""
    buttons: list[str]
    opacity: list[float]
    then: list[float]
    """How opaque the held buttons were, and afterwards."""
    resets: list[float]
    resets_then: list[float]
    """How opaque the buttons of Brain Wave's console were, and afterwards."""
    before: str
    after: str
    presses: int
    plies: list[str]
    ms: float


def hurry_at_once(screen: GameScreen, act: Callable[[], object], *, by_key: bool = False) -> Hasty:
    """Do something, and press at once and again what is not to be pressed yet."""
    screen.wait_for_ready()
    screen.root.evaluate(HURRY_AT_CHANGE, by_key)
    act()
    seen: dict[str, Any] = screen.page.evaluate("window.bwHasty")
    return Hasty(**seen)


def press_calmly(screen: GameScreen, label: str) -> None:
    """Press in the way in which hasty hands did, and wait for what it does."""
    with screen.moving():
        screen.page.evaluate("(target) => window.bwClick(target)", screen.targets[label])


def check(screen: GameScreen, seen: Hasty) -> None:
    """Check that nothing was done in haste, that it could be seen, and for how long."""
    assert seen.held, "nothing is held"
    assert seen.buttons
    assert seen.presses > 3
    assert len(set(seen.plies)) == 1, "a press has done something"
    assert screen.ply == int(seen.plies[0])
    assert KEPT - 60 <= seen.ms <= KEPT + 300
    assert seen.opacity == [0.6] * len(seen.buttons)
    assert seen.then == [1] * len(seen.buttons)
    assert screen.pixels() == seen.after, "nothing else moves"
    assert seen.before != seen.after, "what is held is dimmed"
    assert not any(target["held"] for target in screen.targets.values())


def test_after_a_claim_the_new_buttons_wait(open_table: OpenTable) -> None:
    first, second = cards_for(3, 1)
    right = fitting(first)[0]
    notebook = open_table(dealt_cell([first, second]))
    screen = notebook.screen()
    screen.click_on_canvas("Draw a card")
    seen = hurry_at_once(screen, lambda: screen.point_at(claim(right)))
    check(screen, seen)
    assert f"Stop and take figure {number(right)}" in {*seen.buttons} & {*seen.held}
    assert notebook.ask("type(game.history[-1].move).__name__") == "Claim"
    press_calmly(screen, "Draw a card")
    assert notebook.ask("len(game.state.cards)") == 2, "now it does what it says"


def test_the_next_player_of_game_matrix_is_not_played_for(open_table: OpenTable) -> None:
    first, second = cards_for(3, 1)
    notebook = open_table(dealt_cell([first, second]))
    screen = notebook.screen()
    screen.click_on_canvas("Draw a card")
    seen = hurry_at_once(screen, lambda: screen.point_at("None fits"))
    check(screen, seen)
    assert "Draw a card" in {*seen.held} & {*seen.buttons}
    assert notebook.ask(TURN_AND_CARDS) == [1, 0]
    press_calmly(screen, "Draw a card")
    assert notebook.ask(TURN_AND_CARDS) == [1, 1]


def test_the_next_player_of_game_matrix_is_not_played_for_by_key(open_table: OpenTable) -> None:
    first, second = cards_for(3, 1)
    notebook = open_table(dealt_cell([first, second]))
    screen, keyboard = notebook.screen(), notebook.page.keyboard
    screen.press("Draw a card")
    screen.button("None fits").focus()
    screen.wait_for_ready()
    notebook.hurry(SLOWLY)
    with screen.moving():
        keyboard.press("Enter")
    notebook.until(lambda: screen.root.get_attribute("data-state") == "settling")
    hurry(screen, lambda: keyboard.press("Enter"))
    assert notebook.ask(TURN_AND_CARDS) == [1, 0]
    with screen.moving():
        keyboard.press("Enter")
    assert notebook.ask(TURN_AND_CARDS) == [1, 1], "the key was where it would have done it"


def test_who_is_to_hold_reset_has_not_pressed_it_yet(open_table: OpenTable) -> None:
    notebook = open_table(wave_cell(GO))
    screen = notebook.screen()
    go = next(label for label in screen.targets if label.startswith("Go to"))
    seen = hurry_at_once(screen, lambda: screen.point_at(go))
    check(screen, seen)
    assert (seen.resets, seen.resets_then) == ([0.6] * 2, [1] * 2)
    assert notebook.ask("game.state.phase") == "shoot"


@pytest.mark.parametrize("by_key", [False, True], ids=["mouse", "key"])
def test_behind_a_curtain_nothing_of_brain_wave_is_pressed_blindly(
    open_table: OpenTable, by_key: bool
) -> None:
    notebook = open_table(wave_cell("game.state.phase == 'build' and game.ply > 8"))
    screen = notebook.screen()
    builder = screen.scene["curtain"]
    assert builder
    if by_key:
        tab_to_canvas(screen)
        choose_by_arrows(screen, f"I am {builder}")
        seen = hurry_at_once(screen, lambda: screen.page.keyboard.press("Enter"), by_key=True)
        assert seen.cursor
    else:
        seen = hurry_at_once(screen, lambda: screen.point_at(f"I am {builder}"))
    check(screen, seen)
    assert screen.scene["curtain"] is None
    assert set(seen.held) == set(screen.targets), "everything was held"
    label = next(one for one in screen.offers if one in screen.targets)
    if by_key:
        choose_by_arrows(screen, label)
        with screen.moving():
            screen.page.keyboard.press("Enter")
    else:
        press_calmly(screen, label)
    assert notebook.ask("game.ply") == screen.ply > int(seen.plies[0])
