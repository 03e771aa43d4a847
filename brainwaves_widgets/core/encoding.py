"""What the games' encodings share: how to say with numbers which of several it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .rules import Seat


def one_hot(choices: Sequence[object], chosen: object) -> list[float]:
    """Return a number for each choice: 1 for the chosen one, 0 for the others.

    >>> one_hot(("colour", "feature", "animal"), "feature"), one_hot("ab", None)
    ([0.0, 1.0, 0.0], [0.0, 0.0])
    """
    return [1.0 if one == chosen else 0.0 for one in choices]


def relative(seat: Seat | None, own: Seat, players: int) -> Seat | None:
    """Return how many seats to the left somebody sits.

    >>> relative(0, 2, 3), relative(None, 2, 3)
    (1, None)
    """
    return None if seat is None else (seat - own) % players
