"""What goes over a guest's connection: no move is lost or doubled, and the newest page plays."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets.doors.linkedpage import LinkedPage
from brainwaves_widgets.doors.server import handlers
from tests.common import until

from .clients import Client

if TYPE_CHECKING:
    from brainwaves_widgets.widgets import GameWidget


def errors(told: list[dict[str, object]]) -> list[str]:
    return [str(one["content"]["error"]) for one in told if one["kind"] == "message"]  # type: ignore[index]


def test_a_move_that_is_sent_again_is_made_once(game: GameWidget) -> None:
    url = game.invite("Ben").url
    ben = Client(url)
    ready = {**ben.scene["moves"][0], "ply": ben.scene["ply"]}
    ben.send(ready, "page-1")
    ben.close()  # it never heard of that
    again = Client(url)
    assert errors(again.send(ready, "page-1")) == []
    assert [step.seat for step in game.history].count(1) == 1
    assert errors(again.send(ready, "page-2")) == ["that came too late: the game has moved on"]


def test_a_refusal_that_was_lost_is_told_again(game: GameWidget) -> None:
    url = game.invite("Ben").url
    roll = {"move": {"type": "Roll"}, "ply": game.ply}
    first = errors(Client(url).send(roll, "page-1"))
    assert "not legal" in first[0]
    assert errors(Client(url).send(roll, "page-1")) == first


def test_the_newest_page_plays(game: GameWidget) -> None:
    url = game.invite("Ben").url
    old = Client(url)
    new = Client(url)
    assert old.until(lambda one: one["kind"] == "elsewhere")
    ply = game.ply
    old.say(kind="message", id="late", content={**old.scene["moves"][0], "ply": ply})
    old.until(lambda one: one["kind"] == "gone")
    assert game.ply == ply
    new.play()
    assert game.ply == ply + 1
    assert not game.scene["whose"]


def test_a_move_is_on_its_way_to_the_others_before_its_own_page_is_shown_it(
    game: GameWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    show, send_now = LinkedPage.show, LinkedPage.send_now

    def showing(page: LinkedPage, *what: Any) -> None:
        shown.append(page.name)
        show(page, *what)

    def sending(page: LinkedPage) -> None:
        shown.append("sent")
        send_now(page)

    guests = [(name, Client(game.invite(name).url)) for name in ("Ann", "Ben")]
    until(lambda: not game.scene["whose"])
    for _, guest in guests * 2:  # they read what there is to read
        guest.say(kind="ping")
        guest.until(lambda one: one["kind"] == "pong")
    monkeypatch.setattr(LinkedPage, "show", showing)
    monkeypatch.setattr(LinkedPage, "send_now", sending)
    for (name, guest), (other, another) in (guests, guests[::-1]):
        shown.clear()
        guest.play()
        assert shown == [other, "sent", name]
        assert guest.scene["ply"] == game.ply
        another.until(lambda one: one["kind"] == "scene" and one["scene"]["ply"] == game.ply)


def test_only_what_is_new_is_sent_to_a_page_that_was_cut_off(game: GameWidget) -> None:
    url = game.invite("Ben").url
    ben = Client(url)
    until(lambda: not game.scene["whose"])
    ben.close()
    same = Client(url, seen=ben.number)
    same.say(kind="ping")
    assert same.read()["kind"] == "pong"
    same.close()
    for move in (*game.moves("Ann"), *game.moves("Ben")):
        game.play(move)
    begun = monotonic()
    back = Client(url, seen=ben.number)
    back.until(lambda one: one["kind"] == "scene")
    assert monotonic() - begun < 2
    assert back.scene["ply"] == game.ply
    assert back.scene["view"]["phase"] == "roll"


def test_a_slow_guest_gets_the_newest_scene_and_no_queue(game: GameWidget) -> None:
    ben = Client(game.invite("Ben").url)
    for _ in range(50):
        game.play(game.moves("Ann")[0], "Ann")
        game.undo()
    game.play(game.moves("Ann")[0], "Ann")
    before = len(ben.frames)
    ben.until(lambda one: one.get("number") == _newest())
    assert len(ben.frames) - before < 5
    assert ben.scene["ply"] == game.ply


def _newest() -> int:
    from brainwaves_widgets.doors.server.door import open_door  # noqa: PLC0415

    door = open_door()
    assert door
    (there,) = door.tables.values()
    return there.guests["Ben"]._number


def test_a_guest_who_answers_no_ping_is_away(
    game: GameWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handlers, "PING_SECONDS", 0.05)
    monkeypatch.setattr(handlers, "GRACE_SECONDS", 0.05)
    url = game.invite("Ben").url
    Client(url)
    until(lambda: game.scene["whose"] == "Ben is away.")
    there = Client(url)
    for _ in range(8):
        there.until(lambda one: one["kind"] == "ping")
        there.say(kind="pong")
    assert not game.scene["whose"]


def test_a_program_can_ask_for_what_its_seat_may_know(game: GameWidget) -> None:
    ben = Client(game.invite("Ben").url)
    assert ben.ask("view") == game.view("Ben")
    assert ben.ask("log") == game.log("Ben")
    assert ben.ask("moves") == [{"type": "Ready"}]
    assert ben.ask("outcome") is None
    ben.say(kind="ask", what="state", id="ask")
    assert "you can ask for view" in ben.until(lambda one: one["kind"] == "error")["text"]


def test_a_guest_has_only_what_is_a_guests(game: GameWidget) -> None:
    ben = Client(game.invite("Ben").url)
    for what in ("step", "options", "take over", "random"):
        told = errors(ben.send({"do": what, "ply": game.ply}))
        assert told == ["only the host's own screen can do that"]
    assert "nothing to do" in errors(ben.send({"do": "redo", "ply": game.ply}))[0]
    assert (
        "cannot make that move for [0]"
        in errors(ben.send({"move": {"type": "Ready"}, "seats": [0], "ply": game.ply}))[0]
    )


def test_two_guests_who_move_at_once_make_one_move_each(game: GameWidget) -> None:
    ann, ben = (Client(game.invite(name).url) for name in ("Ann", "Ben"))
    ann.say(kind="message", id="a", content={**ann.scene["moves"][0], "ply": ann.scene["ply"]})
    ben.say(kind="message", id="b", content={**ben.scene["moves"][0], "ply": ben.scene["ply"]})
    for one in (ann, ben):
        one.until(lambda message: message["kind"] == "made")
    made = [step.seat for step in game.history[3:]]
    assert made in ([0], [1])  # the other came too late, and is told so
