"""What Toy Game brings for those who learn it: its rulebook, made from RULES.md.

A Guide may also have pictures, aids for the moment, and tips for a coach.
"""

from __future__ import annotations

from pathlib import Path

from brainwaves_widgets.rulebook.guide import Guide

GUIDE = Guide(Path(__file__).with_name("RULES.md"))
