"""The moves of a game so far, as a sequence and as a table in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from ..rules import CHANCE, Event, Move, Rules, Seat
from ..text.tables import Listing, frame, html_table

COLUMNS = ("ply", "player", "move", "events", "seconds", "ms", "after_undo")


class _Move(NamedTuple):
    ply: int
    seat: Seat
    move: Move
    events: tuple[Event, ...]


class Step(_Move):
    """One move of a game: the ply it was made at, who made it, and what happened.

    How long it took, and whether moves had been taken back before it, do not count when steps are
    compared: the steps of a game and of its replay are equal.

    >>> Step(0, 1, "Pass", (), seconds=2.5) == Step(0, 1, "Pass", ())
    True
    """

    seconds: float | None
    """How long the player took; `None` in a replay, and for dice that the Table rolled."""
    ms: int | None
    """The response time as the browser measured it; `None` if no browser did."""
    after_undo: bool
    """Whether the game had gone back before, so that the player could know what was to come."""

    def __new__(  # noqa: PLR0913, PLR0917 - the parts of a step
        cls,
        ply: int,
        seat: Seat,
        move: Move,
        events: tuple[Event, ...],
        seconds: float | None = None,
        ms: int | None = None,
        *,
        after_undo: bool = False,
    ) -> Self:
        """Put a step together."""
        self = super().__new__(cls, ply, seat, move, events)
        self.seconds, self.ms, self.after_undo = seconds, ms, after_undo
        return self


class History(Listing[Step]):
    """The moves that led to the state now, one row each; it shows as a table in a notebook."""

    def __init__(self, rules: Rules[Any], players: tuple[str, ...], steps: Sequence[Step]) -> None:
        super().__init__(steps)
        self._rules, self._players = rules, players

    def _part(self, items: Sequence[Step]) -> Self:
        return type(self)(self._rules, self._players, items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(other) == self._items

    __hash__ = None  # type: ignore[assignment]

    def rows(self) -> list[dict[str, Any]]:
        """Return a dictionary for each move: who did what, what happened, and the time taken."""
        return [
            {
                "ply": step.ply,
                "player": "chance" if step.seat == CHANCE else self._players[step.seat],
                "move": self._rules.label(step.move),
                "events": " ".join(
                    filter(None, (self._rules.tell(event, self._players) for event in step.events))
                ),
                "seconds": step.seconds,
                "ms": step.ms,
                "after_undo": step.after_undo,
            }
            for step in self
        ]

    def frame(self) -> Any:
        """Return the rows as a pandas DataFrame (pandas is not installed with this package)."""
        times = {"seconds": "float64", "ms": "Int64"}
        return frame("history", self.rows(), COLUMNS).astype(times)

    def __repr__(self) -> str:
        lines = [
            f"{row['ply']:>3}  {row['player']}: {row['move']}  {row['events']}".rstrip()
            + "  (after undo)" * row["after_undo"]
            for row in self.rows()
        ]
        return "\n".join(lines) or "no moves"

    def _repr_html_(self) -> str:
        heads = ["ply", "player", "move", "what happened", "time taken"]
        rows = [[row[name] for name in COLUMNS[:4]] for row in self.rows()]
        for row, step in zip(rows, self, strict=True):
            row.append("" if step.seconds is None else f"{step.seconds:.1f} s")
        if any(step.after_undo for step in self):
            heads.append("after undo")
            for row, step in zip(rows, self, strict=True):
                row.append("yes" if step.after_undo else "")
        return html_table(heads, rows)
