"""The definitions D1 to D15 as chapters of a lesson: what each is about, and where it shows.

The attributes name the definition they belong to, and `geometry/DEFINITIONS.md` has its wording;
both are only gathered here. The figures are those worth looking at when a class discusses the
definition.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from ..geometry import ATTRIBUTES, FIGURES, Figure, verdict
from ..geometry.explain.relations import Definitions, is_inclusive

ARGUABLE: Final = "D15"
INCLUSIVE: Final = "inclusive"
TRIANGLE: Final = 3
QUADRILATERAL: Final = 4


@dataclass(frozen=True, slots=True)
class Definition:
    """One definition: its number, what it is about, and the attributes and figures it concerns.

    >>> DEFINITIONS["D4"]
    <D4: Trapezoid>
    >>> DEFINITIONS["D4"].attributes
    ('trapezoid',)
    """

    number: str
    title: str
    attributes: tuple[str, ...]
    """Keys of ATTRIBUTES, in the order of the deck."""
    figures: tuple[str, ...]
    """Keys of FIGURES, in the order of the deck."""

    @property
    def text(self) -> str:
        """What is what, in full."""
        return _texts()[self.number]

    def __repr__(self) -> str:
        return f"<{self.number}: {self.title}>"


def _gon(*numbers: int) -> Callable[[Figure], bool]:
    return lambda figure: figure.measures.gon in numbers


def _is(*nouns: str) -> Callable[[Figure], bool]:
    return lambda figure: figure.noun in nouns


CHAPTERS: Final[dict[str, tuple[str, Callable[[Figure], bool]]]] = {
    "D1": ("Triangle, quadrilateral, pentagon …", _is("polygon", "polygonal chain", "circle")),
    "D2": ("Kinds of triangles", _gon(TRIANGLE)),
    "D3": ("Square, rectangle, rhombus, parallelogram", _gon(QUADRILATERAL)),
    "D4": ("Trapezoid", _gon(QUADRILATERAL)),
    "D5": ("Regular, convex and concave polygons", _is("polygon")),
    "D6": ("Circle and ellipse", _is("circle", "ellipse", "smooth curve")),
    "D7": ("Segment, ray and straight line", _is("segment", "ray", "straight line", "angle")),
    "D8": ("Chains and curves", _is("segment", "polygonal chain", "smooth curve", "circle")),
    "D9": ("Mirror lines", lambda _: True),
    "D10": ("Perimeter; finite and infinite", lambda _: True),
    "D11": ("Kinds of angles", lambda _: True),
    "D12": ("Numbers mean at least", lambda figure: bool(figure.measures.corners)),
    "D13": ("All, not all, none", lambda _: True),
    "D14": ("Sides of chains, and parallel sides", _is("polygonal chain", "polygon")),
}


@cache
def _texts() -> dict[str, str]:
    """Read the wording of all definitions."""
    text = (files("brainwaves_widgets.geometry") / "DEFINITIONS.md").read_text(encoding="utf-8")
    found = re.findall(r"^- \*\*(D\d+)\*\* (.*?)(?=^- |\Z)", text, re.MULTILINE | re.DOTALL)
    return {number: re.sub(r"(\*\*\[R\]\*\*|\s)+", " ", words).strip() for number, words in found}


@cache
def arguable() -> frozenset[tuple[str, str]]:
    """Return the pairs of figure and attribute that a teacher could argue about (D15)."""
    return frozenset(
        (figure, attribute)
        for figure, one in FIGURES.items()
        for attribute in ATTRIBUTES
        if verdict(one, attribute).note
    )


def _all() -> Iterable[Definition]:
    for number, (title, shows) in CHAPTERS.items():
        attributes = (key for key, one in ATTRIBUTES.items() if one.rule == number)
        figures = (key for key, one in FIGURES.items() if shows(one))
        yield Definition(number, title, tuple(attributes), tuple(figures))
    pairs = arguable()
    yield Definition(
        ARGUABLE,
        "What you can argue about",
        tuple(key for key in ATTRIBUTES if any(key == one for _, one in pairs)),
        tuple(key for key in FIGURES if any(key == one for one, _ in pairs)),
    )


DEFINITIONS: Final[Mapping[str, Definition]] = MappingProxyType({one.number: one for one in _all()})


def chosen(numbers: str | Iterable[str]) -> tuple[Definition, ...]:
    """Find definitions by their numbers.

    >>> chosen("D6")
    (<D6: Circle and ellipse>,)
    """
    wanted = _several(numbers)
    unknown = [one for one in wanted if not isinstance(one, str) or one not in DEFINITIONS]
    if unknown or not wanted:
        tried = repr(unknown[0]) if unknown else "none"
        raise ValueError(f"definitions are named D1 to D15, as in ('D3', 'D4'), not {tried:.60}")
    return tuple(DEFINITIONS[str(one)] for one in dict.fromkeys(wanted))


def agreed(
    numbers: str | Iterable[str], default: tuple[str, ...]
) -> tuple[tuple[Definition, ...], Definitions]:
    """Find definitions by their numbers, and whether the list says "printed" or "inclusive".

    >>> agreed(("D4", "inclusive"), default=("D3",)), agreed("inclusive", default=("D3",))[0]
    (((<D4: Trapezoid>,), 'inclusive'), (<D3: Square, rectangle, rhombus, parallelogram>,))
    """
    wanted = _several(numbers)
    words = [one for one in wanted if one in ("printed", INCLUSIVE)]
    rest = [one for one in wanted if one not in words]
    if len(set(words)) > 1:
        raise ValueError('definitions are "printed" or "inclusive", not both')
    found = chosen(rest if rest or not words else default)  # type: ignore[arg-type]
    return found, INCLUSIVE if words and is_inclusive(words[0]) else "printed"


def _several(numbers: object) -> tuple[object, ...]:
    if isinstance(numbers, str) or not isinstance(numbers, Iterable):
        return (numbers,)
    return tuple(numbers)
