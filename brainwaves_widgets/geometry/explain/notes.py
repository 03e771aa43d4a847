"""Verdicts that a teacher could argue about, and why (D15)."""

from __future__ import annotations

from typing import Final

from ..measurements import Measures
from .attribute import Attribute
from .relations import is_inclusive

ROUND: Final = (
    "In mathematics a circle is an ellipse whose two widths are equal; the game keeps the names "
    "apart (D6)."
)
RAY: Final = (
    "A ray lies on its own line, so that line could be called a mirror; the game wants a line that "
    "cuts the figure into two halves (D9)."
)
LINE_ANGLE: Final = (
    "At every point of a straight line you could see an angle of 180°; the game wants two rays "
    "with one starting point (D11)."
)
ANGLE_LINE: Final = (
    "Its two rays cover one straight line, but the point they start at is part of the figure, so "
    "its name is straight angle (D7)."
)
NO_ANGLES: Final = (
    "Where there is no angle there is no right angle either; the game wants at least one angle "
    "that could be right (D13)."
)
SINGLE: Final = "One angle alone is equal to itself; the game wants at least two to compare (D13)."
CHAIN: Final = (
    "Some books speak of sides and angles only in closed figures; here the segments of a chain are "
    "sides, and they meet at angles (D14)."
)
ARMS: Final = (
    "If you draw the arms of an angle as segments, it is finite; in the game they are rays, which "
    "never end (D10)."
)
TRAPEZOID: Final = "Many school books call every parallelogram a trapezoid too (D4)."
INCLUSIVE: Final = (
    "Here one pair of parallel sides is enough; other books, and the printed game, want exactly "
    "one, so that no parallelogram is a trapezoid (D4)."
)
PARTS: Final = {"D11", "D12", "D13", "D14"}
"""The definitions that speak of sides and angles."""


def note(m: Measures, about: Attribute, *, holds: bool, definitions: str = "printed") -> str:
    """Say why another reading would reverse this verdict; return "" if none would.

    >>> from brainwaves_widgets.geometry import ATTRIBUTES, Circle
    >>> note(Circle((0, 0), 1).measures, ATTRIBUTES["triangle"], holds=False)
    ''
    """
    match m.kind, about.key:
        case (("circle" | "ellipse"), "ellipse") if m.round:
            return ROUND
        case "ray", ("reflexive-symmetry" | "no-reflexive-symmetry"):
            return RAY
        case "angle", ("finite" | "infinite"):
            return ARMS
        case "straight line", "straight-angle":
            return LINE_ANGLE
        case "angle", "straight-line" if m.angle_kinds == ["straight"]:
            return ANGLE_LINE
        case _, "no-right-angles" if not m.angles:
            return NO_ANGLES
        case _, "all-angles-equal" if len(m.angles) == 1:
            return SINGLE
        case "polygonal chain", key if about.rule in PARTS and (holds or key == "no-angles"):
            return CHAIN
        case "polygon", "trapezoid" if m.opposite_sides_equal:
            return INCLUSIVE if is_inclusive(definitions) else TRAPEZOID
    return ""
