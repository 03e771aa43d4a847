"""The literature that reports the misconceptions, by short keys, read from sources.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

_FILE: Final = Path(__file__).with_name("sources.toml")
_READ: Final = tomllib.loads(_FILE.read_text(encoding="utf-8"))
SOURCES: Final[Mapping[str, str]] = MappingProxyType(
    {key: one["title"] for key, one in _READ.items()}
)
"""Titles in full."""
FOUND: Final = frozenset(key for key, one in _READ.items() if one.get("found"))
"""The sources that were looked up."""


def reference(key: str) -> str:
    """Return the title of a source, and say so if it is known from memory only.

    >>> reference("Vinner 1980").endswith("(Cited from memory.)")
    True
    """
    return SOURCES[key] if key in FOUND else f"{SOURCES[key]} (Cited from memory.)"
