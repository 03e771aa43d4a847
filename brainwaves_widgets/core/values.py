"""States are values: a move replaces parts of one, and does so quickly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T", bound=NamedTuple)
V = TypeVar("V")


class Places(NamedTuple):
    """Says in a field's type what the places of its tuple are called.

    `Annotated[Tiles, Places(KINDS)]` has a name for each; a function gives them for a value.
    """

    names: Sequence[str] | Callable[[Any], Sequence[str]] | None = None

    def of(self, value: tuple[Any, ...], players: Sequence[str]) -> Sequence[str] | None:
        """Return the names of a tuple's places; `None` where it has other places than names."""
        names = self.names(value) if callable(self.names) else self.names or players
        return names if len(names) == len(value) else None


class Call(NamedTuple):
    """A value as the call that gives it: `Card.all('fox 1 2')`."""

    name: str
    args: tuple[Any, ...]


class Written(NamedTuple):
    """Says in a field's type how its value is written shorter than as it is.

    The function is given the value and whose field it is; `None` is as usual.
    """

    write: Callable[[Any, Any], Call | str | None]


class Worded(NamedTuple):
    """Says in a field's type what its value is called; a function gives the name of a seat."""

    words: Callable[[Any, Callable[[int], str]], str]


class Parts(NamedTuple):
    """Says in a field's type of which parts, by their names, its value is told in words."""

    of: Callable[[Any, Callable[[int], str]], dict[str, str]]


class Pool(NamedTuple):
    """Says in a field's type that its tuple is in no order, so that no place has a meaning."""


EachSeat: TypeAlias = Annotated[tuple[V, ...], Places()]
"""A tuple with a place for each seat."""


def quickly_replaced(kind: type[T]) -> type[T]:
    """Let a NamedTuple's `_replace` take half the time: most of a move is this.

    >>> @quickly_replaced
    ... class Point(NamedTuple):
    ...     x: int
    ...     y: int
    >>> Point(1, 2)._replace(y=3)
    Point(x=1, y=3)
    """
    places = {name: place for place, name in enumerate(kind._fields)}

    def _replace(self: T, /, **changes: Any) -> T:
        values = list(self)
        for name, value in changes.items():
            values[places[name]] = value
        return tuple.__new__(kind, values)

    kind._replace = _replace  # type: ignore[assignment,method-assign,misc]
    return kind


def put(items: tuple[V, ...], at: int, item: V) -> tuple[V, ...]:
    """Return the same items with another one at a place.

    >>> put(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    return (*items[:at], item, *items[at + 1 :])


@cache
def defaults_of(kind: type) -> dict[str, Any] | None:
    """Return the fields of a NamedTuple or a dataclass with their defaults; `...` is none.

    >>> from brainwaves_widgets.boar import Play
    >>> defaults_of(Play), defaults_of(int)
    ({'place': Ellipsis, 'name': ''}, None)
    """
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return {name: kind._field_defaults.get(name, ...) for name in kind._fields}  # type: ignore[attr-defined]
    if is_dataclass(kind):
        return {one.name: ... if one.default is MISSING else one.default for one in fields(kind)}
    return None


@cache
def is_plain(kind: type) -> bool:
    """Whether a value is told without its fields' names: it has three at most, and needs them all.

    >>> from brainwaves_widgets.goose import Options, Suspect
    >>> is_plain(Suspect), is_plain(Options)
    (True, False)
    """
    defaults = list((defaults_of(kind) or {}).values())
    return len(defaults) <= _FEW and all(default is ... for default in defaults)


_FEW = 3
