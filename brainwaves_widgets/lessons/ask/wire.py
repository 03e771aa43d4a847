"""The fields of a question's scene, which js/ask/wire.ts is written from.

The truth is in it only after the learner has answered.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from ...geometry.draw.wire import Drawn


class Run(TypedDict):
    """Some words in bold or in plain type."""

    text: str
    bold: bool


class Block(TypedDict):
    """A paragraph, an item of a list, lines as they are, or a picture."""

    kind: Annotated[str, Literal["p", "li", "pre", "img"]]
    runs: list[Run]
    src: str
    alt: str


class Item(TypedDict):
    """Something to click: a figure or a few words."""

    name: str
    """Its number, or the words themselves."""
    sketch: Drawn
    alt: str
    chosen: bool
    fits: bool | None
    """Whether it is right to choose it; null until that is told."""
    because: str


class AskScene(TypedDict):
    """What a question shows."""

    title: str
    question: str
    kind: Annotated[str, Literal["figures", "words", "text", "check", "select"]]
    several: bool
    """Whether more than one item, or none, may be chosen."""
    items: list[Item]
    value: str
    """What was written."""
    hint: str
    """What to write."""
    button: str
    phase: Annotated[str, Literal["ask", "read", "told"]]
    number: int
    """Which answer is waited for, so that a late one is told from a new one."""
    state: Annotated[str, Literal["", "right", "wrong", "argued", "open"]]
    said: list[str]
    picture: str
    """A picture that explains, as an address."""
    alt: str
    text: list[Block]
    """How the lesson goes on."""
    trouble: str
