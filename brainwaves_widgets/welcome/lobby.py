"""The lobby as a widget: a form, and then the game in its place.

The game is a child of the lobby in the way that anywidget composes widgets, which works in
JupyterLab, Notebook 7, JupyterLite and marimo; marimo does not show boxes of ipywidgets.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Literal

import traitlets as t
from anywidget import WidgetTrait

from ..core.files.record import SaveError
from ..core.installed import STATIC
from ..widgets.controls import Controls
from ..widgets.game import GameWidget
from ..widgets.page import Page, Refused, nothing_in
from . import still
from .form import Checked, check, code_of, form_of, read_form
from .lists import as_kept, first_form, kept_games, last_results, lessons
from .shelf import Boxed, shelf
from .wire import LobbyScene


class Lobby(Page):
    """Choose a game, who plays and how; Start shows the table in its place.

    >>> lobby = Lobby()
    >>> lobby.game is None
    True
    >>> lobby.start()
    >>> lobby.game.outcome is None
    True
    """

    files = STATIC / "lobby"
    boxes: Any = t.List(read_only=True).tag(sync=True)
    """The games on the shelf; they never change."""
    game: Any = WidgetTrait().tag(sync=True)
    """The game that is played here; None before Start."""

    def __init__(self, game: str | None = None, *, go_on: bool = False) -> None:
        self._shelf, self._missing = shelf()
        if game is not None and game not in self._shelf:
            raise ValueError(f"there is no game {game!r:.40}; there are {', '.join(self._shelf)}")
        self._form = first_form(self._shelf, game)
        self._at: Literal["form", "table"] = "form"
        self._answers = 0
        self._host: Controls | None = None
        """The screen that it replaces for a while."""
        super().__init__()
        self.set_trait("boxes", [one.shown for one in self._shelf.values()])
        kept = next((one for one in self._kept if game in {None, one.name}), None)
        if go_on and kept:
            with suppress(Refused):  # it stays in the list; choosing it there says what is wrong
                self._open(kept.path.name)

    @classmethod
    def at(cls, screen: Controls) -> Lobby:
        """Return a lobby in the place of a game that is over, filled in as that game was."""
        lobby = cls()
        lobby._host = screen
        lobby._fill_in(screen)
        return lobby

    # What a cell can do

    @property
    def code(self) -> str:
        """The line of code that does the same as Start; empty while something is wrong."""
        arguments, troubles = self._checked
        return "" if troubles else code_of(arguments, self._boxed)

    def start(self) -> None:
        """Start the chosen game; raise ValueError if something is wrong with a field."""
        arguments, troubles = self._checked
        if troubles:
            raise Refused(" ".join(troubles.values()))
        self._sit_down(self._boxed.widget(**arguments))

    # To the browser

    @property
    def _boxed(self) -> Boxed:
        return self._shelf[self._form["game"]]

    @property
    def _checked(self) -> Checked:
        return check(self._form, self._boxed)

    def _greet(self) -> None:
        self._look_around()
        super()._greet()

    def _look_around(self) -> None:
        """Find the unfinished games, the last results and the lessons."""
        self._kept = kept_games()
        self._results, trouble = last_results()
        self._lessons = lessons()
        self._note = " ".join(filter(None, (self._missing, trouble)))

    def _scene(self) -> LobbyScene:
        return {
            "at": self._at,
            "form": self._form,
            "answers": self._answers,
            "troubles": self._checked.troubles,
            "code": self.code,
            "kept": as_kept(self._kept),
            "results": self._results,
            "lessons": self._lessons,
            "note": self._note,
        }

    # From the browser

    def _obey(self, message: dict[str, Any]) -> None:
        number = message.get("n")
        self._answers = number if type(number) is int else self._answers
        match message:
            case {"do": "choose", "form": form}:
                self._form = read_form(form, self._shelf)
            case {"do": "start", "form": form}:
                self._form = read_form(form, self._shelf)
                self.start()
            case {"do": "open", "kept": name}:
                self._open(name)
            case {"do": "form"}:
                self._at = "form"
                self._look_around()
            case {"do": "table"} if self.game is not None:
                self._at = "table"
            case _:
                raise nothing_in(message)
        self._publish()

    def _open(self, name: object) -> None:
        """Continue a kept game."""
        kept = next((one for one in self._kept if one.path.name == name), None)
        if kept is None:
            self._look_around()
            raise Refused("that game is no longer kept; choose one of the new list")
        try:
            game = kept.open(coach=self._form["options"].get("coach") is True)
        except (SaveError, OSError, ValueError) as error:
            raise Refused(f"that game cannot be opened: {error}") from None
        self._sit_down(game)

    def _sit_down(self, game: GameWidget) -> None:
        """Show a game instead of the form, or on the screen that shows this lobby."""
        host, before = self._host, self.game
        if host is not None and host.table.rules is game.table.rules:
            host._session.move_to(game._session)  # noqa: SLF001 - the lobby seats its players
            game.close()
            return
        game._session.choose_anew = self._fill_in  # noqa: SLF001
        self.game, self._at = game, "table"
        self._publish()
        if before is not None:
            before.close()

    def _fill_in(self, screen: Controls) -> None:
        """Show the form, filled in as the game at a screen was."""
        table = screen.table
        chance = table.chance if isinstance(table.chance, str) else "auto"
        game = table.record(times=False)._replace(chance=chance)
        self._form = form_of(game, self._shelf[table.rules.name])
        if screen._session.coach:  # noqa: SLF001 - beside the options, in no record
            self._form["options"]["coach"] = True
        self._at = "form"
        self._look_around()
        self._publish()

    # Without a browser

    def _text(self) -> str:
        return still.text(self._shelf.values(), self.game)

    def _picture(self) -> str:
        return still.picture(self._shelf.values(), self.game)


def lobby(game: str | None = None, *, go_on: bool = False) -> Lobby:
    """Return a lobby, where you start a game without code.

    Args:
        game: The game to begin with, by its name in save files, such as "game-matrix".
        go_on: Whether to continue the latest unfinished game at once, if there is one.

    It begins with the last game, its players and options, lists unfinished games, the last results
    and the lessons, and shows the line of code that does the same as Start. After Start,
    `lobby.game` is the game.

    >>> import brainwaves_widgets as bw
    >>> lobby = bw.lobby()
    >>> lobby.code[:10]
    'game = bw.'
    """
    return Lobby(game, go_on=go_on)
