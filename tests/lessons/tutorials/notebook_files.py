"""The tutorials as files: their cells, and what a pupil may read of them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[3] / "notebooks" / "tutorials"
TUTORIALS = sorted(path.stem for path in FOLDER.glob("*.ipynb"))
TEACHERS = FOLDER.parent / "teachers"


@cache
def cells(name: str) -> list[dict[str, Any]]:
    notebook = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))
    return list(notebook["cells"])


def sources(name: str, kind: str) -> list[str]:
    return ["".join(cell["source"]) for cell in cells(name) if cell["cell_type"] == kind]


def words(name: str) -> str:
    """Return all that a pupil may read: the text, and what goes on after a prediction."""
    return "\n\n".join("".join(cell["source"]) for cell in cells(name))
