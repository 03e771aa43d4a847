"""What a page of the rulebook holds; js/rulebook/wire.ts is written from it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NotRequired, TypeAlias, TypedDict, final

from ..art.svg import INK


@final
class Items(TypedDict):
    """A list with dots."""

    items: list[str]


@final
class Grid(TypedDict):
    """A table."""

    head: list[str]
    rows: list[list[str]]


Block: TypeAlias = str | Items | Grid
"""A paragraph, a list or a table; `**` around words makes them bold, backticks make them code."""


class Rule(TypedDict):
    """A numbered rule, the details of what a page says."""

    number: str
    blocks: list[Block]


class Picture(TypedDict):
    """A picture as SVG, and what it shows in words."""

    svg: str
    alt: str


class Page(TypedDict):
    """Something to read under a title."""

    title: str
    blocks: list[Block]
    picture: NotRequired[Picture]
    rules: NotRequired[list[Rule]]
    parts: NotRequired[list[Page]]
    """Pages that stand one below the other."""
    choices: NotRequired[list[Page]]
    """Pages of which the reader chooses one."""


class Glance(TypedDict):
    """What the rulebook says of the moment: aids, and the number of the page that belongs to it."""

    aids: list[Page]
    at: int


class Book(TypedDict):
    """The whole rulebook."""

    pages: list[Page]
    glance: Glance


class Code(TypedDict):
    """The module and the style sheet that show the rulebook and the coach."""

    code: str
    style: str


class TipView(TypedDict):
    """What a coach says, and the key of the piece on the canvas that it points at."""

    key: str
    text: str
    item: str


def page(title: str, *blocks: Block) -> Page:
    """Return a page of these blocks."""
    return {"title": title, "blocks": [*blocks]}


def grid(head: Iterable[str], rows: Iterable[Iterable[object]]) -> Grid:
    """Return a table of whatever its cells hold.

    >>> grid(["level", "cards"], {"rookie": 36}.items())
    {'head': ['level', 'cards'], 'rows': [['rookie', '36']]}
    """
    return {"head": [*head], "rows": [[str(cell) for cell in row] for row in rows]}


def picture(alt: str, tint: str, size: tuple[float, float], *parts: str) -> Picture:
    """Draw parts on a table of this colour and size, and say in words what they show."""
    width, height = size
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
        f'width="{width:g}" height="{height:g}" font-family="system-ui, sans-serif" fill="{INK}">'
        f"<title>{escape(alt)}</title>"
        f'<rect width="{width:g}" height="{height:g}" rx="12" fill="{tint}"/>{"".join(parts)}</svg>'
    )
    return {"svg": svg, "alt": alt}
