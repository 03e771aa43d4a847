"""Sounds: none before somebody switches them on, one for each event after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import brainwaves_widgets as bw
from tests.browser.plain import PlainPage

if TYPE_CHECKING:
    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.browser
SWITCH = "[aria-label=Sound]"
LOW = 220
"""How high the first tone is of what went wrong."""
# Counts the tones that are started, and notes what the table showed then and how high each was.
COUNT = """(() => {
  window.tones = 0;
  window.heard = [];
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...rest) {
    window.tones += 1;
    const prompt = document.querySelector(".bw-canvas").items().find(({ key }) => key === "prompt");
    window.heard.push([prompt.look, this.frequency.value]);
    return start.apply(this, rest);
  };
})()"""


def test_a_table_is_heard_only_by_those_who_switch_it_on(open_page: OpenPage) -> None:
    page = open_page()
    plain = PlainPage(page, bw.AstuteGoose(["Ann"], seed=1), html="<main></main>", in_shadow=False)
    page.evaluate(COUNT)
    switch = plain.root.locator(SWITCH)
    assert switch.get_attribute("aria-pressed") == "false"
    plain.press(".bw-moves button")
    plain.press(".bw-moves button")
    assert page.evaluate("tones") == 0

    plain.press("[role=group] button:has-text('Undo')")
    switch.click()
    assert switch.get_attribute("aria-pressed") == "true"
    plain.press(".bw-moves button")
    page.wait_for_function("tones > 0")  # the dice roll

    switch.click()
    heard = page.evaluate("tones")
    plain.press(".bw-moves button")
    assert page.evaluate("tones") == heard


def test_what_went_wrong_is_heard_while_it_is_shown_and_once(open_page: OpenPage) -> None:
    game = bw.AstuteGoose(["Ann", "Ben"], seed=1)
    while game.state.phase != "answer":
        game.play(game.moves()[0])
    asked = game.state.lineup[game.state.place]
    wrong = next(one.value for one in game.moves() if one.value not in asked)
    page = open_page()
    plain = PlainPage(page, game, html="<main></main>", in_shadow=False)
    page.evaluate(COUNT)
    plain.root.locator(SWITCH).click()
    plain.press(f".bw-moves button:has-text('{wrong}')")
    ready = "root => root.dataset.state === 'ready'"
    page.wait_for_function(ready, arg=plain.root.element_handle())
    headlines, tones = zip(*page.evaluate("heard"), strict=True)
    assert (headlines[0], tones[0]) == (f"Ann says {wrong}: wrong. Ben's chance.", LOW)
    assert len(tones) == 2
