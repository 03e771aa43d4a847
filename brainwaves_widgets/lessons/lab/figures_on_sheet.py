"""Figures on a sheet: put them there, turn them, and remake them when their points move."""

from __future__ import annotations

from cmath import rect
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import radians
from typing import Any, Final

from ...geometry import FIGURES, TOLERANCE, Circle, Ellipse, Figure
from ...geometry.deck import the_figure
from ...geometry.draw.paper import box
from ...geometry.inputs import Point, number, points as checked
from ...widgets.page import Refused

MOST_LINES: Final = 1000
MOST_LETTERS: Final = 40
MOST_COUNTED: Final = 2**53

FILLS: Final = 2 / 3
"""How much of the sheet a figure of the deck may fill, so that there is room to drag."""
LISTED: Final = {"polygon", "polygonal chain", "smooth curve"}
"""Figures that are made from one list of points."""
Drawn = str | Figure | Sequence[Sequence[float]]
"""What can be put on a sheet: a key of FIGURES, a figure, or the corners of a polygon."""


def moved(figure: Figure, points: Sequence[Point], tolerance: float = TOLERANCE) -> Figure:
    """Return a figure of the same kind and name through other points.

    >>> from brainwaves_widgets.geometry import Segment
    >>> moved(Segment((0, 0), (1, 0)), [(0, 0), (3, 4)])
    Segment((0, 0), (3, 4))
    """
    make: Any = type(figure)
    arguments = (points,) if figure.noun in LISTED else tuple(points)
    made: Figure = make(*arguments, key=figure.key, name=figure.name, tolerance=tolerance)
    return made


def turned(figure: Drawn, degrees: float) -> Figure:
    """Turn a figure to the left about its middle; nothing else about it changes.

    >>> from brainwaves_widgets.geometry import Polygon
    >>> turned(Polygon([(0, 0), (2, 0), (2, 2), (0, 2)]), 90)
    Polygon([(2, 0), (2, 2), (0, 2), (0, 0)])
    """
    figure = the_figure(figure)
    match figure:
        case Circle():
            return figure
        case Ellipse():
            return replace(figure, tilt=figure.tilt + degrees)
    about, turn = complex(*middle(figure)), rect(1, radians(degrees))
    placed = (about + (complex(*p) - about) * turn for p in figure.points)
    return moved(figure, [(round(z.real, 13), round(z.imag, 13)) for z in placed])


def shifted(figure: Figure, dx: float, dy: float) -> Figure:
    """Move a figure to the right by dx and up by dy."""
    if isinstance(figure, Circle | Ellipse):
        x, y = figure.middle
        return replace(figure, middle=(x + dx, y + dy))
    return moved(figure, [(x + dx, y + dy) for x, y in figure.points])


def middle(figure: Figure) -> Point:
    """Return the middle between the edges of a drawing."""
    left, low, right, high = box(figure)
    return (left + right) / 2, (low + high) / 2


def on_sheet(figure: Figure, fills: float, sheet: float = 0) -> tuple[Figure, float]:
    """Put a figure in the middle of a sheet and return both.

    `fills` is the part that it fills, unless a `sheet` of a certain size is given.
    """
    left, low, right, high = box(figure)
    sheet = sheet or max(right - left, high - low) / fills
    x, y = middle(figure)
    return shifted(figure, sheet / 2 - x, sheet / 2 - y), sheet


def laid(figure: Drawn, size: float, grid: float) -> Figure:
    """Lay a figure onto the sheet from (0, 0) to (size, size).

    Figures of the deck are made larger and put into the middle, with their corners on the grid
    where that is possible; other figures are taken as they are.

    >>> laid("square", 12, 1)
    Polygon([(2, 2), (10, 2), (10, 10), (2, 10)])
    """
    figure = the_figure(figure)
    if not figure.points:
        raise ValueError(f"a {figure.noun} has no corners and no ends to drag; take another figure")
    if figure is FIGURES.get(figure.key):
        figure = _enlarged(figure, size, grid)
    off_sheet(figure.points, size)
    return figure


