"""Fixtures for tests that look at the project as others will receive it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets import cli
from tests.servers import free_port, stop, wait_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    Serve = Callable[..., AbstractContextManager["Server"]]


class Server:
    """A Jupyter server in its own process, without a token, on a port that was free."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self._log = log

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def request(self, path: str, *, method: str = "GET") -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", method=method, data=None
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def wait(self, status: str) -> None:
        wait_for(self.process, lambda: self.request(status), self._log)


@pytest.fixture(scope="session")
def project() -> Path:
    return Path(__file__).parents[2]


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What an installation brings along: two notebooks, one of them in a folder."""
    source = tmp_path / "shipped"
    (source / "tutorials").mkdir(parents=True)
    (source / "play.ipynb").write_text("play 1")
    (source / "tutorials" / "first.ipynb").write_text("first 1")
    monkeypatch.setattr(cli, "shipped_notebooks", lambda: source)
    return source


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "mine" / "games"


@pytest.fixture
def serve(tmp_path: Path) -> Serve:
    """Start `python ARGUMENTS` with {port} filled in, as a server that no one's settings touch."""
    config = tmp_path / "config"
    config.mkdir()
    (config / "jupyter_server_config.json").write_text(
        json.dumps({"IdentityProvider": {"token": ""}, "ServerApp": {"disable_check_xsrf": True}})
    )
    environment = {
        **os.environ,
        "HOME": str(tmp_path),
        "JUPYTER_CONFIG_DIR": str(config),
        "JUPYTER_RUNTIME_DIR": str(tmp_path / "runtime"),
        "JUPYTER_PLATFORM_DIRS": "1",
        "PYTHONPATH": str(tmp_path),
    }
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        environment.pop(name, None)

    @contextmanager
    def start(*arguments: str, status: str = "/api/status", **more: str) -> Iterator[Server]:
        port = free_port()
        log = tmp_path / "server.log"
        command = [sys.executable, *(word.format(port=port) for word in arguments)]
        with log.open("wb") as output:
            process = subprocess.Popen(
                command,
                cwd=tmp_path,
                env=environment | more,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        server = Server(process, port, log)
        try:
            server.wait(status)
            yield server
        finally:
            stop(process)

    return start
