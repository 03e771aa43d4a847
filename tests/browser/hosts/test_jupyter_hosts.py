"""Every game in Notebook 7, in Voilà, and in a JupyterLab in which two people share a notebook."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.lab import Lab, notebook_of

from .host import GAMES, HostPage, host_python, play_by_hand, serving

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
TRUST = "() => { window.jupyterapp.commands.execute('notebook:trust') }"
"""It asks, so nobody waits for it to end."""
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
    with serving(tmp_path, *app, "--Voila.ip=127.0.0.1") as address:
        page = HostPage(browser, address)
        play_all(page, "dark")
        page.strangers = [url for url in page.strangers if "/fontawesome" not in url]  # Voilà's own
        page.close()


def test_two_people_share_a_notebook(tmp_path: Path, browser: Browser) -> None:
    lab = Lab(tmp_path, host_python(), HOME=str(tmp_path))
    try:
        lab.wait()
        name = lab.write(*cells())
        ann = HostPage(browser, lab.page_of(name))
        ann.page.wait_for_function(IS_READY, timeout=90_000)
        ann.page.evaluate(RUN)
        ann.game(len(GAMES) - 1)
        ben = HostPage(browser, lab.page_of(name).replace("/workspaces/", "/workspaces/other-"))
        ben.page.wait_for_function(IS_READY, timeout=90_000)
        ben.page.evaluate(TRUST)
        ben.page.locator(".jp-Dialog .jp-mod-accept, .jp-Dialog .jp-mod-warn").first.click()
        for number in range(len(GAMES)):
            hers, his = ann.game(number), ben.game(number)
            his.wait_for_ply(play_by_hand(hers))
            his.press(his.offers[0])
            hers.wait_for_ply(his.ply)
        ann.close()
        ben.close()
    finally:
        lab.stop()
