"""Opening the door to a class, and closing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..doors.invitation import Invitation, open_door_at
from .school_class import SchoolClass

if TYPE_CHECKING:
    from .links import ClassRoom


class Opened(NamedTuple):
    """A class whose door is open."""

    room: ClassRoom
    invitation: Invitation

    def close(self) -> None:
        """Withdraw all links of the class."""
        from ..doors.server.door import close_room  # noqa: PLC0415 - it is imported already

        self.room.hang_up("closed")
        close_room(self.room)


def open_class(school: SchoolClass, *, lan: bool, at: str | None) -> Opened:
    """Open a door for a class; raise RuntimeError where there can be none."""
    way = open_door_at(lan=lan, at=at)
    from .links import ClassRoom  # noqa: PLC0415 - it needs tornado

    room = ClassRoom(school)
    way.door.add(room)
    return Opened(room, way.invitation("The class", room.name, room.entrance.secret))
