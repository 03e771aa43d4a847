"""A player who only listens, to live regions and the names of buttons, and presses keys."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypedDict

from tests.browser.screen import PLAY, READY

if TYPE_CHECKING:
    from tests.browser.screen import GameScreen

# Waits until something else is said than before.
SAYS_MORE = """([root, before]) => root.querySelector(".bw-spoken").textContent !== before"""
HEAR = """(list) => {
  const texts = (place, which) => [...place.querySelectorAll(which)].map((one) => one.textContent);
  const root = list.closest(".bw");
  const prompt = root.querySelector(".bw-spoken").textContent;
  return { prompt, said: texts(root, "[role=status]").join(" "), moves: texts(list, "button") };
}"""
# Makes a move and listens, in a single trip to the page.
PRESS = f"""async (list, label) => {{
  const root = list.closest(".bw");
  await ({READY})(root);
  await ({PLAY})(list, label);
  await ({READY})(root);
  return ({HEAR})(list);
}}"""


class Heard(TypedDict):
    """What can be heard: the live region for prompts, all live regions, the names of moves."""

    prompt: str
    said: str
    moves: list[str]


class Ears:
    """What can be heard at a screen, and the hands that go with it.

    The eyes are shut: no scene is read, and the canvas is not looked at.
    """

    def __init__(self, screen: GameScreen) -> None:
        self._screen = screen
        self._root = screen.root.element_handle()
        self.listen()

    def listen(self) -> None:
        """Hear what is said now."""
        self._heard: Heard = self._screen.list.evaluate(HEAR)

    @property
    def prompt(self) -> str:
        """What the live region for prompts says."""
        assert self._heard["prompt"], "nothing is said"
        return self._heard["prompt"]

    @property
    def said(self) -> str:
        """What all live regions say."""
        return self._heard["said"]

    @property
    def moves(self) -> list[str]:
        """The names of the moves."""
        return self._heard["moves"]

    def find(self, beginning: str) -> str | None:
        """Return the first move whose name begins so."""
        return next((one for one in self.moves if one.startswith(beginning)), None)

    def press(self, move: str) -> None:
        """Press a button of the list; whoever is called lifts the curtain."""
        if move.startswith("Launch "):
            self._press_slowly(move)
        elif move.startswith("Hold "):
            self._screen.button(move).press("Enter")
            self._screen.list.get_by_role("button", name="Shoot ").first.wait_for()
            self._screen.wait_for_ready()
            self.listen()
        elif move.startswith("I am "):
            self._screen.lift()
            self._screen.wait_for_ready()
            self.listen()
        else:
            self._heard = self._screen.list.evaluate(PRESS, move)

    def _press_slowly(self, button: str) -> None:
        """Press a button after which something is to be seen for seconds."""
        with self._screen.moving():
            self._screen.button(button).press("Enter")
        self._screen.wait_for_ready()
        self.listen()

    def aim(self, who: str, english: float) -> None:
        """Set a player's English by its slider, and fire."""
        knob = f"{max(-1.0, min(1.0, english)):.2f}"
        self._screen.root.get_by_role("slider", name=f"{who}'s English").fill(knob)
        self._press_slowly(f"{who}: Reset · fire")

    def read(self) -> list[str]:
        """Let the table be read part by part by the key R, once round."""
        keyboard = self._screen.page.keyboard
        self._screen.canvas.focus()
        keyboard.press("r")
        self.listen()
        parts = [self.prompt]
        keyboard.press("r")
        # Python is asked for the other parts once.
        self._screen.page.wait_for_function(SAYS_MORE, arg=[self._root, parts[0]])
        self.listen()
        while self.prompt != parts[0]:
            parts.append(self.prompt)
            keyboard.press("r")
            self.listen()
        return parts

    def hears(self, pattern: str) -> list[list[str]]:
        """Return the groups of a pattern wherever it is found in the prompt."""
        return [[*map(str, one.groups(""))] for one in re.finditer(pattern, self.prompt)]
