"""The rows beside a figure: each attribute with its verdict, its reason and its witness."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...geometry import Figure, Verdict, sketch
from ...geometry.draw.wire import Drawn
from ...geometry.explain.relations import Definitions
from ...geometry.explain.verdicts import named
from .tasks import Task
from .wire import Row

STRAIGHT: Final = {"polygon", "polygonal chain", "segment"}


def outline(figure: Figure | None, sheet: float) -> Drawn:
    """Describe a figure, unless it is made of straight lines that the browser draws by itself."""
    return {} if figure is None or figure.noun in STRAIGHT else sketch(figure, sheet=sheet)


def marks(figure: Figure | None, sheet: float) -> Drawn:
    """Describe the marks alone: ticks on equal sides, and squares in right angles."""
    if figure is None:
        return {}
    parts = sketch(figure, marks=True, sheet=sheet)
    return {name: parts[name] for name in ("ticks", "squares") if parts[name]}


def rows(
    keys: Sequence[str],
    found: Mapping[str, Verdict],
    task: Task | None,
    sheet: float,
    definitions: Definitions,
) -> list[Row]:
    """Describe the verdicts on all attributes, as far as there are any, and what a task wants."""
    wishes = {key: key in task.wants for key in task.keys} if task else {}
    told = {
        key: (one.holds, one.because, one.note, _witness(one, sheet)) for key, one in found.items()
    }
    return [
        {
            "key": key,
            "label": named(key).label,
            "meaning": named(key).meaning(definitions),
            "wanted": wishes.get(key),
            "holds": holds,
            "because": because,
            "note": note,
            "witness": witness,
        }
        for key in keys
        for holds, because, note, witness in [told.get(key, (None, "", "", {}))]
    ]


def _witness(found: Verdict, sheet: float) -> Drawn:
    """Describe the witness alone; the browser draws the figure where the hand holds it."""
    parts = sketch(found.figure, witness=found.witness, sheet=sheet)
    shown = {name: [one for one in some if one["role"] != "figure"] for name, some in parts.items()}
    return {name: some for name, some in shown.items() if some}
