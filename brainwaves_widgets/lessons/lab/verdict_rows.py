"""The rows beside a figure: each attribute with its verdict, its reason and its witness."""

from __future__ import annotations

from typing import Any, Final

from ...geometry import Figure, Verdict, sketch
from ...geometry.explain.verdicts import named

STRAIGHT: Final = {"polygon", "polygonal chain", "segment"}


def outline(figure: Figure | None, sheet: float) -> dict[str, Any]:
    """Describe a figure, unless it is made of straight lines that the browser draws by itself."""
    return {} if figure is None or figure.noun in STRAIGHT else sketch(figure, sheet=sheet)


def row(key: str, found: Verdict | None, sheet: float) -> dict[str, Any]:
    """Describe a verdict with its reason and its witness; without a figure, both are empty."""
    told = {"key": key, "label": named(key).label}
    if found is None:
        return told | {"holds": None, "because": "", "note": "", "witness": {}}
    told |= {"because": found.because, "note": found.note}
    return told | {"holds": found.holds, "witness": _witness(found, sheet)}


def _witness(found: Verdict, sheet: float) -> dict[str, Any]:
    """Describe the witness alone; the browser draws the figure where the hand holds it."""
    parts = sketch(found.figure, witness=found.witness, sheet=sheet)
    shown = {name: [one for one in some if one["role"] != "figure"] for name, some in parts.items()}
    return {name: some for name, some in shown.items() if some}
