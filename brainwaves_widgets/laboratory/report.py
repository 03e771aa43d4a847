"""Rows of results that show as a table, and are a DataFrame where pandas is installed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, overload

from ..core.text.tables import frame, html_table, text_table

Row = Mapping[str, Any]


class Interval(NamedTuple):
    """An estimate, and the 95 % confidence interval around it."""

    value: float
    low: float
    high: float

    def told(self, digits: int, *, percent: bool = False) -> str:
        """Return it in words.

        >>> Interval(0.625, 0.5, 0.75).told(1, percent=True)
        '62.5 % (50.0 to 75.0)'
        """
        scale = 100 if percent else 1
        value, low, high = (f"{scale * one:.{digits}f}" for one in self)
        return f"{value}{' %' * percent} ({low} to {high})"


class Report(Sequence[Row]):
    """Rows with numbers in them, which are shown as `shown` has them in words."""

    def __init__(
        self, what: str, rows: Sequence[Row], shown: Sequence[Mapping[str, str]], caption: str = ""
    ) -> None:
        self._what, self._rows, self._shown, self._caption = what, tuple(rows), shown, caption

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Row]: ...
    def __getitem__(self, index: int | slice) -> Row | Sequence[Row]:
        return self._rows[index]

    def __len__(self) -> int:
        return len(self._rows)

    def rows(self) -> list[dict[str, Any]]:
        """Return a dictionary for each row."""
        return [dict(row) for row in self._rows]

    def frame(self) -> Any:
        """Return the rows as a pandas DataFrame (pandas is not installed with this package)."""
        return frame(self._what, self.rows(), list(self._rows[0]) if self._rows else [])

    def __repr__(self) -> str:
        if not self._shown:
            return self._caption or "no rows"
        table = text_table(self._shown[0], [row.values() for row in self._shown])
        return f"{self._caption}\n{table}" if self._caption else table

    def _repr_html_(self) -> str:
        heads = list(self._shown[0]) if self._shown else []
        return html_table(heads, [row.values() for row in self._shown], self._caption)
