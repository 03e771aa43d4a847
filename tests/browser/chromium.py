"""The browser that the tests drive, and one line about what is missing where there is none."""

from __future__ import annotations

import functools
import json
import shutil
import subprocess
import sys
from typing import Any

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
STARTING_TAKES = 60
LAUNCH = """
import json, sys
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    playwright.chromium.launch(**json.loads(sys.argv[1])).close()
"""
TELLING = ("error while loading", "Error:", "Executable doesn't exist", "Failed to launch")


def launch_options() -> dict[str, Any]:
    """Take the system's Chromium where there is one that can be driven, else Playwright's own.

    The one without windows and menus comes first: it takes less time and memory.
    """
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    own = {"executable_path": found} if found and not found.startswith("/snap/") else {}
    return {"args": QUIET, **own}


@functools.cache
def missing() -> str:
    """Launch the browser once, in a process of its own; say in one line why it does not start."""
    command = [sys.executable, "-c", LAUNCH, json.dumps(launch_options())]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=STARTING_TAKES
        )
    except subprocess.TimeoutExpired:
        reason = f"it did not start within {STARTING_TAKES} s"
    else:
        if not done.returncode:
            return ""
        lines = [line.strip() for line in done.stderr.splitlines() if line.strip()]
        told = [line for line in lines if any(word in line for word in TELLING)]
        reason = (told or lines or ["it gave no reason"])[0].rpartition("BrowserType.launch: ")[2]
    return (
        f"No browser to test with: {reason} "
        "('make test' installs what is missing, or says what to install)"
    )
