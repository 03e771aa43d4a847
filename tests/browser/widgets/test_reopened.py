"""A saved notebook that is opened again when its kernel has ended, in JupyterLab."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.players import game_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.notebook import Notebook

pytestmark = pytest.mark.browser


def save_and_end(notebook: Notebook) -> None:
    notebook.command("docmanager:save")
    notebook.page.goto("about:blank")
    notebook.lab.shut_down(notebook.name).result()


def test_somebody_elses_notebook_shows_the_picture(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(game_cell("['Ann', 'Ben']"))
    notebook.screen().press("Ready, everybody")
    save_and_end(notebook)
    path = notebook.lab.root / notebook.name
    stored = json.loads(path.read_text())
    stored["metadata"]["from"] = "elsewhere"  # what was not run here is not trusted
    stored["cells"][0]["source"] += "  "
    path.write_text(json.dumps(stored))

    notebook.page.goto(notebook.lab.page_of(notebook.name))

    picture = notebook.page.locator(".jp-OutputArea-output img")
    expect(picture).to_have_attribute("alt", re.compile(r"^The Astute Goose \(rookie\)"))
    assert picture.evaluate("image => image.complete && image.naturalWidth > 0")
