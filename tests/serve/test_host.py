"""The host's page: tables are started, invited to, watched, played again and closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from brainwaves_widgets.doors.links import Link
from brainwaves_widgets.notepad.notepad import Notepad
from tests.common import until
from tests.doors.clients import Client

if TYPE_CHECKING:
    from brainwaves_widgets.serve.host import Hall

    from .hosts import Host

GOOSE, BOAR, MATRIX = "astute-goose", "brilliant-boar", "game-matrix"


def seat(shown: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in shown["seats"] if one["name"] == name)
    return found


def test_a_table_is_started_and_played_from_two_devices(host: Host, hall: Hall) -> None:
    assert host.scene["tables"] == []
    assert host.scene["code"] == ""
    shown = host.start(BOAR, "Ann", "Ben")
    assert [one["note"] for one in shown["seats"]] == ["plays at your screen"] * 2
    assert shown["hint"] == ""
    shown = host.do("invite", table=shown["id"], player="Ben")
    assert shown["here"] == 1
    assert "only on this computer" in shown["hint"]
    assert "brainwaves serve --lan" in shown["hint"]
    assert seat(shown, "Ben")["way"]["qr"] == ""  # a phone cannot use it
    ben, here = Client(seat(shown, "Ben")["way"]["url"]), Client(shown["screen"])
    host.see(status="Ann to move")
    assert ben.scene["seat"] == 1
    assert here.scene["view"]["seat"] == 0  # Ann alone is left at the host's screen
    here.play()
    here.play()
    (table,) = hall.host.page.tables
    ben.catch_up(table.game.ply)
    ben.play()
    host.see(status="Ben to move")
    shown = host.do("withdraw", table=shown["id"], player="Ben")
    assert shown["here"] == 2
    assert ben.until(lambda one: one["kind"] == "closed")


def test_watchers_come_only_where_the_host_allows_them(host: Host) -> None:
    shown = host.start(GOOSE, "Ann", "Ben")
    assert shown["watch"] is None
    link = host.do("watch", table=shown["id"], allow=True)["watch"]["url"]
    watcher = Client(link)
    assert watcher.scene["moves"] == []
    host.see(status="to move. 1 person watches.")
    assert host.do("watch", table=shown["id"], allow=False)["watch"] is None
    assert watcher.until(lambda one: one["kind"] == "closed")
    with pytest.raises(HTTPError):
        urlopen(link)


def test_a_code_is_shown_where_other_devices_can_come(host: Host, hall: Hall) -> None:
    hall.door.go_by("https://games.example.org")
    shown = host.start(BOAR, "Ann", "Ben")
    shown = host.do("invite", table=shown["id"], player="Ben")
    assert seat(shown, "Ben")["way"]["qr"].startswith("data:image/svg+xml")
    assert shown["hint"] == ""


def test_programs_move_by_themselves_though_nobody_looks(host: Host, hall: Hall) -> None:
    host.start(MATRIX, ":Careful", ":Greedy", version="original", dots=1)
    (table,) = hall.host.page.tables
    table.game._session.turns.pace = 0.0
    host.see(status="Over")
    assert {one.player for one in Notepad().rows()} == {"Careful", "Greedy"}
    assert host.scene["results"][0]["title"] == "Game Matrix, original, 1 dot"
    host.do("again", table=table.id)
    host.see(status="to move")


def test_a_program_replies_to_a_guest(host: Host, hall: Hall) -> None:
    """A guest's page lets programs move; where it does not, the server does after a while."""
    shown = host.start(GOOSE, "Ann", ":Perfect")
    ann = Client(host.do("invite", table=shown["id"], player="Ann")["seats"][0]["way"]["url"])
    (table,) = hall.host.page.tables
    ann.play()
    before = table.game.ply
    until(lambda: any(step.seat == 1 for step in table.game.history[before - 1 :]))


def test_play_again_and_close(host: Host, hall: Hall) -> None:
    shown = host.start(MATRIX, "Ann", "Ben", version="original", dots=1)
    url = host.do("invite", table=shown["id"], player="Ben")["seats"][1]["way"]["url"]
    ben, here = Client(url), Client(shown["screen"])
    assert "Ask for another" in ben.closed
    assert "Go on" in here.closed  # the host asks nobody
    assert "not over" in host.refused("again", table=shown["id"])
    game = hall.host.page.tables[0].game
    while game.outcome is None:
        game.play(game.moves()[0])
    host.see(status="Over: Ann")
    shown = host.do("again", table=shown["id"])
    assert seat(shown, "Ben")["way"]["url"] == url  # under the same link
    ben.until_scene(lambda scene: scene["end"] is None)
    host.see(status="to move")
    host.do("close", table=shown["id"])
    assert host.scene["tables"] == []
    assert ben.until(lambda one: one["kind"] == "closed")
    assert host.scene["kept"]  # the game can be gone on with
    host.do("open", kept=host.scene["kept"][0]["id"])
    assert host.scene["tables"][0]["players"] == "Ben, Ann"
    assert host.scene["kept"] == []


def test_what_is_wrong_is_told(host: Host, hall: Hall) -> None:
    shown = host.start(GOOSE, "Ann", ":Perfect")
    table = shown["id"]
    assert "does not sit" in host.refused("invite", table=table, player="Cleo")
    assert "does not sit" in host.refused("invite", table=table, player=[1])
    assert "is a program" in host.refused("invite", table=table, player=shown["seats"][1]["name"])
    assert "is not invited" in host.refused("withdraw", table=table, player="Ann")
    nonsense: tuple[Any, ...] = ("x", 7, None, [], {})
    for wrong in nonsense:
        assert "closed" in host.refused("close", table=wrong)
    assert "nothing to do" in host.refused("watch", table=table, allow="yes")
    assert "nothing to do" in host.refused("table")  # no game is shown in the lobby itself
    assert "Ann" in host.refused("start", form=_form("Ann", "Ann"))
    assert len(hall.host.page.tables) == 1


def _form(*names: str) -> dict[str, Any]:
    seats = [{"name": one, "program": ""} for one in names]
    return {"game": GOOSE, "seats": seats, "options": {}}


def test_the_hosts_page_is_behind_its_link(host: Host, url: str) -> None:
    """A guest, or a stranger, does not get there, and a guest's line does nothing of the host's."""
    shown = host.start(GOOSE, "Ann", "Ben")
    guest_url = host.do("invite", table=shown["id"], player="Ben")["seats"][1]["way"]["url"]
    guest, link, hall = Client(guest_url), Link.read(guest_url), Link.read(url)
    for address in (
        f"{hall.base}/",
        f"{hall.base}/brainwaves/t/{hall.table}",
        f"{hall.base}/brainwaves/t/{hall.table}/{link.secret}",
        f"{hall.base}/brainwaves/t/{link.table}/{hall.secret}",
    ):
        with pytest.raises(HTTPError, match="404"):
            urlopen(address)
    mixed = Client(url, hello=False)
    mixed.say(kind="hello", secret=link.secret)
    assert mixed.read() == {"kind": "closed"}
    for what in ("invite", "withdraw", "close", "show", "start"):
        told = guest.send({"do": what, "table": link.table, "player": "Ann", "ply": 3})
        assert [one for one in told if one["kind"] == "message"]
    host.do("show", table=shown["id"])
    assert host.scene["shown"] is None
    assert not any(hall.secret in text for text in (*guest.frames, *host.frames))
    assert len(host.scene["tables"]) == 1
