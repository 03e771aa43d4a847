"""Builds the site: a folder of files that any web server can serve."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

from ..core.installed import STATIC
from . import lite, pages, python
from .python import HERE, CannotBuild

MARK: Final = "site.json"
"""A folder with this file is a site, so it may be replaced."""
UNUSED: Final = ("*.eot", "fa-*.svg", "fa-*.ttf", "rspack.config*.js", "*.map")
"""Files of JupyterLite that no current browser needs."""
ICON: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" '
    'rx="7" fill="#2b3a55"/><path d="M4 17c4-12 8-12 12 0s8 12 12 0" fill="none" '
    'stroke="#F2C230" stroke-width="4" stroke-linecap="round"/></svg>'
)


def build_site(
    folder: Path,
    notebooks: Path,
    *,
    docs: Path | None = None,
    tell: Callable[[str], object] = lambda _step: None,
) -> None:
    """Build the site into `folder`; raise CannotBuild if something is missing.

    Args:
        folder: A new or empty folder, or an earlier site, which is replaced.
        notebooks: Where the notebooks are.
        docs: A folder with the documentation as HTML, if there is one.
        tell: Called with a few words at each step.
    """
    if (
        folder.exists()
        and (folder.is_file() or any(folder.iterdir()))
        and not (folder / MARK).exists()
    ):
        raise CannotBuild(f"{folder} contains something that is not a site: choose a new folder")
    lite.check()
    fresh = folder.with_name(f".{folder.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    try:
        tell("Getting Python for the browser")
        wheels = python.put_python(fresh / "python")
        tell("Building JupyterLite")
        packages = python.packages_in(fresh / "python")
        lite.put_jupyter(fresh / "jupyter", notebooks, wheels, packages)
        tell("Writing the pages")
        _write_pages(fresh, notebooks, docs)
        shutil.rmtree(folder, ignore_errors=True)
        fresh.rename(folder)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def _write_pages(root: Path, notebooks: Path, docs: Path | None) -> None:
    assets = root / "assets"
    assets.mkdir()
    for name in ("site.js", "site.css"):
        shutil.copy(STATIC / name, assets)
    (assets / "icon.svg").write_text(ICON)
    if docs is not None:
        shutil.copytree(docs, root / "docs")
    for pattern in UNUSED:
        for path in (root / "jupyter").rglob(pattern):
            path.unlink()
    pages.write_start(root, with_docs=docs is not None)
    pages.write_games(root)
    pages.write_notebooks(root, notebooks)
    _write_offline(root)
    (root / MARK).write_text(json.dumps({"pages": list(pages.addresses(root))}, indent=2))


def _write_offline(root: Path) -> None:
    """Write the service worker, with the list of files that our pages need and a version."""
    lock = json.loads((root / "python/site-lock.json").read_text())["packages"]
    of_pages = {lock[name]["file_name"] for name in python.OF_PAGES}
    files = [
        path.relative_to(root).as_posix()
        for path in sorted(root.rglob("*"))
        if path.is_file()
        and path.relative_to(root).parts[0] not in {"jupyter", "docs"}
        and (path.suffix != ".whl" or path.name in of_pages)
    ]
    content = sha256()
    for name in files:
        content.update(name.encode() + (root / name).read_bytes())
    text = (HERE / "offline.js").read_text()
    text = text.replace('"VERSION"', json.dumps(content.hexdigest()[:16]))
    (root / "offline.js").write_text(text.replace('["FILES"]', json.dumps(files)))
