"""Checks of what the console gets: players, settings, places and steps."""

from __future__ import annotations

from math import isfinite
from operator import index

from .maze import Point


def check_player(player: int) -> int:
    """Return a player if there is one: 0 is player 1, on the left, and 1 is player 2 (W2).

    >>> check_player("Green")
    Traceback (most recent call last):
    TypeError: a player is 0 (player 1) or 1 (player 2), not 'Green'
    """
    return _whole("a player is 0 (player 1) or 1 (player 2)", player, most=1)


def check_steps(steps: int) -> int:
    """Return a number of steps back if time can run for so many (W6)."""
    return _whole("time runs for a whole number of steps, 0 or more", steps)


def check_english(english: float) -> float:
    """Return a knob's position back if there is one like it."""
    wrong: type[Exception] = ValueError
    try:
        if -1.0 <= english <= 1.0:
            return float(english)
    except TypeError:
        wrong = TypeError
    raise wrong(f"an English knob stands between -1 and 1, not at {shown(english)}")


def check_spot(spot: Point) -> Point:
    """Return the middle of a spot back if that is somewhere."""
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


def shown(value: object) -> str:
    """Write a value that was refused, however large it is.

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
