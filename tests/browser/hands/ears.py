"""A player who only listens, to live regions and the names of buttons, and presses keys."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.browser.screen import GameScreen

# Waits until something else is said than before.
SAYS_MORE = """([root, before]) => root.querySelector(".bw-spoken").textContent !== before"""
SAID = """(root) =>
  [...root.querySelectorAll("[role=status]")].map((one) => one.textContent).join(" ")"""
NAMES = """(list) => [...list.querySelectorAll("button")].map((one) => one.textContent)"""


class Ears:
    """What can be heard at a screen, and the hands that go with it.

    The eyes are shut: no scene is read, and the canvas is not looked at.
    """

    def __init__(self, screen: GameScreen) -> None:
        self._screen = screen
        self._root = screen.root.element_handle()

    @property
    def prompt(self) -> str:
        """What the live region for prompts says."""
        said = self._screen.spoken.text_content() or ""
        assert said, "nothing is said"
        return said

    @property
    def said(self) -> str:
        """What all live regions say."""
        return str(self._screen.root.evaluate(SAID))

    @property
    def moves(self) -> list[str]:
        """The names of the moves."""
        return list(self._screen.list.evaluate(NAMES))

    def find(self, beginning: str) -> str | None:
        """Return the first move whose name begins so."""
        return next((one for one in self.moves if one.startswith(beginning)), None)

    def press(self, move: str) -> None:
        """Press a button of the list; whoever is called lifts the curtain."""
        if move.startswith("I am "):
            self._screen.lift()
        elif move.startswith("Launch "):
            self._press_slowly(move)
        else:
            self._screen.play(move)
        self._screen.wait_for_ready()

    def _press_slowly(self, button: str) -> None:
        """Press a button after which something is to be seen for seconds."""
        with self._screen.moving():
            self._screen.button(button).press("Enter")

    def aim(self, who: str, english: float) -> None:
        """Set a player's English by its slider, and fire."""
        knob = f"{max(-1.0, min(1.0, english)):.2f}"
        self._screen.root.get_by_role("slider", name=f"{who}'s English").fill(knob)
        self._press_slowly(f"{who}: Reset · fire")
        self._screen.wait_for_ready()

    def read(self) -> list[str]:
        """Let the table be read part by part by the key R, once round."""
        keyboard = self._screen.page.keyboard
        self._screen.canvas.focus()
        keyboard.press("r")
        parts = [self.prompt]
        keyboard.press("r")
        # Python is asked for the other parts once.
        self._screen.page.wait_for_function(SAYS_MORE, arg=[self._root, parts[0]])
        while (said := self.prompt) != parts[0]:
            parts.append(said)
            keyboard.press("r")
        return parts

    def hears(self, pattern: str) -> list[list[str]]:
        """Return the groups of a pattern wherever it is found in the prompt."""
        return [[*map(str, one.groups(""))] for one in re.finditer(pattern, self.prompt)]
