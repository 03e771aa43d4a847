"""Finding the player, game, level or mode on the notepad that somebody means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.options import same_form

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .database import Result


def find(name: str, wish: object, rows: Sequence[Result]) -> str:
    """Return the value on the notepad that is meant; raise ValueError if none or several fit."""
    known = list(dict.fromkeys(str(getattr(row, name)) for row in rows))
    wish = same_form(wish) if isinstance(wish, str) else wish
    asked = _folded(wish)
    meant = [
        value
        for value in known
        if asked == _folded(value) or (name == "game" and _is_game(asked, value))
    ]
    if wish in known or len(meant) == 1:
        return str(wish) if wish in known else meant[0]
    listed = f"there are {', '.join(map(repr, known))}" if known else "it is empty"
    msg = f"there is no {name} {wish!r:.60} on the notepad: {listed}"
    raise ValueError(msg)


def _is_game(asked: str, name: str) -> bool:
    """Whether a word of a game's name, or the name of its class, was asked for: `"BrainWave"`."""
    return asked in name.split("-") or asked == name.replace("-", "")


def _folded(name: object) -> str:
    return str(name).casefold().removeprefix("the ").replace(" ", "-").strip("-")
