"""A reason that can be chosen in a quiz."""

from __future__ import annotations

from typing import NamedTuple


class Choice(NamedTuple):
    """A reason that can be chosen."""

    text: str
    right: bool
    supports: bool
    """Whether it speaks for the attribute, rightly or not."""
    aside: str = ""
    """What is wrong with it."""
