"""The fields of a board's scene, which js/board/wire.ts is written from."""

from __future__ import annotations

from typing import TypedDict


class BoardScene(TypedDict):
    """What a board shows."""

    picture: str
    """The drawing, as an address."""
    width: int
    height: int
    words: str
    """What to do, or what is true of the figure."""
    freehand: bool
    """Whether points stay where they are set."""
