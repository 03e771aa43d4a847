"""The fields of a figure laboratory's scene, which js/figurelab/wire.ts is written from."""

from __future__ import annotations

from typing import TypedDict

from ...geometry.draw.wire import Drawn, Point


class Row(TypedDict):
    """An attribute beside the figure, and how it stands."""

    key: str
    label: str
    meaning: str
    wanted: bool | None
    """Whether the task wants it or refuses it; null if it does not speak of it."""
    holds: bool | None
    """Whether it is true; null while there is no figure."""
    because: str
    note: str
    witness: Drawn


class TaskState(TypedDict):
    """A task, and what it still misses."""

    text: str
    solved: bool
    why: str


class LabScene(TypedDict):
    """What a figure laboratory shows."""

    kind: str
    letters: list[str]
    corners: list[Point]
    size: float
    grid: float
    snap: bool
    exactly: str
    keep: str
    """What the figure stays while it is dragged, in words."""
    marks: Drawn
    """Ticks on equal sides, and squares in right angles."""
    outline: Drawn
    trouble: str
    task: TaskState | None
    rows: list[Row]
    undo: bool
    redo: bool


class Answer(LabScene):
    """The answer to a message: the scene, and which message of which view it answers."""

    n: int | None
    view: str | None
