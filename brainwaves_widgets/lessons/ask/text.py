"""Text of a lesson as blocks that a page can show: paragraphs, lists, bold words and pictures."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import quote

from ...geometry.draw.drawing import Picture
from .wire import Block, Run

_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")


def blocks(parts: str | Picture | Iterable[str | Picture]) -> list[Block]:
    r"""Return Markdown of the simplest kind, and pictures, as blocks.

    >>> [one["kind"] for one in blocks("A **square** has\n\n- four sides\n- four angles")]
    ['p', 'li', 'li']
    """
    several = [parts] if isinstance(parts, str) else list(parts)
    found: list[Block] = []
    for one in several:
        if isinstance(one, Picture):
            found.append(image(one, one.alt))
        elif isinstance(one, str):
            found += [_block(part) for part in _parts(one)]
        else:
            raise ValueError(f"a lesson's text is words or a picture, not {one!r:.60}")  # noqa: TRY004 - as all options
    return found


def image(picture: str, alt: str) -> Block:
    """Return an SVG picture as a block."""
    return {"kind": "img", "runs": [], "src": address(picture), "alt": alt}


def address(picture: str) -> str:
    """Return an SVG picture as an address."""
    return f"data:image/svg+xml,{quote(picture)}" if picture else ""


def _parts(text: str) -> list[str]:
    """Split at empty lines and before the items of a list."""
    return [one.strip() for one in re.split(r"\n\s*\n|\n(?=- )", text) if one.strip()]


def _block(text: str) -> Block:
    kind = "li" if text.startswith("- ") else "p"
    words = re.sub(r"\s+", " ", text.removeprefix("- ")).strip()
    runs: list[Run] = [
        {"text": part, "bold": bool(i % 2)} for i, part in enumerate(_BOLD.split(words)) if part
    ]
    return {"kind": kind, "runs": runs, "src": "", "alt": ""}
