"""Rows for people: a table in a notebook, and a DataFrame where pandas is installed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

SHORT = 24
"""So many characters of text stand on one line."""


def html_table(heads: Iterable[object], rows: Iterable[Iterable[object]], caption: str = "") -> str:
    """Write a table as HTML, words to the left; whatever stands in it is shown as text.

    >>> html_table(["score"], [[12]], "Ann <b>")[:57]
    '<table><caption>Ann &lt;b&gt;</caption><thead><tr><th>sco'
    """
    lines = [[str(cell) for cell in line] for line in (heads, *rows)]
    styles = [_style(column) for column in zip(*lines[1:], strict=True)] or [""] * len(lines[0])
    head, *body = (
        "".join(
            f"<{tag}{style}>{escape(cell)}</{tag}>"
            for cell, style in zip(line, styles, strict=True)
        )
        for line, tag in zip(lines, ("th", *["td"] * len(lines)), strict=False)
    )
    above = f"<caption>{escape(caption)}</caption>" if caption else ""
    below = "".join(f"<tr>{line}</tr>" for line in body)
    return f"<table>{above}<thead><tr>{head}</tr></thead><tbody>{below}</tbody></table>"


def _style(column: Sequence[str]) -> str:
    """Set words to the left; numbers, times and dates stay where the notebook puts them."""
    if not any(cell[:1].isalpha() for cell in column):
        return ""
    wrap = "" if max(map(len, column)) > SHORT else "; white-space: nowrap"
    return f' style="text-align: left{wrap}"'


def text_table(heads: Iterable[object], rows: Iterable[Iterable[object]]) -> str:
    """Write a table as text, a line for each row.

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
        msg = f"{what}.frame() needs pandas: pip install pandas (or use {what}.rows())"
        raise ImportError(msg) from None
    return pd.DataFrame(list(rows), columns=list(columns))
