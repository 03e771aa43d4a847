"""Verdicts that a teacher could argue about, and why (D15)."""

from __future__ import annotations

from typing import Final

from ..measurements import Measures
from .attribute import Attribute
from .relations import is_inclusive

PARTS: Final = {"D11", "D12", "D13", "D14"}
"""The definitions that speak of sides and angles."""


def note(m: Measures, about: Attribute, *, holds: bool, definitions: str = "printed") -> str:
    """Say why another reading would reverse this verdict; return "" if none would.

    >>> from brainwaves_widgets.geometry import ATTRIBUTES, Circle
    >>> note(Circle((0, 0), 1).measures, ATTRIBUTES["triangle"], holds=False)
    ''
    """
    said = ""
    match m.kind, about.key:
        case (("circle" | "ellipse"), "ellipse") if m.round:
            said = "In mathematics a circle is an ellipse whose two widths are equal; "
            said += "the game keeps the names apart (D6)."
        case "ray", ("reflexive-symmetry" | "no-reflexive-symmetry"):
            said = "A ray lies on its own line, so that line could be called a mirror; "
            said += "the game wants a line that cuts the figure into two halves (D9)."
        case "angle", ("finite" | "infinite"):
            said = "If you draw the arms of an angle as segments, it is finite; "
            said += "in the game they are rays, which never end (D10)."
        case "straight line", "straight-angle":
            said = "At every point of a straight line you could see an angle of 180°; "
            said += "the game wants two rays with one starting point (D11)."
        case "angle", "straight-line" if m.angle_kinds == ["straight"]:
            said = "Its two rays cover one straight line, but the point they start at is part of "
            said += "the figure, so its name is straight angle (D7)."
        case _, "no-right-angles" if not m.angles:
            said = "Where there is no angle there is no right angle either; "
            said += "the game wants at least one angle that could be right (D13)."
        case _, "all-angles-equal" if len(m.angles) == 1:
            said = "One angle alone is equal to itself; "
            said += "the game wants at least two to compare (D13)."
        case "polygonal chain", key if about.rule in PARTS and (holds or key == "no-angles"):
            said = "Some books speak of sides and angles only in closed figures; "
            said += "here the segments of a chain are sides, and they meet at angles (D14)."
        case "polygon", "trapezoid" if m.opposite_sides_equal and is_inclusive(definitions):
            said = "Here one pair of parallel sides is enough; other books, and the printed game, "
            said += "want exactly one, so that no parallelogram is a trapezoid (D4)."
        case "polygon", "trapezoid" if m.opposite_sides_equal:
            said = "Many school books call every parallelogram a trapezoid too (D4)."
    return said
