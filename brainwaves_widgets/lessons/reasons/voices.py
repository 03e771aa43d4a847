"""Reasons to choose, and what pupils say who judge by the look of a figure and do not measure.

Judging by the look is how everybody begins (van Hiele's first level). Pupils really talk like this,
but none of it proves anything about any figure.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from ...geometry import Verdict
from .clauses import clause

NO_PROOF: Final = "That is what it looks like. A reason names what you can count or measure."
_FILE: Final = Path(__file__).with_name("voices.toml")
VOICES: Final = tomllib.loads(_FILE.read_text(encoding="utf-8"))
"""By definition: what is said for an attribute, and against it; "any" is said of any attribute."""


class Choice(NamedTuple):
    """A reason that can be chosen."""

    text: str
    right: bool
    supports: bool
    """Whether it speaks for the attribute, rightly or not."""
    aside: str = ""
    """What is wrong with it."""
    shows: str = ""
    """The key of the misconception that it shows, or ""."""


def voices(found: Verdict, about: str) -> Iterator[Choice]:
    """Return what pupils say for and against an attribute: `about` its definition, or "any"."""
    for holds, side in ((True, "for"), (False, "against")):
        so = clause(found.attribute.key, holds=holds, of=found.figure)
        for text in VOICES[about][side]:
            yield Choice(text.format(so=so), right=False, supports=holds, aside=NO_PROOF)
