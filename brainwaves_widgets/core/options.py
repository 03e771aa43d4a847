"""A game's options, each described once: its values, its default, and a sentence of help.

A game declares the fields of a dataclass that inherits from GameOptions, each with its kind:
`level: str = option(Choice(("easy", "hard"), help="How hard it is."), default="easy")`.
All checks follow from that, and so does what a form shows (see `described`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from difflib import get_close_matches
from typing import Any, ClassVar, NotRequired, TypedDict

from .text.names import check_players, shortened
from .text.phrases import listed


class Option(TypedDict):
    """An option as a form shows it, plain JSON."""

    name: str
    kind: str
    help: str
    default: Any
    least: NotRequired[float]
    most: NotRequired[float]
    choices: NotRequired[list[Any]]
    players: NotRequired[dict[str, list[int]]]
    """The least and the most players that a choice is for, unless it is for any number."""


@dataclass(frozen=True, kw_only=True)
class Kind:
    """What an option is like; each kind of option knows how to check a value."""

    kind: ClassVar[str]
    help: str = ""
    """A sentence or two for people, the same as in the docstring of the game's widget.

    An option that only old files need has none, and no form shows it.
    """
    otherwise: Callable[[Any], Any] | None = None
    """Returns the value to use if none is given, from the options declared before this one."""

    def check(self, name: str, value: Any, chosen: Any) -> Any:
        """Return the value as it is stored; raise ValueError if it is wrong, and say what is right.

        The options declared before this one are in `chosen`, already checked.
        """
        raise NotImplementedError


@dataclass(frozen=True)
class Players(Kind):
    """The players' names, one for each seat."""

    kind = "players"
    least: int
    most: int

    def check(self, name: str, value: Any, chosen: Any) -> tuple[str, ...]:  # noqa: ARG002
        """Return the names as a tuple."""
        return check_players(value, self.least, self.most)


@dataclass(frozen=True)
class Choice(Kind):
    """One of a few values."""

    kind = "choice"
    choices: tuple[Any, ...]
    """The values, in the order in which they are shown."""
    players: Mapping[Any, tuple[int, int]] | None = None
    """The least and the most players that a value is for, unless it is for any number."""

    def check(self, name: str, value: Any, chosen: Any) -> Any:
        """Return the value if it is one of the choices, and these players can choose it."""
        if isinstance(value, bool) or not any(
            isinstance(value, type(one)) and value == one for one in self.choices
        ):
            names, are_words = [repr(one) for one in self.choices], isinstance(self.choices[0], str)
            wanted = f"one of {', '.join(names)}" if are_words else listed(names, "or")
            raise ValueError(f"{name} is {wanted}, not {shortened(value)}")
        count = len(chosen.players)
        least, most = (self.players or {}).get(value, (count, count))
        if not least <= count <= most:
            span = "1 player" if most == 1 else f"{least} to {most} players"
            raise ValueError(f"{name} {value!r} is for {span}, not {count}")
        return value


@dataclass(frozen=True)
class Flag(Kind):
    """True or False."""

    kind = "flag"

    def check(self, name: str, value: Any, chosen: Any) -> bool:  # noqa: ARG002
        """Return the value if it is True or False."""
        if not isinstance(value, bool):
            raise ValueError(f"{name} is True or False, not {shortened(value)}")  # noqa: TRY004
        return value


@dataclass(frozen=True)
class Whole(Kind):
    """A whole number."""

    kind = "number"
    least: int
    most: int

    def check(self, name: str, value: Any, chosen: Any) -> int:  # noqa: ARG002
        """Return the value if it is a whole number within the bounds."""
        if type(value) is not int or not self.least <= value <= self.most:
            limits = f"a whole number from {self.least} to {self.most}"
            raise ValueError(f"{name} is {limits}, not {shortened(value)}")
        return value


@dataclass(frozen=True)
class Seconds(Kind):
    """A time limit."""

    kind = "seconds"
    least: ClassVar = 0
    most: ClassVar = 3600

    def check(self, name: str, value: Any, chosen: Any) -> float:  # noqa: ARG002
        """Return the value as a number of seconds."""
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if not is_number or not self.least < value <= self.most:
            limits = f"more than {self.least} and at most {self.most}"
            raise ValueError(f"{name} is a number of seconds {limits}, not {shortened(value)}")
        return float(value)


