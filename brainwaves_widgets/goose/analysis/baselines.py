"""What pure guessing and a perfect memory score on average, as RULES.md says."""

from __future__ import annotations

from typing import Final

PERFECT: Final = {"rookie": 23.9, "experienced": 23.1, "advanced": 22.4, "expert": 21.8}
"""G18, G21: a point for every question of a game."""
GUESSING: Final = {"rookie": -14.3, "experienced": -13.9, "advanced": -13.5, "expert": -13.1}
"""G11, G21: one of five answers is right, and the other four are errors."""


def lines(level: str, mode: str) -> dict[str, float]:
    """Return what scores alone or together (G21, G22) are compared with on the notepad.

    >>> lines("rookie", "solo")
    {'perfect memory': 23.9, 'pure guessing': -14.3}
    """
    if level not in PERFECT or mode not in ("solo", "cooperative"):
        return {}
    return {"perfect memory": PERFECT[level], "pure guessing": GUESSING[level]}
