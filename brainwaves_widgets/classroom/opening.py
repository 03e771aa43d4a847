"""Opening the door to a class, and closing it."""

from __future__ import annotations

from typing import NamedTuple

from ..doors.invitation import Invitation
from .school_class import SchoolClass


class Opened(NamedTuple):
    """A class whose door is open."""

    room: object
    invitation: Invitation

    def close(self) -> None: ...


def open_class(school: SchoolClass, *, lan: bool, at: str | None) -> Opened: ...
