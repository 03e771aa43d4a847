"""How live a figure laboratory is: Python's verdicts a second while a corner is dragged.

    python benchmarks/lessons.py --seconds 6

A real JupyterLab shows a laboratory with a task and six attributes, without a grid, so that every
move of the mouse is another figure. Chromium's own mouse drags a corner round and round for so
many seconds. Counted are the answers of Python that the page has shown, by the page's own clock:
from the frame after the first to the frame after the last. Positions that were overtaken on the
way are not sent and not counted; there cannot be more answers than moves of the mouse. The reach
is 15 a second, in a stock JupyterLab as well as with `brainwaves_widgets.nodelay`.
"""

from __future__ import annotations

import argparse
import os
import time
from itertools import pairwise
from math import cos, pi, sin
from statistics import median, quantiles

from _lab import NODELAY, browser, lab, open_and_run
from playwright.sync_api import Browser

REACH = 15.0
CELL = """
from brainwaves_widgets.lessons import FigureLab, Task
task = Task("Make it a rhombus that is not a square.", wants="rhombus", refuses="square")
more = ["trapezoid", "all-angles-equal", "two-parallel-sides", "reflexive-symmetry"]
FigureLab("square", more, task=task, snap=False)"""
WATCH = """() => {
  const root = document.querySelector("section.bw-lesson");
  window.shown = [];
  new MutationObserver(() => requestAnimationFrame((now) => window.shown.push(now)))
    .observe(root, { attributes: true, attributeFilter: ["data-answers"] });
}"""


def drag(chromium: Browser, address: str, seconds: float) -> tuple[int, list[float]]:
    """Drag a corner round and round; return how often it moved, and when answers were shown."""
    page = open_and_run(chromium, address)
    sheet = page.locator(".bw-sheet")
    sheet.wait_for(timeout=60_000)
    time.sleep(3)
    box = sheet.bounding_box()
    assert box
    unit, left, low = box["width"] / 12, box["x"], box["y"] + box["height"]
    page.evaluate(WATCH)
    page.mouse.move(left + 10 * unit, low - 10 * unit)
    page.mouse.down()
    start, moves = time.monotonic(), 0
    while (now := time.monotonic() - start) < seconds:
        turn = 2 * pi * now / 2
        page.mouse.move(left + (9.5 + cos(turn) / 2) * unit, low - (10 + sin(turn)) * unit)
        moves += 1
        time.sleep(1 / 120)
    shown: list[float] = page.evaluate("window.shown")
    page.mouse.up()
    page.context.close()
    return moves, shown


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--seconds", type=float, default=6, help="how long the corner is dragged")
    seconds = parser.parse_args().seconds
    heads = "".join(f"{head:>9}" for head in ("moves", "answers", "a second", "ms apart", "p95"))
    print(f"{'verdicts while dragging':<26}{heads}")
    with browser() as chromium:
        for name, options in (("stock JupyterLab", ()), ("with nodelay", (NODELAY,))):
            with lab([CELL], *options) as address:
                moves, shown = drag(chromium, address, seconds)
            apart = [after - before for before, after in pairwise(shown)]
            rate = 1000 * len(apart) / sum(apart)
            row = f"{name:<26}{moves:>9}{len(shown):>9}{rate:>9.1f}{median(apart):>9.1f}"
            print(f"{row}{quantiles(apart, n=20)[-1]:>9.1f}")
    print(f"{'reach':<26}{'':>18}{REACH:>9.1f}")
    load, cores = os.getloadavg()[1], os.cpu_count() or 1
    print(f"load {load:.1f} on {cores} cores" + (": too busy to judge" if load > cores else ""))


if __name__ == "__main__":
    main()
