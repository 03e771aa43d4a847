"""A class behind a real door: pupils come in by its link, each to a page of their own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from websocket import WebSocketBadStatusException

import brainwaves_widgets as bw
from brainwaves_widgets.core.installed import STATIC
from brainwaves_widgets.doors import record
from brainwaves_widgets.doors.links import Link, ticket_of
from tests.doors.clients import Client

from .desks import enter

if TYPE_CHECKING:
    pass


def trouble(told: list[dict[str, Any]]) -> str:
    (found,) = [one["content"]["error"] for one in told if one["kind"] == "message"]
    return str(found)


def test_many_come_in_by_one_link_and_each_has_a_page(room: bw.Classroom) -> None:
    entrance, other = Client(room.url, device="one"), Client(room.url, device="two")
    assert entrance.scene == {
        "stage": "entrance",
        "lesson": "05 · The family of quadrilaterals",
        "key": Link.read(room.url).table,
    }
    ann = Client(enter(room, entrance, do="join", name="Ann"))
    ben = Client(enter(room, other, do="join", name="Ben"))
    assert (ann.scene["name"], ben.scene["name"]) == ("Ann", "Ben")
    assert "Somebody is already called Ann" in trouble(other.send({"do": "join", "name": "ANN"}))
    assert "nothing to do" in trouble(other.send({"do": "dance"}))
    assert "does not know you" in trouble(other.send({"do": "again", "secret": "A" * 22}))
    again = enter(room, other, do="again", secret=ann.link.secret)  # in another tab
    assert again == ann.link.url
    secrets = {ann.link.secret, ben.link.secret}
    assert not [text for text in entrance.frames if ben.link.secret in text or "Ben" in text]
    assert not [text for text in ben.frames if ann.link.secret in text or "Ann" in text]
    assert len(secrets | {Link.read(room.url).secret}) == 3


def test_a_page_is_found_again_and_the_newest_one_works(room: bw.Classroom) -> None:
    url = enter(room, Client(room.url), do="join", name="Ann")
    first = Client(url)
    first.send({"do": "go on", "step": 0})
    second = Client(url)
    assert first.until(lambda one: one["kind"] == "elsewhere")
    assert second.scene["step"] == 1
    assert room.standing("Ann").step == 1


def test_the_module_of_the_page_is_the_only_file(room: bw.Classroom) -> None:
    link = Link.read(room.url)
    place = f"{link.base}/brainwaves/t/{link.table}/{ticket_of(link.secret)}"
    with urlopen(f"{place}/game.js") as module:
        assert module.read() == STATIC.joinpath("pupil.js").read_bytes()
    with pytest.raises(HTTPError):
        urlopen(f"{place}/quiz.js")


def test_a_drag_is_answered_and_sends_nothing_else(room: bw.Classroom) -> None:
    ann = Client(enter(room, Client(room.url), do="join", name="Ann"))
    room._school.pupils["Ann"].go_to(3)
    ann.until_scene(lambda scene: scene["step"] == 3)
    lab = next(one for one in ann.scene["parts"] if one["module"] == "figurelab")
    corners = [list(one) for one in lab["scene"]["corners"]]
    corners[2] = [8, 6]
    drag = {"do": "drag", "corners": corners, "corner": 2, "by": "me", "number": 1}
    told = ann.send({"do": "part", "id": lab["id"], "content": drag})
    (answer,) = told
    assert answer["content"]["part"] == lab["id"]
    assert answer["content"]["content"]["answer"]["rows"]


def test_the_teacher_sees_the_class_and_a_removed_pupil_is_out(room: bw.Classroom) -> None:
    ann = Client(enter(room, Client(room.url), do="join", name="Ann"))
    room.receive({"do": "pause", "on": True})
    ann.until_scene(lambda scene: scene["stage"] == "paused")
    assert [(one["name"], one["here"]) for one in room.scene["pupils"]] == [("Ann", True)]
    assert room.scene["paused"]
    for message in ({"do": "pause"}, {"do": "tables", "size": 1}, {"do": "remove", "name": "Bo"}):
        before = room.scene
        room.receive(message)
        assert room.scene == before
    room.remove("Ann")
    assert ann.until(lambda one: one["kind"] == "closed")
    with pytest.raises(WebSocketBadStatusException):
        Client(ann.link.url)
    assert room.pupils == ()


def test_after_the_class_its_links_lead_nowhere(room: bw.Classroom) -> None:
    name = Link.read(room.url).table
    kept = record.read(name)
    assert kept is not None
    room.close()
    assert record.read(name) is None
    with pytest.raises(OSError, match=r"refused|404"):
        urlopen(room.url)


def test_names_are_in_no_file_but_the_results(room: bw.Classroom, home: Path) -> None:
    enter(room, Client(room.url), do="join", name="Anneliese")
    assert not [one for one in home.rglob("*.json") if "Anneliese" in one.read_text("utf-8")]
    assert "Anneliese" not in repr(room) + room._picture()


def test_a_class_through_a_jupyter_server_has_its_address(home: Path) -> None:
    del home
    room = bw.Classroom("00", at="https://hub.example.org/user/ann/", folder=None)
    try:
        assert room.url.startswith("https://hub.example.org/user/ann/brainwaves/t/")
        assert json.loads(json.dumps(room.scene))["folder"] == ""
        with pytest.raises(ValueError, match="keeps no results"):
            room.report()
    finally:
        room.close()


@pytest.mark.parametrize("options", [{"at": "hub"}, {"lan": 3}, {"definitions": "mine"}])
def test_options_that_are_none_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="not"):
        bw.Classroom("05", **options)
