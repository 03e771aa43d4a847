"""What Python needs in the browser: Pyodide, our package, and pinned wheels of others."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterable
from hashlib import sha256, sha512
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

from platformdirs import user_cache_path

from ..core.installed import STATIC

HERE: Final = Path(__file__).parent
PACKAGE: Final = HERE.parent
PINS: Final = HERE / "pins.txt"
PYODIDE: Final = {
    "version": "314.0.7",
    "integrity": "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi"
    "/6V5JEsOlD2R1A==",
    "python": "3.14",
}
"""The release on npm, as in our package-lock.json, and its Python."""
PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
KERNEL: Final = "jupyterlite-pyodide-kernel"
OF_PAGES: Final = (
    *("anywidget", "brainwaves-widgets", "comm", "dacite", "ipython", "ipywidgets"),
    *("jupyterlab-widgets", "platformdirs", "psygnal", "pygments", "segno", "tqdm", "traitlets"),
    "typing-extensions",
)
"""The packages that our own pages load; a notebook loads all packages."""
LEFT_OUT: Final = ("js", "static/door", "notebooks", "testing", "jupyter", "nodelay", "site/page")
"""Parts of our package that a browser does not need."""


class CannotBuild(RuntimeError):  # noqa: N818 - as Refused
    """Something that a site needs is missing; the message says what to do."""


def put_python(folder: Path) -> list[Path]:
    """Put Pyodide, wheels and a lock file of them into `folder`; return the pinned wheels."""
    folder.mkdir(parents=True)
    info = put_pyodide(folder)
    wheels = pinned_wheels()
    for wheel in wheels:
        if not wheel.name.startswith(KERNEL.replace("-", "_")):
            shutil.copy(wheel, folder)
    kernel = wheel_of(KERNEL, wheels)
    with ZipFile(kernel) as file:
        for name in file.namelist():
            if re.search(r"static/pypi/(?!widgetsnbextension-3)[^/]+\.whl$", name):
                (folder / Path(name).name).write_bytes(file.read(name))
    write_own_wheel(folder)
    for name in ("keep", "kernel"):
        shutil.copy(STATIC / f"{name}.js", folder)
    packages = dict(map(_locked, sorted(folder.glob("*.whl"))))
    (folder / "site-lock.json").write_text(json.dumps({"info": info, "packages": packages}))
    return wheels


def packages_in(folder: Path) -> list[str]:
    """Return the names of all packages that `put_python` put there."""
    return list(json.loads((folder / "site-lock.json").read_text())["packages"])


def wheel_of(name: str, wheels: Iterable[Path]) -> Path:
    """Return the wheel of a package."""
    return next(one for one in wheels if _normal(one.name.split("-")[0]) == name)


def put_pyodide(folder: Path) -> dict[str, Any]:
    """Put the files of Pyodide that a page loads into `folder`; return its version information."""
    lock: dict[str, Any]
    beside = PACKAGE / "js/node_modules/pyodide"
    if _version_in(beside) == PYODIDE["version"]:
        for name in PYODIDE_FILES:
            shutil.copy(beside / name, folder)
        lock = json.loads((beside / "pyodide-lock.json").read_text())
    else:
        with tarfile.open(fileobj=BytesIO(_pyodide_archive())) as archive:
            for name in (*PYODIDE_FILES, "pyodide-lock.json"):
                part = archive.extractfile(f"package/{name}")
                assert part is not None  # noqa: S101 - its hash is pinned
                (folder / name).write_bytes(part.read())
        lock = json.loads((folder / "pyodide-lock.json").read_text())
        (folder / "pyodide-lock.json").unlink()
    return dict(lock["info"])


def pinned_wheels() -> list[Path]:
    """Return the wheels that pins.txt names, downloaded once; pip checks their hashes."""
    cache = _cache() / f"wheels-{sha256(PINS.read_bytes()).hexdigest()[:12]}"
    count = len(PINS.read_text().split("\n")) - 1
    if len(list(cache.glob("*.whl"))) < count:
        _run(
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--only-binary=:all:", "--platform=any"),
            *(f"--python-version={PYODIDE['python']}", "--require-hashes"),
            *("--requirement", str(PINS), "--dest", str(cache)),
        )
    return sorted(cache.glob("*.whl"))


def write_own_wheel(folder: Path) -> Path:
    """Write this package as a wheel, from the files that are installed."""
    own = distribution("brainwaves-widgets")
    info = f"brainwaves_widgets-{own.version}.dist-info"
    path = folder / f"brainwaves_widgets-{own.version}-py3-none-any.whl"
    with ZipFile(path, "w", ZIP_DEFLATED) as wheel:
        for file in sorted(PACKAGE.rglob("*")):
            name = file.relative_to(PACKAGE).as_posix()
            is_left_out = "__pycache__" in name or name.startswith(LEFT_OUT)
            if file.is_file() and not is_left_out:
                wheel.write(file, f"brainwaves_widgets/{name}")
        for name in ("METADATA", "entry_points.txt", "WHEEL"):
            wheel.writestr(f"{info}/{name}", own.read_text(name) or "")
        wheel.writestr(f"{info}/RECORD", "")
    return path


def _locked(wheel: Path) -> tuple[str, dict[str, Any]]:
    """Return the name of a wheel's package, and its entry in a lock file of Pyodide's."""
    name, version = wheel.name.split("-")[:2]
    with ZipFile(wheel) as file:
        tops = {one.partition("/")[0].removesuffix(".py") for one in file.namelist()}
    entry = {
        "name": _normal(name),
        "version": version,
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": sorted(one for one in tops if one.isidentifier()),
        "depends": [],
    }
    return _normal(name), entry


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _version_in(folder: Path) -> str:
    try:
        return str(json.loads((folder / "package.json").read_text())["version"])
    except OSError:
        return ""


def _pyodide_archive() -> bytes:
    """Return Pyodide's archive, which npm downloads once."""
    cache = _cache()
    archive = cache / f"pyodide-{PYODIDE['version']}.tgz"
    if not archive.exists():
        npm = shutil.which(
            "npm", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        )
        if npm is None:
            raise CannotBuild(
                'npm is needed to get Pyodide: pip install "brainwaves-widgets[site]"'
            )
        cache.mkdir(parents=True, exist_ok=True)
        _run(
            npm, "pack", f"pyodide@{PYODIDE['version']}", f"--pack-destination={cache}", "--silent"
        )
    content = archive.read_bytes()
    found = "sha512-" + base64.b64encode(sha512(content).digest()).decode()
    if found != PYODIDE["integrity"]:
        archive.unlink()
        raise CannotBuild(
            f"the archive of Pyodide {PYODIDE['version']} does not have the pinned hash: try again"
        )
    return content


def _cache() -> Path:
    return user_cache_path("brainwaves-widgets") / "site"


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    if done.returncode:
        told = (done.stderr or done.stdout).strip().splitlines()[-1:]
        raise CannotBuild(f"{Path(command[0]).name} failed: {' '.join(told):.300}")
