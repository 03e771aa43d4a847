"""Figures, attributes and verdicts: plane geometry for learners, computed from coordinates."""

from .checks import TOLERANCE
from .deck import ATTRIBUTES, FIGURES, Attribute
from .drawing import drawing
from .family import family
from .figures import Angle, Chain, Circle, Curve, Ellipse, Figure, Line, Polygon, Ray, Segment
from .matrix import Matrix, matrix
from .sketch import sketch
from .verdicts import Verdict, classify, verdict
from .witness import Witness

__all__ = [
    "ATTRIBUTES",
    "FIGURES",
    "TOLERANCE",
    "Angle",
    "Attribute",
    "Chain",
    "Circle",
    "Curve",
    "Ellipse",
    "Figure",
    "Line",
    "Matrix",
    "Polygon",
    "Ray",
    "Segment",
    "Verdict",
    "Witness",
    "classify",
    "drawing",
    "family",
    "matrix",
    "sketch",
    "verdict",
]
