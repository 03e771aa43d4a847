"""Rooms with pages of any kind: one server, one set of limits, whatever a link leads to."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

import pytest

from brainwaves_widgets.core.installed import STATIC
from brainwaves_widgets.doors.linkedpage import LinkedPage
from brainwaves_widgets.doors.links import Link, ticket_of
from brainwaves_widgets.doors.rooms import Room
from brainwaves_widgets.doors.server.door import close_room, door
from brainwaves_widgets.widgets.page import Page, Refused, shown_by

from .clients import OPEN, Client

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class Bell(Page):
    """A bell that anybody may ring."""

    files = STATIC / "quiz"

    def __init__(self) -> None:
        self.rung = 0
        super().__init__()

    def _scene(self) -> dict[str, Any]:
        return {"rung": self.rung, "ply": self.rung}

    def _obey(self, message: dict[str, Any]) -> None:
        if message != {"do": "ring"}:
            raise Refused("one can only ring")
        self.rung += 1
        self._publish()


class BellPage(LinkedPage):
    most_lines = 2
    title = "A bell"

    def __init__(self) -> None:
        super().__init__("")
        with shown_by(self):
            self.page = Bell()
        self.told: list[str] = []

    def come(self) -> None:
        self.told.append("come")


class Hall(Room):
    def __init__(self) -> None:
        super().__init__()
        self.bell = BellPage()

    @property
    def pages(self) -> Sequence[LinkedPage]:
        return [self.bell]


@pytest.fixture
def hall() -> Iterator[Hall]:
    hall = Hall()
    door().add(hall)
    yield hall
    while OPEN:
        OPEN.pop().close()
    close_room(hall)


@pytest.fixture
def url(hall: Hall) -> str:
    return Link(door().address, hall.name, hall.bell.secret).url


def test_a_room_has_pages_of_its_own_kind(hall: Hall, url: str) -> None:
    link = Link.read(url)
    with urlopen(url) as answer:
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
    ticket = ticket_of(link.secret)
    with urlopen(f"{link.base}/brainwaves/t/{link.table}/{ticket}/game.js") as module:
        assert module.read() == STATIC.joinpath("quiz.js").read_bytes()
    guest = Client(url)
    assert json.loads(guest.frames[0])["title"] == "A bell"
    assert guest.scene["rung"] == 0
    guest.send({"do": "ring"})
    guest.catch_up(1)
    assert hall.bell.page.comm is None
    guest.say(kind="ask", what="view", id="1")
    assert "cannot ask" in guest.until(lambda one: one["kind"] == "error")["text"]
    assert hall.bell.told == ["come"]


def test_several_look_at_one_page_and_answers_go_to_whoever_asked(url: str) -> None:
    first, second = Client(url), Client(url)
    assert "only ring" in first.send({"do": "steal"})[0]["content"]["error"]
    first.send({"do": "ring"})
    second.catch_up(1)
    assert not [text for text in second.frames if "only ring" in text or '"made"' in text]
    third = Client(url)  # too many: the oldest makes room
    assert first.until(lambda one: one["kind"] == "elsewhere")
    third.send({"do": "ring"}, "third-1")
    second.catch_up(2)
