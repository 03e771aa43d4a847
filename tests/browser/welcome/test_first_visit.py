"""What a newcomer meets in the JupyterLab of `make play`, from the first page to the first move."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from brainwaves_widgets import cli
from brainwaves_widgets.delivery import shipped_notebooks
from tests.browser.lab import Lab

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

DELAY = 3000
LATER = 3000
"""Whatever comes by itself has come by then, in ms."""
HOLD_KERNELS_BACK = f"""() => {{
  const {{ fetch }} = window;
  window.fetch = async (request, ...rest) => {{
    if (request.method === "POST" && request.url.includes("/api/sessions"))
      await new Promise((done) => setTimeout(done, {DELAY}));
    return fetch(request, ...rest);
  }};
}}"""
GAME = "import brainwaves_widgets as bw\ngame = bw.AstuteGoose(players=['Ann'])\ngame"
NEARLY_OURS = (
    "import brainwaves_widgets as bw\n\nlobby = bw.lobby()\nprint('run')",
    "print('run')\nimport brainwaves_widgets as bw\n\nlobby = bw.lobby()\nlobby",
)
OPEN = "path => window.jupyterapp.commands.execute('docmanager:open', { path }).then(() => null)"
MOST_CLICKS = 3
COUNT = """() => {
  window.bwDone = { clicks: 0, keys: 0 };
  addEventListener("click", (event) => event.isTrusted && (window.bwDone.clicks += 1), true);
  addEventListener("keydown", (event) => event.isTrusted && (window.bwDone.keys += 1), true);
}"""
PLY = "() => Number(document.querySelector('section.bw section.bw').dataset.ply)"


@pytest.fixture(scope="module")
def our_lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    home = tmp_path_factory.mktemp("our-lab")
    lab = Lab(home, BRAINWAVES_HOME=str(home / "bw"), **cli.with_our_settings())
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


def test_a_newcomer_makes_a_move_after_two_clicks_and_types_nothing(
    our_lab: Lab, browser: Browser
) -> None:
    shutil.copy(shipped_notebooks() / cli.FIRST_NOTEBOOK, our_lab.root)
    with browser.new_context(viewport={"width": 1280, "height": 900}) as context:
        page = context.new_page()
        page.add_init_script(f"({COUNT})()")
        page.goto(f"{our_lab.address}/lab/tree/{cli.FIRST_NOTEBOOK}")
        start = page.get_by_role("button", name="Start The Astute Goose")
        expect(start).to_be_in_viewport(timeout=90_000)
        start.click()
        table = page.locator("section.bw section.bw")
        expect(table.locator(".bw-canvas")).to_be_visible()
        before = page.evaluate(PLY)
        ready = table.locator(".bw-canvas").evaluate("host => host.targets()[0]")
        middle = {axis: ready[axis] + ready[size] / 2 for axis, size in ("xw", "yh")}
        table.locator(".bw-canvas").click(position=middle)  # type: ignore[arg-type]
        page.wait_for_function(f"(before) => ({PLY})() > before", arg=before)
        done = page.evaluate("window.bwDone")
        assert done["keys"] == 0
        assert done["clicks"] <= MOST_CLICKS
        assert done["clicks"] == 2
        expect(page.locator(".jp-CodeCell").nth(1).locator(".jp-OutputArea-output")).to_have_count(
            0
        )


def test_no_other_cell_is_run_and_nothing_asks_about_news(our_lab: Lab, browser: Browser) -> None:
    first, second = (our_lab.write(cell) for cell in NEARLY_OURS)
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(our_lab.page_of(first))
        status = page.locator(".jp-Notebook-ExecutionIndicator")
        expect(status).to_have_attribute("data-status", "idle", timeout=60_000)
        page.evaluate(OPEN, second)
        expect(status).to_have_count(2)
        expect(status.last).to_have_attribute("data-status", "idle", timeout=60_000)
        page.wait_for_timeout(LATER)
        expect(page.locator(".jp-CodeCell")).to_have_count(2)
        expect(page.locator(".jp-OutputArea-output")).to_have_count(0)
        assert page.locator(".Toastify__toast").all_inner_texts() == []


def test_the_shipped_cell_is_the_one_that_is_run() -> None:
    plugin = Path(cli.SETTINGS, "labextensions", "brainwaves-widgets", "wait.js").read_text()
    written = shipped_notebooks().joinpath(cli.FIRST_NOTEBOOK).read_text()
    shown = "import brainwaves_widgets as bw\\n\\nlobby = bw.lobby()\\nlobby"
    assert f'const LOBBY = "{shown}";' in plugin
    assert '"lobby = bw.lobby()\\n"' in written
