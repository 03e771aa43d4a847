"""What a figure laboratory says of a verdict, and how exactly it measures."""

from __future__ import annotations

from typing import Any, Final

from ...geometry import TOLERANCE, Verdict, sketch
from ...geometry.explain.verdicts import named
from ...geometry.inputs import number
from ...geometry.numbers import degrees

BY_HAND: Final = 0.02
"""How exactly a hand is trusted to drag without a grid to snap to."""
LOOSEST: Final = 0.1


def more_than_0(value: Any, what: str) -> float:
    """Read a size.

    >>> more_than_0(-1, "the grid")
    Traceback (most recent call last):
    ValueError: the grid is more than 0, not -1
    """
    read = number(value, what)
    if read <= 0:
        raise ValueError(f"{what} is more than 0, not {value!r:.40}")
    return read


def tolerance_of(value: Any, *, snap: bool) -> float:
    """Read how exactly to measure; if nothing is said, as exactly as corners can be placed."""
    if value is None:
        return TOLERANCE if snap else BY_HAND
    read = number(value, "the tolerance")
    if not TOLERANCE <= read <= LOOSEST:
        raise ValueError(f"the tolerance is between 1e-09 and {LOOSEST:g}, not {value!r:.40}")
    return read


def exactly(tolerance: float) -> str:
    """Say how exactly a figure is measured.

    >>> exactly(0.02)
    'Equal means: sides within 2 % of the longest one, angles within 3.6°, where all fits together.'
    """
    if tolerance <= TOLERANCE:
        return "Measured exactly."
    part, turn = f"{100 * tolerance:g} %", degrees(180 * tolerance)
    means = f"sides within {part} of the longest one, angles within {turn}"
    return f"Equal means: {means}, where all fits together."


def row(key: str, found: Verdict | None, sheet: float) -> dict[str, Any]:
    """Tell a verdict with its reason and its witness; without a figure there is none."""
    told = {"key": key, "label": named(key).label}
    if found is None:
        return told | {"holds": None, "because": "", "note": "", "witness": {}}
    told |= {"because": found.because, "note": found.note}
    return told | {"holds": found.holds, "witness": _witness(found, sheet)}


def _witness(found: Verdict, sheet: float) -> dict[str, Any]:
    """Describe the witness alone; the browser draws the figure where the hand has it."""
    parts = sketch(found.figure, witness=found.witness, sheet=sheet)
    shown = {name: [one for one in some if one["role"] != "figure"] for name, some in parts.items()}
    return {name: some for name, some in shown.items() if some}