@dataclass(frozen=True)
class Ages(Kind):
    """The players' ages, or none."""

    kind = "ages"
    least: ClassVar = 0
    most: ClassVar = 150

    def check(self, name: str, value: Any, chosen: Any) -> tuple[int, ...]:
        """Return the ages as a tuple, one for each player or none at all."""
        years = _tuple(value)
        allowed = range(self.least, self.most + 1)
        if years is None or any(type(age) is not int or age not in allowed for age in years):
            limits = f"whole numbers of years up to {self.most}"
            raise ValueError(f"{name} is a list of {limits}, not {shortened(value)}")
        if years and len(years) != len(chosen.players):
            raise ValueError(f"there are {len(chosen.players)} players but {len(years)} {name}")
        return years


@dataclass(frozen=True)
class Several(Kind):
    """Different values from a list, stored in the order of the list, or none."""

    kind = "several"
    what: str
    """What the values are, in the plural."""
    choices: tuple[str, ...]
    count: Callable[[Any], tuple[int, str]]
    """Returns how many there must be, given the options declared before, and why."""

    def check(self, name: str, value: Any, chosen: Any) -> tuple[str, ...]:
        """Return the values as a tuple, as many as there must be or none at all."""
        values = _tuple(() if value is None else value)
        if values is None or not all(one in self.choices for one in values):
            listed = ", ".join(self.choices)
            raise ValueError(f"{name} are {self.what} of {listed}, not {shortened(value)}")
        count, reason = self.count(chosen)
        if values and (len(values) != count or len(set(values)) != count):
            listed = ", ".join(values)
            raise ValueError(f"{reason} needs {count} different {name}, not {listed:.100}")
        return tuple(one for one in self.choices if one in values)


def option(kind: Kind, *, default: Any = MISSING) -> Any:
    """Declare an option as a field of a game's options."""
    return field(default=default, metadata={"option": kind})


class GameOptions:
    """The base of the frozen dataclass in which a game declares its options."""

    __slots__ = ()
    players: tuple[str, ...]

    def __new__(cls, *_values: Any, **named: Any) -> Any:
        """Refuse names that are not options, and list the options; a dataclass would not."""
        __tracebackhide__ = True
        check_names(cls.__name__, named, [one.name for one in fields(cls)])  # type: ignore[arg-type]
        return super().__new__(cls)

    def __post_init__(self) -> None:
        """Check every option in the order of declaration, and store it as its kind returns it."""
        __tracebackhide__ = True  # what is wrong is in the message; IPython leaves these lines out
        for name, kind in _declared(type(self)).items():
            value = getattr(self, name)
            if kind.otherwise and value in (None, ""):
                value = kind.otherwise(self)
            try:
                object.__setattr__(self, name, kind.check(name, value, self))
            except ValueError as error:
                raise error.with_traceback(None) from None

    @property
    def mode(self) -> str:
        """`"solo"` or `"competitive"`, by the number of players."""
        return "solo" if len(self.players) == 1 else "competitive"

    @property
    def starter(self) -> int:
        """The seat of the youngest, or of the first of them; without ages, of the first named."""
        ages: tuple[int, ...] = getattr(self, "ages", ())
        return ages.index(min(ages)) if ages else 0


def described(options_type: type[Any]) -> tuple[Option, ...]:
    """Return a game's options in the order in which a form shows them.

    >>> from brainwaves_widgets.boar import Options
    >>> described(Options)[1]["name"], described(Options)[1]["default"]
    ('level', 'rookie')
    """
    defaults = {one.name: one.default for one in fields(options_type)}
    found = []
    for name, kind in _declared(options_type).items():
        if kind.help:
            default = None if defaults[name] is MISSING else defaults[name]
            option = {"name": name, "kind": kind.kind, "help": kind.help, "default": default}
            for one in ("least", "most", "choices", "players"):
                if (value := getattr(kind, one, None)) is not None:
                    option[one] = value
            found.append(json.loads(json.dumps(option)))
    return tuple(found)


def check_names(whose: str, names: Iterable[str], known: Iterable[str]) -> None:
    """Raise TypeError for a name that is not an option, and list the options.

    >>> check_names("AstuteGoose", ["levle"], ["players", "level"])
    Traceback (most recent call last):
    TypeError: AstuteGoose has no option 'levle'; do you mean 'level'? It has players, level
    """
    __tracebackhide__ = True
    known = list(known)
    for name in names:
        if name not in known:
            close = get_close_matches(name, known, 1)
            hint = f"; do you mean {close[0]!r}? It" if close else "; it"
            raise TypeError(f"{whose} has no option {name!r:.60}{hint} has {', '.join(known)}")


def _declared(options_type: type[Any]) -> dict[str, Kind]:
    marked = {one.name: one.metadata.get("option") for one in fields(options_type)}
    return {name: kind for name, kind in marked.items() if kind}


def _tuple(value: Any) -> tuple[Any, ...] | None:
    try:
        return tuple(value)
    except TypeError:
        return None
