"""Watchers of a table: they see what everybody may see, and cannot move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.text.phrases import with_sentences
from ..rulebook.answer import ASKED
from ..widgets.page import Refused
from .farscreen import FarScreen, TablePage
from .linkedpage import LinkedPage

if TYPE_CHECKING:
    from collections.abc import Container

    from ..core import Seat, View
    from ..widgets.scene.scene import Offer, Scene
    from ..widgets.session.session import Session
    from .linkedpage import Line
    from .seats import GuestTable


class WatchScreen(FarScreen):
    """A screen with the view of a bystander, where nobody can move."""

    def can_answer(self, seats: Container[Seat]) -> bool:
        """Watchers are never asked."""
        del seats
        return False

    def _sit_at(self, session: Session, seat: Seat | None) -> None:
        super()._sit_at(session, seat)
        self._curtain = self._only = None

    def _offers(self) -> list[Offer]:
        return []

    def _may_move(self, seat: Seat) -> bool:
        del seat
        return False

    def _scene(self) -> Scene[View]:
        scene = super()._scene()
        scene["whose"] = with_sentences("You are watching", self._session.missing())
        scene["request"] = scene["undo"] = scene["redo"] = None
        if scene["end"]:
            scene["end"]["offers"] = []
        return scene

    def _obey(self, message: dict[str, Any]) -> None:
        """Answer questions; that the page is visible, or its clock is up, changes nothing."""
        if message.get("do") in ("seen", "hidden", "time is up"):
            self.send({"done": True})
        elif message.get("do") in ASKED or "ask" in message:
            super()._obey(message)
        else:
            raise Refused("you are watching; only the players can move")


class Watchers(TablePage):
    """The page of all watchers of a table; they share one link."""

    screen = WatchScreen
    looking = LinkedPage.looking
    most_lines = 100

    def __init__(self, there: GuestTable, secret: str = "") -> None:
        super().__init__(there, "", None, secret)

    def connect(self, line: Line, seen: object) -> None:
        """Let somebody watch, and show the players how many watch."""
        super().connect(line, seen)
        self.there.count_watchers(len(self.lines))

    def disconnect(self, line: Line) -> bool:
        """Note that somebody has stopped watching."""
        is_last = super().disconnect(line)
        self.there.count_watchers(len(self.lines))
        return is_last
