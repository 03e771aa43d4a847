"""Every game in Notebook 7 and in Voilà."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.lab import notebook_of

from .host import GAMES, HostPage, play_by_hand, serving

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.slow]

OPEN = (
    *("--no-browser", "--allow-root", "--port={port}", "--ServerApp.port_retries=0"),
    *("--IdentityProvider.token=", "--ServerApp.disable_check_xsrf=True"),
)
ALONE = ("@jupyter/collaboration-extension", "@jupyter/docprovider-extension")
"""The extensions without which a page has its notebook to itself."""
RUN = "() => window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => null)"
IS_READY = """() => window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel?.status
  === 'idle'"""


def cells() -> list[str]:
    """Return a cell for each game."""
    return [f"import brainwaves_widgets as bw\n\n{n} = {made}\n{n}" for n, made in GAMES.items()]


def write(home: Path) -> None:
    """Write a notebook with every game."""
    (home / "play.ipynb").write_text(json.dumps(notebook_of(*cells())))


def leave_alone(home: Path) -> None:
    """Switch off what lets people share a notebook."""
    settings = {
        "config/jupyter_server_config.json": {
            "ServerApp": {"jpserver_extensions": {"jupyter_server_ydoc": False}}
        },
        "config/labconfig/page_config.json": {"disabledExtensions": dict.fromkeys(ALONE, True)},
    }
    for name, content in settings.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(json.dumps(content))


def play_all(page: HostPage, theme: str) -> None:
    for number in range(len(GAMES)):
        screen = page.game(number)
        expect(screen.root).to_have_attribute("data-theme", theme)
        play_by_hand(screen)


def test_in_notebook_7(tmp_path: Path, browser: Browser) -> None:
    write(tmp_path)
    leave_alone(tmp_path)
    app = ("-m", "notebook", *OPEN, "--JupyterNotebookApp.expose_app_in_browser=True")
    with serving(tmp_path, *app) as address:
        page = HostPage(browser, f"{address}/notebooks/play.ipynb")
        page.page.wait_for_function(IS_READY, timeout=90_000)
        page.page.evaluate(RUN)
        play_all(page, "light")
        expect(page.page.locator(".jp-CodeCell")).to_have_count(len(GAMES))  # no key made another
        page.close()


def test_in_voila(tmp_path: Path, browser: Browser) -> None:
    write(tmp_path)
    leave_alone(tmp_path)
    app = ("-m", "voila", "play.ipynb", "--no-browser", "--port={port}", "--theme=dark")
    with serving(tmp_path, *app) as address:
        page = HostPage(browser, address)
        play_all(page, "dark")
        page.strangers = [url for url in page.strangers if "/fontawesome" not in url]  # Voilà's own
        page.close()
