"""The whole table, every figure with every attribute, as rows, as text and as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from html import escape
from typing import Any, Final

from ...art.palette import PALETTE
from ...art.svg import fitted, img, page, text, tilted
from ..deck import FIGURES
from ..explain.attribute import Attribute
from ..explain.attributes import ATTRIBUTES, predicates
from ..explain.relations import Definitions
from ..explain.verdicts import Verdict, checked
from ..figures import Figure
from .drawing import BLUE, GREY, PAPER, UNIT, Svg, strokes
from .sketch import sketch

ARGUABLE: Final[str] = PALETTE["figure"]["arguable"]
CELL: Final = 18
TITLE: Final = "Which attribute is true of which figure"
LEFT: Final = 268
TOP: Final = 190
LINE: Final = 19


class Matrix:
    """Figures by attributes: `matrix()["square", "rhombus"]` is the verdict on one cell."""

    def __init__(self, figures: Mapping[str, Figure], definitions: Definitions) -> None:
        self.figures: Final = dict(figures)
        self.attributes: Final[tuple[Attribute, ...]] = tuple(ATTRIBUTES.values())
        self.definitions: Final = definitions
        rules = predicates(definitions)
        columns = [(key, one, rules[key]) for key, one in ATTRIBUTES.items()]
        self._cells: dict[tuple[str, str], Verdict] = {}
        for name, figure in self.figures.items():
            m = checked(figure).measures
            for key, attribute, rule in columns:
                self._cells[name, key] = Verdict(
                    figure, attribute, rule(m), definitions=definitions
                )

    def __getitem__(self, cell: tuple[str, str]) -> Verdict:
        return self._cells[cell]

    def __iter__(self) -> Iterator[Verdict]:
        return iter(self._cells.values())

    def __len__(self) -> int:
        return len(self._cells)

    def __repr__(self) -> str:
        yes = sum(one.holds for one in self._cells.values())
        return (
            f"<Matrix of {len(self.figures)} figures and {len(ATTRIBUTES)} attributes: {yes} yes>"
        )

    def rows(self) -> list[dict[str, Any]]:
        """Return a dictionary for each figure: its name, then true or false for each attribute."""
        return [
            {"figure": figure.name or name}
            | {key: self._cells[name, key].holds for key in ATTRIBUTES}
            for name, figure in self.figures.items()
        ]

    def frame(self) -> Any:
        """Return the rows as a pandas DataFrame (pandas is not installed with this package)."""
        try:
            import pandas as pd  # type: ignore[import-untyped,import-not-found,unused-ignore] # noqa: PLC0415
        except ImportError:
            msg = "matrix.frame() needs pandas: pip install pandas (or use matrix.rows())"
            raise ImportError(msg) from None
        rows = [{key: self._cells[name, key].holds for key in ATTRIBUTES} for name in self.figures]
        return pd.DataFrame(rows, index=list(self.figures))

    @cached_property
    def notes(self) -> dict[tuple[str, str], str]:
        """The notes of all arguable cells: why a teacher could argue (D15)."""
        return {cell: one.note for cell, one in self._cells.items() if one.note}

    def text(self) -> str:
        """Write the table in letters: `#` yes, `.` no, and `!` or `:` for them if arguable."""
        keys = list(ATTRIBUTES)
        lines = [f"{number:>2}  {key}" for number, key in enumerate(keys, start=1)]
        wide = max(map(len, self.figures))
        lines += ["", " " * wide + "  " + "".join(str(i // 10) for i in range(1, len(keys) + 1))]
        lines += [" " * wide + "  " + "".join(str(i % 10) for i in range(1, len(keys) + 1))]
        for name in self.figures:
            marks = "".join(self._mark((name, key)) for key in keys)
            lines.append(f"{name:<{wide}}  {marks}")
        return "\n".join(lines) + "\n"

    def _mark(self, cell: tuple[str, str]) -> str:
        holds, arguable = self._cells[cell].holds, cell in self.notes
        return ("!" if holds else ":") if arguable else ("#" if holds else ".")

    def _repr_svg_(self) -> str:
        return picture(self)

    def _repr_html_(self) -> str:
        """Show the picture, with a description for those who cannot see it."""
        size = repr(self).strip("<>")
        return img(picture(self), f"{TITLE}. {size}; rows() and text() say the same in words.")


def matrix(
    figures: Mapping[str, Figure] | None = None, *, definitions: Definitions = "printed"
) -> Matrix:
    """Compute the table of the deck, or of your own figures.

    >>> matrix()
    <Matrix of 40 figures and 55 attributes: 498 yes>
    >>> matrix()["square", "rhombus"].holds
    True
    """
    return Matrix(FIGURES if figures is None else figures, definitions)


def picture(table: Matrix) -> Svg:
    """Draw the table, with a footnote for each arguable cell."""
    keys, names = list(ATTRIBUTES), list(table.figures)
    wide, high = LEFT + CELL * len(keys) + 130, TOP + CELL * len(names)
    reasons = list(dict.fromkeys(table.notes.values()))
    parts = _stripes(len(names), len(keys))
    for column, key in enumerate(keys):
        x, label = LEFT + CELL * (column + 0.5) + 4, text(0, 0, ATTRIBUTES[key].label, 12)
        parts.append(tilted(x, TOP - 10, -50, label))
    for row, name in enumerate(names):
        figure, y = table.figures[name], TOP + CELL * row
        place = f"translate({LEFT - CELL - 3} {y - 1}) scale({(CELL + 2) / UNIT})"
        parts.append(f'<g transform="{place}">{strokes(sketch(figure), bold=3.4)}</g>')
        label = fitted(figure.name or name, 12, LEFT - CELL - 8)
        parts.append(text(LEFT - CELL - 12, y + 13, label, 12, end=True))
        for column, key in enumerate(keys):
            parts.append(_cell(table, (name, key), LEFT + CELL * column, y, reasons))
    parts += _legend(high + 34, reasons)
    height = high + 48 + LINE * (len(reasons) + 1)
    return Svg(page((wide, height), PAPER, TITLE, "".join(parts)))


def _stripes(rows: int, columns: int) -> list[str]:
    bands = [
        f'<rect x="14" y="{TOP + CELL * row}" width="{LEFT - 14 + CELL * columns}" '
        f'height="{CELL}" fill="#f4efe4"/>'
        for row in range(0, rows, 2)
    ]
    lines = [
        f'<path d="M{LEFT + CELL * column} {TOP - 4}V{TOP + CELL * rows}" stroke="#e6dfd0"/>'
        for column in range(0, columns + 1, 5)
    ]
    return bands + lines


def _cell(table: Matrix, cell: tuple[str, str], x: float, y: float, reasons: list[str]) -> str:
    note, holds = table.notes.get(cell), table[cell].holds
    if not note:
        return _box(x + 3, y + 3, BLUE) if holds else ""
    box = _box(x + 3, y + 3, ARGUABLE, str(reasons.index(note) + 1), filled=holds)
    return f"<g><title>{escape(table[cell].because)} {escape(note)}</title>{box}</g>"


def _box(x: float, y: float, colour: str, number: str = "", *, filled: bool = True) -> str:
    fill, ink = (colour, PAPER) if filled else (PAPER, colour)
    box = f'x="{x}" y="{y}" width="12" height="12" rx="3" fill="{fill}" stroke="{colour}"'
    label = text(x + 6, y + 9.5, number, 9, bold=True, fill=ink, middle=True) if number else ""
    return f"<rect {box}/>{label}"


def _legend(y: float, reasons: list[str]) -> list[str]:
    parts = [
        _box(24, y - 10, BLUE) + text(42, y, "yes", 12),
        _box(88, y - 10, ARGUABLE, "n") + text(106, y, "yes, arguable", 12),
        _box(232, y - 10, ARGUABLE, "n", filled=False) + text(250, y, "no, arguable", 12),
    ]
    for number, reason in enumerate(reasons, start=1):
        y += LINE
        parts += (
            text(24, y, str(number), 12, bold=True, fill=ARGUABLE),
            text(42, y, reason, 12, fill=GREY),
        )
    return parts
