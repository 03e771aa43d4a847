"""Rows for people: a table in a notebook, and a DataFrame where pandas is installed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")

SHORT = 24
"""A text of at most this many characters stays on one line."""
LONG = 120
"""A longer text than this is folded."""
SUMMARY = 60
"""About this many characters of a folded text are shown."""
_TOP_LEFT = ' style="text-align:left;vertical-align:top"'


class Listing(Sequence[T], Generic[T]):
    """Items that a notebook shows as a table; a slice is shown as one, too."""

    def __init__(self, items: Iterable[T]) -> None:
        self._items = tuple(items)

    def _part(self, items: Sequence[T]) -> Self:
        return type(self)(items)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Self: ...
    def __getitem__(self, index: int | slice) -> T | Self:
        found = self._items[index]
        return self._part(found) if isinstance(index, slice) else found  # type: ignore[arg-type, return-value]

    def __len__(self) -> int:
        return len(self._items)


def html_table(
    heads: Iterable[object],
    rows: Iterable[Iterable[object]],
    caption: str = "",
    *,
    fold: bool = False,
) -> str:
    """Return a table as HTML, with words aligned left and markup shown as text.

    With `fold`, the first cell of each row is its head, and a long text is unfolded by a click.

    >>> html_table(["score"], [[12]], "Ann <b>")[:57]
    '<table><caption>Ann &lt;b&gt;</caption><thead><tr><th>sco'
    """
    names, body = [str(name) for name in heads], [[str(cell) for cell in row] for row in rows]
    width = max(map(len, (names, *body)))
    styles = [_style(column) for column in zip(*body, strict=True)] or [""] * width
    styles, first = ([_TOP_LEFT] * width, "th") if fold else (styles, "td")
    above = f"<caption>{escape(caption)}</caption>" if caption else ""
    head = _row(names, styles, ["th"] * width, escape)
    below = "".join(
        _row(row, styles, [first] + ["td"] * (width - 1), _folded if fold else escape)
        for row in body
    )
    return f"<table>{above}{head and f'<thead>{head}</thead>'}<tbody>{below}</tbody></table>"


def _row(cells: list[str], styles: list[str], tags: list[str], write: Callable[[str], str]) -> str:
    parts = zip(cells, styles, tags, strict=False)
    inner = "".join(f"<{tag}{style}>{write(cell)}</{tag}>" for cell, style, tag in parts)
    return inner and f"<tr>{inner}</tr>"


def _style(column: Sequence[str]) -> str:
    """Align words left; numbers, times and dates stay where the notebook puts them."""
    if not any(cell[:1].isalpha() for cell in column):
        return ""
    wrap = "" if max(map(len, column)) > SHORT else "; white-space: nowrap"
    return f' style="text-align: left{wrap}"'


def _folded(text: str) -> str:
    if len(text) <= LONG:
        return escape(text)
    short = escape(text[:SUMMARY].rsplit(" ", 1)[0])
    count = f"{text.count('; ') + 1} in all: " if "; " in text else ""
    return f"<details><summary>{count}{short} …</summary>{escape(text)}</details>"


def text_table(heads: Iterable[object], rows: Iterable[Iterable[object]]) -> str:
    """Return a table as text, one line for each row.

    >>> print(text_table(["name", "score"], [["Ann", 12]]))
    name  score
    Ann   12
    """
    lines = [[str(cell) for cell in line] for line in (heads, *rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def frame(what: str, rows: Sequence[Mapping[str, Any]], columns: Sequence[str]) -> Any:
    """Return rows as a pandas DataFrame (pandas is not installed with this package)."""
    try:
        import pandas as pd  # type: ignore[import-untyped,import-not-found,unused-ignore] # noqa: PLC0415 - optional
    except ImportError:
        raise ImportError(
            f"{what}.frame() needs pandas: pip install pandas (or use {what}.rows())"
        ) from None
    return pd.DataFrame(list(rows), columns=list(columns))
