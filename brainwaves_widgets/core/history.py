"""The moves of a game so far, as a sequence and as a table in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple, overload

from .rules import CHANCE, Event, Move, Rules, Seat


class Step(NamedTuple):
    """One move of a game: the ply it was made at, who made it, and what happened."""

    ply: int
    seat: Seat
    move: Move
    events: tuple[Event, ...]


class History(Sequence[Step]):
    """The moves that led to the state now, one row each; it shows as a table in a notebook."""

    def __init__(self, rules: Rules[Any], players: tuple[str, ...], steps: Sequence[Step]) -> None:
        self._rules, self._players, self._steps = rules, players, tuple(steps)

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> History: ...
    def __getitem__(self, index: int | slice) -> Step | History:
        if isinstance(index, slice):
            return History(self._rules, self._players, self._steps[index])
        return self._steps[index]

    def __len__(self) -> int:
        return len(self._steps)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(other) == self._steps

    __hash__ = None  # type: ignore[assignment]

    def rows(self) -> list[dict[str, Any]]:
        """Give one dictionary a move: ply, player, move and what happened, in words."""
        return [
            {
                "ply": step.ply,
                "player": "chance" if step.seat == CHANCE else self._players[step.seat],
                "move": self._rules.label(step.move),
                "events": " ".join(
                    filter(None, (self._rules.tell(event, self._players) for event in step.events))
                ),
            }
            for step in self._steps
        ]

    def frame(self) -> Any:
        """Give the rows as a pandas DataFrame (pandas is not installed with this package)."""
        try:
            import pandas as pd  # type: ignore[import-untyped,import-not-found,unused-ignore] # noqa: PLC0415
        except ImportError:
            msg = "history.frame() needs pandas: pip install pandas (or use history.rows())"
            raise ImportError(msg) from None
        return pd.DataFrame(self.rows(), columns=["ply", "player", "move", "events"])

    def __repr__(self) -> str:
        return "\n".join(
            f"{row['ply']:>3}  {row['player']}: {row['move']}  {row['events']}".rstrip()
            for row in self.rows()
        )

    def _repr_html_(self) -> str:
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row.values()) + "</tr>"
            for row in self.rows()
        )
        heads = "".join(f"<th>{head}</th>" for head in ("ply", "player", "move", "what happened"))
        return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
