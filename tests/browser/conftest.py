"""A real JupyterLab, a real Chromium, and a fresh notebook for every test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from playwright.sync_api import expect

from .lab import Lab
from .notebook import Notebook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext

DEBIANS = Path("/usr/bin/chromium")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


expect.set_options(timeout=20_000)  # a loaded machine is slow, not wrong


class OpenNotebook(Protocol):
    def __call__(
        self, *cells: str, still: bool = ..., width: int = ..., height: int = ..., **context: Any
    ) -> Notebook: ...


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium where there is one, else Playwright's own."""
    own = {"executable_path": str(DEBIANS)} if DEBIANS.exists() else {}
    return {**browser_type_launch_args, "args": QUIET, **own}


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    lab = Lab(tmp_path_factory.mktemp("lab"))
    try:
        lab.wait()
        yield lab
    finally:
        lab.stop()


@pytest.fixture(scope="session")
def shared_context(browser: Browser) -> BrowserContext:
    """One context for most pages, so that JupyterLab's own files are loaded once."""
    return browser.new_context()


@pytest.fixture
def open_notebook(
    lab: Lab, browser: Browser, shared_context: BrowserContext
) -> Iterator[OpenNotebook]:
    """Open a notebook of these cells in a new page and run them.

    Things stand still at once (reduced motion) unless `still` is false; `width` and `height` are
    the window's, and `context` is for what a whole browser context has.
    """
    opened: list[Notebook] = []

    def open_one(
        *cells: str, still: bool = True, width: int = 1280, height: int = 1500, **context: Any
    ) -> Notebook:
        page = (browser.new_context(**context) if context else shared_context).new_page()
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(reduced_motion="reduce" if still else "no-preference")
        notebook = Notebook(page, lab, lab.write(*cells))
        opened.append(notebook)
        lab.reset_settings()
        lab.start_kernel(notebook.name)
        notebook.open()
        notebook.run()
        return notebook

    yield open_one
    for notebook in opened:
        notebook.page.close()
        lab.shut_down(notebook.name)
        print(f"console of {notebook.name}:", *notebook.complaints, sep="\n")
    assert not [error for notebook in opened for error in notebook.errors]
    assert not [url for notebook in opened for url in notebook.strangers]
