"""Checks of what the console gets: players, settings, places and steps."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from operator import index
from typing import Any, Final

from .maze import Point

KNOB: Final = "an English knob is set to a number from -1 (up) to 1 (down), not to"
_PAIR: Final = 2


def check_player(player: int) -> int:
    """Return a player if there is one: 0 is player 1, on the left, and 1 is player 2 (W2).

    >>> check_player("Green")
    Traceback (most recent call last):
    TypeError: a player is 0 (player 1) or 1 (player 2), not 'Green'
    """
    return _whole("a player is 0 (player 1) or 1 (player 2)", player, most=1)


def check_steps(steps: int) -> int:
    """Return a number of steps if time can run for that many (W6)."""
    return _whole("time runs for a whole number of steps, 0 or more", steps)


def check_english(english: float) -> float:
    """Return a knob's setting as a float if it has such a one."""
    wrong: type[Exception] = ValueError
    try:
        if -1.0 <= english <= 1.0:
            return float(english)
    except TypeError:
        wrong = TypeError
    raise wrong(f"{KNOB} {shown(english)}")


def check_spot(spot: Point) -> Point:
    """Return the middle of a spot if it is a place, on the screen or off it."""
    try:
        x, y = spot
        is_somewhere = isfinite(x) and isfinite(y)
    except (TypeError, ValueError):
        raise TypeError(
            f"a spot's place is a pair of numbers, x and y, not {shown(spot)}"
        ) from None
    except OverflowError:
        is_somewhere = False
    if not is_somewhere:
        raise ValueError(f"a spot is somewhere, not at {shown(spot)}")
    return float(x), float(y)


def is_within(low: float, value: Any) -> bool:
    """Whether a value from elsewhere is a plain number from `low` to 1."""
    return type(value) in (int, float) and low <= value <= 1


def is_place(pair: Sequence[Any]) -> bool:
    """Whether a sequence from elsewhere is a place on the screen, x and y from 0 to 1."""
    return len(pair) == _PAIR and all(is_within(0, one) for one in pair)


def shown(value: object) -> str:
    """Write a value that is refused, however large it is.

    >>> shown("up"), shown(10**5000)
    ("'up'", 'a number of that many digits')
    """
    try:
        return f"{value!r:.60}"
    except ValueError:  # more digits than Python writes
        return "a number of that many digits"


def _whole(what: str, value: int, most: int | None = None) -> int:
    wrong: type[Exception] = ValueError
    try:
        number = index(value)
        if number >= 0 and (most is None or number <= most):
            return number
    except TypeError:
        wrong = TypeError
    raise wrong(f"{what}, not {shown(value)}")
