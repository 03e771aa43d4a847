"""What the console refuses: players, settings and places that do not exist, and quicker hands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf, isfinite, nan
from operator import index, sub
from typing import Any, Final

from ..pieces import Attempt
from .maze import Point, inside

LONGEST: Final = 96  # steps from one rail to the far edge at the slowest speed

SPOT_STEP: Final = 0.04  # a hand takes a spot across the screen in no less than 25 steps
ENGLISH_STEP: Final = 0.17  # and turns a knob from end to end in no less than 12
SLACK: Final = 1e-9  # for hands that move by exactly the bound

KNOB: Final = "an English knob is set to a number from -1 (up) to 1 (down), not to"
_PAIR: Final = 2


def check_player(player: int) -> int:
    """Return a player's number: 0 is player 1, on the left, and 1 is player 2 (W2).

    >>> check_player("Green")
    Traceback (most recent call last):
    TypeError: a player is 0 (player 1) or 1 (player 2), not 'Green'
    """
    return _whole("a player is 0 (player 1) or 1 (player 2)", player, most=1)


def check_steps(steps: int) -> int:
    """Return a number of steps; raise an error if time cannot run for that many (W6)."""
    return _whole("time runs for a whole number of steps, 0 or more", steps)


def check_english(english: float) -> float:
    """Return a setting of a knob as a float; raise an error if no knob has it."""
    wrong: type[Exception] = ValueError
    try:
        if -1.0 <= english <= 1.0:
            return float(english)
    except TypeError:
        wrong = TypeError
    raise wrong(f"{KNOB} {shown(english)}")


def check_spot(spot: Point) -> Point:
    """Return a spot's middle as floats; raise an error if it is not a place."""
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


def _whole(what: str, value: int, most: float = inf) -> int:
    wrong: type[Exception] = ValueError
    try:
        number = index(value)
        if 0 <= number <= most:
            return number
    except TypeError:
        wrong = TypeError
    raise wrong(f"{what}, not {shown(value)}")


class ImpossibleTrace(ValueError):  # noqa: N818 - reads like IllegalMove
    """Controls that no person could have moved like this."""


def check_trace(attempt: Attempt, defender: int) -> int | None:
    """Refuse what no person could have done; return the step at which the spot left its maze (W26).

    The controls before the launch leave no trace, so the first step, 0, may find knob and spot
    anywhere.
    """
    english, spots = attempt.english, attempt.spot
    if type(english) is not tuple or type(spots) is not tuple:
        raise ImpossibleTrace(
            "an attempt is two tuples, the knob's settings and the spot's places step by step"
        )
    if max(len(english), len(spots)) > LONGEST:
        raise ImpossibleTrace(f"a launch is over after {LONGEST} steps at most")
    are_pairs = {*map(type, spots)} <= {tuple} and {*map(len, spots)} <= {_PAIR}
    xs, ys = zip(*spots, strict=False) if spots and are_pairs else ((), ())
    (up, down), (left, right), (top, bottom) = map(_span, (english, xs, ys))
    if not -1.0 <= up <= down <= 1.0:
        step = [is_within(-1.0, knob) for knob in english].index(False)
        raise ImpossibleTrace(f"{KNOB} {shown(english[step])} at step {step}")
    if not (are_pairs and 0.0 <= left <= right <= 1.0 and 0.0 <= top <= bottom <= 1.0):
        step = [type(spot) is tuple and is_place(spot) for spot in spots].index(False)
        said = f"not at {shown(spots[step])} at step {step}"
        raise ImpossibleTrace(f"a spot is on the screen, from 0 to 1 both ways, {said}")
    # Controls that stay within the length of one step have made no longer one.
    if down - up > ENGLISH_STEP + SLACK and _leap(english) > ENGLISH_STEP + SLACK:
        said = _first_leap(ENGLISH_STEP, english)
        raise ImpossibleTrace(f"an English knob turns by {ENGLISH_STEP} a step at most, {said}")
    strays = max(right - left, bottom - top) > SPOT_STEP + SLACK
    if strays and max(_leap(xs), _leap(ys)) > SPOT_STEP + SLACK:
        said = _first_leap(SPOT_STEP, xs, ys)
        raise ImpossibleTrace(f"a spot moves by {SPOT_STEP} of the screen a step at most, {said}")
    if all(inside(defender, (x, y)) for x in (left, right) for y in (top, bottom)):
        return None  # a maze that holds these corners holds all that lies between them
    return next((i for i, spot in enumerate(spots) if not inside(defender, spot)), None)


def _span(values: Sequence[float]) -> tuple[float, float]:
    """Return the least and the greatest; both are NaN if one of the values is no finite number."""
    try:
        if {*map(type, values)} <= {int, float} and isfinite(sum(values)):
            return min(values, default=0.0), max(values, default=0.0)
    except OverflowError:  # a whole number that is too large for a float
        pass
    return nan, nan


def _leap(values: Sequence[float]) -> float:
    """Return the longest step from one to the next."""
    return max(map(abs, map(sub, values[1:], values)), default=0.0)


def _first_leap(most: float, *lines: Sequence[float]) -> str:
    """Say at which step, counted from 0, a value first went further than it may."""
    steps = zip(*([abs(b - a) for a, b in pairwise(line)] for line in lines), strict=True)
    step, by = next(far for far in enumerate(map(max, steps), 1) if far[1] > most + SLACK)
    return f"not by {by:.10g} at step {step}"
