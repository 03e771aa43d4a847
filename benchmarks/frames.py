"""Frames of Brain Wave's screen while the wave flies, in a real JupyterLab.

    python benchmarks/frames.py --shots 12

Shots are fired one after the other. While the tube is lit, the time between two frames is noted,
and beside it the same while nothing moves: what the browser itself needs on this machine. The work
of a frame is the time that our own script takes in it. A frame of 60 a second has 16.7 ms.
"""

from __future__ import annotations

import argparse
import os
from statistics import median, quantiles

from _lab import browser, lab, open_and_run
from playwright.sync_api import Page

CELL = """
import brainwaves_widgets as bw
game = bw.BrainWave(size=7, seed=1)
game.play(game.moves()[0])
game
"""

# Times every frame's own work, by wrapping what asks for frames; must run before the game does.
WATCH = """() => {
  window.bwWork = [];
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (then) => ask((now) => {
    const begin = performance.now();
    then(now);
    window.bwWork.push(performance.now() - begin);
  });
  window.bwFrames = (lit, most) => new Promise((done) => {
    const tube = document.querySelector(".bw-tube");
    const times = [];
    const stop = performance.now() + most;
    let last = 0;
    const tick = (now) => {
      if (tube.hidden === lit) last = 0;
      else {
        if (last) times.push(now - last);
        last = now;
      }
      if (performance.now() < stop) ask(tick);
      else done(times);
    };
    ask(tick);
  });
}"""


def watch(page: Page, shots: int) -> tuple[list[float], list[float], list[float]]:
    """Return the frames of flights, the frames at rest, and the work of the flights' frames."""
    page.wait_for_selector(".bw-tube", state="attached", timeout=60_000)
    rest = page.evaluate("bwFrames(false, 2000)")
    flying: list[float] = []
    page.evaluate("bwWork.length = 0")
    for _ in range(shots):
        ply = page.locator("section.bw").get_attribute("data-ply")
        page.locator(".bw-moves button").first.click()
        flying += page.evaluate("bwFrames(true, 1200)")
        page.wait_for_function(
            "ply => document.querySelector('section.bw').dataset.ply !== ply", arg=ply
        )
    return flying, rest, page.evaluate("bwWork")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--shots", type=int, default=12, help="how many moves are made")
    args = parser.parse_args()
    with browser() as chromium, lab([CELL]) as address:
        page = open_and_run(chromium, address, WATCH)
        flying, rest, work = watch(page, args.shots)
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    print(f"{'ms':<28}{'frames':>8}{'median':>10}{'95 %':>10}{'within 16.7':>14}")
    for name, times in (("between frames, flying", flying), ("between frames, at rest", rest)):
        within = sum(time < 16.7 + 1 for time in times) / len(times)  # a clock's grain
        p95 = quantiles(times, n=20)[-1]
        print(f"{name:<28}{len(times):>8}{median(times):>10.1f}{p95:>10.1f}{within:>14.0%}")
    p95 = quantiles(work, n=20)[-1]
    print(f"{'work of a frame':<28}{len(work):>8}{median(work):>10.2f}{p95:>10.2f}")


if __name__ == "__main__":
    main()
