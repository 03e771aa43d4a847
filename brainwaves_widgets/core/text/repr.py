"""Values as Python reads them: a repr on a few lines that evaluates to an equal value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import isfinite
from typing import Any, NamedTuple, TypeVar

from ..rules import View
from .describe import ANY, Hint, Teller, hints_of, table_of, told
from .tables import html_table
from .values import Format, defaults_of

T = TypeVar("T")

WIDTH = 90
INDENT = 4
GLANCE = 26
"""A value of at most this many characters stays on one line."""
SHORT = 52
"""Fields of at most this many characters come before longer ones."""
FEW = 3
"""A value with at most this many fields, the first without a default, has no names of fields."""
RUN = 4
"""More equal values than this in a row are written as `(value,) * count`."""


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
    return "\n".join(_lines(_node(value)))


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
"""Fields of views about seats that states do not have."""


class _Node(NamedTuple):
    """A value as text on one line, and its parts in case it needs several lines."""

    flat: str
    opener: str = ""
    items: tuple[tuple[str, _Node], ...] = ()
    """Each part with the text before it: `"players="`."""
    closer: str = ""
    words: tuple[str, ...] = ()
    """The pieces into which a text may be split."""


def _node(value: Any, hint: Hint = ANY, whose: Any = None) -> _Node:
    if hint.format.code and (short := hint.format.code(value, whose)) is not None:
        return _text(short) if isinstance(short, str) else _call(*short)
    defaults = defaults_of(value.__class__)
    if defaults is not None:
        return _record(value, defaults)
    if isinstance(value, tuple):
        return _tuple(value, hint, whose)
    if isinstance(value, list):
        return _whole("[", tuple(("", _node(item)) for item in value), "]")
    if isinstance(value, dict):
        named = tuple((f"{key!r}: ", _node(item)) for key, item in value.items())
        return _whole("{", named, "}")
    if isinstance(value, float) and not isfinite(value):
        return _Node(f"float('{value}')")
    return _text(value) if value.__class__ is str else _Node(repr(value))


def _record(value: Any, defaults: dict[str, Any]) -> _Node:
    opener, hints = f"{type(value).__name__}(", hints_of(value.__class__)
    parts, first = {name: getattr(value, name) for name in defaults}, next(iter(defaults), None)
    given = [name for name in parts if defaults[name] is ... or parts[name] != defaults[name]]
    bare = len(defaults) <= FEW and given == list(defaults)[: len(given)]
    bare = bare and (first is None or defaults[first] is ...)
    items = ((name, _node(parts[name], hints[name], value)) for name in given)
    return _whole(opener, tuple(("" if bare else f"{name}=", node) for name, node in items), ")")


def _tuple(value: tuple[Any, ...], hint: Hint, whose: Any) -> _Node:
    """Return a tuple; many equal items in a row become `*(None,) * 72`."""
    items: list[tuple[str, _Node]] = []
    at = 0
    for item, equal in groupby(value):
        node, count = _node(item, hint.item(at), whose), len(list(equal))
        at += count
        if count > RUN:
            run = f"({node.flat},) * {count}"
            if count == len(value):
                return _Node(run)
            items.append(("*", _Node(run)))
        else:
            items += [("", node)] * count
    return _whole("(", tuple(items), ",)" if len(items) == 1 else ")")


def _call(name: str, *arguments: Any) -> _Node:
    """Return a call; consecutive numbers become `*range(1, 56)`."""
    items: list[tuple[str, _Node]] = []
    args = list(arguments)
    while args:
        run = 1
        while isinstance(args[0], int) and args[run : run + 1] == [args[0] + run]:
            run += 1
        if run > RUN:
            items.append(("*", _Node(f"range({args[0]}, {args[0] + run})")))
            del args[:run]
        else:
            items.append(("", _node(args.pop(0))))
    return _whole(f"{name}(", tuple(items), ")")


def _text(text: str) -> _Node:
    """Return a text that may be split after its commas or, if it has none, its spaces."""
    whole = repr(text)
    if whole[0] != "'" or "\\" in whole:
        return _Node(whole)
    mark = ", " if ", " in text else " "
    *words, last = text.split(mark)
    return _Node(whole, words=(*(word + mark for word in words), last))


def _whole(opener: str, items: tuple[tuple[str, _Node], ...], closer: str) -> _Node:
    flat = opener + ", ".join(name + node.flat for name, node in items) + closer
    return _Node(flat, opener, items, closer)


class _Piece(NamedTuple):
    """Text that stays together on a line, and whether a string continues after it."""

    text: str
    goes_on: bool = False


def _pieces(node: _Node) -> list[_Piece]:
    if len(node.flat) <= GLANCE or not (node.items or node.words[1:]):
        return [_Piece(node.flat)]
    if node.words:
        *words, last = f"'{node.words[0]}", *node.words[1:]
        return [*(_Piece(word, goes_on=True) for word in words), _Piece(f"{last}'")]
    pieces = [_Piece(node.opener)]
    for number, (name, item) in enumerate(node.items, start=1):
        first, *others = _pieces(item)
        before = pieces.pop().text if number == 1 else ""
        pieces += [first._replace(text=before + name + first.text), *others]
        after = ", " if number < len(node.items) else node.closer
        pieces[-1] = _Piece(pieces[-1].text + after)
    return pieces


def _lines(node: _Node) -> list[str]:
    """Write a value on as few lines as it needs."""
    if len(node.flat) <= WIDTH or not node.items:
        return [node.flat]
    if not node.items[0][0].endswith(("=", " ")):
        return _filled([], "", node, INDENT)
    lines: list[str] = []
    line, fields = node.opener, _short_first(node.items) if node.closer == ")" else node.items
    for number, (name, item) in enumerate(fields, start=1):
        end = "," if number < len(fields) else node.closer
        field = _Node(name + item.flat + end, name, (("", item),), end)
        if number > 1 and len(f"{line} {field.flat}") > WIDTH:
            lines, line = [*lines, line], " " * (INDENT - 1)
        *lines, line = _filled(lines, line + " " * (number > 1), field, 2 * INDENT)
    return [*lines, line]


def _short_first(items: tuple[tuple[str, _Node], ...]) -> Sequence[tuple[str, _Node]]:
    """Return fields in their order, except that long ones, but for the first, come last."""
    return [*items[:1], *sorted(items[1:], key=lambda item: len(item[1].flat) > SHORT)]


def _filled(lines: list[str], line: str, node: _Node, indent: int) -> list[str]:
    """Write a value's pieces one after the other, filling each line before the next."""
    goes_on = False
    for piece in _pieces(node) if len(line + node.flat) > WIDTH else [_Piece(node.flat)]:
        longer = line + piece.text
        if len(longer.rstrip()) + 2 * piece.goes_on > WIDTH and line.strip():
            lines = [*lines, f"{line}'" if goes_on else line.rstrip()]
            longer = " " * indent + "'" * goes_on + piece.text
        line, goes_on = longer, piece.goes_on
    return [*lines, line]
