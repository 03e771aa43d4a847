"""How several processes share the tests: browser tests one by one, all others file by file."""

from __future__ import annotations

from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling


def unit(test: str) -> str:
    """Return what runs in one process together with a test: its file, or a browser test alone."""
    file = test.partition("::")[0]
    return test if file.startswith("tests/browser/") else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hand out the files with the most tests first, so that no process is idle at the end.

    Cells of a notebook share a kernel and tests of a file share fixtures; browser tests share
    only what each process has once.
    """
    scheduler = LoadScopeScheduling(config, log)
    scheduler._split_scope = unit
    return scheduler
