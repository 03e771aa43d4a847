"""Where no browser can be driven, the browser tests say so once."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow

FILE = "tests/browser/appearance/test_looks.py"
"""Its tests are shared out to both processes."""


def test_without_a_browser_one_test_fails_with_one_line(project: Path, tmp_path: Path) -> None:
    (tmp_path / "git").symlink_to(shutil.which("git") or "git")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n2", FILE],
        cwd=project,
        env={
            **{name: value for name, value in os.environ.items() if name != "CI"},
            "PATH": str(tmp_path),  # no chromium here
            "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path),  # nor there
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert re.search(r"^\d+ skipped, 1 error in", done.stdout, re.MULTILINE), done.stdout
    assert "Traceback" not in done.stdout + done.stderr
    (told,) = [line for line in done.stdout.splitlines() if "No browser to test with" in line]
    assert "Executable doesn't exist" in told
    assert "make test" in told
