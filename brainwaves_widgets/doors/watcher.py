"""Those who watch a table: they see what lies open to all, and do nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..rulebook.answer import ASKED
from ..widgets.page import Refused
from .farscreen import FarScreen, TablePage

if TYPE_CHECKING:
    from collections.abc import Container

    from ..core import Seat, View
    from ..widgets.scene.scene import Offer, Scene
    from ..widgets.session.session import Session
    from .linked import Line
    from .seats import GuestTable


class WatchScreen(FarScreen):
    """A screen with the view of a bystander, at which nothing is played."""

    def can_answer(self, seats: Container[Seat]) -> bool:
        """Nobody who watches is asked."""
        del seats
        return False

    def _sit_at(self, session: Session, seat: Seat | None) -> None:
        super()._sit_at(session, seat)
        self._curtain = self._only = None

    def _offers(self) -> list[Offer]:
        return []

    def _scene(self) -> Scene[View]:
        scene = super()._scene()
        scene["whose"] = ". ".join(["You are watching", *self._session.missing()])
        scene["request"] = scene["undo"] = scene["redo"] = None
        if scene["end"]:
            scene["end"]["offers"] = []
        return scene

    def _obey(self, message: dict[str, Any]) -> None:
        """Answer questions; that the page is in sight, or its clock has run out, moves nothing."""
        if message.get("do") in ("seen", "hidden", "time is up"):
            self.send({"done": True})
        elif message.get("do") in ASKED or "ask" in message:
            super()._obey(message)
        else:
            raise Refused("you are watching: the players move")


class Watchers(TablePage):
    """The page of all who watch a table; it has one link for all of them."""

    screen = WatchScreen
    most_lines = 100

    def __init__(self, there: GuestTable, secret: str = "") -> None:
        super().__init__(there, "", None, secret)

    def connect(self, line: Line, seen: object) -> None:
        """Let somebody watch; the players are told how many do."""
        super().connect(line, seen)
        self.there.count_watchers(len(self.lines))

    def disconnect(self, line: Line) -> bool:
        """Note that somebody watches no more."""
        is_last = super().disconnect(line)
        self.there.count_watchers(len(self.lines))
        return is_last
