"""What a site is built from: pinned by hash, from no particular host; and what building refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from brainwaves_widgets.cli import main
from brainwaves_widgets.site import lite, python
from brainwaves_widgets.site.build import build_site
from brainwaves_widgets.site.pages import as_html, read_notebook
from brainwaves_widgets.site.python import PINS, PYODIDE, CannotBuild
from tests.common import JS


def test_every_wheel_is_pinned_by_its_hash_and_no_host_is_named() -> None:
    lines = PINS.read_text().splitlines()
    assert all(re.fullmatch(r"[a-z-]+==[\d.]+ --hash=sha256:[0-9a-f]{64}", one) for one in lines)
    names = {one.partition("==")[0] for one in lines}
    assert set(python.OF_PAGES) - names == {"brainwaves-widgets"}


def test_pyodide_is_the_one_that_the_tests_run_in() -> None:
    locked = json.loads((JS / "package-lock.json").read_text())["packages"]["node_modules/pyodide"]
    assert (locked["version"], locked["integrity"]) == (PYODIDE["version"], PYODIDE["integrity"])


def test_the_wheel_in_the_browser_has_what_games_need_and_no_more(tmp_path: Path) -> None:
    name, entry = python._locked(python.write_own_wheel(tmp_path))
    assert name == "brainwaves-widgets"
    assert entry["imports"] == ["brainwaves_widgets"]
    assert (tmp_path / str(entry["file_name"])).stat().st_size < 1.6e6


def test_a_folder_with_something_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("precious")
    with pytest.raises(SystemExit, match="contains something that is not a site: choose a new"):
        main(["site", str(tmp_path)])
    assert mine.read_text() == "precious"
    with pytest.raises(SystemExit, match="there is no folder nowhere"):
        main(["site", str(tmp_path / "new"), "--docs", "nowhere"])
    with pytest.raises(SystemExit):
        main(["site"])
    assert "folder" in capsys.readouterr().err


def test_what_to_install_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lite, "find_spec", lambda _name: None)
    with pytest.raises(SystemExit, match=r'pip install "brainwaves-widgets\[site\]"'):
        main(["site", str(tmp_path / "new")])
    monkeypatch.undo()
    monkeypatch.setattr(lite, "APP", "another")
    with pytest.raises(CannotBuild, match=lite.VERSION):
        build_site(tmp_path / "new", tmp_path)
    monkeypatch.setattr(python, "_cache", lambda: tmp_path / "cache")
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    with pytest.raises(CannotBuild, match="npm is needed"):
        python._pyodide_archive()
    assert not (tmp_path / "new").exists()


def test_another_archive_than_the_pinned_one_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(python, "_cache", lambda: tmp_path)
    (tmp_path / f"pyodide-{PYODIDE['version']}.tgz").write_bytes(b"something else")
    with pytest.raises(CannotBuild, match="does not have the pinned hash"):
        python._pyodide_archive()
    assert not list(tmp_path.iterdir())


def test_words_lead_to_pages_and_name_no_menu(tmp_path: Path) -> None:
    assert as_html("[next](../tutorials/05-quadrilaterals.ipynb)") == (
        '<p><a href="{root}lessons/05-quadrilaterals/index.html">next</a></p>\n'
    )
    assert 'href="../01-a/index.html"' in as_html("[01](01-a.ipynb)")
    cells = [
        {"cell_type": "markdown", "source": ["# Hi\n", "\n", "Run all cells (*Run*), then begin."]},
        {"cell_type": "code", "source": ["1"], "outputs": [{"data": {"image/svg+xml": ["<svg>"]}}]},
    ]
    (tmp_path / "a.ipynb").write_text(json.dumps({"cells": cells}))
    assert [tuple(cell) for cell in read_notebook(tmp_path / "a.ipynb")] == [
        ("markdown", "# Hi\n\n", ""),
        ("code", "1", "<svg>"),
    ]
