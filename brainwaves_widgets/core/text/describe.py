"""Values in words: what the fields of a state hold, with players called by their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from ..rules import CHANCE, Seat
from .tables import html_table
from .values import Format, defaults_of, is_plain

NOTHING = "none"


class Hint(NamedTuple):
    """What a field's type says of its values."""

    kind: Any = Any
    is_seat: bool = False
    format: Format = Format()

    @classmethod
    def of(cls, hint: Any) -> Hint:
        """Read a type."""
        if get_origin(hint) in (Union, UnionType):
            return cls.of(next(kind for kind in get_args(hint) if kind is not NoneType))
        if get_origin(hint) is not Annotated:
            return cls(hint)
        kind, *marks = get_args(hint)
        said = {
            name: value
            for mark in marks
            if isinstance(mark, Format)
            for name, value in mark._asdict().items()
            if value != Format._field_defaults[name]
        }
        return cls(kind, hint == Seat, Format(**said))

    def item(self, at: int) -> Hint:
        """Return what it says of the item at a place of a tuple."""
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
    except NameError:  # a type that is imported only for type checkers
        return dict.fromkeys(kind.__annotations__, ANY)
    return {name: Hint.of(Seat if name == "seat" else hint) for name, hint in hints.items()}


class Teller:
    """Puts values into words at a table with these players.

    >>> from brainwaves_widgets.goose import Dice
    >>> Teller(("Ann", "Ben")).words((Dice(3, "animal"), None, True))
    '3, animal; none; yes'
    """

    def __init__(self, players: Sequence[str] = ()) -> None:
        self.players = players

    def words(self, value: Any, hint: Hint = ANY) -> str:
        """Return a value in words."""
        if value is None or value in ((), [], {}, ""):
            return NOTHING
        if hint.format.words:
            own = hint.format.words(value, self.name)
            return own if isinstance(own, str) else ", ".join(map(" ".join, own.items()))
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

    def parts(self, value: Any, hint: Hint) -> dict[str, str]:
        """Return the parts of a value in words, by their names, if its type has words for them."""
        own = (
            None if value is None or not hint.format.words else hint.format.words(value, self.name)
        )
        return own if isinstance(own, dict) else {}

    def name(self, seat: Seat) -> str:
        """Return the name of the player at a seat."""
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
        if names := hint.format.names(value, self.players):
            named = zip(names, parts, value, strict=True)
            return "; ".join(f"{name}: {part}" for name, part, item in named if item) or NOTHING
        if not hint.format.in_order:
            counts = Counter(parts)
            parts = [f"{part} ({count})" if count > 1 else part for part, count in counts.items()]
        return ("; " if any(", " in part for part in parts) else ", ").join(parts)

    def rows(self, value: Any) -> Iterator[tuple[str, str]]:
        """Return a row for each field of a state that does not have its default value."""
        hints = hints_of(value.__class__)
        for name, default in (defaults_of(value.__class__) or {}).items():
            if default is ... or getattr(value, name) != default:
                yield from self.field(name, getattr(value, name), hints[name])

    def field(self, name: str, value: Any, hint: Hint) -> Iterator[tuple[str, str]]:
        """Return a row for a field, or one for each of its parts, or one for each seat."""
        name, parts = told(name), self.parts(value, hint)
        names = hint.format.names(value, self.players) if hint.format.each_seat else ()
        if not parts and not names:
            yield name, self.words(value, hint)
        for part, words in parts.items():
            yield f"{name} {part}", words
        for at, player in enumerate(names):
            yield f"{name} of {player}", self.words(value[at], hint.item(at))


def told(name: str) -> str:
    """Return a field's name in words."""
    return name.replace("_", " ")


def teller_of(state: Any) -> Teller:
    """Return a teller who knows the names of a state's players."""
    return Teller(getattr(getattr(state, "options", None), "players", ()))


def table_of(state: object) -> str:
    """Return a state as an HTML table, one row for each field."""
    return html_table((), teller_of(state).rows(state), fold=True)
