"""A folder with the result files of a small class."""

from __future__ import annotations

from pathlib import Path

import pytest

from .classes import NO_RECTANGLE, said, write


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    wrong = said("D3", right=False, belief=NO_RECTANGLE)
    write(tmp_path, "a.json", "Ann", said("D3"), said("D4"), said("D4"))
    write(tmp_path, "b.json", "Ben", wrong, wrong, said("D4"))
    write(tmp_path, "c.json", "Cleo", wrong, said("D3", again=True))
    return tmp_path
