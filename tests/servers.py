"""Servers of the tests' own: a port for each, waiting until it answers, and its end."""

from __future__ import annotations

import socket
import time
import urllib.error
from subprocess import TimeoutExpired
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from subprocess import Popen

STARTING_TAKES = 180
"""So many seconds at most; a loaded machine is slow, not wrong."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_for(process: Popen[bytes], ask: Callable[[], object], log: Path) -> None:
    """Wait until a server answers; fail with the end of its log if it never does."""
    deadline = time.monotonic() + STARTING_TAKES
    while time.monotonic() < deadline and process.poll() is None:
        try:
            ask()
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            time.sleep(0.1)
        else:
            return
    pytest.fail(f"the server did not start:\n{log.read_text(encoding='utf-8')[-3000:]}")


def stop(process: Popen[bytes]) -> None:
    """End a server, by force if it does not go."""
    process.terminate()
    try:
        process.wait(timeout=20)
    except TimeoutExpired:
        process.kill()
        process.wait()
