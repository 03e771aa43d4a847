"""A JupyterLab of its own, and a notebook in it that a real browser has opened and run."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import launch_options

NODELAY = "--ServerApp.jpserver_extensions=brainwaves_widgets.nodelay=True"
KERNEL = "window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel"


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**launch_options())
        yield chromium
        chromium.close()


@contextmanager
def lab(cells: list[str], *options: str) -> Iterator[str]:
    """Serve a notebook with these cells, until the end; return its address."""
    with TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        notebook = {
            "cells": [
                {"cell_type": "code", "id": f"c{i}", "source": cell, "metadata": {}, "outputs": []}
                | {"execution_count": None}
                for i, cell in enumerate(cells)
            ],
            "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3"}},
            "nbformat": 4,
            "nbformat_minor": 5,
        }
        Path(folder, "bench.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
        own = {"JUPYTER_CONFIG_DIR": f"{folder}/.config", "IPYTHONDIR": f"{folder}/.ipython"}
        server = subprocess.Popen(
            [
                *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
                *("--expose-app-in-browser", "--IdentityProvider.token=", "--LabApp.news_url="),
                *(f"--port={port}", f"--ServerApp.root_dir={folder}", *options),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **own},
        )
        try:
            _wait_for(f"http://127.0.0.1:{port}/api/status", server)
            yield f"http://127.0.0.1:{port}/lab/tree/bench.ipynb"
        finally:
            server.terminate()
            server.wait()


def open_and_run(chromium: Browser, address: str, first: str = "() => {}") -> Page:
    """Open a notebook in a window of its own and run its cells; `first` runs before the page."""
    page = chromium.new_context(viewport={"width": 1280, "height": 1500}).new_page()
    page.add_init_script(f"({first})()")
    page.goto(address)
    page.wait_for_function(f"{KERNEL}?.status === 'idle'", timeout=120_000)
    page.evaluate("window.jupyterapp.commands.execute('notebook:run-all-cells')")
    return page


def _wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(address).close()
        except OSError:
            if server.poll() is not None:
                raise RuntimeError("JupyterLab did not start") from None
            time.sleep(0.2)
        else:
            return
    raise TimeoutError(address)
