"""Opening the door to a class, and closing it."""

from __future__ import annotations

from typing import NamedTuple

from ..doors import record
from ..doors.invitation import Invitation, open_way
from .links import ClassRoom
from .school_class import SchoolClass


class Opened(NamedTuple):
    """A class whose door is open."""

    room: ClassRoom
    invitation: Invitation

    def close(self) -> None:
        """Withdraw all links of the class."""
        from ..doors.server.door import close_room  # noqa: PLC0415 - it is imported already

        self.room.hang_up("closed")
        record.forget(self.room.name)
        close_room(self.room)


def open_class(school: SchoolClass, *, lan: bool, at: str | None) -> Opened:
    """Open a door for a class; raise RuntimeError where there can be none."""
    way = open_way(lan=lan, at=at)
    room = ClassRoom(school)
    way.door.add(room)
    room.keep()
    call = f'bw.Classroom("{school.script.plan.number}")'
    return Opened(room, way.invitation("The class", room.name, room.entrance.secret, call))
