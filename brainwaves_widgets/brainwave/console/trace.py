"""What both players do with their controls in a breakthrough, and what no person could do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import isfinite, nan
from operator import sub
from typing import Final

from .maze import Point, inside

LONGEST: Final = 96  # steps from one rail to the far edge at the slowest speed

SPOT_STEP: Final = 0.04  # a hand takes a spot across the screen in no less than 25 steps
ENGLISH_STEP: Final = 0.17  # and turns a knob from end to end in no less than 12
SLACK: Final = 1e-9  # for those who move by just the bound


@dataclass(frozen=True, slots=True)
class Trace:
    """Both players' controls in a breakthrough, step by step from the launch (W26, W27).

    The controls before the launch leave no trace, so the first step, 0, may find knob and spot
    anywhere. After the last step both stay where they are; with none at all, where they were.
    """

    english: tuple[float, ...] = ()
    """The attacker's knob at each step."""
    spot: tuple[Point, ...] = ()
    """The attacked player's spot at each step."""


class ImpossibleTrace(ValueError):  # noqa: N818 - reads like IllegalMove
    """Controls that no person could have moved so."""


def check_trace(trace: Trace, defender: int) -> int | None:
    """Refuse what no person could have done; tell at which step the spot left its maze (W26)."""
    if max(len(trace.english), len(trace.spot)) > LONGEST:
        raise ImpossibleTrace(f"a launch is over after {LONGEST} steps at most")
    xs, ys = zip(*trace.spot, strict=False) if trace.spot else ((), ())
    (up, down), (left, right), (top, bottom) = map(_span, (trace.english, xs, ys))
    if not -1.0 <= up <= down <= 1.0:
        step = next(i for i, knob in enumerate(trace.english) if not -1.0 <= knob <= 1.0)
        said = f"not at {trace.english[step]!r} at step {step}"
        raise ImpossibleTrace(f"an English knob stands between -1 and 1, {said}")
    if not (0.0 <= left <= right <= 1.0 and 0.0 <= top <= bottom <= 1.0):
        on_screen = [0.0 <= x <= 1.0 and 0.0 <= y <= 1.0 for x, y in trace.spot]
        step = on_screen.index(False)
        said = f"not at {trace.spot[step]!r} at step {step}"
        raise ImpossibleTrace(f"a spot is on the screen, from 0 to 1 both ways, {said}")
    # Who never strays further than one step has made no longer one.
    if down - up > ENGLISH_STEP + SLACK and _leap(trace.english) > ENGLISH_STEP + SLACK:
        said = _first_leap(ENGLISH_STEP, trace.english)
        raise ImpossibleTrace(f"an English knob turns by {ENGLISH_STEP} a step at most, {said}")
    strays = max(right - left, bottom - top) > SPOT_STEP + SLACK
    if strays and max(_leap(xs), _leap(ys)) > SPOT_STEP + SLACK:
        said = _first_leap(SPOT_STEP, xs, ys)
        raise ImpossibleTrace(f"a spot moves by {SPOT_STEP} of the screen a step at most, {said}")
    if all(inside(defender, (x, y)) for x in (left, right) for y in (top, bottom)):
        return None  # a maze has all that lies between corners that it has
    return next((i for i, spot in enumerate(trace.spot) if not inside(defender, spot)), None)


def _span(values: Sequence[float]) -> tuple[float, float]:
    """Return the least and the greatest; both are NaN if one of the values is not finite."""
    if not values or isfinite(sum(values)):
        return min(values, default=0.0), max(values, default=0.0)
    return nan, nan


def _leap(values: Sequence[float]) -> float:
    """Return the longest step from one to the next."""
    return max(map(abs, map(sub, values[1:], values)), default=0.0)


def _first_leap(most: float, *lines: Sequence[float]) -> str:
    """Say at which step, counted from 0, one of the values first went further than it may."""
    steps = zip(*([abs(b - a) for a, b in pairwise(line)] for line in lines), strict=True)
    found = (far for far in enumerate(map(max, steps), 1) if far[1] > most + SLACK)
    step, by = next(found)
    return f"not by {by:.10g} at step {step}"
