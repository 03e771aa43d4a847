"""R reads the table, and what is read is seen as well, as a caption that moves nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.players import boar_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

pytestmark = pytest.mark.browser

# The caption's place and words, if it can be seen, and where the table and the widget end.
CAPTION = """(root) => {
  const words = root.querySelector(".bw-spoken");
  const box = words.getBoundingClientRect();
  const canvas = root.querySelector(".bw-canvas").getBoundingClientRect();
  const isSeen = box.width > 1 && getComputedStyle(words).clipPath === "none";
  const hit = document.elementFromPoint(box.left + 9, box.top + 9);
  return {
    text: isSeen ? words.textContent : "",
    over: box.left >= canvas.left && box.right <= canvas.right
      && box.bottom <= Math.min(canvas.bottom, innerHeight),
    lets: hit !== words,
    at: [canvas.top, canvas.bottom, root.scrollHeight, document.documentElement.scrollHeight],
  };
}"""
REGIONS = """(root) => {
  const regions = root.querySelectorAll("[role=status], [role=alert], [aria-live]");
  return [...regions].map((one) => one.textContent);
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 1000), (1280, 420), (400, 700)])
def test_what_is_read_is_seen_until_the_next_key_or_move(
    open_table: OpenTable, width: int, height: int
) -> None:
    notebook = open_table(boar_cell("['Ann']"), width=width, height=height)
    screen, keys = notebook.screen(), notebook.page.keyboard
    if width < 900:
        notebook.page.evaluate("document.querySelector('main').style.width = 'auto'")
    screen.canvas.focus()
    screen.wait_for_ready()
    before = screen.root.evaluate(CAPTION)
    assert not before["text"]
    keys.press("r")
    first = screen.root.evaluate(CAPTION)
    assert first["text"].startswith("Ann, draw a card.")
    assert (first["over"], first["lets"]) == (True, True)
    assert first["at"] == before["at"]
    assert sum(first["text"] in told for told in screen.root.evaluate(REGIONS)) == 1
    keys.press("r")
    notebook.until(lambda: screen.root.evaluate(CAPTION)["text"].startswith("On top of the deck"))
    keys.press("Shift+R")
    assert screen.root.evaluate(CAPTION)["text"] == first["text"]
    keys.press("ArrowRight")
    assert not screen.root.evaluate(CAPTION)["text"]
    keys.press("r")
    assert screen.root.evaluate(CAPTION)["text"]
    notebook.python("game.play(game.moves()[0])")
    notebook.until(lambda: not screen.root.evaluate(CAPTION)["text"])
