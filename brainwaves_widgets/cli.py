"""The `brainwaves` command: puts the notebooks into a folder and opens them in JupyterLab."""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import sys
from pathlib import Path

MANIFEST = ".brainwaves.json"
FIRST_NOTEBOOK = "play.ipynb"


def main(arguments: list[str] | None = None) -> None:
    """Run the command; anything that stands in the way ends it with one plain sentence."""
    options = _parser().parse_args(arguments)
    folder = options.folder.expanduser().absolute()
    try:
        if not options.in_place:
            deliver(shipped_notebooks(), folder)
        if not folder.is_dir():
            raise NotADirectoryError(20, "Not a folder", str(folder))
    except OSError as error:
        reason = "it is a file" if folder.is_file() else error.strerror
        sys.exit(f"brainwaves: {folder} cannot be used: {reason}. Name another folder.")
    start_lab(folder, browser=options.browser and has_screen(), port=options.port)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("brainwaves", description="Play the games in JupyterLab.")
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=Path("~/brainwaves"),
        help="where the notebooks live; yours are never overwritten (default: %(default)s)",
    )
    parser.add_argument(
        "--no-browser", dest="browser", action="store_false", help="only print the address"
    )
    parser.add_argument("--port", type=int, help="the port to serve on")
    parser.add_argument(
        "--in-place", action="store_true", help="open the folder as it is, put nothing into it"
    )
    return parser


def shipped_notebooks() -> Path:
    """Where this installation keeps its notebooks: in the wheel, or beside the source package."""
    package = Path(__file__).parent
    in_wheel = package / "notebooks"
    return in_wheel if in_wheel.is_dir() else package.parent / "notebooks"


def deliver(source: Path, folder: Path) -> None:
    """Bring every notebook of `source` into `folder`, leaving alone what its owner has changed.

    The manifest remembers what was put there. A copy that still is what was put there is brought
    up to date; beside one that was changed goes the new version, once for each new version.
    """
    folder.mkdir(parents=True, exist_ok=True)
    given = _read_manifest(folder / MANIFEST)
    for notebook in sorted(source.rglob("*.ipynb")):
        if ".ipynb_checkpoints" not in notebook.parts:
            _deliver_one(notebook.read_bytes(), notebook.relative_to(source), folder, given)
    text = json.dumps({"given": given}, indent=2, sort_keys=True)
    (folder / MANIFEST).write_text(text + "\n", encoding="utf-8")


def _deliver_one(content: bytes, name: Path, folder: Path, given: dict[str, str]) -> None:
    shipped, before = _digest(content), given.get(name.as_posix())
    present = _digest_of(folder / name)
    given[name.as_posix()] = shipped
    if present == shipped:
        return
    if present in (None, before):
        _put(content, folder / name)
        print(f"{'Updated' if present else 'Added'} {name}")  # noqa: T201
    elif shipped != before:
        beside = _name_beside(name, folder, given)
        _put(content, folder / beside)
        given[beside.as_posix()] = shipped
        print(f"Kept your {name}; the new version is {beside}")  # noqa: T201


def _name_beside(name: Path, folder: Path, given: dict[str, str]) -> Path:
    """The first of play.new.ipynb, play.new2.ipynb … that is free or still as it was put there."""
    number = 1
    while True:
        beside = name.with_suffix(f".new{number if number > 1 else ''}{name.suffix}")
        if _digest_of(folder / beside) in (None, given.get(beside.as_posix())):
            return beside
        number += 1


def _read_manifest(path: Path) -> dict[str, str]:
    try:
        given = json.loads(path.read_text(encoding="utf-8"))["given"]
        return {str(name): str(digest) for name, digest in given.items()}
    except FileNotFoundError:
        return {}
    except (ValueError, KeyError, TypeError, AttributeError):
        print(  # noqa: T201
            f"{path} is damaged and will be written anew; "
            "every notebook that differs from ours is taken for yours and kept"
        )
        return {}


def _put(content: bytes, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _digest_of(path: Path) -> str | None:
    return _digest(path.read_bytes()) if path.exists() else None


def has_screen() -> bool:
    """Whether a browser window could show up here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def start_lab(folder: Path, *, browser: bool, port: int | None) -> None:
    """Serve `folder` with JupyterLab until it is stopped."""
    if importlib.util.find_spec("jupyterlab") is None:
        sys.exit(
            "brainwaves: JupyterLab is not installed; "
            'pip install "brainwaves-widgets[lab]" brings it.'
        )
    from jupyterlab.labapp import LabApp  # noqa: PLC0415

    arguments = [
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url=/lab/tree/{FIRST_NOTEBOOK}",
        "--ServerApp.jpserver_extensions=brainwaves_widgets.nodelay=True",
    ]
    if not browser:
        arguments.append("--no-browser")
    if port is not None:
        arguments.append(f"--port={port}")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--allow-root")
    LabApp.launch_instance(arguments)


if __name__ == "__main__":
    main()
