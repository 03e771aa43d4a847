"""The hall of `brainwaves serve`, in this process, and a host at the end of a websocket."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets.doors.links import Link
from brainwaves_widgets.doors.server.door import close_room, open_door
from brainwaves_widgets.serve.command import open_hall
from tests.doors.clients import OPEN, Client

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from brainwaves_widgets.serve.host import Hall


class Host(Client):
    """The host at the host's page."""

    def start(self, game: str, *players: str, **options: Any) -> dict[str, Any]:
        """Start a table; a name with a colon is a program's. Return what is shown of it."""
        seats = [
            {"name": "", "program": one[1:]} if one[0] == ":" else _person(one) for one in players
        ]
        form = {"game": game, "seats": seats, "options": options}
        return self.do("start", form=form)

    def do(self, what: str, **more: Any) -> dict[str, Any]:
        """Do something; return what is shown of the table that is unfolded then."""
        number = self.scene["answers"] + 1
        told = self.send({"do": what, "n": number, **more})
        assert not [one for one in told if one["kind"] == "message"]
        while self.scene["answers"] != number:
            self.until(lambda one: one["kind"] == "scene")
        shown: dict[str, Any] = self.scene["shown"]
        return shown

    def refused(self, what: str, **more: Any) -> str:
        """Do something that is refused; return why."""
        told = self.send({"do": what, **more})
        return next(str(one["content"]["error"]) for one in told if one["kind"] == "message")

    def see(self, **shown: Any) -> None:
        """Wait until the first table of the list is as it should be."""
        row = self.scene["tables"][0]
        while any(text not in row[name] for name, text in shown.items()):
            self.until(lambda one: one["kind"] == "scene")
            row = self.scene["tables"][0]


def _person(name: str) -> dict[str, str]:
    return {"name": name, "program": ""}


@pytest.fixture
def hall(home: Path) -> Iterator[Hall]:  # noqa: ARG001 - where tables are kept
    hall = open_hall(lan=False, port=0)
    yield hall
    while OPEN:
        OPEN.pop().close()
    page = hall.host.page
    for table in page.tables:
        page._receive(page, {"do": "close", "table": table.id}, [])
    close_room(hall)


@pytest.fixture
def url(hall: Hall) -> str:
    door = open_door()
    assert door
    return Link(door.address, hall.name, hall.host.secret).url


@pytest.fixture
def host(url: str) -> Host:
    return Host(url)
