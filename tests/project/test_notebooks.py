"""The notebooks that are stored with their outputs can be read without running them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
INSPECT = ROOT / "notebooks" / "inspect.ipynb"
OPPONENTS = ROOT / "notebooks" / "opponents.ipynb"
both = pytest.mark.parametrize("path", [INSPECT, OPPONENTS], ids=lambda path: path.stem)
SHOWN = {
    "goose": "The Astute Goose",
    "stepper": "The Astute Goose",
    "lesson": "The Astute Goose",
    "bw.Stepper(notepad.game(row))": "The Astute Goose",
    "boar": "The Brilliant Boar",
    "matrix": "Game Matrix",
    "wave": "Brain Wave",
    "wave.stepper(predict=True)": "Brain Wave",
}
"""What the last line of a cell shows: a game or a stepper, and whose."""


def cells(path: Path = INSPECT) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in found if cell["cell_type"] == "code"]


@pytest.fixture(scope="module")
def html(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The notebook as nbconvert exports it, as it is stored, with its pictures written out."""
    folder = tmp_path_factory.mktemp("export")
    command = [sys.executable, "-m", "nbconvert", "--log-level=ERROR", "--to", "html"]
    environment = {**os.environ, "JUPYTER_PLATFORM_DIRS": "1", "JUPYTER_CONFIG_DIR": str(folder)}
    subprocess.run([*command, f"--output-dir={folder}", INSPECT], env=environment, check=True)
    whole = (folder / "inspect.html").read_text(encoding="utf-8")
    embedded = r"data:image/svg\+xml;base64,([\w+/=]+)"
    return re.sub(embedded, lambda found: b64decode(found[1]).decode(), whole)


def test_every_game_and_stepper_is_exported_as_a_picture(html: str) -> None:
    last_lines = [cell["source"][-1] for cell in cells()]
    assert set(SHOWN) <= set(last_lines)
    for title in set(SHOWN.values()):
        pictures = re.findall(rf"<svg[^>]*><title>{title}: ", html)
        assert len(pictures) == list(SHOWN.values()).count(title), title


def test_a_plot_and_tables_are_exported(html: str) -> None:
    assert "data:image/png;base64," in html
    for caption in ("Memory in The Astute Goose", "what happened", "date (UTC)", "intrusion"):
        assert caption in html


@both
def test_what_is_stored_is_the_same_after_every_run(path: Path) -> None:
    whole = path.read_text(encoding="utf-8")
    for passing in ("model_id", "widget-view", "iopub.execute_input", '"widgets"', "Traceback"):
        assert passing not in whole
    assert "stderr" not in whole


@both
def test_most_outputs_are_compared_when_the_notebook_is_run(path: Path) -> None:
    checked = [c for c in cells(path) if "nbval-check-output" in c["metadata"].get("tags", ())]
    assert len(checked) >= len(cells(path)) // 3
    assert all(cell["outputs"] for cell in checked)


def test_a_bot_of_ones_own_takes_ten_lines() -> None:
    (bot,) = [
        cell["source"] for cell in cells(OPPONENTS) if cell["source"][0].startswith("class Copycat")
    ]
    assert len([line for line in bot if line.strip()]) <= 10
    assert [line.strip()[:8] for line in bot if "def " in line] == ["def see(", "def choo"]


def test_opponents_shows_tables_and_pictures_of_its_games() -> None:
    shown = {
        cell["source"][-1]: cell["outputs"][0]["data"]
        for cell in cells(OPPONENTS)[-12:]
        if cell["outputs"] and "data" in cell["outputs"][0]
    }
    assert "text/html" in shown["runs"]
    assert "text/html" in shown["cup"]
    assert "image/png" in shown["runs.plot();"]
    assert "image/png" in shown["cup.plot();"]
