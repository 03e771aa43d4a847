"""How several processes share the tests, and a folder for what a game keeps."""

from __future__ import annotations

import gc
import socket
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

if TYPE_CHECKING:
    from pathlib import Path

settings.register_profile("loaded", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("loaded")  # a busy machine is slow, not wrong

TOGETHER = {"tests/browser/welcome/test_first_visit.py", "tests/browser/site/test_site.py"}
"""The tests of each share a JupyterLab or a site of their own."""


def unit(test: str) -> str:
    """Return what runs in one process together with a test: its file, or a browser test alone."""
    file = test.partition("::")[0]
    return test if file.startswith("tests/browser/") and file not in TOGETHER else file


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Let a process ask at once how often a test has failed, as --reruns does before each.

    The question is two small messages, and the system would hold back the second for 40 ms.
    """
    failures: Any = getattr(config, "failures_db", None)
    if hasattr(failures, "sock"):
        failures.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let processes begin with what is slow: at the end one would wait for the other."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hand out the files with the most tests first, so that no process is idle at the end.

    Cells of a notebook share a kernel and tests of a file share fixtures; browser tests share
    only what each process has once.
    """
    scheduler = LoadScopeScheduling(config, log)
    scheduler._split_scope = unit
    return scheduler


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Spare the garbage collector from looking through every module and test over and over."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder in which games and results of one test alone are kept."""
    monkeypatch.setenv("BRAINWAVES_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
