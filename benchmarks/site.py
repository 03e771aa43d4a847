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
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any

from _lab import launch_options
from playwright.sync_api import BrowserType, sync_playwright

from brainwaves_widgets.delivery import shipped_notebooks
from brainwaves_widgets.site import lite, python
from brainwaves_widgets.site.build import build_site

GAME, LESSON, PEER = "play/game-matrix/", "lessons/05-quadrilaterals/", "smallest"
CELL = """import anywidget

class Smallest(anywidget.AnyWidget):
    _esm = "export default { render({ el }) { el.innerHTML = '<b class=smallest>1</b>' } }"

Smallest()"""
NOT_OF_PEER = {"brainwaves-widgets", "dacite", "segno", "tqdm"}
SHOWN = {PEER: ".smallest", GAME: "section.bw", LESSON: "section.bw"}
LINE = 20e6 / 8
PIECE = 32_768


class Handler(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - as its base has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }
    slow = False
    lock = threading.Lock()

    def log_message(self, *_args: object) -> None:
        pass

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file, over one line that all requests share."""
        while piece := source.read(PIECE):
            if type(self).slow:
                with self.lock:
                    time.sleep(len(piece) / LINE)
            outputfile.write(piece)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def visit(kind: BrowserType, profile: Path, address: str, what: str) -> float:
    """Return the seconds until the first widget is shown."""
    context = kind.launch_persistent_context(profile, **launch_options())
    page = context.new_page()
    is_peer = what == PEER
    start = time.monotonic()
    page.goto(address + ("smallest/notebooks/index.html?path=smallest.ipynb" if is_peer else what))
    if is_peer:
        cell = page.locator(".jp-CodeCell").first
        prompt = cell.locator(".jp-InputPrompt")
        cell.wait_for(timeout=300_000)
        while prompt.inner_text() == "[ ]:":  # what is pressed before its kernel is there is lost
            cell.click()
            page.keyboard.press("Control+Enter")
            page.wait_for_timeout(100)
    page.locator(SHOWN[what]).first.wait_for(timeout=300_000)
    seconds = time.monotonic() - start
    if not is_peer:
        page.wait_for_function("document.documentElement.dataset.ready", timeout=300_000)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.close()
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


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        work, kind = Path(name), playwright.chromium
        site = work / "site"
        build_site(site, shipped_notebooks())
        size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
        print(f"the site: {size / 1e6:.1f} MB without documentation (reach: 45)")
        add_peer(site)
        for slow in (False, True):
            Handler.slow = slow
            print("\nover 20 Mbit/s" if slow else "\nfrom this machine")
            times: dict[tuple[str, int], list[float]] = {}
            for number in range(rounds):
                for what in (PEER, GAME, LESSON):
                    profile = work / f"{slow}-{number}-{what.replace('/', '-')}"
                    with serving(site) as address:
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
                print(f"second visit {second:.1f} s, {second / first:.2f} (reach: 0.5)")


if __name__ == "__main__":
    main()
