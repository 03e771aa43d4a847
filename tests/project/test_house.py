"""Things that hold for every file of the project."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
import tomllib
from collections import Counter
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MACHINE_PATHS = re.compile(r"(?<![\w.}~])/(work|root|home)/")
LISTING = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]


def files() -> list[Path]:
    """Every file that is committed or would be."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    listed = subprocess.run(LISTING, cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.split("\0") if (ROOT / name).is_file()]


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()[:100]}"
        for path in files()
        if path.suffix not in {".png", ".woff2"}
        for line in path.read_text(encoding="utf-8").splitlines()
        if MACHINE_PATHS.search(line)
    ]
    assert not found


@pytest.mark.parametrize("name", ["boar", "brainwave", "figurelab", "goose", "matrix", "quiz"])
def test_a_widgets_code_is_soon_loaded(name: str) -> None:
    """No bundle has more than 60 kB as a server's gzip sends it."""
    code = ROOT / "brainwaves_widgets" / "static" / f"{name}.js"
    assert len(gzip.compress(code.read_bytes(), 6)) < 60_000


def test_style_sheets_take_their_colours_from_the_palette() -> None:
    sheets = [path for path in files() if path.suffix == ".css"]
    assert sheets
    written = re.compile(r"#[0-9a-fA-F]{3,8}\b|rgba?\((?!0 0 0)|hsla?\(")
    assert not [
        f"{path}: {line}"
        for path in sheets
        for line in path.read_text(encoding="utf-8").splitlines()
        if written.search(line)
    ]


MOST_LINES, MOST_MODULES = 300, 15
"""We aim at a dozen modules; a few more may wait for the next change."""


def test_files_are_short_and_a_room_is_about_one_subject() -> None:
    code = [path for path in files() if path.suffix in {".py", ".ts"}]
    long = [path.name for path in code if len(path.read_bytes().splitlines()) > MOST_LINES]
    assert not long
    package = [path for path in code if ROOT / "brainwaves_widgets" in path.parents]
    rooms = Counter(path.parent for path in package if not path.name.endswith(".test.ts"))
    assert not [room for room, modules in rooms.items() if modules > MOST_MODULES]


def test_no_modules_of_the_browser_side_import_each_other_in_a_circle() -> None:
    modules = [path for path in files() if path.suffix == ".ts"]
    graph = {
        path: {
            (path.parent / f"{name}.ts").resolve()
            for name in re.findall(r'from "(\.[^"]+)"', path.read_text(encoding="utf-8"))
        }
        for path in modules
    }
    assert len(list(TopologicalSorter(graph).static_order())) >= len(modules) > 0


def test_lock_files_name_no_registry() -> None:
    locks = [path for path in files() if path.name == "package-lock.json"]
    assert locks
    for path in locks:
        assert '"resolved"' not in path.read_text(encoding="utf-8")
        assert "registry." not in path.read_text(encoding="utf-8")


def test_what_is_built_or_installed_is_not_committed() -> None:
    built = {"static", "node_modules", ".venv", ".ipynb_checkpoints", "__pycache__"}
    assert not [path for path in files() if built & set(path.relative_to(ROOT).parts)]


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE"])
def test_a_reader_finds(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8").strip()


def test_every_place_speaks_of_this_version() -> None:
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    version = re.search(r'^version = "(.+)"$', pyproject, re.MULTILINE)
    assert version
    assert f"## [{version[1]}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\nversion: {version[1]}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    plugin = ROOT / "brainwaves_widgets/jupyter/labextensions/brainwaves-widgets/package.json"
    assert f'"version": "{version[1]}"' in plugin.read_text(encoding="utf-8")


def test_every_library_has_a_lowest_version_that_can_be_tried() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    named = {*project["dependencies"], *(each for extra in extras for each in extra)}
    others = {each.replace(">=", "==") for each in named if project["name"] not in each}
    lowest = [sys.executable, str(ROOT / "scripts" / "lowest.py")]
    printed = subprocess.run(lowest, capture_output=True, text=True, check=True).stdout
    assert set(printed.split()) == others


def test_what_tests_share_is_not_in_a_test_module() -> None:
    borrowed = re.compile(r"^\s*(from [\w.]*\btest_\w+ import|import [\w.]*\btest_)", re.MULTILINE)
    tests = [path for path in files() if path.suffix == ".py" and ROOT / "tests" in path.parents]
    assert not [path.name for path in tests if borrowed.search(path.read_text(encoding="utf-8"))]
