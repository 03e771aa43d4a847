"""Opening the door to a class, closing it, and finding one that was interrupted."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ..doors import record
from ..doors.invitation import Invitation, open_way
from .journal import Journal, Past, interrupted
from .links import ClassRoom
from .school_class import SchoolClass


class Opened(NamedTuple):
    """A class whose door is open."""

    room: ClassRoom
    invitation: Invitation
    journal: Journal

    def close(self) -> None:
        """Withdraw all links of the class."""
        from ..doors.server.door import close_room  # noqa: PLC0415 - it is imported already

        self.room.hang_up("closed")
        record.forget(self.room.name)
        self.journal.end()
        close_room(self.room)


def open_class(
    school: SchoolClass,
    folder: Path | None,
    *,
    lan: bool,
    at: str | None,
    past: Past | None = None,
) -> Opened:
    """Open a door for a class; raise RuntimeError where there can be none.

    Ask for the port of an interrupted class. If the school has taken that class up, its links work
    again; at another port they do not, so everybody may come in again by the same name.
    """
    way = open_way(lan=lan, at=at, port=past.room.port if past else 0)
    taken = past if past and school.pupils else None
    room = ClassRoom(school, taken)
    way.door.add(room)
    room.keep()
    number = school.script.plan.number
    journal = Journal(folder, room.name)
    if taken is None:
        journal.begin(room.name, number)
    elif way.door.port != taken.room.port:
        for name in school.pupils:
            school.let_in(name)
    school.note = journal.note
    call = f'bw.Classroom("{number}")'
    invitation = way.invitation("The class", room.name, room.entrance.secret, call)
    return Opened(room, invitation, journal)


def find_interrupted(folder: Path | None, lesson: str) -> Past | None:
    """Return a class that was interrupted, unless another kernel holds it."""
    past = interrupted(folder, lesson)
    if past is None:
        return None
    from ..doors.server.door import Door, open_door  # noqa: PLC0415 - it needs tornado

    there = open_door()
    is_ours = there is not None and there.port == past.room.port
    return past if is_ours or not Door.is_taken(past.room.port) else None
