"""The figure laboratory: drag a figure's corners and watch what becomes true of it, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import traitlets as t

from ...core.installed import STATIC
from ...geometry import TOLERANCE, Attribute, Figure, Verdict, sketch, verdict
from ...geometry.explain.relations import Definitions, is_inclusive
from ...geometry.inputs import Point, point
from ...geometry.numbers import letters
from ...widgets.page import Page, nothing_in
from ..precision import exactly, tolerance_of
from ..stills import lab_picture
from .constraints import Kept, read_keep
from .figures_on_sheet import (
    Drawn,
    addressed,
    laid,
    moved,
    off_sheet,
    places,
    read_corner,
    read_corners,
    sheet_and_grid,
    short_name,
    snapped,
)
from .tasks import Task, attribute_keys
from .undo import Steps
from .verdict_rows import marks, outline, rows
from .wire import LabScene

BY_HAND: Final = 0.02
"""How exactly a hand is trusted to drag without a grid to snap to."""
USUAL: Final = ("all-sides-equal", "all-angles-equal", "two-parallel-sides", "reflexive-symmetry")


class FigureLab(Page):
    """A figure whose corners can be dragged, beside attributes that turn true or false.

    >>> lab = FigureLab("square", ["all-sides-equal", "right-angle"])
    >>> lab.move("C", (9, 10))
    >>> lab.verdicts["all-sides-equal"]
    <All sides equal: no. Sides AB and BC are 8 and 8.06 long, so not all sides are equal.>
    >>> lab.undo()
    True
    >>> lab.verdicts["all-sides-equal"].holds
    True
    """

    corners: Any = t.Instance(object, help="Where the points A, B, C … of the figure are now.")
    solved = t.Bool(read_only=True, help="Whether the task is solved.")
    files = STATIC / "figurelab"

    def __init__(  # noqa: PLR0913 - a laboratory's options, by name
        self,
        figure: Drawn = "square",
        attributes: Iterable[str | Attribute] | str | None = None,
        *,
        task: Task | None = None,
        keep: str = "",
        snap: bool = True,
        grid: float = 1.0,
        size: float = 12,
        tolerance: float | None = None,
        definitions: Definitions | None = None,
    ) -> None:
        """Set up a sheet with a figure.

        Args:
            figure: A key of FIGURES, which is made large enough to drag; or any figure that has
                points, or the corners of a polygon, as they lie on the sheet.
            attributes: Keys of ATTRIBUTES under discussion; those of the task come first.
            task: What the learner is to make of the figure.
            keep: What the figure stays while it is dragged: "parallelogram", "rectangle",
                "rhombus", "square" or "isosceles-triangle"; the other corners follow.
            snap: Whether dragged corners go to points of the grid, so that all is exact.
            grid: How far apart the lines of the grid are.
            size: The sheet goes from (0, 0) to (size, size).
            tolerance: Two sides count as equal if they differ by at most this part of the longest
                side, and two angles if they differ by at most this part of a half turn; by default
                exact if corners snap, else 0.02.
            definitions: "printed", or "inclusive" for a trapezoid with at least one parallel pair;
                by default those of the task.
        """
        if task is not None and not isinstance(task, Task):
            raise ValueError(
                f'a task is made as in Task("Make it a square.", wants="square"), not {task!r:.60}'
            )
        if definitions is None:
            definitions = task.definitions if task else "printed"
        is_inclusive(definitions)
        if task is not None:
            task.check(definitions)
        self.task, self.snap, self.definitions = task, bool(snap), definitions
        self.size, self.grid = sheet_and_grid(size, grid)
        usual = TOLERANCE if self.snap else BY_HAND
        self.tolerance = usual if tolerance is None else tolerance_of(tolerance)
        if attributes is None:
            attributes = () if task else USUAL
        asked = (*(task.keys if task else ()), *attribute_keys(attributes))
        self.attributes = tuple(dict.fromkeys(asked))
        """The keys of the attributes under discussion."""
        self._first = laid(figure, self.size, self.grid)
        self.keep = read_keep(keep, self._first)
        self._kept = Kept(self.keep, self._first, self.size, self.tolerance)
        self._letters = letters(len(self._first.points))
        self._steps = Steps(self._first.points)
        self._live = False
        self._look(self._first.points)
        self.set_trait("corners", self._first.points)
        super().__init__()
        self._live = True

    @property
    def figure(self) -> Figure | None:
        """The figure as it is now; None while its sides cross or a corner is not one."""
        return self._figure

    @property
    def trouble(self) -> str:
        """Why the corners do not make a figure at the moment, or ""."""
        return self._trouble

    @property
    def verdicts(self) -> dict[str, Verdict]:
        """The verdicts on the attributes under discussion; empty while there is no figure."""
        return dict(self._verdicts)

    @property
    def why_not_yet(self) -> str:
        """What the task still misses: the sentence of the first wish that is not met."""
        if self.task is None:
            return ""
        return self._trouble or self.task.why_not_yet(self._shape, self.definitions)

    def move(self, corner: str, to: Sequence[float]) -> None:
        """Move one corner, as dragging it does."""
        if corner not in self._letters:
            known = ", ".join(self._letters)
            raise ValueError(f"there is no corner {corner!r:.20}; there are {known}")
        at = self._letters.index(corner)
        if self.keep:
            self.corners = self._kept.follow(self.corners, at, point(to))
        else:
            self.corners = [to if i == at else p for i, p in enumerate(self.corners)]

    def reset(self) -> None:
        """Put all corners back where they were at first; this can be undone."""
        self.corners = self._first.points

    def undo(self) -> bool:
        """Take back the last drag; return False if there is none."""
        return self._step(self._steps.undo())

    def redo(self) -> bool:
        """Repeat the drag that was taken back; return False if there is none."""
        return self._step(self._steps.redo())

    # When corners move

    @t.validate("corners")
    def _check_corners(self, proposal: dict[str, Any]) -> tuple[Point, ...]:
        try:
            corners = tuple(point(one) for one in proposal["value"])
        except TypeError:
            given = f"{proposal['value']!r:.60}"
            raise ValueError(f"corners are pairs of numbers (x, y), not {given}") from None
        if len(corners) != len(self._letters):
            raise ValueError(f"there are {len(self._letters)} corners to place, not {len(corners)}")
        off_sheet(corners, self.size)
        if self.keep and self._live:
            self._kept.check(corners)
        return corners

    @t.observe("corners")
    def _corners_moved(self, change: dict[str, Any]) -> None:
        if self._live:
            self._steps.take(change["new"])
            self._look(change["new"])
            self._publish()

    def _step(self, corners: tuple[Point, ...] | None) -> bool:
        if corners is not None:
            self._place(corners)
            self._publish()
        return corners is not None

    def _place(self, corners: tuple[Point, ...]) -> None:
        """Move the corners without a step that could be undone, as in the middle of a drag."""
        self._live = False
        try:
            self._look(corners)
            self.corners = corners
        finally:
            self._live = True

    def _look(self, corners: Sequence[Point]) -> None:
        """Make a figure of the corners, and find what is true of it."""
        self._trouble = ""
        try:
            self._figure: Figure | None = moved(self._first, corners, self.tolerance)
        except ValueError as error:
            self._figure, self._trouble = None, f"{str(error)[0].upper()}{str(error)[1:]}."
        self._verdicts = {
            key: verdict(self._figure, key, definitions=self.definitions)
            for key in self.attributes
            if self._figure is not None
        }
        task = self.task if self._figure is not None else None
        self.set_trait("solved", task is not None and task.solved(self._shape, self.definitions))

    @property
    def _shape(self) -> Figure:
        return self._figure or self._first

    # The browser

    def _obey(self, message: dict[str, Any]) -> None:
        match message:
            case {"do": "drag" | "drop" as what, "corners": list(given)}:
                self._place(self._dragged(given, message.get("corner")))
                if what == "drop":
                    self._steps.take(self.corners, short_name(message.get("by")) or "")
            case {"do": "undo" | "redo" | "reset" as what}:
                getattr(self, what)()
            case _:
                raise nothing_in(message)
        # A drag is answered by a message alone; where it ends becomes state for other views.
        self._reply({**self._scene(), **addressed(message)})
        if message["do"] != "drag":
            self._publish()

    def _dragged(self, given: list[Any], dragged: object) -> tuple[Point, ...]:
        """Read the corners of a message; if they snap, those that moved go to the grid."""
        corners = read_corners(given, len(self._letters))
        before = self.corners
        if self.keep:
            at = read_corner(dragged, len(corners))
            return self._kept.follow(before, at, self._on_sheet(corners[at]))
        return tuple(
            old if max(abs(x - old[0]), abs(y - old[1])) <= TOLERANCE else self._on_sheet((x, y))
            for (x, y), old in zip(corners, before, strict=True)
        )

    def _on_sheet(self, p: Point) -> Point:
        x, y = snapped(p, self.grid) if self.snap else p
        return min(max(x, 0.0), self.size), min(max(y, 0.0), self.size)

    def _scene(self) -> LabScene:
        return {
            "kind": self._first.noun,
            "letters": list(self._letters),
            "corners": self.corners,
            "size": self.size,
            "grid": self.grid,
            "snap": self.snap,
            "exactly": self.exactly,
            "keep": self._kept.words,
            "marks": marks(self._figure, self.size),
            "outline": outline(self._figure, self.size),
            "trouble": self._trouble,
            "task": {"text": self.task.text, "solved": self.solved, "why": self.why_not_yet}
            if self.task
            else None,
            "rows": rows(self.attributes, self._verdicts, self.task, self.size, self.definitions),
            "undo": self._steps.can_undo,
            "redo": self._steps.can_redo,
        }

    @property
    def exactly(self) -> str:
        """How exactly the figure is measured, in words."""
        return exactly(self.tolerance)

    # Without a browser

    def _text(self) -> str:
        name = self._first.name or self._first.noun
        lines = [f"Figure laboratory: {name}, {places(self._letters, self.corners)}"]
        if self.task:
            lines.append(f"{self.task.text} {'Solved.' if self.solved else self.why_not_yet}")
        said = [repr(one)[1:-1] for one in self._verdicts.values()]
        return "\n".join([*lines, *(said or [self._trouble])])

    def _picture(self) -> str:
        drawn = sketch(self._figure, sheet=self.size) if self._figure else {}
        return lab_picture({**self._scene(), "outline": drawn})
