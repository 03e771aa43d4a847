"""Values as Python reads them: a repr on a few lines that evaluates to an equal value."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from math import isfinite
from typing import Any, NamedTuple, TypeVar

from ..rules import View
from .describe import ANY, Hint, Teller, hints_of, table_of, told
from .tables import html_table
from .values import FEW, Format, defaults_of

T = TypeVar("T")

WIDTH = 90
INDENT = 4
GLANCE = 26
"""A value of at most this many characters is never broken."""
SHORT = 52
"""Fields of at most this many characters come before longer ones."""
RUN = 4
"""More equal values than this in a row are written as `(value,) * count`."""
BREAK, SPLIT = "\0", "\1"
"""Marks where a long value may go on in the next line, between its parts or inside a string.

No repr contains them.
"""


def readable(kind: type[T]) -> type[T]:
    """Make the repr of a state readable, and let a notebook show it as a table.

    The repr evaluates to an equal state once the names of the game's package are imported:
    `from brainwaves_widgets.goose import *`.
    """
    kind.__repr__ = laid_out  # type: ignore[method-assign]
    kind._repr_html_ = table_of  # type: ignore[attr-defined]
    return kind


def laid_out(value: Any) -> str:
    """Write a value without its defaults, on lines of at most 90 columns if possible.

    >>> from brainwaves_widgets.goose import Options, Suspect
    >>> print(laid_out((Options(players=("Ann",)), (None,) * 6, Suspect("red", "scarf", "rat"))))
    (Options(players=('Ann',), mode='solo'), (None,) * 6, Suspect('red', 'scarf', 'rat'))
    """
    return "\n".join(_lines(_parts(value)))


class Seen(dict[str, Any]):
    """What a player may know, as a cell shows it: a plain dictionary with a readable repr.

    Its table names players and places in the same way as the table of the state does.
    """

    def __init__(self, view: View, kind: type, players: Sequence[str]) -> None:
        super().__init__(view)
        self._kind, self._players = kind, tuple(players)

    def __repr__(self) -> str:
        return laid_out(self)

    def _repr_html_(self) -> str:
        shown = (name for name in self if self[name] not in _BLANK)
        return html_table((), (row for name in shown for row in self._rows(name)), fold=True)

    def _rows(self, name: str) -> Iterator[tuple[str, str]]:
        value, hint = self[name], hints_of(self._kind).get(name, ANY)
        teller = Teller(self._players)
        if name in _SEATS or hint.is_seat or hint.item(0).is_seat:
            seats = value if isinstance(value, list) else [value]
            yield told(name), ", ".join(map(teller.name, seats))
        elif isinstance(value, list):
            form = Format(each_seat=True) if name in _EACH else hint.format
            form = Format(places=form.places, each_seat=form.each_seat)
            yield from teller.field(name, tuple(value), Hint(format=form))
        else:
            yield told(name), teller.words(value, hint if type(value) is hint.kind else ANY)


_BLANK: tuple[Any, ...] = (None, [], {})
_SEATS = ("seat", "turn", "stealer", "holder", "winners")
_EACH = ("scores", "starts", "finishes", "ends", "distance")
"""Fields about seats that views have and states do not."""


class _Parts(NamedTuple):
    """A value that has parts, each as text with what stands before it: `"players="`."""

    opener: str
    items: Sequence[tuple[str, str]]
    closer: str

    def __str__(self) -> str:
        """Return the whole as text, with a mark wherever a long one may be broken."""
        text = self.opener + f", {BREAK}".join(map("".join, self.items)) + self.closer
        return text if len(_flat(text)) > GLANCE else _flat(text)


def _flat(text: str) -> str:
    return text.replace(BREAK, "").replace(SPLIT, "")


def _text(value: Any, hint: Hint = ANY, whose: Any = None) -> str:
    return str(_parts(value, hint, whose))


def _parts(value: Any, hint: Hint = ANY, whose: Any = None) -> _Parts | str:
    if hint.format.code and (short := hint.format.code(value, whose)) is not None:
        return _words(short) if isinstance(short, str) else _call(*short)
    defaults = defaults_of(value.__class__)
    if defaults is not None:
        return _record(value, defaults)
    if isinstance(value, tuple):
        return _tuple(value, hint, whose)
    if isinstance(value, list):
        return _Parts("[", [("", _text(item)) for item in value], "]")
    if isinstance(value, dict):
        return _Parts("{", [(f"{key!r}: ", _text(item)) for key, item in value.items()], "}")
    if isinstance(value, float) and not isfinite(value):
        return f"float('{value}')"
    return _words(value) if value.__class__ is str else repr(value)


def _record(value: Any, defaults: dict[str, Any]) -> _Parts:
    hints = hints_of(value.__class__)
    parts, first = {name: getattr(value, name) for name in defaults}, next(iter(defaults), None)
    given = [name for name in parts if defaults[name] is ... or parts[name] != defaults[name]]
    bare = len(defaults) <= FEW and given == list(defaults)[: len(given)]
    bare = bare and (first is None or defaults[first] is ...)
    items = [("" if bare else f"{name}=", _text(parts[name], hints[name], value)) for name in given]
    return _Parts(f"{type(value).__name__}(", items, ")")


def _tuple(value: tuple[Any, ...], hint: Hint, whose: Any) -> _Parts | str:
    """Return a tuple; many equal items in a row become `*(None,) * 72`."""
    items: list[tuple[str, str]] = []
    at = 0
    for item, equal in groupby(value):
        text, count = _text(item, hint.item(at), whose), len(list(equal))
        at += count
        if count > RUN:
            run = f"({_flat(text)},) * {count}"
            if count == len(value):
                return run
            items.append(("*", run))
        else:
            items += [("", text)] * count
    return _Parts("(", items, ",)" if len(items) == 1 else ")")


def _call(name: str, *arguments: Any) -> _Parts:
    """Return a call; consecutive numbers become `*range(1, 56)`."""
    items: list[tuple[str, str]] = []
    args = list(arguments)
    while args:
        run = 1
        while isinstance(args[0], int) and args[run : run + 1] == [args[0] + run]:
            run += 1
        if run > RUN:
            items.append(("*", f"range({args[0]}, {args[0] + run})"))
            del args[:run]
        else:
            items.append(("", _text(args.pop(0))))
    return _Parts(f"{name}(", items, ")")


def _words(text: str) -> str:
    """Return a string that may be split after its commas or, if it has none, its spaces."""
    whole = repr(text)
    if whole[0] != "'" or "\\" in whole or len(whole) <= GLANCE:
        return whole
    comma = ", " if ", " in text else " "
    return whole.replace(comma, comma + SPLIT)


def _lines(value: _Parts | str) -> list[str]:
    """Write a value on as few lines as it needs."""
    flat = _flat(str(value))
    if len(flat) <= WIDTH or isinstance(value, str) or not value.items:
        return [flat]
    if not value.items[0][0].endswith(("=", " ")):
        return _filled([], "", str(value), INDENT)
    lines: list[str] = []
    line, fields = value.opener, value.items
    if value.closer == ")":  # long fields come last, but the first one stays
        fields = [*fields[:1], *sorted(fields[1:], key=lambda item: len(_flat(item[1])) > SHORT)]
    for number, (name, item) in enumerate(fields, start=1):
        field = name + item + ("," if number < len(fields) else value.closer)
        if number > 1 and len(f"{line} {_flat(field)}") > WIDTH:
            lines, line = [*lines, line], " " * (INDENT - 1)
        *lines, line = _filled(lines, line + " " * (number > 1), field, 2 * INDENT)
    return [*lines, line]


def _filled(lines: list[str], line: str, text: str, indent: int) -> list[str]:
    """Continue a line with a text, and go on in the next line at the last mark that fits."""
    if len(line + _flat(text)) <= WIDTH:
        return [*lines, line + _flat(text)]
    was_split = False
    for piece, mark in re.findall(f"([^{BREAK}{SPLIT}]+)([{BREAK}{SPLIT}]?)", text):
        longer, is_split = line + piece, mark == SPLIT
        if len(longer.rstrip()) + 2 * is_split > WIDTH and line.strip():
            lines = [*lines, f"{line}'" if was_split else line.rstrip()]
            longer = " " * indent + "'" * was_split + piece
        line, was_split = longer, is_split
    return [*lines, line]
