"""A JupyterLab of the tests' own, with settings that no one else's touch."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from typing import TYPE_CHECKING, Any

from tests.servers import free_port, stop, wait_for

if TYPE_CHECKING:
    from pathlib import Path

SETTINGS = {
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/apputils-extension/themes": {"theme": "JupyterLab Light"},
    "@jupyterlab/docmanager-extension/plugin": {"autosave": False},
}


class Lab:
    """A JupyterLab in its own process, and notebooks in its root folder."""

    def __init__(self, home: Path, python: str = sys.executable, **more: str) -> None:
        self.root = home / "root"
        self.root.mkdir()
        self._settings = home / "settings"
        self.reset_settings()
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self._numbers = count(1)
        self._ending = ThreadPoolExecutor(1)
        self._ended: dict[str, Future[None]] = {}
        self._log = home / "lab.log"
        command = [
            *(python, "-m", "jupyterlab", "--no-browser", "--allow-root"),
            *(f"--port={port}", "--ServerApp.port_retries=0", "--ServerApp.ip=127.0.0.1"),
            *("--expose-app-in-browser", "--IdentityProvider.token="),
            *("--ServerApp.disable_check_xsrf=True", f"--ServerApp.root_dir={self.root}"),
            f"--LabApp.user_settings_dir={self._settings}",
            f"--LabApp.workspaces_dir={home / 'workspaces'}",
        ]
        environment = {
            **os.environ,
            "IPYTHONDIR": str(home / "ipython"),
            "JUPYTER_CONFIG_DIR": str(home / "config"),
            "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
            "JUPYTER_PLATFORM_DIRS": "1",
            **more,
        }
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command, cwd=self.root, env=environment, stdout=log, stderr=subprocess.STDOUT
            )

    def reset_settings(self) -> None:
        """Forget what was chosen on a page, such as a theme."""
        for name, values in SETTINGS.items():
            path = self._settings / f"{name}.jupyterlab-settings"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(values))

    def forget_settings(self) -> None:
        """Be as on the first day: nothing was ever chosen."""
        for path in self._settings.rglob("*.jupyterlab-settings"):
            path.unlink()

    def wait(self) -> None:
        wait_for(self._process, lambda: self.request("/api/status"), self._log)

    def stop(self) -> None:
        self._ending.shutdown()
        stop(self._process)

    def request(self, path: str, *, method: str = "GET", data: Any = None) -> Any:
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self.address + path, method=method, data=body)
        with urllib.request.urlopen(request, timeout=20) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def write(self, *cells: str) -> str:
        """Write a notebook of these cells into the root folder; return its name."""
        name = f"table-{next(self._numbers)}.ipynb"
        (self.root / name).write_text(json.dumps(notebook_of(*cells)))
        return name

    def start_kernel(self, name: str) -> None:
        """Start a notebook's kernel, which takes a second."""
        if name in self._ended:
            self._ended.pop(name).result()
        kernel = {"path": name, "name": name, "type": "notebook", "kernel": {"name": "python3"}}
        self.request("/api/sessions", method="POST", data=kernel)

    def page_of(self, name: str) -> str:
        """The notebook's page, in a workspace of its own, so that none opens another's."""
        return f"{self.address}/lab/workspaces/{name.removesuffix('.ipynb')}/tree/{name}"

    def shut_down(self, name: str) -> Future[None]:
        """Begin to end the kernel of a notebook, if it has one, which takes a second."""
        self._ended[name] = self._ending.submit(self._end, name)
        return self._ended[name]

    def _end(self, name: str) -> None:
        for session in self._sessions(name):
            self.request(f"/api/sessions/{session}", method="DELETE")

    def _sessions(self, name: str) -> list[str]:
        return [one["id"] for one in self.request("/api/sessions") if one["path"] == name]


def notebook_of(*cells: str) -> dict[str, Any]:
    """Return a notebook of these cells, trusted and not run yet."""
    return {
        "cells": [
            {
                "cell_type": "code",
                "execution_count": None,
                "id": f"cell-{number}",
                "metadata": {"trusted": True},
                "outputs": [],
                "source": source,
            }
            for number, source in enumerate(cells)
        ],
        "metadata": {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
