"""A screen of a table on a device elsewhere, for a guest, for watchers or for the host."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, ClassVar

from ..core.files.codec import encode_move
from ..core.history import Step
from ..core.text.log import happened
from ..widgets.controls import Controls
from ..widgets.page import Refused, shown_by
from .linkedpage import LONGEST_ID, LinkedPage

if TYPE_CHECKING:
    from collections.abc import Callable, Container

    from ..core import Seat, View
    from ..widgets.scene.scene import Offer, Scene
    from ..widgets.session.session import Session
    from .seats import GuestTable


class FarScreen(Controls):
    """A screen without a comm; mixed into the widget of a game."""

    _is_hosts = False
    outlet: TablePage
    not_here: ClassVar[tuple[str, ...]] = ("step", "options")
    """What this screen does not offer."""

    def close(self) -> None:
        """Take the screen away; the table stays."""
        self._session.screens.discard(self)
        super().close()

    def move_to(self, session: Session) -> None:
        """Go on at another table, under the same link."""
        super().move_to(session)
        self.outlet.there.keep()

    def _listen(self) -> Callable[[], None]:
        ends = ExitStack()
        ends.callback(self._table.subscribe(self._follow_another))
        ends.callback(self._table.subscribe(self._follow_own, late=True))
        return ends.close

    def _follow_another(self, ply: int) -> None:
        """Publish what somebody else did; the last screen to do so has all of them sent."""
        if not self.outlet.is_asking:
            self._follow(ply)
        if ply == self.table.ply:
            self._have_sent()

    def _follow_own(self, ply: int) -> None:
        """Publish what was done here, once it is on its way to the others."""
        if self.outlet.is_asking:
            self._follow(ply)

    def _follow(self, ply: int) -> None:
        if ply == self.table.ply:
            self._publish()
            self._published = ply

    def _have_sent(self) -> None:
        if self.outlet.there.pages[-1:] == (self.outlet,):
            self.outlet.send_now()

    def can_answer(self, seats: Container[Seat]) -> bool:
        """Whether somebody is there who sits at one of these seats."""
        return self.outlet.line is not None and (self._seat is None or self._seat in seats)

    def _scene(self) -> Scene[View]:
        scene = super()._scene()
        scene["moves"] = self._here(scene["moves"])
        if scene["end"]:
            scene["end"]["offers"] = self._here(scene["end"]["offers"])
        if scene["request"]:
            scene["request"]["answers"] = self._here(scene["request"]["answers"])
        return scene

    def _here(self, offers: list[Offer]) -> list[Offer]:
        return [one for one in offers if one.get("do") not in self.not_here]

    def _obey(self, message: dict[str, Any]) -> None:
        if message.get("do") in self.not_here:
            raise Refused("only the host's own screen can do that")
        if "by" in message:  # nobody speaks for another's page
            message = {**message, "by": f"guest {self.outlet.name}"[:LONGEST_ID]}
        super()._obey(message)


class TablePage(LinkedPage):
    """A page of a table with guests."""

    screen: ClassVar[type[FarScreen]] = FarScreen
    looking = "No connection. We keep trying; a move you make now is sent once we are back."
    page: FarScreen

    def __init__(self, there: GuestTable, name: str, seat: Seat | None, secret: str = "") -> None:
        super().__init__(name, secret)
        session, self.there = there.session, there
        self.title, self.game = session.table.rules.title, session.table.rules.name
        kind: Any = type(f"{there.game.__name__}Far", (self.screen, there.game), {})
        with shown_by(self):
            self.page = kind._screen(session, seat)  # noqa: SLF001 - the other constructor

    def answer(self, what: object) -> Any:
        """Return what a program asks for that sits here instead of a person: its view, its log."""
        screen = self.page
        asked: dict[object, Callable[[], Any]] = {
            "view": self._view,
            "moves": self._moves,
            "history": self._history,
            "log": lambda: screen.table.log(screen._seat),  # noqa: SLF001
            "open": lambda: screen.table.view(None),
            "outcome": lambda: screen.table.outcome and screen.table.outcome._asdict(),
        }
        if not isinstance(what, str) or what not in asked:
            raise Refused(f"you can ask for {', '.join(map(str, asked))}, not for {what!r:.40}")
        with screen.table.lock:
            return asked[what]()

    def _view(self) -> Any:
        return self.page.table.view(self.page._seat)  # noqa: SLF001

    def _moves(self) -> Any:
        table, seat = self.page.table, self.page._seat  # noqa: SLF001
        return [encode_move(move) for move in table.moves(seat)] if seat in table.actors else []

    def _history(self) -> Any:
        """Return each move as this seat may know it: its own in full, the others' in words."""
        screen = self.page
        table, seat = screen.table, screen._seat  # noqa: SLF001
        return [_row(table, step, seat) for step in table.history]


class SharedScreen(TablePage):
    """The host's own screen without a notebook, for all players who do not sit elsewhere."""

    most_lines = 3
    closed = "This table is closed and its game is kept: “Go on” on your own page continues it."

    def __init__(self, there: GuestTable, secret: str = "") -> None:
        super().__init__(there, "", None, secret)


def _row(table: Any, step: Step, seat: Seat | None) -> dict[str, Any]:
    own = step.seat == seat
    return {
        "ply": step.ply,
        "seat": step.seat,
        "move": encode_move(step.move) if own else None,
        "told": " ".join(happened(table.rules, table.players, step, seat)),
    }
