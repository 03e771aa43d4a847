"""Rows of results that show as a table, and are a DataFrame where pandas is installed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..core.text.phrases import minus
from ..core.text.tables import Listing, frame, html_table, text_table


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
        value, low, high = (minus(f"{scale * one:.{digits}f}") for one in self)
        return f"{value}{' %' * percent} ({low} to {high})"


class Report(Listing[dict[str, Any]]):
    """Rows with numbers in them, which are shown as `shown` has them in words."""

    def __init__(
        self,
        what: str,
        rows: Iterable[dict[str, Any]],
        shown: Sequence[Mapping[str, str]],
        caption: str = "",
    ) -> None:
        super().__init__(rows)
        self._what, self._shown, self._caption = what, shown, caption

    def rows(self) -> list[dict[str, Any]]:
        """Return a dictionary for each row."""
        return [dict(row) for row in self]

    def frame(self) -> Any:
        """Return the rows as a pandas DataFrame (pandas is not installed with this package)."""
        return frame(self._what, self.rows(), list(self[0]) if self else [])

    def __repr__(self) -> str:
        if not self._shown:
            return self._caption or "no rows"
        table = text_table(self._shown[0], [row.values() for row in self._shown])
        return f"{self._caption}\n{table}" if self._caption else table

    def _repr_html_(self) -> str:
        heads = list(self._shown[0]) if self._shown else []
        return html_table(heads, [row.values() for row in self._shown], self._caption)


def played(done: int, asked: int) -> str:
    """Say how many games were played.

    >>> played(1000, 1000), played(7, 10)
    ('1,000 games', '7 of 10 games (it was interrupted)')
    """
    return (
        f"{done:,} games" if done == asked else f"{done:,} of {asked:,} games (it was interrupted)"
    )
