"""A real JupyterLab, a real Chromium, and a new notebook for every test.

Pages take seconds to start, so they are kept, tidied up, from test to test.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol

import pytest
from playwright.sync_api import expect

from .chromium import launch_options, missing
from .lab import Lab
from .notebook import IS_LOADED, IS_TIDY, TIDY, Notebook
from .screen import UNFOLD
from .table import PlainTable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

Scheme = Literal["light", "dark"]
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
    """Pages with JupyterLab, which take seconds to load and so are kept from test to test.

    A test finds one with no notebook open, as large and as still as it asks for, and in the light
    theme. There is a page for each kind of browser context; one that went wrong is not kept.
    """

    def __init__(self, browser: Browser, lab: Lab) -> None:
        self._browser, self._lab = browser, lab
        self._contexts: dict[str, BrowserContext] = {}
        self._pages: dict[str, Page] = {}

    def lend(self, **options: Any) -> Page:
        """Return a page of a context with these options."""
        kind = repr(sorted(options.items()))
        if page := self._pages.pop(kind, None):
            page.mouse.move(0, 0)
            return page
        if kind not in self._contexts:
            self._contexts[kind] = self._browser.new_context(**options)
            self._contexts[kind].add_init_script(UNFOLD)
        page = self._contexts[kind].new_page()
        page.goto(f"{self._lab.address}/lab/workspaces/window?reset")
        page.wait_for_function(IS_LOADED, timeout=90_000)
        return page

    def take_back(self, page: Page) -> None:
        """Tidy a page up for the next test."""
        kind = next(name for name, one in self._contexts.items() if one is page.context)
        if kind in self._pages or not page.evaluate(IS_LOADED):
            page.close()
        else:
            page.evaluate(TIDY)
            page.wait_for_function(IS_TIDY)
            self._pages[kind] = page


@pytest.fixture(scope="session")
def window(browser: Browser, lab: Lab) -> Window:
    return Window(browser, lab)


class OpenPage(Protocol):
    def __call__(
        self, width: int = ..., height: int = ..., system: Scheme = ..., **context: Any
    ) -> Page: ...


@pytest.fixture(scope="session")
def contexts() -> dict[str, BrowserContext]:
    """The browser contexts of empty pages: making one takes most of a second."""
    return {}


@pytest.fixture
def open_page(browser: Browser, contexts: dict[str, BrowserContext]) -> Iterator[OpenPage]:
    """Open an empty page on which things stand still, under a light or dark system.

    `context` is for what a whole browser context has. Nothing may go wrong on the page.
    """
    pages: list[Page] = []
    errors: list[str] = []

    def open_one(
        width: int = 1280, height: int = 720, system: Scheme = "light", **context: Any
    ) -> Page:
        kind = repr(sorted(context.items()))
        if kind not in contexts:
            contexts[kind] = browser.new_context(**context)
            contexts[kind].new_page()  # with its last page a context's window would go
        page = contexts[kind].new_page()
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(reduced_motion="reduce", color_scheme=system)
        page.on("pageerror", lambda error: errors.append(str(error)))
        pages.append(page)
        return page

    yield open_one
    for page in pages:
        page.close()
    assert not errors


class OpenTable(Protocol):
    def __call__(
        self, *cells: str, still: bool = ..., width: int = ..., height: int = ..., **context: Any
    ) -> PlainTable: ...


@pytest.fixture
def open_table(
    open_page: OpenPage,
    home: Path,  # noqa: ARG001 - where games are kept
    request: pytest.FixtureRequest,
) -> OpenTable:
    """Show what these cells make on an empty page; its options are those of `open_notebook`."""

    def open_one(
        *cells: str, still: bool = True, width: int = 1280, height: int = 1500, **context: Any
    ) -> PlainTable:
        page = open_page(width, height, **context)
        if not still:
            page.emulate_media(reduced_motion="no-preference", color_scheme="light")
        in_real_time = request.node.get_closest_marker("real_time") is not None
        return PlainTable(page, *cells, in_real_time=in_real_time)

    return open_one


@pytest.fixture
def opened(lab: Lab, window: Window, request: pytest.FixtureRequest) -> Iterator[list[Notebook]]:
    """The notebooks that a test opens: they are closed at its end, and nothing went wrong there."""
    notebooks: list[Notebook] = []
    failed = request.session.testsfailed
    yield notebooks
    for notebook in notebooks:
        is_well = request.session.testsfailed == failed
        notebook.leave()
        if is_well:
            window.take_back(notebook.page)
        else:
            notebook.page.close()
        lab.shut_down(notebook.name)
        print(f"console of {notebook.name}:", *notebook.complaints, sep="\n")
    assert not [error for notebook in notebooks for error in notebook.errors]
    assert not [url for notebook in notebooks for url in notebook.strangers]


@pytest.fixture
def open_notebook(
    lab: Lab, window: Window, opened: list[Notebook], request: pytest.FixtureRequest
) -> OpenNotebook:
    """Open a notebook of these cells in a page of its own and run them.

    Things stand still at once (reduced motion) unless `still` is false; `width` and `height` are
    the window's, and `context` is for what a whole browser context has. What is shown for about a
    second is over sooner, unless the test is marked `real_time`.
    """

    def open_one(
        *cells: str, still: bool = True, width: int = 1280, height: int = 1500, **context: Any
    ) -> Notebook:
        lab.reset_settings()
        page = window.lend(**context)
        page.set_viewport_size({"width": width, "height": height})
        motion: Literal["reduce", "no-preference"] = "reduce" if still else "no-preference"
        page.emulate_media(reduced_motion=motion, forced_colors="none")
        notebook = Notebook(page, lab, lab.write(*cells))
        notebook.in_real_time = request.node.get_closest_marker("real_time") is not None
        opened.append(notebook)
        lab.start_kernel(notebook.name)
        notebook.open_here()
        notebook.run()
        return notebook

    return open_one
