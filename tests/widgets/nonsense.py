"""What makes no sense in any message."""

from __future__ import annotations

from typing import Any


def deep(levels: int) -> list[Any]:
    nested: list[Any] = []
    for _ in range(levels):
        nested = [nested]
    return nested


NONSENSE: list[Any] = [
    *(None, True, -1, 10**30, 1.5, float("nan"), float("inf"), "", "x", [], [9], [True], {}),
    *(["x"] * 10_001, [float("nan")] * 3, deep(300), deep(5000), b"x", "\ud800"),
]
