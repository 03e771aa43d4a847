"""The table of the 55 attributes of Game Matrix, in the order of its deck.

Each is described once, beside the words that explain it, in the modules imported here. Which
attributes imply or exclude each other is in `relations.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .attribute import Attribute, Predicate
from .polygons import MORE_POLYGONS, POLYGONS
from .relations import is_inclusive
from .sides_and_angles import PARTS
from .whole_shape import SHAPES

ATTRIBUTES: Final[Mapping[str, Attribute]] = MappingProxyType(
    {one.key: one for one in (*POLYGONS, *SHAPES, *PARTS, *MORE_POLYGONS)}
)
_PRINTED: Final = {key: one.holds for key, one in ATTRIBUTES.items()}
_INCLUSIVE: Final = {key: one.inclusive_holds or one.holds for key, one in ATTRIBUTES.items()}


def predicates(definitions: str) -> dict[str, Predicate]:
    """Return when each attribute holds, by the printed or by the inclusive definitions."""
    return _INCLUSIVE if is_inclusive(definitions) else _PRINTED
