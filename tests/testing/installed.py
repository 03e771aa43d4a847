"""A fifth game, made by the one command and installed as a package of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def odd_socks(folder: Path) -> tuple[Path, Path]:
    """Make the game, install it beside the others; return its folder and where it is installed."""
    command = [sys.executable, "-m", "brainwaves_widgets.testing", "new", "Odd Socks", str(folder)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    made, target = folder / "odd-socks", folder / "installed"
    assert str(made) in told
    install = ["install", "-q", "--no-deps", "--no-build-isolation", "--target", str(target)]
    subprocess.run([sys.executable, "-m", "pip", *install, str(made)], check=True)
    return made, target
