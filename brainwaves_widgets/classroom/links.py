"""The links of a class: one that everybody joins by, and one for each pupil who has joined."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from ..core.installed import STATIC
from ..doors import record
from ..doors.linkedpage import LinkedPage
from ..doors.rooms import Room
from ..widgets.page import Page, Refused, nothing_in, shown_by
from .journal import Past
from .pupil import Pupil
from .school_class import MOST, SchoolClass
from .wire import EntranceScene

ENTRANCE: Final = "0"


def _files(school: SchoolClass) -> Path:
    """Return the module that draws the pages: lessons without figures show other games."""
    return STATIC / ("pupil" if school.script.plan.definitions else "pupilgames")


class EntrancePage(Page):
    """Where pupils say their names."""

    def __init__(self, link: EntranceLink) -> None:
        self._link, self.files = link, _files(link.room.school)  # type: ignore[misc]
        super().__init__()

    def _scene(self) -> EntranceScene:
        return {
            "stage": "entrance",
            "lesson": self._link.room.school.script.title,
            "key": self._link.room.name,
        }

    def _obey(self, message: dict[str, Any]) -> None:
        match message:
            case {"do": "join", "name": name}:
                self._link.go(self._link.room.admit(name))
            case {"do": "again", "secret": str(secret)}:
                self._link.go(self._link.room.known(secret))
            case _:
                raise nothing_in(message)

    def _text(self) -> str:
        return "The entrance of a class."

    _picture = _text


class PupilPage(Page):
    """A pupil's page, as it is sent to the pupil's device."""

    def __init__(self, pupil: Pupil, school: SchoolClass) -> None:
        self._pupil, self.files = pupil, _files(school)  # type: ignore[misc]
        super().__init__()
        pupil.send_scene = self._send_scene
        pupil.send = self.send

    def _publish(self) -> None:
        self._pupil.publish()

    def _greet(self) -> None:
        self._send_scene(self._pupil.scene())

    def _obey(self, message: dict[str, Any]) -> None:
        self._pupil.obey(message)

    def _text(self) -> str:
        return f"The page of {self._pupil.name}."

    _picture = _text


class ClassLink(LinkedPage):
    """A link of a class."""

    looking = (
        "Your teacher's computer does not answer. Your work is kept, and this page tries again."
    )
    closed = "Your teacher has ended this class. What you did is kept."


class EntranceLink(ClassLink):
    """The link of the class, which many open at once."""

    most_lines = 2 * MOST

    def __init__(self, room: ClassRoom, secret: str) -> None:
        super().__init__("", secret)
        self.room, self.title = room, room.school.script.title
        with shown_by(self):
            self.page = EntrancePage(self)

    def go(self, link: PupilLink) -> None:
        """Lead whoever asked to a page of their own."""
        self.reply({"kind": "go", "secret": link.secret})


class PupilLink(ClassLink):
    """The link of one pupil, which nobody else has."""

    def __init__(self, pupil: Pupil, room: ClassRoom, number: str, secret: str = "") -> None:
        super().__init__(pupil.name, secret)
        self.number = number
        """The record of the class keeps the link under this number, without a name."""
        self.pupil, self.title = pupil, room.school.script.title
        self._room = room
        pupil.device = {"key": room.name, "secret": self.secret, "name": pupil.name}
        with shown_by(self):
            self.page = PupilPage(pupil, room.school)

    def come(self) -> None:
        """Note that the pupil is there."""
        self.pupil.here = True
        self._room.school.changed()

    def miss(self) -> None:
        """Note that the pupil is away."""
        self.pupil.here = False
        self._room.school.changed()


class ClassRoom(Room):
    """The pages of a class."""

    def __init__(self, school: SchoolClass, past: Past | None = None) -> None:
        """Open a room; an interrupted class gets the links that it had."""
        super().__init__(past.room.table if past else "")
        secrets = past.room.seats if past else {}
        self.school = school
        self.entrance = EntranceLink(self, secrets.get(ENTRANCE, ""))
        self._links: dict[str, PupilLink] = {}
        for name, number in past.numbers.items() if past else ():
            pupil = school.pupils[name]
            self._links[name] = PupilLink(pupil, self, number, secrets.get(number, ""))
            school.follow(pupil)
        self._newest = max((int(one) for one in secrets), default=0)

    @property
    def pages(self) -> Sequence[LinkedPage]:
        """The entrance, and the pages of the pupils."""
        return self.entrance, *self._links.values()

    def admit(self, name: object) -> PupilLink:
        """Let somebody in who says a name."""
        pupil = self.school.join(name)
        link = self._links.get(pupil.name)
        if link is None or link.pupil is not pupil:
            self._newest += 1
            link = self._links[pupil.name] = PupilLink(pupil, self, str(self._newest))
            self.keep()
            self.school.note({"joined": pupil.name, "number": link.number})
            self.school.follow(pupil)
        return link

    def keep(self) -> None:
        """Note the links where a Jupyter server that pupils join through finds them; no names."""
        port, lan = self.at
        secrets = {one.number: one.secret for one in tuple(self._links.values())}
        secrets[ENTRANCE] = self.entrance.secret
        bundle = str(self.entrance.files)
        with suppress(OSError):  # then pupils can join only at the door's own address
            record.Record(self.name, "", bundle, port, lan, self.key, secrets).write()

    def known(self, secret: str) -> PupilLink:
        """Return the link of somebody who has been here before."""
        found = [one for one in tuple(self._links.values()) if one.knows(secret)]
        if not found:
            raise Refused("This class does not know you yet. Write your name.")
        return found[0]

    def leave(self, name: str) -> None:
        """Withdraw a pupil's link."""
        link = self._links.pop(name, None)
        if link is not None:
            link.hang_up("closed")
            link.page.close()
            self.keep()
