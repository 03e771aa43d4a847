"""Which settings of the English knob hit (W7, W13, W14)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .checks import LONGEST, check_player
from .console import CHARGES, EDGES, RAILS, TOUCH_X, TOUCH_Y, Console, asked, asking
from .maze import Point

_HALVINGS = 60  # as fine as doubles are


def aims(console: Console, attacker: int) -> tuple[tuple[float, float], ...]:
    """Return the stretches of the attacker's knob that hit the defender's spot.

    The wave's height at each step is linear in the height asked for, which grows with the knob, so
    this is exact but for rounding.

    >>> aims(Console.new(), 0)
    ((-0.2817..., 0.2817...),)
    """
    attacker = check_player(attacker)
    lowest, highest = asked(-1.0, console.speed), asked(1.0, console.speed)
    found = [
        (max(near, lowest), min(far, highest))
        for near, far in _heights(console, attacker)
        if near < highest and far > lowest
    ]
    merged: list[tuple[float, float]] = []
    for near, far in sorted(found):
        if merged and near <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(far, merged[-1][1]))
        else:
            merged.append((near, far))
    return tuple((_knob(near, console.speed), _knob(far, console.speed)) for near, far in merged)


def _heights(console: Console, attacker: int) -> list[tuple[float, float]]:
    """Return between which heights asked for the wave touches the spot, for each step it does."""
    kx, ky = CHARGES[console.speed]
    (low, high), (spot_x, spot_y) = EDGES[attacker], console.spots[1 - attacker]
    x, kept = console.x, 1.0
    found = []
    for _ in range(LONGEST):
        x += kx * (RAILS[attacker] - x)
        kept -= ky * kept
        if -TOUCH_X < x - spot_x < TOUCH_X:
            height = (spot_y - console.y * kept) / (1 - kept)
            spread = TOUCH_Y / (1 - kept)
            found.append((height - spread, height + spread))
        if not low < x < high:
            break
    return found


def _knob(height: float, speed: str) -> float:
    """Return the setting that asks for a height."""
    low, high = asking(height, speed, _HALVINGS)
    return high if high == 1.0 else low


class Outcome(NamedTuple):
    """Whether a shot hits, and whether it is telepathic."""

    hit: bool
    telepathic: bool


def outcomes(console: Console, attacker: int, settings: Iterable[float]) -> list[Outcome]:
    """Return what `shoot` would do with each of these settings; it takes a fraction of the time.

    The wave's way across does not depend on the knob, so its height is looked at only where the
    spot is.
    """
    defender = 1 - check_player(attacker)
    there, returns = (
        _crossing(console, attacker, console.x),
        asked(console.english[defender], console.speed),
    )
    found = []
    for english in settings:
        at = _touching(console, attacker, there, console.y, asked(english, console.speed))
        if at is None:
            found.append(Outcome(hit=False, telepathic=False))
        else:
            back = _crossing(console, defender, at[0])
            again = _touching(console, defender, back, at[1], returns)
            found.append(Outcome(hit=True, telepathic=again is not None))
    return found


def _crossing(console: Console, flip: int, x: float) -> tuple[int, list[float]]:
    """Return how many steps the wave takes to the width of the spot, and where it is across it."""
    (kx, _), rail, (low, high) = CHARGES[console.speed], RAILS[flip], EDGES[flip]
    before, across, spot_x = 0, list[float](), console.spots[1 - flip][0]
    for _ in range(LONGEST):
        x += kx * (rail - x)
        if -TOUCH_X < x - spot_x < TOUCH_X:
            across.append(x)
        elif across:
            break
        else:
            before += 1
        if not low < x < high:
            break
    return before, across


def _touching(
    console: Console, flip: int, crossing: tuple[int, list[float]], y: float, height: float
) -> Point | None:
    """Return where the wave touches the spot on its way across, if it does."""
    (_, ky), spot_y, (before, across) = CHARGES[console.speed], console.spots[1 - flip][1], crossing
    if across:
        for _ in range(before):
            y += ky * (height - y)
    for x in across:
        y += ky * (height - y)
        if -TOUCH_Y < y - spot_y < TOUCH_Y:
            return x, y
    return None
