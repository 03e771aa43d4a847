"""The package in Pyodide, the Python of JupyterLite, in real WebAssembly under Node.js."""

from __future__ import annotations

import json
import shutil
import subprocess
from importlib.metadata import distribution
from pathlib import Path

import pytest

from tests.common import JS, node
from tests.project.in_pyodide import CHECKS

pytestmark = pytest.mark.slow

NEEDED = (
    "anywidget",
    "comm",
    "dacite",
    "ipython",
    "ipywidgets",
    "platformdirs",
    "psygnal",
    "pygments",
    "tqdm",
    "traitlets",
    "typing_extensions",
)
"""What a game imports there, IPython with what it loads at once; all of it has pure wheels."""

DRIVER = """
import { pathToFileURL } from "node:url";
const [, pyodide, site] = process.argv;
const { loadPyodide } = await import(pathToFileURL(pyodide));
const python = await loadPyodide();
python.mountNodeFS("/site", site);
python.runPython(`
import sys
sys.path.append("/site")
from tests.project.in_pyodide import main
main()
`);
"""


@pytest.fixture(scope="session")
def site(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package, what it needs and what is to be run, and nothing compiled."""
    folder = tmp_path_factory.mktemp("site")
    for name in NEEDED:
        for file in distribution(name).files or ():
            if file.parts[0] != ".." and file.suffix not in {".so", ".pyd", ".pyc"}:
                target = folder / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file.locate(), target)
    ignored = shutil.ignore_patterns("__pycache__", "js")
    shutil.copytree(project / "brainwaves_widgets", folder / "brainwaves_widgets", ignore=ignored)
    for file in distribution("brainwaves-widgets").files or ():
        if file.name == "entry_points.txt":
            shutil.copytree(Path(file.locate()).parent, folder / file.parent)
    shutil.copytree(project / "notebooks", folder / "notebooks", ignore=ignored)
    for tests in ("golden", "geometry", "project"):
        shutil.copytree(project / "tests" / tests, folder / "tests" / tests, ignore=ignored)
    return folder


@pytest.fixture(scope="session")
def trouble(site: Path) -> dict[str, str]:
    """What went wrong in Pyodide, by the check."""
    pyodide = JS / "node_modules/pyodide/pyodide.mjs"
    run = [node("pyodide"), "--input-type=module", "--eval", DRIVER]
    done = subprocess.run([*run, pyodide, site], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    told: dict[str, str] = json.loads(done.stdout.splitlines()[-1])
    return told


@pytest.mark.parametrize("check", [check.__name__ for check in CHECKS])
def test_in_pyodide(check: str, trouble: dict[str, str]) -> None:
    assert trouble[check] == "", trouble[check]
