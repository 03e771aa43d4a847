"""JupyterLite with our notebooks, for those who want to see and change the code."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from .python import KERNEL, CannotBuild, wheel_of

VERSION: Final = "0.8.6"
APP: Final = "5562fc46f13702df7dec1b784114598d234fc0805e83b405d30b3cec30a7d5ad"
"""The hash of the archive of JupyterLite's applications."""
EXTENSIONS: Final = (KERNEL, "anywidget", "jupyterlab-widgets")
NEED: Final = 'JupyterLite {} is needed to build a site: pip install "brainwaves-widgets[site]"'
QUIET: Final = {
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false"},
    "@jupyterlab/docmanager-extension:plugin": {"autosave": True},
}


def check() -> None:
    """Raise CannotBuild unless the pinned version of JupyterLite is installed."""
    spec = find_spec("jupyterlite_core")
    if spec is None or not spec.submodule_search_locations:
        raise CannotBuild(NEED.format(VERSION))
    archive = Path(spec.submodule_search_locations[0]) / f"jupyterlite-app-{VERSION}.tgz"
    if not archive.exists() or sha256(archive.read_bytes()).hexdigest() != APP:
        raise CannotBuild(NEED.format(VERSION))


def put_jupyter(folder: Path, notebooks: Path, wheels: Sequence[Path], packages: list[str]) -> None:
    """Build JupyterLite into `folder`; its Python is in the folder `python` beside it."""
    with TemporaryDirectory() as name:
        work = Path(name)
        ignored = shutil.ignore_patterns(".ipynb_checkpoints", "results", ".*")
        shutil.copytree(notebooks, work / "notebooks", ignore=ignored)
        for path in (work / "notebooks").rglob("*.ipynb"):
            _clear(path)
        (work / "jupyter-lite.json").write_text(json.dumps(_settings(packages)))
        (work / "overrides.json").write_text(json.dumps(QUIET))
        extensions = [
            f"--LiteBuildConfig.federated_extensions={wheel_of(one, wheels)}" for one in EXTENSIONS
        ]
        command = [
            *(sys.executable, "-m", "jupyterlite_core", "build", f"--lite-dir={work}"),
            *(f"--output-dir={work / 'out'}", f"--contents={work / 'notebooks'}"),
            *("--apps=lab", "--apps=notebooks", "--no-sourcemaps", "--no-unused-shared-packages"),
            *("--ignore-sys-prefix", "--no-libarchive", *extensions),
        ]
        done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)  # noqa: S603 - ours
        if done.returncode:
            raise CannotBuild(f"JupyterLite could not be built: {done.stderr.strip()[-600:]}")
        shutil.move(work / "out", folder)


def _clear(path: Path) -> None:
    """Remove the outputs of a notebook: it runs again, and stored pictures take megabytes."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell.update(outputs=[], execution_count=None)
    path.write_text(json.dumps(notebook), encoding="utf-8")


def _settings(packages: list[str]) -> dict[str, Any]:
    """Return JupyterLite's settings: our Python, all packages, and nothing from elsewhere."""
    kernel = {
        "pyodideUrl": "./../python/keep.js",
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"lockFileURL": "../python/site-lock.json", "packages": packages},
    }
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "Brainwaves",
            "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": kernel},
        },
    }
