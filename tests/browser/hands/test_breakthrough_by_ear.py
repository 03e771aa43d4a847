"""A breakthrough with the eyes shut: the spot flees and the wave follows, by words and tones."""

from __future__ import annotations

import re
from math import log2
from typing import TYPE_CHECKING

import pytest

from brainwaves_widgets.brainwave.console.console import TOUCH_Y, launch
from brainwaves_widgets.brainwave.pieces import Attempt
from tests.browser.brainwave.waves import MINOR, console_of, trace, wave_cell

from .ears import Ears

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

pytestmark = pytest.mark.browser
OCTAVES = 4
"""From the bottom of the screen to its top."""
KEYS = {"W A S D": ["w", "s"], "the arrow keys": ["ArrowUp", "ArrowDown"]}

# Writes down which pitches the tones of the page are given.
LISTEN = """() => {
  window.pitches = { sine: [], triangle: [] };
  const { setTargetAtTime } = AudioParam.prototype;
  window.OscillatorNode = class extends OscillatorNode {
    constructor(context, options) {
      super(context, options);
      this.frequency.setTargetAtTime = (pitch, ...rest) => {
        window.pitches[this.type].push(pitch);
        return setTargetAtTime.call(this.frequency, pitch, ...rest);
      };
    }
  };
}"""
# Two players who hear where the wave heads: for two words one flees from it, then one follows.
PLAY = r"""(root, [dodge, steer]) => {
  const [canvas, spoken] = [".bw-canvas", ".bw-spoken"].map((one) => root.querySelector(one));
  let [held, flees] = [null, 2];
  const hold = (key) => {
    if (key === held) return;
    if (held) canvas.dispatchEvent(new KeyboardEvent("keyup", { key: held }));
    if (key) canvas.dispatchEvent(new KeyboardEvent("keydown", { key }));
    held = key;
  };
  window.words = [];
  const hear = () => {
    const said = spoken.textContent;
    window.words.push(said);
    const [heard, , way] = /^(Level|[\d.]+ (above|below))\./.exec(said) ?? [];
    if (!heard) hold(null);
    else if (flees-- > 0) hold(dodge[way === "above" ? 1 : 0]);
    else hold(way ? steer[way === "above" ? 1 : 0] : null);
  };
  new MutationObserver(hear).observe(spoken, { childList: true, subtree: true });
}"""


def test_a_wave_is_dodged_and_steered_by_ear(open_table: OpenTable) -> None:
    """W26, W27: nobody looks; the spot has gone where a wave that is not steered misses it."""
    notebook = open_table(wave_cell(MINOR))
    screen = notebook.screen()
    page = notebook.page
    ears = Ears(screen)
    while not ears.find("Launch "):
        found = [ears.find(one) for one in ("I am ", "Call a minor", "Lay a ")]
        ears.press(next(one for one in found if one))
    assert "Press R before the launch" in ears.prompt
    console, attacker = console_of(screen.view), screen.view["attacker"]
    told = screen.root.locator(".bw-keys").inner_text()
    hands = {does: KEYS[keys] for does, keys in re.findall(r"(\w+) with ([\w ]+)[,.]", told)}

    page.evaluate(LISTEN)
    screen.canvas.focus()
    page.keyboard.press("r")
    screen.root.evaluate(PLAY, [hands["dodges"], hands["steers"]])
    ply = screen.ply
    page.keyboard.press("Space")
    page.wait_for_function(
        "([root, ply]) => Number(root.dataset.heard) > ply",
        arg=[screen.root.element_handle(), ply],
        timeout=120_000,
    )

    words = page.evaluate("words")
    ears.listen()
    assert [one for one in words if re.fullmatch("[123]", one)] == ["3", "2", "1"]
    assert any(re.match(r"[2-9]\.\d (above|below)\.", one) for one in words), words
    assert "The wave strikes." in ears.said, words
    english, spot = trace(notebook)
    fled = Attempt(english=tuple(english[:1]), spot=tuple((x, y) for x, y in spot))
    assert not launch(console, attacker, fled).hit, "who does not steer misses"

    wave, place = (page.evaluate(f"pitches.{one}") for one in ("sine", "triangle"))
    off = [abs(log2(one / other)) for one, other in zip(wave, place, strict=True)]
    assert off[-1] < TOUCH_Y * OCTAVES < max(off), "tones that are alike mean a hit"
