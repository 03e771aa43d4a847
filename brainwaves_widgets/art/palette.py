"""The colours of `palette.json`, which the canvas reads as well."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

PALETTE: Final[dict[str, Any]] = json.loads(
    (files(__package__) / "palette.json").read_text(encoding="utf-8")
)
