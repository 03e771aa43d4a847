"""Values as Python reads them: a repr on a few lines that evaluates to an equal value."""

from __future__ import annotations

from itertools import groupby
from math import isfinite
from typing import Any, NamedTuple, TypeVar

from .values import defaults_of, is_plain
from .wording import Teller, folded_table, table_of, told

T = TypeVar("T")

WIDTH = 90
INDENT = 4
RUN = 4
"""More equal values than this in a row are written as one, times their number."""


def readable(kind: type[T]) -> type[T]:
    """Let a state's repr be easy to read, and let it show as a table in a notebook.

    The repr evaluates to an equal state where the names of the game's package are at hand:
    `from brainwaves_widgets.goose import *`.
    """
    kind.__repr__ = laid_out  # type: ignore[method-assign]
    kind._repr_html_ = table_of  # type: ignore[attr-defined]
    return kind


def laid_out(value: Any) -> str:
    """Write a value on lines of at most 90 columns, if that can be, leaving out defaults.

    >>> from brainwaves_widgets.goose import Options, Suspect
    >>> print(laid_out((Options(players=("Ann",)), (None,) * 6, Suspect("red", "scarf", "rat"))))
    (Options(players=('Ann',), mode='solo'), (None,) * 6, Suspect('red', 'scarf', 'rat'))
    """
    return "\n".join(_lines("", _node(value), 0))


class Seen(dict[str, Any]):
    """What a player may know, as a cell shows it: a plain dictionary that is easy to read."""

    def __repr__(self) -> str:
        return laid_out(self)

    def _repr_html_(self) -> str:
        teller = Teller()
        return folded_table((told(key), teller.words(value)) for key, value in self.items())


class _Node(NamedTuple):
    """A value as text on one line, and its parts, should it need more."""

    flat: str
    opener: str = ""
    items: tuple[tuple[str, _Node], ...] = ()
    """Each with what stands before it: `"players="`."""
    closer: str = ""


def _node(value: Any) -> _Node:
    defaults = defaults_of(value.__class__)
    if defaults is not None:
        return _record(value, defaults)
    if isinstance(value, tuple):
        return _tuple(value)
    if isinstance(value, list):
        return _whole("[", tuple(("", _node(item)) for item in value), "]")
    if isinstance(value, dict):
        named = tuple((f"{key!r}: ", _node(item)) for key, item in value.items())
        return _whole("{", named, "}")
    if isinstance(value, float) and not isfinite(value):
        return _Node(f"float('{value}')")
    return _Node(repr(value))


def _record(value: Any, defaults: dict[str, Any]) -> _Node:
    opener = f"{type(value).__name__}("
    if is_plain(value.__class__):
        return _whole(opener, tuple(("", _node(getattr(value, name))) for name in defaults), ")")
    parts = ((name, getattr(value, name), default) for name, default in defaults.items())
    told = ((name, part) for name, part, default in parts if default is ... or part != default)
    return _whole(opener, tuple((f"{name}=", _node(part)) for name, part in told), ")")


def _tuple(value: tuple[Any, ...]) -> _Node:
    """Give a tuple, but many equal items in a row as `*(None,) * 72`."""
    items: list[tuple[str, _Node]] = []
    for item, equal in groupby(value):
        node, count = _node(item), len(list(equal))
        if count > RUN:
            run = f"({node.flat},) * {count}"
            if count == len(value):
                return _Node(run)
            items.append(("*", _Node(run)))
        else:
            items += [("", node)] * count
    return _whole("(", tuple(items), ",)" if len(items) == 1 else ")")


def _whole(opener: str, items: tuple[tuple[str, _Node], ...], closer: str) -> _Node:
    flat = opener + ", ".join(name + node.flat for name, node in items) + closer
    return _Node(flat, opener, items, closer)


def _lines(before: str, node: _Node, indent: int, end: str = "") -> list[str]:
    """Write a value on as few lines as it needs."""
    head = " " * indent + before
    if len(head + node.flat + end) <= WIDTH or not node.items:
        return [head + node.flat + end]
    head, inner = head + node.opener, indent + INDENT
    if node.items[0][0].endswith(("=", " ")):
        return [head, *_filled("", node, inner, ","), " " * indent + node.closer + end]
    return _filled(head, node, inner, node.closer + end)


def _filled(line: str, node: _Node, indent: int, end: str) -> list[str]:
    """Write a value's parts one after the other, each line filled up before the next begins."""
    lines: list[str] = []
    for number, (name, item) in enumerate(node.items, start=1):
        after = "," if number < len(node.items) else end
        gap = " " * indent if not line else "" if number == 1 else " "
        longer = line + gap + name + item.flat + after
        if len(longer) <= WIDTH:
            line = longer
            continue
        lines += [line] if line else []
        *block, line = _lines(name, item, indent, after)
        if block:
            lines += [*block, line]
            line = ""
    return [*lines, line] if line else lines
