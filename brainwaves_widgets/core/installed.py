"""The installed games, found by the names that save files and the notepad know them by."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from .game import Game
from .text.names import meant

GAMES: Final = "brainwaves_widgets.games"
STATIC: Final = Path(__file__).parents[1] / "static"
"""The modules and style sheets that the build makes for the browser."""


def game_names() -> list[str]:
    """Return the names of all installed games.

    >>> game_names()
    ['astute-goose', 'brain-wave', 'brilliant-boar', 'game-matrix']
    """
    return sorted(entry_points(group=GAMES).names)


def game_named(name: object) -> Game | None:
    """Return the description of an installed game, or None.

    >>> game_named("astute-goose")
    <Rules of The Astute Goose>
    """
    found = entry_points(group=GAMES)
    if not isinstance(name, str) or name not in found.names:
        return None
    return Game.of(found[name].load())


def game_of(game: object) -> Game:
    """Return the game that is meant by a widget class, a name or Rules.

    >>> game_of("game-matrix"), game_of("goose")
    (<Rules of Game Matrix>, <Rules of The Astute Goose>)
    """
    rules: Any = getattr(game, "rules", game)
    if isinstance(rules, str):
        found = game_named(meant("game", rules, game_names()))
        if found is None:
            raise ValueError(
                f"no game {rules!r:.40} is installed; there are {', '.join(game_names())}"
            )
        return found
    if not hasattr(rules, "actors") or not hasattr(rules, "options_type"):
        raise ValueError(
            f"game is a widget class such as bw.GameMatrix, a name or rules, not {rules!r:.60}"
        )
    return Game.of(rules)


@cache
def known_game(name: str) -> Game | None:
    """Return an installed game; the second call with the same name is quick."""
    return game_named(name)
