"""The installed games, found by the names that save files and the notepad know them by."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from .save import GAMES

if TYPE_CHECKING:
    from .rules import Rules


def game_names() -> list[str]:
    """Give the names of all installed games.

    >>> game_names()
    ['astute-goose', 'brain-wave', 'brilliant-boar', 'game-matrix']
    """
    return sorted(entry_points(group=GAMES).names)


def game_named(name: object) -> Rules[Any] | None:
    """Give the rules of an installed game, or None.

    >>> game_named("astute-goose")
    <Rules of The Astute Goose>
    """
    found = entry_points(group=GAMES)
    if not isinstance(name, str) or name not in found.names:
        return None
    loaded: Rules[Any] = found[name].load()
    return loaded
