"""A figure in words, as the eye sees it: its parts and their measures, but not its name."""

from __future__ import annotations

from .figures import Figure
from .numbers import length


def shape(figure: Figure) -> str:
    """Describe a figure to somebody who cannot see it.

    >>> from brainwaves_widgets.geometry import FIGURES
    >>> shape(FIGURES["right-scalene-triangle"])
    'closed, 3 sides: 4, 5, 3; angles 90°, 36.9°, 53.1°'
    >>> shape(FIGURES["z-chain"])
    'open, 3 straight pieces end to end: each 1; angles between them each 45°; it turns both ways'
    """
    measures = figure.measures
    sides, angles = _row(measures.length_texts), _row(measures.angle_texts)
    wide, high = (length(2 * radius) for radius in figure.radii)
    match figure.noun:
        case "polygon":
            return f"closed, {len(measures.sides)} sides: {sides}; angles {angles}"
        case "polygonal chain":
            pieces = f"open, {len(measures.sides)} straight pieces end to end: {sides}"
            if len(measures.angles) == 1:
                return f"{pieces}; angle between them {angles}"
            return f"{pieces}; angles between them {angles}; it turns {_ways(figure.turns)}"
        case "smooth curve":
            return f"open, one curve without a corner; it bends {_ways(_bends(figure))}"
        case "segment":
            return f"straight, with two ends, {sides} long"
        case "ray":
            return "straight, with one end; on the other side it goes on for ever"
        case "straight line":
            return "straight, without an end on either side"
        case "angle":
            return f"two straight lines that begin at one point and go on for ever, {angles} apart"
    return f"closed, round without a corner, {wide} wide and {high} high"


def _row(texts: tuple[str, ...]) -> str:
    """List measures in order; if all are equal, say that once."""
    return f"each {texts[0]}" if len(texts) > 1 and len({*texts}) == 1 else ", ".join(texts)


def _ways(turns: tuple[float, ...]) -> str:
    """Say whether a path turns one way or both."""
    return "both ways" if min(turns) < 0 < max(turns) else "one way"


def _bends(figure: Figure) -> tuple[float, ...]:
    """Return how far a curve bends left at each of its points."""
    p = [complex(*one) for one in figure.points]
    threes = zip(p, p[1:], p[2:], strict=False)
    return tuple(((c - b) * (b - a).conjugate()).imag for a, b, c in threes)