def sheet_and_grid(size: Any, grid: Any) -> tuple[float, float]:
    """Read the size of a sheet and the distance of its grid lines.

    >>> sheet_and_grid(12, -1)
    Traceback (most recent call last):
    ValueError: the grid is more than 0, not -1
    """
    for value, what in ((size, "the size"), (grid, "the grid")):
        if number(value, what) <= 0:
            raise ValueError(f"{what} is more than 0, not {value!r:.40}")
    size, grid = float(size), float(grid)
    if grid > size / 2:
        raise ValueError(f"a grid of {grid:g} is too wide for a sheet of {size:g}; make it smaller")
    if size > MOST_LINES * grid:
        raise ValueError(
            f"a grid of {grid:g} is too narrow for a sheet of {size:g}; make it larger"
        )
    return size, grid


def off_sheet(points: Sequence[Point], size: float) -> None:
    """Raise ValueError if a point is not on the sheet."""
    for x, y in checked(points, 1, "a figure"):
        if not (0 <= x <= size and 0 <= y <= size):
            raise ValueError(
                f"({x:g}, {y:g}) is not on the sheet, which goes from 0 to {size:g} both ways; "
                "move the figure, or take a larger size"
            )


def places(letters: Sequence[str], corners: Sequence[Point]) -> str:
    """Say where corners are.

    >>> places("AB", [(0, 1), (2.5, 3)])
    'A (0, 1), B (2.5, 3)'
    """
    both = zip(letters, corners, strict=True)
    return ", ".join(f"{name} ({x:.6g}, {y:.6g})" for name, (x, y) in both)


def short_name(value: object) -> str | None:
    """Return a short name that a page sent, or None."""
    return value if isinstance(value, str) and len(value) <= MOST_LETTERS else None


def addressed(message: Mapping[str, Any]) -> dict[str, int | str | None]:
    """Return the number and the view that an answer is sent back with; None for what is missing."""
    n = message.get("n")
    counted = n if type(n) is int and 0 <= n < MOST_COUNTED else None
    return {"n": counted, "view": short_name(message.get("view"))}


def read_corner(at: object, count: int) -> int:
    """Read which corner a page drags; raise Refused if there is none with this number."""
    if type(at) is not int or not 0 <= at < count:
        raise Refused(f"the corner that is dragged has a number, not {at!r:.20}")
    return at


def read_corners(given: list[Any], count: int) -> list[Point]:
    """Read the corners of a message; raise Refused if they are not that many pairs."""
    try:
        corners = [(number(x, "x"), number(y, "y")) for x, y in given]
    except (TypeError, ValueError):
        raise Refused(f"corners are pairs of numbers, not {given!r:.60}") from None
    if len(corners) != count:
        raise Refused(f"there are {count} corners, not {len(corners)}")
    return corners


def _enlarged(figure: Figure, size: float, grid: float) -> Figure:
    xs, ys = zip(*figure.points, strict=True)
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    most = FILLS * size / max(wide, high)
    wholes = [k * grid for k in range(int(most / grid), 0, -1)]
    best = next((k for k in wholes if _fits_grid(figure.points, k, grid)), most)
    left, low = (
        _near((size - best * wide) / 2, grid) - best * min(xs),
        _near((size - best * high) / 2, grid) - best * min(ys),
    )
    points = [(round(left + best * x, 12), round(low + best * y, 12)) for x, y in figure.points]
    return moved(figure, points)


def _fits_grid(points: Sequence[Point], scale: float, grid: float) -> bool:
    (x0, y0), *others = points
    steps = ((v - v0) * scale / grid for p in others for v, v0 in zip(p, (x0, y0), strict=True))
    return all(abs(step - round(step)) < TOLERANCE for step in steps)


def _near(value: float, grid: float) -> float:
    return round(value / grid) * grid


def snapped(p: Point, grid: float) -> Point:
    """Return the nearest point of the grid.

    >>> snapped((2.4, 0.9), 0.5)
    (2.5, 1.0)
    """
    return _near(p[0], grid), _near(p[1], grid)
