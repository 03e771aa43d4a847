"""Which widget shows which game: found by the game's name when it is needed, never before."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import TYPE_CHECKING

from ..core.installed import game_named, game_names

if TYPE_CHECKING:
    from .game import GameWidget


def widget_of(name: str) -> type[GameWidget]:
    """Return the widget class of an installed game, by the name that its rules and files bear.

    The game's description says where it is.

    >>> widget_of("astute-goose").__name__
    'AstuteGoose'
    """
    game = game_named(name)
    if game is None:
        msg = f"no game {name!r:.40} is installed; there is {', '.join(game_names())}"
        raise ValueError(msg)
    if not game.widget:
        msg = f"the game {name!r:.40} is installed, but has no widget"
        raise ValueError(msg)
    widget: type[GameWidget] = resolve_name(game.widget)
    return widget
