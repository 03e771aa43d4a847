"""The 40 figures and 55 attributes of Game Matrix, read from `deck.json`.

The file says where points lie and what words mean; whether an attribute fits a figure stands
nowhere and is always computed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from .explain.relations import is_inclusive
from .figures import Angle, Chain, Circle, Curve, Ellipse, Figure, Line, Polygon, Ray, Segment


@dataclass(frozen=True, slots=True)
class Attribute:
    """Something that may be true of a figure, with its definition for learners.

    >>> ATTRIBUTES["right-triangle"].definition
    'A triangle with a right angle.'
    """

    key: str
    label: str
    dots: int
    rule: str
    """The number of the definition in DEFINITIONS.md."""
    definition: str
    inclusive: str = ""
    """What it means with `definitions="inclusive"`, where that differs (D4)."""

    def meaning(self, definitions: str = "printed") -> str:
        """Say what it means by the printed or by the inclusive definitions."""
        return (is_inclusive(definitions) and self.inclusive) or self.definition


def figure(card: Mapping[str, Any]) -> Figure:
    """Make a figure from its description.

    >>> figure({"key": "l", "name": "L", "dots": 1, "type": "angle", "degrees": 90}).name
    'L'
    """
    named = {what: card[what] for what in ("key", "name", "dots")}
    match card["type"]:
        case "polygon":
            return Polygon(card["points"], **named)
        case "chain":
            return Chain(card["points"], **named)
        case "curve":
            return Curve(card["points"], **named)
        case "angle":
            return Angle.of(card["degrees"], **named)
        case "circle":
            return Circle(card["middle"], card["radius"], **named)
        case "ellipse":
            return Ellipse(card["middle"], card["half_width"], card["half_height"], **named)
        case "segment":
            return Segment(*card["points"], **named)
        case "ray":
            return Ray(*card["points"], **named)
        case "line":
            return Line(*card["points"], **named)
    raise ValueError(f"no figure is of type {card['type']!r}")


DECK: Final[dict[str, Any]] = json.loads(
    (files(__package__) / "deck.json").read_text(encoding="utf-8")
)
FIGURES: Final[Mapping[str, Figure]] = MappingProxyType(
    {card["key"]: figure(card) for card in DECK["figures"]}
)
ATTRIBUTES: Final[Mapping[str, Attribute]] = MappingProxyType(
    {entry["key"]: Attribute(**entry) for entry in DECK["attributes"]}
)
