"""Checks that the options of all games share: names, ages, seconds, choices."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from unicodedata import normalize

LONGEST_NAME = 40
OLDEST = 150
LONGEST_SECONDS = 3600


def check_players(players: object, least: int, most: int) -> tuple[str, ...]:
    """Return the players' names as a tuple; raise ValueError if something is wrong with them.

    >>> check_players(["Ann", " Ben "], 1, 5)
    ('Ann', 'Ben')
    """
    if isinstance(players, str) or not isinstance(players, Iterable):
        msg = f'players is a list of names such as ["Ann", "Ben"], not {_short(players)}'
        raise ValueError(msg)  # noqa: TRY004 - all wrong options are ValueErrors
    names = tuple(_check_name(name) for name in players)
    if not least <= len(names) <= most:
        count = least if least == most else f"{least} to {most}"
        msg = f"this game is for {count} players, not {len(names)}"
        raise ValueError(msg)
    folded = [name.casefold() for name in names]
    for name, key in zip(names, folded, strict=True):
        if folded.count(key) > 1:
            msg = f"two players are called {name!r}; give each a name of their own"
            raise ValueError(msg)
    return names


def same_form(name: str) -> str:
    r"""Return a name in Unicode's composed form, however it was typed.

    >>> same_form("Zoe\u0308") == "Zo\u00eb"
    True
    """
    return normalize("NFC", name)


def check_choice(what: str, value: object, choices: tuple[str, ...]) -> None:
    """Raise ValueError, with the choices, for a value that is not one of them."""
    if value not in choices:
        listed = ", ".join(repr(choice) for choice in choices)
        msg = f"{what} is one of {listed}, not {_short(value)}"
        raise ValueError(msg)


def check_ages(ages: Any, players: int) -> tuple[int, ...]:
    """Return the players' ages, `()` if there are none; raise ValueError if they are wrong."""
    try:
        years: tuple[int, ...] = tuple(ages)
    except TypeError:
        msg = f"ages is a list of the players' ages, not {_short(ages)}"
        raise ValueError(msg) from None
    if any(type(age) is not int or not 0 <= age <= OLDEST for age in years):
        msg = f"ages are whole numbers of years up to {OLDEST}, not {_short(years)}"
        raise ValueError(msg)
    if years and len(years) != players:
        msg = f"there are {players} players but {len(years)} ages"
        raise ValueError(msg)
    return years


def youngest(ages: tuple[int, ...]) -> int:
    """Return the seat of the youngest player; without ages, or if several are, the first of them.

    >>> youngest((41, 9, 9))
    1
    """
    return ages.index(min(ages)) if ages else 0


def check_seconds(what: str, seconds: object) -> float:
    """Return a time limit as a number of seconds; raise ValueError if it is wrong."""
    if not isinstance(seconds, (int, float)) or isinstance(seconds, bool):
        msg = f"{what} is a number of seconds, not {_short(seconds)}"
        raise ValueError(msg)  # noqa: TRY004 - all wrong options are ValueErrors
    if not 0 < seconds <= LONGEST_SECONDS:
        limits = f"more than 0 and at most {LONGEST_SECONDS} seconds"
        msg = f"{what} is {limits}, not {_short(seconds)}"
        raise ValueError(msg)
    return float(seconds)


def _check_name(name: object) -> str:
    if not isinstance(name, str):
        msg = f"a player's name is text, not {_short(name)}"
        raise ValueError(msg)  # noqa: TRY004 - all wrong options are ValueErrors
    name = same_form(" ".join(name.split()))
    if not name:
        msg = "a player's name is empty; give every player a name"
        raise ValueError(msg)
    if len(name) > LONGEST_NAME:
        msg = f"the name {_short(name)} has {len(name)} characters; {LONGEST_NAME} is the most"
        raise ValueError(msg)
    if not name.isprintable():
        msg = f"the name {_short(name)} has characters that cannot be shown"
        raise ValueError(msg)
    return name


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:56]}...{text[-1]}"  # noqa: PLR2004
