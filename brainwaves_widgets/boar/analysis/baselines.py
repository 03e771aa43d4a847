"""What a perfect memory scores, as RULES.md says."""

from __future__ import annotations

from ..pieces import COPIES, LEVELS


def lines(level: str, mode: str) -> dict[str, float]:
    """Return what scores alone (B15, B16) are compared with on the notepad: the whole deck.

    There is no line for guessing: when to draw and when to play is not for dice to say.

    >>> lines("rookie", "solo")
    {'perfect memory': 36}
    """
    if level not in LEVELS or mode != "solo":
        return {}
    return {"perfect memory": LEVELS[level] * len(COPIES)}
