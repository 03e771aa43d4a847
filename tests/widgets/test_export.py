"""A notebook that is read without a kernel still shows the game, and no more of it than before."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from base64 import b64decode
from typing import TYPE_CHECKING

import pytest

from brainwaves_widgets.goose.pieces import STANDARD_DECK, Suspect

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow

SEED = 918273645
MAKE = """game = bw.AstuteGoose(["Ann", "Ben<b>"], seed=918 * 10**6 + 273 * 10**3 + 645)
for seat in (0, 1):
    game.play(game.moves(seat)[0], seat)
game.play(game.moves()[0])"""
CELLS = ["import brainwaves_widgets as bw", MAKE, "game", "game.seat('Ann')"]


def notebook(*cells: str) -> str:
    listed: list[dict[str, object]] = [
        {
            "cell_type": "code",
            "execution_count": None,
            "id": f"cell-{number}",
            "metadata": {},
            "outputs": [],
            "source": source,
        }
        for number, source in enumerate(cells)
    ]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return json.dumps(
        {"cells": listed, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    )


def readable(path: Path) -> str:
    """A file with its embedded pictures written out."""
    embedded = r"data:image/svg\+xml;base64,([\w+/=]+)"
    return re.sub(embedded, lambda found: b64decode(found[1]).decode(), path.read_text())


def told(suspect: Suspect) -> str:
    """A pattern for a suspect's values side by side, as a list, an object or a sentence."""
    apart = r"[^\w.]{1,9}(?:feature|animal)?[^\w.]{0,9}"
    return rf"\b{apart.join(suspect)}\b"


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a notebook that was run, as nbconvert and as JupyterLab saves it, and HTML."""
    folder = tmp_path_factory.mktemp("export")
    environment = {
        **os.environ,
        "IPYTHONDIR": str(folder / "ipython"),
        "JUPYTER_CONFIG_DIR": str(folder / "config"),
        "JUPYTER_PLATFORM_DIRS": "1",
    }

    def convert(*arguments: str) -> None:
        command = [sys.executable, "-m", "nbconvert", "--log-level=ERROR", *arguments]
        subprocess.run(command, cwd=folder, env=environment, check=True)

    (folder / "game.ipynb").write_text(notebook(*CELLS))
    convert("--to", "notebook", "--execute", "--inplace", "game.ipynb")
    run = json.loads((folder / "game.ipynb").read_text())
    run["metadata"].pop("widgets")  # JupyterLab saves no widget's state
    (folder / "saved.ipynb").write_text(json.dumps(run))
    convert("--to", "html", "game.ipynb", "saved.ipynb")
    return folder


def test_the_run_notebook_keeps_a_picture_and_a_text(exported: Path) -> None:
    cells = json.loads((exported / "game.ipynb").read_text())["cells"]
    for cell in cells[2:]:
        (output,) = cell["outputs"]
        text, svg = ("".join(output["data"][kind]) for kind in ("text/plain", "image/svg+xml"))
        assert "The Astute Goose (rookie): Ann: 0, Ben<b>: 0" in text
        assert "face down" in text
        assert "Ann, which" in text
        assert svg.startswith("<svg")
        assert "Ann, which" in svg
        assert "Ben&lt;b&gt;" in svg
        assert "<b>" not in svg


@pytest.mark.parametrize("name", ["game.html", "saved.html"])
def test_html_shows_the_picture_and_has_words_for_it(exported: Path, name: str) -> None:
    html = readable(exported / name)
    assert html.count("<title>The Astute Goose: Ann, which") == 2
    assert html.count("<desc>The Astute Goose (rookie): Ann: 0, Ben&lt;b&gt;: 0") == 2
    whole = (exported / name).read_text()
    images = re.findall(r'<img [^>]*alt="([^"]*)', whole)
    assert len(images) == len(re.findall(r"<img", whole)) == 2
    for alt in images:
        assert alt.startswith("The Astute Goose (rookie): Ann: 0, Ben&lt;b&gt;: 0")
        assert "Ann, which" in alt
    assert '<script type="application/vnd.jupyter.widget-view+json"' not in whole  # it stays empty


def test_a_program_stores_no_widget_that_has_ended(exported: Path) -> None:
    cells = json.loads((exported / "game.ipynb").read_text())["cells"]
    assert {kind for cell in cells[2:] for out in cell["outputs"] for kind in out["data"]} == {
        "image/svg+xml",
        "text/html",
        "text/plain",
    }


@pytest.mark.parametrize("name", ["game.ipynb", "game.html", "saved.ipynb", "saved.html"])
def test_nothing_secret_is_exported(exported: Path, name: str) -> None:
    whole = readable(exported / name)
    assert str(SEED) not in whole
    assert not [suspect for suspect in STANDARD_DECK if re.search(told(suspect), whole)]


def test_the_search_finds_what_it_looks_for() -> None:
    for suspect in STANDARD_DECK:
        for text in (json.dumps(suspect._asdict()), ", ".join(suspect), json.dumps(suspect)):
            assert re.search(told(suspect), text)
            assert re.search(told(suspect), json.dumps(text))
