"""The guide to The Astute Goose, for those who learn it."""

from __future__ import annotations

from pathlib import Path

from ...rulebook.guide import Guide
from .aids import aids
from .pictures import PICTURES
from .tips import TIPS

GUIDE = Guide(Path(__file__).parents[1] / "RULES.md", PICTURES, aids, tips=TIPS)
