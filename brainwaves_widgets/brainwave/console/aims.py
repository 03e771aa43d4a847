"""Which settings of the English knob hit (W7, W13)."""

from __future__ import annotations

from .checks import LONGEST, check_player
from .console import CHARGES, EDGES, RAILS, TOUCH_X, TOUCH_Y, Console, asked, asking

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
