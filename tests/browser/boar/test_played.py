"""A card that is played: it rises from its own place, and its sign says what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets.art.palette import PALETTE
from tests.browser.players import SIX, after_draws, boar_cell

from .deals import DRAW_UNTIL_A_MATCH, place_in_hand

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable
    from tests.browser.screen import GameScreen

pytestmark = [pytest.mark.browser, pytest.mark.real_time]
CELL = boar_cell("['Ann', 'Ben']", designs=SIX)
# Notes where on the canvas a word is written, frame by frame.
NOTE_WORD = """(word) => {
  window.bwPath = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
    const at = this.getTransform().transformPoint({ x, y });
    if (text === word) window.bwPath.push([at.x, at.y]);
    fillText.call(this, text, x, y, ...rest);
  };
}"""
# Waits until a card lies in the middle and is judged; returns it, and the deck.
JUDGED = """async (root) => {
  const host = root.querySelector(".bw-canvas");
  const find = (key) => host.items().find((item) => item.key === key);
  while (root.dataset.state !== "beat" || !find("center")) await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done, 500));
  return [find("center"), find("deck")];
}"""
# How many pixels of a part of the canvas have each colour.
COLOURS = """(host, { x, y, w, h }) => {
  const pen = host.querySelector("canvas").getContext("2d");
  const { data } = pen.getImageData(Math.round(x), Math.round(y), Math.round(w), Math.round(h));
  const hex = (value) => value.toString(16).padStart(2, "0");
  const counts = {};
  for (let at = 0; at < data.length; at += 4) {
    const colour = `#${[...data.slice(at, at + 3)].map(hex).join("")}`;
    counts[colour] = (counts[colour] ?? 0) + 1;
  }
  return counts;
}"""


def judged(screen: GameScreen, place: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play a card by hand; return it and the deck while it is judged."""
    screen.point_at(f"Play card {place + 1}")
    card, deck = screen.root.evaluate(JUDGED)
    return card, deck


@pytest.mark.parametrize("fits", [False, True], ids=["wrong", "right"])
def test_a_played_card_is_as_large_as_the_deck_and_has_a_sign(
    open_table: OpenTable, *, fits: bool
) -> None:
    *before, name = CELL.split("\n")
    matching = "\n".join([*before, DRAW_UNTIL_A_MATCH, name])
    notebook = open_table(matching if fits else after_draws(CELL, 16))
    screen = notebook.screen()
    screen.lift()
    place, hand = place_in_hand(notebook, fits=fits)
    card, deck = judged(screen, place)
    assert card["look"] == hand[place]
    assert [card["w"], card["h"]] == [deck["w"], deck["h"]]
    side = card["w"] / 4
    corner = {"x": card["x"] + card["w"] - side, "y": card["y"] - 5, "w": side + 5, "h": side}
    counts = screen.canvas.evaluate(COLOURS, corner)
    tone, other = (PALETTE["paper"][key] for key in (("good", "bad") if fits else ("bad", "good")))
    assert counts.get(tone, 0) > side * side / 5, "a disc of that colour"
    assert other not in counts


def test_a_played_card_rises_from_its_own_place(open_table: OpenTable) -> None:
    notebook = open_table(after_draws(CELL, 16), still=False)
    screen = notebook.screen()
    screen.lift()
    place, hand = place_in_hand(notebook, fits=False)
    screen.wait_for_rest()
    own = screen.targets[f"Play card {place + 1}"]
    screen.page.evaluate(NOTE_WORD, hand[place])
    card, _ = judged(screen, place)
    path = screen.page.evaluate("window.bwPath")
    # No other card with this animal's name lies below the deck: one's own are seen from behind.
    lower = [(x, y) for x, y in path if y > card["y"] + card["h"]]
    assert lower, "it is never seen below the place where it comes to lie"
    (x, y), *_ = lower
    assert own["x"] - own["w"] / 2 < x < own["x"] + 1.5 * own["w"]
    assert own["y"] - own["h"] < y < own["y"] + own["h"]
    heights = [y for _, y in lower]
    assert heights == sorted(heights, reverse=True)
