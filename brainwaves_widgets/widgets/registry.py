"""Which widget shows which game, the lobby, the door: found by name when needed, never before."""

from __future__ import annotations

from importlib import import_module
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Protocol

from ..core.installed import game_named, game_names
from .page import Page

if TYPE_CHECKING:  # they import this module
    from .controls import Controls
    from .game import GameWidget


def lobby_at(screen: Controls) -> Page:
    """Return a lobby that is filled in as the game at a screen was, to play it otherwise."""
    lobby: Page = resolve_name("brainwaves_widgets.welcome.lobby:Lobby").at(screen)
    return lobby


class Invitation(Protocol):
    """A seat that is played from elsewhere; it shows as a link, and a QR code for other devices."""

    @property
    def player(self) -> str:
        """Who is invited; empty for those who watch."""

    @property
    def url(self) -> str:
        """The link."""

    @property
    def hint(self) -> str:
        """Who can open it."""

    def _repr_html_(self) -> str:
        """Show it in a notebook."""


def door_of() -> Any:
    """Return the module that invites guests: its `invite`, `take_up` and `withdraw`."""
    return import_module("brainwaves_widgets.doors.invitation")


def widget_of(name: str) -> type[GameWidget]:
    """Return the widget class of an installed game, by the name that its rules and files bear.

    The game's description says where it is.

    >>> widget_of("astute-goose").__name__
    'AstuteGoose'
    """
    game = game_named(name)
    if game is None:
        raise ValueError(
            f"no game {name!r:.40} is installed; the games are {', '.join(game_names())}"
        )
    if not game.widget:
        raise ValueError(f"the game {name!r:.40} is installed, but has no widget")
    widget: type[GameWidget] = resolve_name(game.widget)
    return widget
