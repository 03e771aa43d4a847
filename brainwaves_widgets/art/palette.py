"""The colours of `palette.json` and the faces of `people.json`, which the canvas reads as well."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final


def _read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files(__package__) / name).read_text(encoding="utf-8"))
    return found


PALETTE: Final = _read("palette.json")
PEOPLE: Final = _read("suspects/people.json")
