"""What pupils say if they judge by the look of a figure and neither count nor measure.

That is how everybody begins (van Hiele's first level). Pupils really talk like this, but none of it
proves anything about any figure.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ...geometry import Verdict
from .choice import Choice
from .clauses import clause

NO_PROOF: Final = "That is what it looks like. A reason names what you can count or measure."
_FILE: Final = Path(__file__).with_name("voices.toml")
VOICES: Final = {
    key: (one["for"], one["against"])
    for key, one in tomllib.loads(_FILE.read_text(encoding="utf-8")).items()
}
"""By definition: what is said for an attribute, and against it; "any" is said of any attribute."""


def voices(found: Verdict) -> Iterator[Choice]:
    """Say what one hears for an attribute, and against it."""
    return _said(found, found.attribute.rule)


def spare_voices(found: Verdict) -> Iterator[Choice]:
    """Say what one hears of any attribute."""
    return _said(found, "any")


def _said(found: Verdict, about: str) -> Iterator[Choice]:
    for holds, texts in zip((True, False), VOICES[about], strict=True):
        so = clause(found.attribute.key, holds=holds, of=found.figure)
        for text in texts:
            yield Choice(text.format(so=so), right=False, supports=holds, aside=NO_PROOF)
