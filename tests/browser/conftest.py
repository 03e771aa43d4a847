"""A real JupyterLab, a real Chromium, and a fresh notebook for every test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from playwright.sync_api import expect

from .chromium import launch_options, missing
from .lab import Lab
from .notebook import CLOSE, IS_LOADED, Notebook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

FIRST = pytest.StashKey[pytest.Item]()

expect.set_options(timeout=20_000)  # a loaded machine is slow, not wrong


def pytest_collection_finish(session: pytest.Session) -> None:
    here = [item for item in session.items if Path(__file__).parent in item.path.parents]
    if here:
        session.stash[FIRST] = here[0]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Without a browser let one test fail with one line, and skip the others."""
    if missing():
        if item is item.session.stash[FIRST]:
            pytest.fail(missing(), pytrace=False)
        pytest.skip("no browser")


class OpenNotebook(Protocol):
    def __call__(
        self, *cells: str, still: bool = ..., width: int = ..., height: int = ..., **context: Any
    ) -> Notebook: ...


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, **launch_options()}


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    lab = Lab(tmp_path_factory.mktemp("lab"))
    try:
        lab.wait()
        yield lab
    finally:
        lab.stop()


class Window:
    """A page with JupyterLab, which takes seconds to load and so is kept from test to test.

    A test finds it with no notebook open, as large and as still as it asks for, and in the light
    theme. A page that was loaded again or went wrong is not kept.
    """

    def __init__(self, browser: Browser, lab: Lab) -> None:
        self._lab = lab
        self._context = browser.new_context()
        self._page: Page | None = None

    def lend(self) -> Page:
        page, self._page = self._page, None
        if page:
            page.mouse.move(0, 0)
            return page
        page = self._context.new_page()
        page.goto(f"{self._lab.address}/lab/workspaces/window?reset")
        page.wait_for_function(IS_LOADED, timeout=90_000)
        page.evaluate("window.bwKept = true")
        return page

    def take_back(self, page: Page) -> None:
        light = "document.body.dataset.jpThemeLight"
        if self._page or page.evaluate(f"[window.bwKept, {light}]") != [True, "true"]:
            page.close()
        else:
            page.evaluate("window.bwUnhurry?.()")
            page.evaluate(CLOSE)
            self._page = page


@pytest.fixture(scope="session")
def window(browser: Browser, lab: Lab) -> Window:
    return Window(browser, lab)


@pytest.fixture
def opened(lab: Lab, window: Window, request: pytest.FixtureRequest) -> Iterator[list[Notebook]]:
    """The notebooks that a test opens: they are closed at its end, and nothing went wrong there."""
    notebooks: list[Notebook] = []
    failed = request.session.testsfailed
    yield notebooks
    for notebook in notebooks:
        notebook.leave()
        if request.session.testsfailed > failed:
            notebook.page.close()
        else:
            window.take_back(notebook.page)
        lab.shut_down(notebook.name)
        print(f"console of {notebook.name}:", *notebook.complaints, sep="\n")
    assert not [error for notebook in notebooks for error in notebook.errors]
    assert not [url for notebook in notebooks for url in notebook.strangers]


@pytest.fixture
def open_notebook(
    lab: Lab, browser: Browser, window: Window, opened: list[Notebook]
) -> OpenNotebook:
    """Open a notebook of these cells in a page of its own and run them.

    Things stand still at once (reduced motion) unless `still` is false; `width` and `height` are
    the window's, and `context` is for what a whole browser context has.
    """

    def open_one(
        *cells: str, still: bool = True, width: int = 1280, height: int = 1500, **context: Any
    ) -> Notebook:
        lab.reset_settings()
        page = browser.new_context(**context).new_page() if context else window.lend()
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(reduced_motion="reduce" if still else "no-preference")
        notebook = Notebook(page, lab, lab.write(*cells))
        opened.append(notebook)
        lab.start_kernel(notebook.name)
        if context:
            notebook.open()
        else:
            notebook.open_here()
        notebook.run()
        return notebook

    return open_one
