"""States are values: how their fields are shown, and how a move replaces some quickly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T", bound=NamedTuple)
V = TypeVar("V")

FEW = 3
"""Values of at most this many fields, the first without a default, are written without names."""


class Format(NamedTuple):
    """Says in a field's type how its values are shown: `Annotated[Tiles, Format(places=KINDS)]`.

    Of several such marks on one type, the last one that sets a field counts.
    """

    words: Callable[[Any, Callable[[int], str]], str | dict[str, str]] | None = None
    """Returns a value in words, or the words of its parts by their names.

    It is given the value and a function that names the player at a seat.
    """
    code: Callable[[Any, Any], tuple[Any, ...] | str | None] | None = None
    """Returns what a repr writes: the name of a function and its arguments, a text, or `None`.

    It is given the value and the state that it is part of; `None` writes the value as usual.
    """
    places: Sequence[str] | Callable[[Any], Sequence[str]] = ()
    """The names of a tuple's places, or a function that returns them for a value."""
    each_seat: bool = False
    """Whether a tuple has a place for each seat."""
    in_order: bool = True
    """Whether a tuple's order means anything."""

    def names(self, value: tuple[Any, ...], players: Sequence[str]) -> Sequence[str]:
        """Return the names of a tuple's places; `()` if they do not fit its length."""
        named = self.places(value) if callable(self.places) else self.places
        names = players if self.each_seat else named
        return names if len(names) == len(value) else ()


EachSeat: TypeAlias = Annotated[tuple[V, ...], Format(each_seat=True)]
"""A tuple with a place for each seat."""


def quickly_replaced(kind: type[T]) -> type[T]:
    """Make a NamedTuple's `_replace` twice as fast, as moves spend most of their time there.

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
    """Return the same items with `item` at a place.

    >>> put(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    return (*items[:at], item, *items[at + 1 :])


@cache
def defaults_of(kind: type) -> dict[str, Any] | None:
    """Return the fields of a NamedTuple or a dataclass with their defaults; `...` means none.

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
    """Whether values are shown without field names: at most three fields, none with a default.

    >>> from brainwaves_widgets.goose import Options, Suspect
    >>> is_plain(Suspect), is_plain(Options)
    (True, False)
    """
    defaults = list((defaults_of(kind) or {}).values())
    return len(defaults) <= FEW and all(default is ... for default in defaults)
