"""A seat at a table in another kernel: a widget with that seat's view."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from threading import Event
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

import traitlets as t

from ..core.files.codec import decode_move, encode_move
from ..core.installed import game_named, game_names
from ..core.rules import CHANCE, IllegalMove
from ..core.text.tables import Listing, html_table, text_table
from ..widgets.page import Page
from .invitation import NO_TORNADO
from .links import Link

if TYPE_CHECKING:
    from pathlib import Path

    from ..core import Move, Outcome, View
    from ..core.game import Game
    from .wire import Shown

NO_SOCKETS = "bw.join needs a kernel on a computer; in a browser, open the link in a new tab"
HEADS = ("ply", "player", "move", "what happened")


class Row(NamedTuple):
    """A move as one seat may know it."""

    ply: int
    player: str
    move: Move | None
    """The move itself, if it is this player's own; `told` says what the others did."""
    told: str


class FarHistory(Listing[Row]):
    """The moves of a game elsewhere, one row each; it shows as a table in a notebook."""

    def _cells(self) -> list[tuple[object, ...]]:
        return [(one.ply, one.player, one.move or "", one.told) for one in self]

    def __repr__(self) -> str:
        return text_table(HEADS, self._cells()) if self else "no moves"

    def _repr_html_(self) -> str:
        return html_table(HEADS, self._cells())


class JoinedGame(Page):
    """A seat at a table elsewhere, shown and played here."""

    ply = t.Int(read_only=True, help="How many moves were made, those of chance included.")

    def __init__(self, link: Link) -> None:
        from .connection import FarLine  # noqa: PLC0415 - it needs tornado

        self._newest: dict[str, Any] = {}
        self._shown, self._refusal = Event(), ""
        self._line = FarLine(link, self._see, self._hear)
        welcome = self._line.welcome()
        self.player, self._title = welcome["name"], welcome["title"]
        self._game = _installed(welcome["game"], self._title)
        for name, value in welcome["constants"].items():
            self.add_traits(**{name: t.Dict(value, read_only=True).tag(sync=True)})
        self._shown.wait(5)
        super().__init__()

    @property
    def files(self) -> Path:  # type: ignore[override] # one for each game
        """The module and the style sheet of the game."""
        if self._game.bundle is None:
            raise ValueError(f"{self._title} has no canvas that draws it")
        return self._game.bundle

    # What a cell can ask

    @property
    def state(self) -> NoReturn:
        """The state is in the host's kernel, with all that this player may not know."""
        raise RuntimeError(
            f"the state of this game is elsewhere, in the host's kernel; "
            f".view() is what {self.player or 'a bystander'} may know"
        )

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(self._newest["view"]["players"])

    @property
    def history(self) -> FarHistory:
        """The moves so far as this player may know them, one row each."""
        players, game = self.players, self._game
        return FarHistory(
            [
                Row(
                    one["ply"],
                    "chance" if one["seat"] == CHANCE else players[one["seat"]],
                    None if one["move"] is None else decode_move(game, one["move"]),
                    one["told"],
                )
                for one in self._line.ask("history")
            ]
        )

    @property
    def outcome(self) -> Outcome | None:
        """Scores and winners, once the game is over."""
        from ..core import Outcome  # noqa: PLC0415 - its name is taken by the annotation

        told = self._line.ask("outcome")
        return told and Outcome(tuple(told["scores"]), tuple(told["winners"]))

    def view(self) -> View:
        """Return what this player may know now."""
        view: View = self._line.ask("view")
        return view

    def moves(self) -> tuple[Move, ...]:
        """Return this player's legal moves now."""
        return tuple(decode_move(self._game, one) for one in self._line.ask("moves"))

    def log(self) -> list[str]:
        """Return what happened so far in words, as far as this player may read it."""
        log: list[str] = self._line.ask("log")
        return log

    def play(self, move: Move) -> None:
        """Make a move; an IllegalMove says why it cannot be made."""
        self._refusal = ""
        content = {"move": encode_move(move), "ply": self._newest["ply"]}
        self._line.wait(self._line.send(content))
        if self._refusal:
            raise IllegalMove(self._refusal)

    def close(self) -> None:
        """Leave the seat and take the widget away; the link stays valid."""
        self._line.close()
        super().close()

    # From there to the page and back

    def _see(self, shown: Shown) -> None:
        self._newest = shown["scene"]
        if self._shown.is_set() and hasattr(self, "_lock"):
            with self._lock:
                self._publish()
        self._shown.set()

    def _hear(self, content: dict[str, Any]) -> None:
        self._refusal = str(content.get("error", self._refusal))
        if hasattr(self, "_lock"):
            self.send(content)

    def _scene(self) -> dict[str, Any]:
        return self._newest

    def _publish(self) -> None:
        super()._publish()
        self.set_trait("ply", self._newest["ply"])

    def _obey(self, message: dict[str, Any]) -> None:
        if message.get("do") == "live":
            self._line.send_now(message)
        else:
            self._line.send(message)

    def _text(self) -> str:
        seat = f"{self.player}'s seat, at" if self.player else "watching"
        return f"{self._title}: {seat} a table elsewhere"

    def _picture(self) -> str:
        return self._game.picture(self._line.ask("open"))


def join(link: str) -> JoinedGame:
    """Sit down at a table in another kernel, or watch it, with the link of an invitation.

    The widget shows what the player of that seat may know, and a cell can ask for `.view()`,
    `.moves()`, `.history` and `.log()` and `.play(move)`; the state stays where the game is.
    In Brain Wave the canvas also steers or dodges a breakthrough, through both kernels.

    >>> import brainwaves_widgets as bw
    >>> game = bw.AstuteGoose(["Ann", "Ben"], seed=7)
    >>> ben = bw.join(game.invite("Ben").url)
    >>> ben.moves()
    (Ready(),)
    >>> ben.play(ben.moves()[0])
    >>> game.view("Ann")["waiting"]
    [0]
    >>> ben.close(); game.close_door()
    """
    where = Link.read(link)
    if sys.platform == "emscripten":
        raise RuntimeError(NO_SOCKETS)
    if find_spec("tornado") is None:
        raise RuntimeError(NO_TORNADO)
    return JoinedGame(where)


def _installed(name: str, title: str) -> Game:
    game = game_named(name)
    if game is None:
        raise ValueError(f"{title} ({name}) is not installed here, only {', '.join(game_names())}")
    return game
