"""From a click to the answer on the screen: The Astute Goose beside an ipywidgets Button.

    python benchmarks/roundtrip.py --times 60

Two JupyterLabs run side by side, a stock one and one with `brainwaves_widgets.nodelay`. In each,
one page holds a Button whose handler writes into a Label, and a game. By turns are clicked: the
Button, an answer in the game's list of moves, the same answer on its canvas; then it is undone.
The mouse is Chromium's own (not a made-up event), and rests on its target before it is pressed.

All times are the page's. A click is the `timeStamp` of its pointerup: when the browser got it.
A frame has been painted when a message posted from its requestAnimationFrame arrives, since tasks
run after the frame's callbacks, layout and paint.

* first: the first frame in which the canvas shows other pixels where the answer stands. This is
  stricter than any change of the DOM: the buttons of the list are locked in the click itself.
  A Button shows nothing before its Label changes, so there it is the same as
* settled: the first frame that begins after `data-ply` (the Label's text) has changed.

The ratios are those of the medians: to the Button in the same Lab, and to that in the stock Lab.
"""

from __future__ import annotations

import argparse
import os
import time
from contextlib import ExitStack
from random import Random
from statistics import median, quantiles
from typing import Any

from _lab import NODELAY, browser, lab, open_and_run
from playwright.sync_api import Locator, Page

FRAME = 1000 / 60
RESTS = 0.7
"""Seconds after which everything that moved on the canvas stands still."""

CELLS = [
    """
from itertools import count
from ipywidgets import Button, HBox, Label
button, label, clicks = Button(description="Peer"), Label("0 clicks"), count(1)
button.on_click(lambda _: setattr(label, "value", f"{next(clicks)} clicks"))
HBox([button, label])""",
    """
import brainwaves_widgets as bw
from brainwaves_widgets.goose import Ready, Roll
game = bw.AstuteGoose(players=["Ann"], study_seconds=3600, show_seconds=3600, seed=7)
game.play(Ready())
game.play(Roll())
game""",
]

WATCH = """
(box) => {
  const screen = document.querySelector("section.bw");
  const canvas = screen.querySelector("canvas");
  const scale = canvas.width / canvas.clientWidth;
  const pixels = () => {
    const [x, y, w, h] = [box.x, box.y, box.w, box.h].map((n) => Math.round(n * scale));
    return new Uint32Array(canvas.getContext("2d").getImageData(x, y, w, h).data.buffer);
  };
  const before = box && pixels();
  const looksNew = () => {
    const now = pixels();
    return before.some((pixel, i) => pixel !== now[i]);
  };

  let [clicked, answered] = [0, false];
  const target = box ? screen : document.querySelector(".widget-label");
  const watched = box
    ? { attributes: true, attributeFilter: ["data-ply"] }
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
      if (clicked && !first && (box ? looksNew() : settled)) first = now;
      if (!settled) return frame();
      observer.disconnect();
      channel.port1.close();
      resolve({ first: (first || now) - clicked, settled: now - clicked });
    };
    frame();
  });
}
"""


class Screen:
    """One Lab's page with the Button and the game."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.game = page.locator("section.bw")
        self.game.wait_for(timeout=60_000)
        time.sleep(3)

    def click_button(self) -> dict[str, float]:
        return self._measure(self.page.get_by_role("button", name="Peer"), None)

    def answer(self, by: str, number: int) -> dict[str, float]:
        canvas = self.game.locator(".bw-canvas")
        target = canvas.evaluate("(host, i) => host.targets().at(i)", number)
        offer = self.game.get_by_role("group", name="Moves").get_by_role("button")
        measured = self._measure(
            canvas if by == "canvas" else offer.get_by_text(target["label"], exact=True), target
        )
        self._undo()
        return measured

    def _measure(self, target: Locator, box: dict[str, Any] | None) -> dict[str, float]:
        inside = target.bounding_box()
        assert inside
        x, y, w, h = (inside[side] for side in ("x", "y", "width", "height"))
        if box and box["w"] < w:  # on the canvas
            x, y, w, h = x + box["x"], y + box["y"], box["w"], box["h"]
        self.page.mouse.move(x + w / 2, y + h / 2)
        time.sleep(0.15)
        self.page.evaluate(WATCH, box)
        self.page.mouse.down()
        self.page.mouse.up()
        measured: dict[str, float] = self.page.evaluate("window.measured")
        return measured

    def _undo(self) -> None:
        ply = self.game.get_attribute("data-ply")
        self.game.get_by_role("button", name="Undo").click()
        self.page.wait_for_function(
            "ply => document.querySelector('section.bw').dataset.ply !== ply", arg=ply
        )
        time.sleep(RESTS)


BUTTON, LIST, CANVAS = "ipywidgets Button", "Goose, list of moves", "Goose, canvas"
Times = dict[tuple[str, str], list[dict[str, float]]]


def measure(times: int) -> Times:
    rng = Random(0)
    labs = {"stock": (), "nodelay": (NODELAY,)}
    taken: Times = {(name, row): [] for name in labs for row in (BUTTON, LIST, CANVAS)}
    with ExitStack() as stack:
        chromium = stack.enter_context(browser())
        screens = {
            name: Screen(open_and_run(chromium, stack.enter_context(lab(CELLS, *options))))
            for name, options in labs.items()
        }
        for _ in range(times):
            for name, screen in screens.items():
                screen.page.bring_to_front()
                number = rng.randrange(5)
                taken[name, BUTTON].append(screen.click_button())
                taken[name, LIST].append(screen.answer("list", number))
                taken[name, CANVAS].append(screen.answer("canvas", number))
    return {key: row[2:] for key, row in taken.items()}  # the first two only warm


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--times", type=int, default=60, help="clicks a row")
    taken = measure(parser.parse_args().times)
    settled = {key: median(one["settled"] for one in row) for key, row in taken.items()}

    print(
        f"{'ms from a click':<30}{'first':>18}{'':>9}{'settled':>18}{'x Button':>10}{'x stock':>9}"
    )
    heads = "".join(f"{head:>9}" for head in ("median", "p95", "frames", "median", "p95"))
    print(f"{'':<30}{heads}")
    for (name, row), times in taken.items():
        first, last = ([one[what] for one in times] for what in ("first", "settled"))
        line = f"{f'{name}: {row}':<30}{median(first):>9.1f}{p95(first):>9.1f}"
        line += f"{median(first) / FRAME:>9.1f}{median(last):>9.1f}{p95(last):>9.1f}"
        beside, stock = settled[name, BUTTON], settled["stock", BUTTON]
        print(f"{line}{median(last) / beside:>10.2f}{median(last) / stock:>9.2f}")
    reach = f"{'reach, for a game':<48}{'2.0':>9}{'':>18}{'1.25':>10}{'0.50':>9}"
    print(f"{reach}  (x stock: with nodelay)")
    load, cores = os.getloadavg()[1], os.cpu_count() or 1
    print(f"load {load:.1f} on {cores} cores" + (": too busy to judge" if load > cores else ""))


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


if __name__ == "__main__":
    main()
