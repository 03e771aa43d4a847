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
    described: list[Row] = []
    for key in keys:
        attribute, one = named(key), found.get(key)
        described.append(
            {
                "key": key,
                "label": attribute.label,
                "meaning": attribute.meaning(definitions),
                "wanted": wishes.get(key),
                "holds": None if one is None else one.holds,
                "because": "" if one is None else one.because,
                "note": "" if one is None else one.note,
                "witness": {} if one is None else _witness(one, sheet),
            }
        )
    return described


def _witness(found: Verdict, sheet: float) -> Drawn:
    """Describe the witness alone; the browser draws the figure where the hand holds it."""
    parts = sketch(found.figure, witness=found.witness, sheet=sheet)
    shown = {name: [one for one in some if one["role"] != "figure"] for name, some in parts.items()}
    return {name: some for name, some in shown.items() if some}
