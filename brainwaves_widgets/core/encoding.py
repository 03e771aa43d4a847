"""What the games' encodings share: how to say with numbers which of several it is."""

from __future__ import annotations

from collections.abc import Sequence


def one_hot(choices: Sequence[object], chosen: object) -> list[float]:
    """Return a number for each choice: 1 for the chosen one, 0 for the others.

    >>> one_hot(("colour", "feature", "animal"), "feature"), one_hot("ab", None)
    ([0.0, 1.0, 0.0], [0.0, 0.0])
    """
    return [1.0 if one == chosen else 0.0 for one in choices]
