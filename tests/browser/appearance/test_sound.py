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
# Counts the tones that are started.
COUNT = """(() => {
  window.tones = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...rest) {
    window.tones += 1;
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
