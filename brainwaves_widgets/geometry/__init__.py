"""Figures, attributes and verdicts: plane geometry for learners, computed from coordinates."""

from .deck import FIGURES
from .draw.drawing import drawing
from .draw.family import family
from .draw.matrix import Matrix, matrix
from .draw.sketch import sketch
from .explain.attribute import Attribute
from .explain.attributes import ATTRIBUTES
from .explain.verdicts import Verdict, classify, verdict
from .figures import Angle, Chain, Circle, Curve, Ellipse, Figure, Line, Polygon, Ray, Segment
from .inputs import TOLERANCE
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
