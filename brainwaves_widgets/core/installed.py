"""The installed games, found by the names that save files and the notepad know them by."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from .rules import Rules

GAMES = "brainwaves_widgets.games"


def game_names() -> list[str]:
    """Return the names of all installed games.

    >>> game_names()
    ['astute-goose', 'brain-wave', 'brilliant-boar', 'game-matrix']
    """
    return sorted(entry_points(group=GAMES).names)


def entry_of(name: object) -> EntryPoint | None:
    """Return the entry point of an installed game, or None."""
    found = entry_points(group=GAMES)
    return found[name] if isinstance(name, str) and name in found.names else None


def game_named(name: object) -> Rules[Any] | None:
    """Return the rules of an installed game, or None.

    >>> game_named("astute-goose")
    <Rules of The Astute Goose>
    """
    entry = entry_of(name)
    return entry.load() if entry else None
