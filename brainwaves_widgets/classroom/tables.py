"""Tables of Game Matrix for groups of pupils: each pupil's page turns into a seat."""

from __future__ import annotations

from collections.abc import Container, Sequence

from ..core import Seat
from ..doors.guest import GuestScreen
from ..lessons.tutorials.lessons import LessonPlan
from ..matrix.widget import GameMatrix
from ..widgets.page import shown_by
from ..widgets.session.session import Session
from .pupil import Pupil


class PupilScreen(GuestScreen, GameMatrix):
    """A seat on a pupil's page."""

    outlet: Pupil  # type: ignore[assignment] # it has no link of its own

    def can_answer(self, seats: Container[Seat]) -> bool:
        """Whether the pupil is there, and sits at one of these seats."""
        return self.outlet.here and self._seat in seats

    def move_to(self, session: Session) -> None:
        """Go on at another table, on the same page."""
        super(GuestScreen, self).move_to(session)

    def _have_sent(self) -> None:
        """Leave it to the pupil's page."""


def start_table(number: int, pupils: Sequence[Pupil], plan: LessonPlan) -> GameMatrix:
    """Seat pupils at a table with the cards of a lesson."""
    names = [one.name for one in pupils]
    game = GameMatrix(players=names, claims="teach", cards=plan.attributes)
    session = game._session  # noqa: SLF001 - as a door seats its guests
    with session.table.lock:
        session.guests = dict.fromkeys(names, "")
        session.sit_again()
    for seat, pupil in enumerate(pupils):
        with shown_by(pupil):
            screen = PupilScreen._screen(session, seat)  # noqa: SLF001 - the other constructor
        pupil.sit(screen, str(number))
    return game


def end_table(pupils: Sequence[Pupil]) -> None:
    """Let pupils go back to the lesson; the game stays as it is."""
    for pupil in pupils:
        seat = pupil.seat
        pupil.sit(None)
        if seat is not None:
            seat.close()
