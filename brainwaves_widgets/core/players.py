"""Names at the table: what every game's options check alike."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST_NAME = 40


def check_players(players: object, least: int, most: int) -> tuple[str, ...]:
    """Give the players' names as a tuple, or say what is wrong with them.

    >>> check_players(["Ann", " Ben "], 1, 5)
    ('Ann', 'Ben')
    """
    if isinstance(players, str) or not isinstance(players, Iterable):
        msg = f'players is a list of names such as ["Ann", "Ben"], not {_short(players)}'
        raise ValueError(msg)  # noqa: TRY004 - all wrong options are ValueErrors
    names = tuple(_check_name(name) for name in players)
    if not least <= len(names) <= most:
        msg = f"this game is for {least} to {most} players, not {len(names)}"
        raise ValueError(msg)
    folded = [name.casefold() for name in names]
    for name, key in zip(names, folded, strict=True):
        if folded.count(key) > 1:
            msg = f"two players are called {name!r}; give each a name of their own"
            raise ValueError(msg)
    return names


def check_choice(what: str, value: object, choices: tuple[str, ...]) -> None:
    """Refuse a value that is not among the choices, and name them."""
    if value not in choices:
        listed = ", ".join(repr(choice) for choice in choices)
        msg = f"{what} is one of {listed}, not {_short(value)}"
        raise ValueError(msg)


def _check_name(name: object) -> str:
    if not isinstance(name, str):
        msg = f"a player's name is text, not {_short(name)}"
        raise ValueError(msg)  # noqa: TRY004 - all wrong options are ValueErrors
    name = " ".join(name.split())
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
