"""The whole table, every figure with every attribute, as rows, as text and as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from html import escape
from typing import Any, Final

from ...art.palette import PALETTE
from ...art.svg import img
from ..deck import FIGURES
from ..explain.attribute import Attribute
from ..explain.attributes import ATTRIBUTES, predicates
from ..explain.relations import Definitions
from ..explain.verdicts import Verdict, checked
from ..figures import Figure
from .drawing import BLUE, GREY, INK, PAPER, UNIT, Svg, strokes
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
        """Show the picture with words for those who do not see it."""
        size = repr(self).strip("<>")
        return img(picture(self), f"{TITLE}. {size}; rows() and text() tell the same in words.")


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
    height = high + 34 + LINE * (len(reasons) + 1) + 14
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {height}" role="img" '
        f'style="max-width:{wide}px" font-family="system-ui, sans-serif" font-size="12" '
        f'fill="{INK}"><title>{TITLE}</title>'
        f'<rect width="{wide}" height="{height}" rx="14" fill="{PAPER}"/>'
    )
    parts = [head, *_stripes(len(names), len(keys))]
    for column, key in enumerate(keys):
        x = LEFT + CELL * (column + 0.5) + 4
        label = escape(ATTRIBUTES[key].label)
        parts.append(f'<text transform="translate({x} {TOP - 10}) rotate(-50)">{label}</text>')
    for row, name in enumerate(names):
        figure, y = table.figures[name], TOP + CELL * row
        small = strokes(sketch(figure), bold=3.4)
        place = f"translate({LEFT - CELL - 3} {y - 1}) scale({(CELL + 2) / UNIT})"
        parts.append(f'<g transform="{place}">{small}</g>')
        label = escape(_clip(figure.name or name))
        parts.append(f'<text x="{LEFT - CELL - 12}" y="{y + 13}" text-anchor="end">{label}</text>')
        for column, key in enumerate(keys):
            x = LEFT + CELL * column
            parts.append(_cell(table, (name, key), x, y, reasons))
    parts += _legend(high, reasons)
    parts.append("</svg>")
    return Svg("".join(parts))


def _clip(name: str, most: int = 34) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


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
    if not note and not holds:
        return ""
    inset, colour = 3, ARGUABLE if note else BLUE
    style = f'fill="{colour}"' if holds else f'fill="{PAPER}" stroke="{colour}"'
    box = (
        f'<rect x="{x + inset}" y="{y + inset}" width="{CELL - 2 * inset}" '
        f'height="{CELL - 2 * inset}" rx="3" {style}/>'
    )
    if not note:
        return box
    ink = PAPER if holds else ARGUABLE
    number = reasons.index(note) + 1
    return (
        f"<g><title>{escape(table[cell].because)} {escape(note)}</title>{box}"
        f'<text x="{x + CELL / 2}" y="{y + CELL - 5.5}" font-size="9" font-weight="700" '
        f'text-anchor="middle" fill="{ink}">{number}</text></g>'
    )


def _legend(top: float, reasons: list[str]) -> list[str]:
    y = top + 34
    entries = [(BLUE, "", "yes"), (ARGUABLE, "n", "yes, arguable"), (PAPER, "n", "no, arguable")]
    parts, x = [], 24
    for fill, text, label in entries:
        line = f' stroke="{ARGUABLE}"' if fill == PAPER else ""
        ink = ARGUABLE if fill == PAPER else PAPER
        parts.append(
            f'<rect x="{x}" y="{y - 10}" width="12" height="12" rx="3" fill="{fill}"{line}/>'
            f'<text x="{x + 6}" y="{y - 0.5}" font-size="9" font-weight="700" '
            f'text-anchor="middle" fill="{ink}">{text}</text>'
            f'<text x="{x + 18}" y="{y}">{label}</text>'
        )
        x += 40 + 8 * len(label)
    for number, reason in enumerate(reasons, start=1):
        parts.append(
            f'<text x="24" y="{y + LINE * number}" fill="{GREY}"><tspan font-weight="700" '
            f'fill="{ARGUABLE}">{number}</tspan>  {escape(reason)}</text>'
        )
    return parts
