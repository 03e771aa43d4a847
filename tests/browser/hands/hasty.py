"""Hasty hands: they press again and again, as long as hands are kept off."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.screen import GameScreen

SLOWLY = 1 / 3
"""How much faster the page's clocks run while a test presses: its own presses take their time."""
# Lets through what is done while hands are kept off, and counts it.
MEANWHILE = """(root) => {
  window.bwHasty = 0;
  window.bwCalm?.();
  const ends = new AbortController();
  window.bwCalm = () => ends.abort();
  const kinds = ["pointerdown", "pointerup", "mousedown", "mouseup", "click", "keydown", "keyup"];
  for (const kind of kinds)
    window.addEventListener(kind, (event) => {
      if (root.dataset.state === "settling") window.bwHasty += 1;
      else {
        event.stopImmediatePropagation();
        event.preventDefault();
      }
    }, { capture: true, signal: ends.signal });
}"""


def hurry(screen: GameScreen, press: Callable[[], None]) -> None:
    """Press again and again, as long as hands are kept off."""
    screen.root.evaluate(MEANWHILE)
    while screen.root.get_attribute("data-state") == "settling":
        press()
        screen.page.wait_for_timeout(50)
    hasty = screen.page.evaluate("window.bwCalm(), window.bwHasty")
    assert hasty, "nothing was pressed in time"
