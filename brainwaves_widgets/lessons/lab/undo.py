"""The steps of a laboratory: corners after every drag, to undo and redo."""

from __future__ import annotations

from collections.abc import Sequence

from ...geometry.inputs import Point

Corners = tuple[Point, ...]


class Steps:
    """The corners after every drag, and which step is shown.

    >>> steps = Steps([(0, 0)])
    >>> steps.take([(1, 0)])
    >>> steps.undo(), steps.undo(), steps.redo()
    (((0, 0),), None, ((1, 0),))
    """

    def __init__(self, corners: Sequence[Point]) -> None:
        self._all: list[tuple[Corners, str]] = [(tuple(corners), "")]
        self._at = 0

    def take(self, corners: Sequence[Point], by: str = "") -> None:
        """Add a step; several steps with the same name in `by`, as by keys, count as one."""
        now = tuple(corners)
        if now == self._all[self._at][0]:
            return
        goes_on = bool(by) and self._at > 0 and self._all[self._at][1] == by
        del self._all[self._at + (0 if goes_on else 1) :]
        self._all.append((now, by))
        self._at = len(self._all) - 1

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether a step was taken back."""
        return self._at < len(self._all) - 1

    def undo(self) -> Corners | None:
        """Go one step back, if there is one."""
        return self._go(-1) if self.can_undo else None

    def redo(self) -> Corners | None:
        """Go one step on again, if one was taken back."""
        return self._go(1) if self.can_redo else None

    def _go(self, way: int) -> Corners:
        self._at += way
        return self._all[self._at][0]
