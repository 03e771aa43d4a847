"""The 40 figures of Game Matrix, read from `deck.json`.

The file says where points lie; whether an attribute fits a figure is always computed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from .figures import Angle, Chain, Circle, Curve, Ellipse, Figure, Line, Polygon, Ray, Segment

KINDS: Final[Mapping[str, Callable[..., Figure]]] = {
    "segment": Segment,
    "ray": Ray,
    "line": Line,
    "circle": Circle,
    "ellipse": Ellipse,
    "curve": Curve,
    "chain": Chain,
    "polygon": Polygon,
    "angle": Angle.of,
}


def figure(card: Mapping[str, Any]) -> Figure:
    """Make a figure from its description: its type, and the arguments of that type by name.

    >>> figure({"key": "l", "name": "L", "dots": 1, "type": "angle", "degrees": 90}).name
    'L'
    """
    if card["type"] not in KINDS:
        raise ValueError(f"there is no type of figure called {card['type']!r}")
    return KINDS[card["type"]](**{name: card[name] for name in card if name != "type"})


DECK: Final[dict[str, Any]] = json.loads(
    (files(__package__) / "deck.json").read_text(encoding="utf-8")
)
FIGURES: Final[Mapping[str, Figure]] = MappingProxyType(
    {card["key"]: figure(card) for card in DECK["figures"]}
)


def the_figure(named: Figure | str | Sequence[Any]) -> Figure:
    """Find a figure of the deck by its key, or make one of its corners; return others as they are.

    >>> the_figure("kyte")
    Traceback (most recent call last):
    ValueError: there is no figure 'kyte' in the deck; did you mean 'kite'?
    """
    if isinstance(named, Figure):
        return named
    if isinstance(named, list | tuple):
        return Polygon(named)
    if isinstance(named, str) and named in FIGURES:
        return FIGURES[named]
    near = get_close_matches(str(named), FIGURES, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(FIGURES)}"
    raise ValueError(f"there is no figure {named!r:.60} in the deck; {hint}")
