"""Rewrite the golden matrix: `python -m tests.geometry`; then read the diff."""

from __future__ import annotations

from pathlib import Path

from brainwaves_widgets.geometry import matrix

if __name__ == "__main__":
    Path(__file__).with_name("geometry_matrix.txt").write_text(matrix().text(), encoding="utf-8")
