"""The folder for what outlives a kernel: results, and the games themselves."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

HOME = "BRAINWAVES_HOME"
"""The environment variable that names another folder."""


def home() -> Path:
    """Return the folder for results and games: `$BRAINWAVES_HOME`, or in the user's data folder."""
    chosen = os.environ.get(HOME)
    return Path(chosen).expanduser() if chosen else user_data_path("brainwaves-widgets")
