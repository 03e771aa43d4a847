"""From a click to the answer on the screen: each game beside an ipywidgets Button.

    python benchmarks/roundtrip.py --times 60

Two JupyterLabs run side by side, a stock one and one with `brainwaves_widgets.nodelay`. In each,
a page a game holds a Button whose handler writes into a Label, and below it the game, in one cell:
a click into another cell would have JupyterLab select that first. The Button, a move in the game's
list of moves and the same move on its canvas are clicked in an order that changes from round to
round; then the move is undone. The mouse is Chromium's own (not a made-up event), and rests on its
target before it is pressed.

All times are the page's. A click is the `timeStamp` of its pointerup: when the browser got it.
A frame has been painted when a message posted from its requestAnimationFrame arrives, since tasks
run after the frame's callbacks, layout and paint.

* first: the first frame in which the canvas shows other pixels where the answer stands. This is
  stricter than any change of the DOM: the buttons of the list are locked in the click itself.
  A Button shows nothing before its Label changes, so there it is the same as
* settled: the first frame that begins after `data-heard` (the Label's text) has changed.

Reading pixels back takes time that a Button does not need, so a click measures one of the two:
every sixth click looks at the pixels, the others wait until all is settled.

The ratios are those of the means, to the Button in the same Lab, with an interval of 95 %. A mean
shows small differences: a click waits up to 16.7 ms for the next frame, by chance, so that a median
is now on one frame and now on another.
"""

from __future__ import annotations

import argparse
import os
import time
from contextlib import ExitStack
from math import hypot, sqrt
from random import Random
from statistics import fmean, median, quantiles, variance
from typing import Any

from _lab import NODELAY, browser, lab, open_and_run
from playwright.sync_api import Locator, Page

from tests.browser.screen import UNFOLD

FRAME = 1000 / 60
RESTS = 0.55
"""Seconds after which everything that moved on the canvas stands still."""

PEER = """
from itertools import count
from ipywidgets import Button, HBox, Label
button, label, clicks = Button(description="Peer"), Label("0 clicks"), count(1)
button.on_click(lambda _: setattr(label, "value", f"{next(clicks)} clicks"))
display(HBox([button, label]))"""

GAMES = {
    "Goose": "bw.AstuteGoose(['Ann'], study_seconds=3600, show_seconds=3600, seed=7)",
    "Boar": "bw.BrilliantBoar(['Ann'], seed=7)",
    "Matrix": "bw.GameMatrix(['Ann'], seed=7)",
    "Wave": "bw.BrainWave(['Ann', 'Ben'], seed=7)",
}
CELL = """
import brainwaves_widgets as bw
game = {}
for _ in range(2):
    game.play(game.moves()[0])
game"""

OPEN = f"() => {{ {UNFOLD} }}"
WATCH = """
([box, looks]) => {
  const screen = document.querySelector("section.bw");
  const canvas = screen.querySelector("canvas");
  const scale = canvas.width / canvas.clientWidth;
  const pixels = () => {
    const [x, y, w, h] = [box.x, box.y, box.w, box.h].map((n) => Math.round(n * scale));
    return new Uint32Array(canvas.getContext("2d").getImageData(x, y, w, h).data.buffer);
  };
  const before = looks && pixels();
  const looksNew = () => {
    const now = pixels();
    return before.some((pixel, i) => pixel !== now[i]);
  };

  let [clicked, answered] = [0, false];
  const target = box ? screen : document.querySelector(".widget-label");
  const watched = box
    ? { attributes: true, attributeFilter: ["data-heard"] }
    : { childList: true, characterData: true, subtree: true };
  const observer = new MutationObserver(() => { answered = true; });
  observer.observe(target, watched);
  const onClick = (event) => { clicked = event.timeStamp; };
  window.addEventListener("pointerup", onClick, { capture: true, once: true });

  const channel = new MessageChannel();
  window.measured = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("nothing came back for 10 s")), 10_000);
    let [first, settled] = [0, false];
    const frame = () => requestAnimationFrame(() => {
      settled = answered;
      channel.port2.postMessage("painted");
    });
    channel.port1.onmessage = () => {
      const now = performance.now();
      if (clicked && !first && (looks ? looksNew() : settled)) first = now;
      if (!settled) return frame();
      observer.disconnect();
      channel.port1.close();
      resolve(looks ? { first: (first || now) - clicked } : { settled: now - clicked });
    };
    frame();
  });
}
"""


