"""Hosts of the tests: one at the end of a websocket, and the command in a process of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from brainwaves_widgets.doors.links import Link
from brainwaves_widgets.doors.server.door import close_room
from brainwaves_widgets.serve.command import open_hall
from tests.doors.clients import OPEN, Client

if TYPE_CHECKING:
    from collections.abc import Iterator

    from brainwaves_widgets.serve.host import Hall

LINK = re.compile(r"https?://[\w.:/]+/brainwaves/t/0{12}/\S{22}")


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


@contextmanager
def opened_hall() -> Iterator[Hall]:
    """Open the hall in this process; close it with all its tables."""
    hall = open_hall(lan=False, port=0)
    try:
        yield hall
    finally:
        while OPEN:
            OPEN.pop().close()
        page = hall.host.page
        for table in page.tables:
            page._receive(page, {"do": "close", "table": table.id}, [])
        close_room(hall)


def url_of(hall: Hall) -> str:
    return Link(hall.door.address, hall.name, hall.host.secret).url


def _person(name: str) -> dict[str, str]:
    return {"name": name, "program": ""}


@contextmanager
def served(port: int, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run the command; give its process and what it says."""
    command = [sys.executable, "-m", "brainwaves_widgets.cli", "serve", "--no-browser", *options]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    with subprocess.Popen([*command, f"--port={port}"], **pipes) as process:  # type: ignore[call-overload]
        try:
            told = ""
            while "Ctrl-C" not in told and (line := process.stdout.readline()):
                told += line
            yield process, told
        finally:
            while OPEN:
                OPEN.pop().close()
            process.kill()


def link_in(told: str) -> str:
    found = LINK.search(told)
    assert found, told
    return found[0]
