"""What a newcomer meets in a JupyterLab that `brainwaves` starts, before the kernel is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from brainwaves_widgets import cli

from .lab import Lab

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

DELAY = 3000
HOLD_KERNELS_BACK = f"""() => {{
  const {{ fetch }} = window;
  window.fetch = async (request, ...rest) => {{
    if (request.method === "POST" && request.url.includes("/api/sessions"))
      await new Promise((done) => setTimeout(done, {DELAY}));
    return fetch(request, ...rest);
  }};
}}"""
GAME = "import brainwaves_widgets as bw\ngame = bw.AstuteGoose(players=['Ann'])\ngame"


@pytest.fixture(scope="module")
def our_lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    lab = Lab(tmp_path_factory.mktemp("our-lab"), **cli.with_our_settings())
    lab.forget_settings()
    try:
        lab.wait()
        yield lab
    finally:
        lab.stop()


@pytest.fixture
def slow_page(browser: Browser) -> Iterator[Page]:
    """A page whose kernels come seconds after its cells."""
    with browser.new_context() as context:
        page = context.new_page()
        page.add_init_script(f"({HOLD_KERNELS_BACK})()")
        yield page


def test_cells_that_are_run_early_wait_for_the_kernel(our_lab: Lab, slow_page: Page) -> None:
    name = our_lab.write("early = 1", GAME, "print('seen', early + game.ply)")
    slow_page.goto(our_lab.page_of(name))
    cells = slow_page.locator(".jp-CodeCell")
    cells.first.locator(".cm-content").click()
    for _ in range(3):
        slow_page.keyboard.press("Shift+Enter")
    assert our_lab.request("/api/kernels") == []
    for number in range(3):
        expect(cells.nth(number).locator(".jp-InputPrompt")).to_have_text("[*]:")
    expect(cells.nth(1).locator("section.bw canvas").first).to_be_visible()
    expect(cells.nth(2).locator(".jp-OutputArea-output")).to_have_text("seen 4")
    expect(slow_page.locator(".jp-Dialog")).to_have_count(0)
    assert len(our_lab.request("/api/kernels")) == 1


def test_nothing_asks_about_news(our_lab: Lab, browser: Browser) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(our_lab.page_of(our_lab.write("1 + 1")))
        expect(page.locator(".jp-Toolbar-kernelName")).to_contain_text("Python 3")
        page.wait_for_timeout(3000)
        assert page.locator(".Toastify__toast").all_inner_texts() == []
