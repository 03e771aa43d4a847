"""Players' names: what can be one, and when two are the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from unicodedata import normalize

LONGEST_NAME = 40


def check_players(players: object, least: int, most: int) -> tuple[str, ...]:
    """Return the players' names as a tuple; raise ValueError if something is wrong with them.

    >>> check_players(["Ann", " Ben "], 1, 5)
    ('Ann', 'Ben')
    """
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise ValueError(  # noqa: TRY004 - all wrong options are ValueErrors
            f'players is a list of names such as ["Ann", "Ben"], not {shortened(players)}'
        )
    names = tuple(_check_name(name) for name in players)
    if not least <= len(names) <= most:
        count = least if least == most else f"{least} to {most}"
        raise ValueError(f"this game is for {count} players, not {len(names)}")
    folded = [name.casefold() for name in names]
    for name, key in zip(names, folded, strict=True):
        if folded.count(key) > 1:
            raise ValueError(f"two players are called {name!r}; give each a name of their own")
    return names


def same_form(name: str) -> str:
    r"""Return a name in Unicode's composed form, however it was typed.

    >>> same_form("Zoe\u0308") == "Zo\u00eb"
    True
    """
    return normalize("NFC", name)


def _check_name(name: object) -> str:
    if not isinstance(name, str):
        raise ValueError(f"a player's name is text, not {shortened(name)}")  # noqa: TRY004 - all wrong options are ValueErrors
    name = same_form(" ".join(name.split()))
    if not name:
        raise ValueError("a player's name is empty; give every player a name")
    if len(name) > LONGEST_NAME:
        raise ValueError(
            f"the name {shortened(name)} has {len(name)} characters; {LONGEST_NAME} is the most"
        )
    if not name.isprintable():
        raise ValueError(f"the name {shortened(name)} has characters that cannot be shown")
    return name


def meant(name: str, wish: object, known: Sequence[Any]) -> Any:
    """Return the one of the known values that is meant, or None if none or several fit.

    Case is ignored. For a game (`name` is "game"), one word of it or its class name is enough.

    >>> meant("game", "Goose", ["astute-goose", "brain-wave"]), meant("player", "ann", ["Ben"])
    ('astute-goose', None)
    """
    wish = same_form(wish) if isinstance(wish, str) else wish
    if wish in known:
        return wish
    asked = _folded(wish)
    found = [one for one in known if asked == _folded(one)]
    if name == "game":
        found = found or [one for one in known if asked in (*one.split("-"), one.replace("-", ""))]
    return found[0] if len(found) == 1 else None


def choose(name: str, wish: object, known: Iterable[Any], where: str) -> Any:
    """Return the known value that is meant; raise ValueError if none or several fit.

    >>> choose("player", "ann", ["Ben", "Cy"], "on the notepad")
    Traceback (most recent call last):
    ValueError: there is no player 'ann' on the notepad: there are 'Ben', 'Cy'
    """
    values = list(dict.fromkeys(known))
    found = meant(name, wish, values)
    if found is None:
        there = f"there are {', '.join(map(repr, values))}" if values else "it is empty"
        raise ValueError(f"there is no {name} {wish!r:.60} {where}: {there}")
    return found


def _folded(name: object) -> str:
    return str(name).casefold().removeprefix("the ").replace(" ", "-").strip("-")


def shortened(value: object) -> str:
    """Return the repr of a value, without its middle if it is long."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:56]}...{text[-1]}"  # noqa: PLR2004
