"""How a figure lies on the page: horizontal, vertical or at a slant."""

from __future__ import annotations

from math import atan2, degrees
from typing import Final

from ...geometry.measurements import Measures
from ...geometry.symmetry import mirrors

NEAR: Final = 3.0
"""A line that is off by no more than this many degrees still looks horizontal or vertical."""
QUARTER, HALF = 90.0, 180.0


def tilted(m: Measures) -> bool:
    """Tell whether no side is horizontal or vertical."""
    ways = (degrees(heading) % QUARTER for heading in m.headings)
    return all(NEAR < way < QUARTER - NEAR for way in ways)


def flat(m: Measures) -> bool:
    """Tell whether one of the parallel sides is horizontal."""
    ways = (degrees(m.headings[i]) % HALF for pair in m.parallels for i in pair)
    return any(way <= NEAR or way >= HALF - NEAR for way in ways)


def vertical_mirror(m: Measures) -> bool | None:
    """Tell whether a mirror line is vertical; None if there is no mirror line at all."""
    if m.kind == "circle":
        return True
    folds = list(mirrors(m))
    ways = (degrees(atan2(by - ay, bx - ax)) % HALF for ((ax, ay), (bx, by)), *_ in folds)
    return any(abs(way - QUARTER) <= NEAR for way in ways) if folds else None
