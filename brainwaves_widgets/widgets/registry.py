"""Which widget shows which game: found by the game's name when it is needed, never before."""

from __future__ import annotations

from importlib import import_module

from ..core.installed import entry_of, game_names
from .game import GameWidget


def widget_of(name: str) -> type[GameWidget]:
    """Return the widget class of an installed game, by the name that its rules and files bear.

    A game's widget lives in the module `widget` of the package that has its rules.

    >>> widget_of("astute-goose").__name__
    'AstuteGoose'
    """
    entry = entry_of(name)
    if entry is None:
        msg = f"no game {name!r:.40} is installed; there is {', '.join(game_names())}"
        raise ValueError(msg)
    rules = entry.load()
    for found in vars(import_module(f"{entry.module}.widget")).values():
        if isinstance(found, type) and issubclass(found, GameWidget):
            widget: type[GameWidget] = found
            if vars(widget).get("rules") is rules:
                return widget
    msg = f"the game {name!r:.40} is installed, but has no widget"
    raise ValueError(msg)
