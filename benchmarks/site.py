"""How soon a page of the site shows its first widget, beside JupyterLite's smallest anywidget.

    python benchmarks/site.py --rounds 3

A site is built and served from this machine, once as fast as it goes and once over a line of
20 Mbit/s. Each first visit has a browser with an empty profile; the second visit is the same
profile in a browser started anew, with the server gone. The peer is a notebook of one cell, a
button as an anywidget, in JupyterLite's own notebook application, with the same Pyodide and with
anywidget preinstalled, so that it downloads less than ours; it is run as soon as it can be.
The reach: at most 1.5 times the peer's time, and a second visit in half the time of the first.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import threading
import time
from pathlib import Path
from statistics import median
from typing import Any

from _lab import KERNEL
from playwright.sync_api import BrowserType, sync_playwright

from brainwaves_widgets.delivery import shipped_notebooks
from brainwaves_widgets.site import lite, python
from brainwaves_widgets.site.build import build_site
from tests.browser.site.visitor import Files, serving, visiting

GAME, LESSON, PEER = "play/game-matrix/", "lessons/05-quadrilaterals/", "smallest"
CELL = """import anywidget

class Smallest(anywidget.AnyWidget):
    _esm = "export default { render({ el }) { el.innerHTML = '<b class=smallest>1</b>' } }"

Smallest()"""
NOT_OF_PEER = {"brainwaves-widgets", "dacite", "segno", "tqdm"}
SHOWN = {PEER: ".smallest", GAME: "section.bw", LESSON: "section.bw"}
SPEED = 20e6 / 8
PIECE = 32_768
PATIENCE = 300_000


RUN = "() => window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => null)"


class Line(Files):
    """Sends files over one line that all requests share."""

    is_slow = False
    lock = threading.Lock()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while piece := source.read(PIECE):
            if type(self).is_slow:
                with self.lock:
                    time.sleep(len(piece) / SPEED)
            outputfile.write(piece)


def visit(kind: BrowserType, profile: Path, address: str, what: str) -> float:
    """Return the seconds until the first widget is shown."""
    with visiting(kind, profile, address) as visitor:
        page = visitor.context.new_page()
        start = time.monotonic()
        if what == PEER:
            page.goto(f"{address}smallest/notebooks/index.html?path=smallest.ipynb")
            page.wait_for_function(f"{KERNEL}?.status === 'idle'", timeout=PATIENCE)
            page.evaluate(RUN)
        else:
            page.goto(address + what)
        page.locator(SHOWN[what]).first.wait_for(timeout=PATIENCE)
        seconds = time.monotonic() - start
        if what != PEER:
            page.wait_for_function("document.documentElement.dataset.ready", timeout=PATIENCE)
            visitor.wait_until_remembered(page)
    return seconds


def add_peer(site: Path) -> None:
    """Put a second JupyterLite into the site, with nothing but the smallest notebook."""
    notebooks = site / "notebooks"
    notebooks.mkdir()
    cell = {"cell_type": "code", "source": CELL, "metadata": {}, "outputs": [], "id": "a"}
    spec = {"kernelspec": {"name": "python", "display_name": "Python", "language": "python"}}
    note = {"cells": [{**cell, "execution_count": None}], "metadata": spec}
    text = json.dumps({**note, "nbformat": 4, "nbformat_minor": 5})
    (notebooks / "smallest.ipynb").write_text(text)
    packages = [one for one in python.packages_in(site / "python") if one not in NOT_OF_PEER]
    lite.put_jupyter(site / "smallest", notebooks, python.pinned_wheels(), packages)
    settings = site / "smallest/jupyter-lite.json"
    told = json.loads(settings.read_text())
    told["jupyter-config-data"]["exposeAppInBrowser"] = True
    settings.write_text(json.dumps(told))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--site", type=Path, help="where the site is, or is built")
    parser.add_argument("--line", choices=["fast", "slow"], help="only one of the two")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        work, kind = Path(name), playwright.chromium
        site = told.site or work / "site"
        if not site.exists():
            build_site(site, shipped_notebooks())
            size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
            print(f"the site: {size / 1e6:.1f} MB without documentation (reach: 45)")
            add_peer(site)
        for line in [told.line] if told.line else ["fast", "slow"]:
            Line.is_slow = line == "slow"
            print("\nover 20 Mbit/s" if Line.is_slow else "\nfrom this machine", flush=True)
            times: dict[tuple[str, int], list[float]] = {}
            for number in range(told.rounds):
                for what in (PEER, GAME, LESSON):
                    profile = work / f"{line}-{number}-{what.replace('/', '-')}"
                    with serving(site, handler=Line) as address:
                        first = visit(kind, profile, address, what)
                    times.setdefault((what, 1), []).append(first)
                    if what != PEER:
                        again = visit(kind, profile, address, what)
                        times.setdefault((what, 2), []).append(again)
            peer = median(times[PEER, 1])
            print(f"{PEER:30} {peer:6.1f} s")
            for what in (GAME, LESSON):
                first, second = (median(times[what, one]) for one in (1, 2))
                print(f"{what:30} {first:6.1f} s, {first / peer:.2f} of it (reach: 1.5);", end=" ")
                print(f"second visit {second:.1f} s, {second / first:.2f} (reach: 0.5)", flush=True)


if __name__ == "__main__":
    main()
