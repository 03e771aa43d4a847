"""How exactly a figure that was placed by hand is measured: as an option and in words."""

from __future__ import annotations

from typing import Any, Final

from ..geometry import TOLERANCE
from ..geometry.inputs import number
from ..geometry.numbers import degrees

LOOSEST: Final = 0.1


def tolerance_of(value: Any) -> float:
    """Read a tolerance.

    >>> tolerance_of(0.5)
    Traceback (most recent call last):
    ValueError: the tolerance is between 1e-09 and 0.1, not 0.5
    """
    return between(value, TOLERANCE, LOOSEST, "the tolerance")


def between(value: Any, low: float, high: float, what: str) -> float:
    """Read a number; raise ValueError if it is not between two others."""
    read = number(value, what)
    if not low <= read <= high:
        raise ValueError(f"{what} is between {low:.3g} and {high:g}, not {value!r:.40}")
    return read


def exactly(tolerance: float) -> str:
    """Say how exactly a figure is measured.

    >>> exactly(0.02)
    'Equal means: sides within 2 % of the longest, angles within 3.6°, as far as ... be true.'
    """
    if tolerance <= TOLERANCE:
        return "Measured exactly."
    part, turn = f"{100 * tolerance:g} %", degrees(180 * tolerance)
    means = f"sides within {part} of the longest, angles within {turn}"
    return f"Equal means: {means}, as far as all of it can be true."
