"""What an installed brainwaves-widgets consists of."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import zipfile
from configparser import ConfigParser
from importlib.metadata import version
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

PACKAGE = "brainwaves_widgets"
DIST_INFO = f"{PACKAGE}-{version('brainwaves-widgets')}.dist-info"


def run(*command: str | Path, check: bool = True, cwd: Path | None = None) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=cwd)
    assert not (check and done.returncode), done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="session")
def built(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist of this tree, and the wheel that was built from that sdist."""
    target = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", target, project)
    return target


@pytest.fixture(scope="session")
def wheel(built: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(next(built.glob("*.whl")))


@pytest.fixture(scope="session")
def in_wheel(wheel: zipfile.ZipFile) -> set[str]:
    return set(wheel.namelist())


@pytest.fixture(scope="session")
def in_sdist(built: Path) -> set[str]:
    with tarfile.open(next(built.glob("*.tar.gz"))) as sdist:
        return {name.partition("/")[2] for name in sdist.getnames()}


def notebooks(project: Path) -> set[str]:
    """The committed notebooks; in an unpacked sdist, all there are."""
    if (project / ".git").exists():
        return set(run("git", "ls-files", "notebooks/*.ipynb", cwd=project).split())
    found = (project / "notebooks").rglob("*.ipynb")
    return {path.relative_to(project).as_posix() for path in found}


@pytest.mark.parametrize(
    "name",
    [
        "py.typed",
        "static/goose.js",
        "static/goose.css",
        "static/rulebook.js",
        "static/rulebook.css",
        "static/LICENSES.txt",
        "goose/RULES.md",
        "lessons/ask/quarrels.toml",
        "lessons/misconceptions/sources.toml",
        "lessons/reasons/voices.toml",
        "lessons/tutorials/questions.toml",
        "jupyter/jupyter_server_config.d/brainwaves.json",
        "jupyter/labconfig/default_setting_overrides.json",
        "jupyter/labextensions/brainwaves-widgets/package.json",
        "jupyter/labextensions/brainwaves-widgets/wait.js",
    ],
)
def test_wheel_and_sdist_hold(name: str, in_wheel: set[str], in_sdist: set[str]) -> None:
    assert f"{PACKAGE}/{name}" in in_wheel
    assert f"{PACKAGE}/{name}" in in_sdist


def test_wheel_holds_every_module_and_picture(project: Path, in_wheel: set[str]) -> None:
    wanted = {
        path.relative_to(project).as_posix()
        for pattern in ("**/*.py", "**/*.pyi", "**/*.toml", "**/RULES.md", "art/**/*.*")
        for path in (project / PACKAGE).glob(pattern)
        if not {"node_modules", "__pycache__"} & set(path.parts)
    }
    assert any(name.endswith(".svg") for name in wanted)
    assert wanted <= in_wheel


def test_wheel_holds_the_notebooks_that_are_committed(project: Path, in_wheel: set[str]) -> None:
    assert f"{PACKAGE}/notebooks/play.ipynb" in in_wheel
    assert {f"{PACKAGE}/{name}" for name in notebooks(project)} <= in_wheel
    assert not [name for name in in_wheel if ".ipynb_checkpoints" in name or ".new" in name]


def test_wheel_is_nothing_but_the_package(in_wheel: set[str]) -> None:
    settings = f"{DIST_INFO.removesuffix('dist-info')}data/data/etc/jupyter/jupyter_server_config.d"
    outside = {name for name in in_wheel if not name.startswith((f"{PACKAGE}/", f"{DIST_INFO}/"))}
    assert outside == {f"{settings}/{PACKAGE}.{name}.json" for name in ("doors", "nodelay")}
    assert not [name for name in in_wheel if name.startswith(f"{PACKAGE}/js/")]
    assert not [name for name in in_wheel if "node_modules" in name or name.endswith(".ts")]


def test_sdist_can_be_worked_on(project: Path, in_sdist: set[str]) -> None:
    wanted = {"Makefile", "hatch_build.py", "scripts/setup.sh", *notebooks(project)}
    wanted |= {f"{PACKAGE}/js/{name}" for name in ("package-lock.json", "build.mjs", ".npmrc")}
    assert wanted <= in_sdist
    assert f"{PACKAGE}/js/goose/index.ts" in in_sdist
    assert not [name for name in in_sdist if "node_modules" in name or ".venv" in name]


def test_licences_come_along(wheel: zipfile.ZipFile) -> None:
    assert b"MIT License" in wheel.read(f"{DIST_INFO}/licenses/LICENSE")
    notices = wheel.read(f"{PACKAGE}/static/LICENSES.txt").decode()
    assert "konva" in notices
    assert "Permission is hereby granted" in notices


def test_bundle_stands_alone(wheel: zipfile.ZipFile) -> None:
    module = wheel.read(f"{PACKAGE}/static/goose.js").decode()
    assert "export{" in module or "export default" in module
    assert not re.search(r"import\([^)]*[\"'`/]", module)  # only what Python sent, by its address
    assert not [line for line in module.splitlines() if line.startswith("import")]


def test_entry_points(wheel: zipfile.ZipFile) -> None:
    points = ConfigParser()
    points.read_string(wheel.read(f"{DIST_INFO}/entry_points.txt").decode())
    assert dict(points["console_scripts"]) == {"brainwaves": f"{PACKAGE}.cli:main"}
    assert points[f"{PACKAGE}.games"]["astute-goose"] == f"{PACKAGE}.goose:RULES"


@pytest.fixture(scope="session")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment's bin folder, with the wheel and dacite and nothing else installed."""
    environment = tmp_path_factory.mktemp("venv")
    run(sys.executable, "-m", "venv", "--without-pip", environment)
    python = environment / "bin" / "python"
    wheel = next(built.glob("*.whl"))
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q"]
    run(*pip, "--no-deps", wheel, f"dacite=={version('dacite')}")
    return python.parent


@pytest.mark.skipif(sys.platform == "win32", reason="scripts live in another folder")
def test_wheel_installs_and_rules_run_without_any_widget_library(
    installed: Path, tmp_path: Path
) -> None:
    program = (
        "from importlib.metadata import entry_points\n"
        f"(point,) = entry_points(group='{PACKAGE}.games', name='astute-goose')\n"
        "rules = point.load()\n"
        f"from {PACKAGE}.goose import RULES\n"
        "print(rules is RULES)\n"
    )
    assert run(installed / "python", "-I", "-c", program, cwd=tmp_path) == "True\n"


@pytest.mark.skipif(sys.platform == "win32", reason="scripts live in another folder")
def test_installed_command_brings_its_notebooks_and_asks_for_lab(
    installed: Path, tmp_path: Path
) -> None:
    said = run(installed / "brainwaves", tmp_path / "games", check=False)
    assert (tmp_path / "games" / "play.ipynb").is_file()
    assert 'pip install "brainwaves-widgets[lab]"' in said
    assert "Traceback" not in said