class Screen:
    """One Lab's page with the Button and the game."""

    def __init__(self, page: Page, asks: bool) -> None:
        self.page = page
        self.asks = asks  # whether the others are asked before a move is taken back
        self.game = page.locator("section.bw")
        self.game.wait_for(timeout=60_000)
        time.sleep(3)

    def click(self, row: str, number: int, looks: bool) -> dict[str, float]:
        """Click the Button, or one of the moves that both the canvas and the list have.

        Return the time to the first changed pixels if `looks`, else until all is settled.
        """
        if row == BUTTON:
            peer = self.page.get_by_role("button", name="Peer")
            measured = self._measure(_middle(peer), None, looks=False)
            time.sleep(RESTS)
            return measured
        canvas = self.game.locator(".bw-canvas")
        offers = self.game.get_by_role("group", name="Moves").get_by_role("button")
        labels = offers.all_text_contents()
        targets = canvas.evaluate("host => host.targets()")
        both = [(target, _in_list(target["label"], labels)) for target in targets]
        both = [(target, label) for target, label in both if label]
        target, label = both[number % len(both)]
        if row == CANVAS:
            x, y = _origin(canvas)
            at = x + target["x"] + target["w"] / 2, y + target["y"] + target["h"] / 2
        else:
            at = _middle(offers.get_by_text(label, exact=True))
        measured = self._measure(at, target, looks)
        self._undo()
        return measured

    def _measure(
        self, at: tuple[float, float], box: dict[str, Any] | None, looks: bool
    ) -> dict[str, float]:
        """Press there; `box` is where the canvas shows it, None for the Button."""
        self.page.mouse.move(*at)
        time.sleep(0.15)
        self.page.evaluate(WATCH, [box, looks])
        self.page.mouse.down()
        self.page.mouse.up()
        measured: dict[str, float] = self.page.evaluate("window.measured")
        return measured

    def _undo(self) -> None:
        ply = self.game.get_attribute("data-heard")
        self.game.get_by_role("button", name="Undo").click()
        if self.asks:  # not at once: else Playwright scrolls until the answer takes a press
            allow = self.game.get_by_role("button", name="Allow")
            allow.wait_for()
            self.game.locator(".bw-moved").first.wait_for(state="detached")
            allow.click()
        self.page.wait_for_function(
            """ply => {
              const { heard, state } = document.querySelector('section.bw').dataset;
              return heard !== ply && state === "ready";
            }""",
            arg=ply,
        )
        time.sleep(RESTS)


def _in_list(drawn: str, labels: list[str]) -> str | None:
    """Return a target's label in the list; the canvas of Brain Wave adds what a square is worth."""
    return next((label for label in labels if f"{drawn}, ".startswith(f"{label}, ")), None)


def _origin(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"], box["y"]


def _middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


LABS = {"stock": (), "nodelay": (NODELAY,)}
ROWS = BUTTON, LIST, CANVAS = "Button", "list", "canvas"
Times = dict[tuple[str, str], list[dict[str, float]]]


def measure(game: str, times: int, labs: list[str]) -> Times:
    """Click by turns in a page of each Lab; return the times by Lab and by what was clicked."""
    rng = Random(0)
    taken: Times = {(name, row): [] for name in labs for row in ROWS}
    cells = [PEER + CELL.format(GAMES[game])]
    with ExitStack() as stack:
        chromium = stack.enter_context(browser())
        screens = {
            name: Screen(
                open_and_run(chromium, stack.enter_context(lab(cells, *LABS[name])), OPEN),
                asks=game == "Wave",
            )
            for name in labs
        }
        for number in range(times):
            for name, screen in screens.items():
                screen.page.bring_to_front()
                for row in rng.sample(ROWS, len(ROWS)):
                    taken[name, row].append(screen.click(row, number, looks=number % 6 == 5))
    return {key: row[2:] for key, row in taken.items()}  # the first two only warm


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--times", type=int, default=60, help="clicks a row")
    parser.add_argument("--only", choices=GAMES, help="one game instead of all")
    parser.add_argument("--lab", choices=LABS, help="one Lab instead of both")
    asked = parser.parse_args()
    print(f"{'ms from a click':<30}{'first':>18}{'':>9}{'settled':>27}{'x Button':>16}")
    heads = "".join(f"{head:>9}" for head in ("median", "p95", "frames", "median", "p95", "mean"))
    print(f"{'':<30}{heads}")
    for game in [asked.only] if asked.only else GAMES:
        report(game, measure(game, asked.times, [asked.lab] if asked.lab else list(LABS)))
    print(f"{'reach, for a game':<48}{'2.0':>9}{'':>27}{'1.05':>16}")
    load, cores = os.getloadavg()[1], os.cpu_count() or 1
    print(f"load {load:.1f} on {cores} cores" + (": too busy to judge" if load > cores else ""))


def report(game: str, taken: Times) -> None:
    def times(row: list[dict[str, float]], what: str) -> list[float]:
        return [one[what] for one in row if what in one]

    for (name, row), clicks in taken.items():
        last, button = times(clicks, "settled"), times(taken[name, BUTTON], "settled")
        first = times(clicks, "first") or last  # a Button shows nothing before
        line = f"{f'{name}: {game}, {row}':<30}{median(first):>9.1f}{p95(first):>9.1f}"
        line += f"{median(first) / FRAME:>9.1f}{median(last):>9.1f}{p95(last):>9.1f}"
        ratio = fmean(last) / fmean(button)
        spread = ratio * 1.96 * hypot(error(last), error(button))
        print(f"{line}{fmean(last):>9.1f}{ratio:>9.2f} ±{spread:.2f}")


def error(times: list[float]) -> float:
    """Return the standard error of a mean, as a part of it."""
    return sqrt(variance(times) / len(times)) / fmean(times)


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


if __name__ == "__main__":
    main()
