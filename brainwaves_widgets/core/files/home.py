"""Where we keep what lasts longer than a kernel: results, and the games themselves."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

HOME = "BRAINWAVES_HOME"
"""The environment variable that names another folder for what we keep."""


def home() -> Path:
    """Return the folder for what we keep: the user's data folder, or `$BRAINWAVES_HOME`."""
    chosen = os.environ.get(HOME)
    return Path(chosen).expanduser() if chosen else user_data_path("brainwaves-widgets")
