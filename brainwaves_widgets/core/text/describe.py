"""Values in words, for people: what a state's fields hold, with players named by their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from html import escape
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from ..rules import CHANCE, Seat
from ..values import Parts, Places, Pool, Worded, Written, defaults_of, is_plain

NOTHING = "none"
LONG = 120
"""Longer words than this are folded away in a notebook."""
SHORT = 60


class Hint(NamedTuple):
    """What a field's type says of its values."""

    kind: Any = Any
    is_seat: bool = False
    places: Places | None = None
    written: Written | None = None
    worded: Worded | None = None
    parts: Parts | None = None
    is_pool: bool = False

    @classmethod
    def of(cls, hint: Any) -> Hint:
        """Read a type."""
        if get_origin(hint) in (Union, UnionType):
            return cls.of(next(kind for kind in get_args(hint) if kind is not NoneType))
        if get_origin(hint) is Annotated:
            kind, *marks = get_args(hint)
            found: dict[type, Any] = {type(mark): mark for mark in marks}
            places, written, worded = map(found.get, (Places, Written, Worded))
            return cls(kind, hint == Seat, places, written, worded, found.get(Parts), Pool in found)
        return cls(hint)

    def item(self, at: int) -> Hint:
        """Return what it says of a tuple's item."""
        kinds = get_args(self.kind) if get_origin(self.kind) is tuple else ()
        if kinds[1:] == (...,):
            return Hint.of(kinds[0])
        return Hint.of(kinds[at]) if at < len(kinds) else Hint()


ANY = Hint()


@cache
def hints_of(kind: type) -> Mapping[str, Hint]:
    """Return what the types of a NamedTuple's or a dataclass's fields say."""
    try:
        hints = get_type_hints(kind, include_extras=True)
    except NameError:  # a type that only a type checker knows
        return dict.fromkeys(kind.__annotations__, ANY)
    return {name: Hint.of(Seat if name == "seat" else hint) for name, hint in hints.items()}


class Teller:
    """Tells values in words at a table with these players.

    >>> from brainwaves_widgets.goose import Dice
    >>> Teller(("Ann", "Ben")).words((Dice(3, "animal"), None, True))
    '3, animal; none; yes'
    """

    def __init__(self, players: Sequence[str] = ()) -> None:
        self.players = players

    def words(self, value: Any, hint: Hint = ANY) -> str:
        """Tell a value."""
        if value is None or value in ((), [], {}, ""):
            return NOTHING
        if hint.worded:
            return hint.worded.words(value, self.name)
        if hint.parts:
            return ", ".join(map(" ".join, hint.parts.of(value, self.name).items()))
        if hint.is_seat and isinstance(value, int):
            return self.name(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, float):
            return f"{value:g}"
        if isinstance(value, Mapping):
            seats = {"seat": Hint(is_seat=True)}
            parts = ((key, self.words(part, seats.get(key, ANY))) for key, part in value.items())
            return ", ".join(map(" ".join, parts))
        if defaults_of(value.__class__) is not None:
            return self._record(value)
        if isinstance(value, tuple | list):
            return self._tuple(tuple(value), hint)
        return str(value)

    def name(self, seat: Seat) -> str:
        """Return the name of who sits there."""
        if seat == CHANCE:
            return "chance"
        return self.players[seat] if seat < len(self.players) else f"seat {seat}"

    def _record(self, value: Any) -> str:
        defaults, hints = defaults_of(value.__class__) or {}, hints_of(value.__class__)
        told = {name: getattr(value, name) for name in defaults}
        if is_plain(value.__class__):
            return ", ".join(self.words(part, hints[name]) for name, part in told.items())
        return ", ".join(
            f"{name} {self.words(part, hints[name])}"
            for name, part in told.items()
            if part != defaults[name]
        )

    def _tuple(self, value: tuple[Any, ...], hint: Hint) -> str:
        parts = [self.words(item, hint.item(at)) for at, item in enumerate(value)]
        names = hint.places.of(value, self.players) if hint.places else None
        if names:
            named = zip(names, parts, value, strict=True)
            told = [f"{name}: {part}" for name, part, item in named if item]
            return "; ".join(told) or NOTHING
        if hint.is_pool:
            counts = Counter(parts)
            parts = [f"{part} ({count})" if count > 1 else part for part, count in counts.items()]
        return ("; " if any(", " in part for part in parts) else ", ").join(parts)

    def rows(self, value: Any) -> Iterator[tuple[str, str]]:
        """Tell a state field by field, and what there is for each seat seat by seat.

        What is as it is by default is left out.
        """
        hints = hints_of(value.__class__)
        for name, default in (defaults_of(value.__class__) or {}).items():
            if default is ... or getattr(value, name) != default:
                yield from self.parts(name, getattr(value, name), hints[name])

    def parts(self, name: str, value: Any, hint: Hint) -> Iterator[tuple[str, str]]:
        """Tell a field, or its parts, or what it has for each seat."""
        names = self.seats(value, hint)
        if hint.parts:
            for part, words in hint.parts.of(value, self.name).items():
                yield f"{told(name)} {part}", words
        elif not names:
            yield told(name), self.words(value, hint)
        for at, player in enumerate(names):
            yield f"{told(name)} of {player}", self.words(value[at], hint.item(at))

    def seats(self, value: object, hint: Hint) -> Sequence[str]:
        """Return whose a value's places are, if there is one for each seat."""
        is_each = hint.places is not None and hint.places.names is None
        return (hint.places.of(value, self.players) or ()) if is_each else ()  # type: ignore[union-attr,arg-type]


def told(name: str) -> str:
    """Return a field's name in words."""
    return name.replace("_", " ")


def teller_of(state: Any) -> Teller:
    """Return who tells of a state, with the names of its players."""
    return Teller(getattr(getattr(state, "options", None), "players", ()))


def table_of(state: object) -> str:
    """Show a state as a table in HTML, one row a field."""
    return folded_table(teller_of(state).rows(state))


def folded_table(rows: Iterable[tuple[str, str]], heads: Sequence[str] = ()) -> str:
    """Write rows as a table in HTML; what is long is folded, and opens with a click."""
    head = "".join(f"<th{_LEFT}>{escape(name)}</th>" for name in heads)
    body = "".join(
        f"<tr><th{_LEFT}>{escape(name)}</th><td{_LEFT}>{_folded(words)}</td></tr>"
        for name, words in rows
    )
    return (
        f"<table>{f'<thead><tr>{head}</tr></thead>' if head else ''}<tbody>{body}</tbody></table>"
    )


_LEFT = ' style="text-align:left;vertical-align:top"'


def _folded(words: str) -> str:
    if len(words) <= LONG:
        return escape(words)
    short = escape(words[:SHORT].rsplit(" ", 1)[0])
    count = f"{words.count('; ') + 1} in all: " if "; " in words else ""
    return f"<details><summary>{count}{short} …</summary>{escape(words)}</details>"
