"""Reading an SVG picture: its words and its boxes, and where they are in relation to each other."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple
from xml.etree import ElementTree as ET

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAIN, BOLD, BROAD = 0.51, 0.58, 0.93
"""How wide a letter of a sentence is, as a part of its height; measured with Noto and DejaVu."""
SHIFT = re.compile(r"translate\(([-\d.]+)[ ,]+([-\d.]+)\)")


class Box(NamedTuple):
    """A rectangle of a picture."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    def holds(self, words: Words) -> bool:
        """Tell whether words stand in this box."""
        return self.left <= words.x <= self.right and self.top <= words.y <= self.bottom


class Words(NamedTuple):
    """A line of a picture: what it says, the point it begins, ends or is centred at, and how."""

    text: str
    x: float
    y: float
    size: float
    bold: bool
    anchor: str

    @property
    def width(self) -> float:
        """How wide the line is about."""
        letter = BOLD if self.bold else PLAIN
        return self.size * sum(BROAD if one in "MW" or one > "⺀" else letter for one in self.text)

    @property
    def left(self) -> float:
        return self.x - self.width * {"start": 0, "middle": 0.5, "end": 1}[self.anchor]

    @property
    def right(self) -> float:
        return self.left + self.width


def words_of(picture: str) -> list[Words]:
    """Return every line of a picture, as they are drawn."""
    return [
        Words(
            "".join(one.itertext()),
            x + _number(one, "x"),
            y + _number(one, "y"),
            _number(one, "font-size", 16),
            bold="font-weight" in one.attrib,
            anchor=one.get("text-anchor", "start"),
        )
        for one, x, y in _drawn(picture, "text")
    ]


def boxes_of(picture: str) -> list[Box]:
    """Return every rectangle of a picture, as they are drawn."""
    corners = (
        (one, x + _number(one, "x"), y + _number(one, "y")) for one, x, y in _drawn(picture, "rect")
    )
    return [
        Box(left, top, left + _number(one, "width"), top + _number(one, "height"))
        for one, left, top in corners
    ]


def box_around(picture: str, words: Words) -> Box:
    """Return the smallest rectangle in which words stand."""
    return min((box for box in boxes_of(picture) if box.holds(words)), key=lambda box: box.width)


def _number(element: ET.Element, name: str, otherwise: float = 0) -> float:
    return float(element.get(name, otherwise))


def _drawn(picture: str, tag: str) -> Iterator[tuple[ET.Element, float, float]]:
    """Yield the elements of a kind, each with how far it is moved by all that it is in."""
    todo = [(ET.fromstring(picture), 0.0, 0.0)]  # noqa: S314 - our own text
    while todo:
        one, x, y = todo.pop()
        moved = SHIFT.search(one.get("transform", ""))
        x, y = (x + float(moved[1]), y + float(moved[2])) if moved else (x, y)
        if one.tag.rpartition("}")[2] == tag:
            yield one, x, y
        todo += [(child, x, y) for child in reversed(one)]
