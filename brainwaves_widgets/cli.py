"""The `brainwaves` command: copies the notebooks into a folder and opens them in JupyterLab.

`brainwaves print 05` prints a lesson, `brainwaves serve` serves tables without a notebook, and
`brainwaves site FOLDER` builds a site.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import sys
from importlib.metadata import version
from pathlib import Path

from .delivery import deliver, shipped_notebooks

FIRST_NOTEBOOK = "play.ipynb"
HIGHEST_PORT = 65535
SETTINGS = Path(__file__).parent / "jupyter"
"""Settings for JupyterLab: our server extension, an extension that lets early cells wait for their
kernel, and no question about Jupyter's news."""


def main(arguments: list[str] | None = None) -> None:
    """Run the command; whatever goes wrong ends it with one plain sentence."""
    given = sys.argv[1:] if arguments is None else arguments
    others = {"print": print_lesson, "site": make_site}
    if given and given[0] in others:
        others[given[0]](given[1:])
        return
    if given[:1] == ["serve"]:
        from .serve import command  # noqa: PLC0415 - it brings the widgets

        command.main(given[1:], _port, has_screen=has_screen())
        return
    options = _parser().parse_args(given)
    folder = options.folder.expanduser().absolute()
    try:
        if not options.in_place:
            deliver(shipped_notebooks(), folder)
        if not folder.is_dir():
            raise NotADirectoryError(20, "there is no such folder", str(folder))
    except OSError as error:
        reason = "it is a file" if folder.is_file() else error.strerror
        sys.exit(f"brainwaves: {folder} cannot be used: {reason}. Choose another folder.")
    start_lab(folder, browser=options.browser and has_screen(), port=options.port)


def print_lesson(arguments: list[str]) -> None:
    """Write the worksheet and the answer sheet of a lesson, and print their paths."""
    from .lessons.tutorials.worksheet import save_worksheets  # noqa: PLC0415 - only to print

    parser = argparse.ArgumentParser(
        "brainwaves print", description="Write a lesson's worksheet and answer sheet to print."
    )
    parser.add_argument("lesson", help='the number of a lesson, as in "05"')
    parser.add_argument(
        "folder", nargs="?", type=Path, default=Path(), help="where to put them (default: here)"
    )
    parser.add_argument("--seed", type=int, default=1, help="another number asks other questions")
    options = parser.parse_args(arguments)
    try:
        for path in save_worksheets(options.lesson, options.folder, seed=options.seed):
            sys.stdout.write(f"{path}\n")
    except ValueError as error:
        sys.exit(f"brainwaves: {error}.")
    except OSError as error:
        sys.exit(f"brainwaves: {options.folder} cannot be used: {error.strerror}.")


def make_site(arguments: list[str]) -> None:
    """Build a folder that any web server can serve, and print how to look at it."""
    from .site.build import build_site  # noqa: PLC0415 - only to build
    from .site.python import CannotBuild  # noqa: PLC0415

    parser = argparse.ArgumentParser(
        "brainwaves site",
        description="Build a site that runs the games and lessons in the browser, as static files.",
    )
    parser.add_argument("folder", type=Path, help="a new folder, or an earlier site to replace")
    parser.add_argument("--docs", type=Path, help="a folder with documentation to put into it")
    options = parser.parse_args(arguments)
    folder = options.folder.expanduser().absolute()
    if options.docs is not None and not options.docs.is_dir():
        sys.exit(f"brainwaves: there is no folder {options.docs}.")
    try:
        build_site(folder, shipped_notebooks(), docs=options.docs, tell=_say)
    except CannotBuild as error:
        sys.exit(f"brainwaves: {error}.")
    except OSError as error:
        sys.exit(f"brainwaves: {folder} cannot be used: {error.strerror or error}.")
    _say(f"{folder} is ready: put it on any web server. To look at it here:")
    _say(f"python -m http.server --bind 127.0.0.1 --directory {folder}")
    _say("and open http://127.0.0.1:8000/ in a browser.")


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "brainwaves",
        description="Play the games in JupyterLab.",
        epilog="brainwaves serve serves tables without a notebook, brainwaves print 05 prints a "
        "lesson, brainwaves site FOLDER builds a site; --help after any of them tells more.",
    )
    parser.add_argument(
        "--version", action="version", version=f"%(prog)s {version('brainwaves-widgets')}"
    )
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=Path("~/brainwaves"),
        help="where your notebooks are; your changes are never overwritten (default: %(default)s)",
    )
    parser.add_argument(
        "--no-browser", dest="browser", action="store_false", help="only print the address"
    )
    parser.add_argument("--port", type=_port, help="the port to serve on, 1 to 65535")
    parser.add_argument(
        "--in-place",
        action="store_true",
        help="open the folder as it is, without copying anything into it",
    )
    return parser


def _port(text: str) -> int:
    if text.isdecimal() and 1 <= int(text) <= HIGHEST_PORT:
        return int(text)
    sys.exit(f"brainwaves: a port is a whole number from 1 to {HIGHEST_PORT}, not {text!r:.40}.")


def has_screen() -> bool:
    """Whether this computer can show a browser window."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def start_lab(folder: Path, *, browser: bool, port: int | None) -> None:
    """Serve `folder` with JupyterLab until somebody stops it."""
    if importlib.util.find_spec("jupyterlab") is None:
        sys.exit(
            "brainwaves: JupyterLab is not installed; "
            'install it with pip install "brainwaves-widgets[lab]".'
        )
    from jupyterlab.labapp import LabApp  # noqa: PLC0415

    arguments = [
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url=/lab/tree/{FIRST_NOTEBOOK}",
    ]
    if not browser:
        arguments.append("--no-browser")
    if port is not None:
        arguments.append(f"--port={port}")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--allow-root")
    os.environ.update(with_our_settings())
    LabApp.launch_instance(arguments)


def with_our_settings() -> dict[str, str]:
    """Return where Jupyter looks; a folder adds to the user's settings, and replaces none."""
    names = ("JUPYTER_CONFIG_PATH", "JUPYTER_PATH")
    ours = str(SETTINGS)
    return {name: os.pathsep.join(filter(None, [ours, os.environ.get(name)])) for name in names}


if __name__ == "__main__":
    main()
