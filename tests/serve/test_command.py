"""The command itself: its words, its ports, its end, and its tables after a restart."""

from __future__ import annotations

import os
import signal
import socket
from http.client import HTTPConnection
from typing import TYPE_CHECKING

import pytest

from brainwaves_widgets import cli
from brainwaves_widgets.doors import record
from tests.doors.clients import Client
from tests.servers import free_port

from .hosts import Host, link_in, served

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow


def test_tables_and_links_survive_a_restart(home: Path) -> None:
    port = free_port()
    with served(port) as (process, told):
        assert "for this computer" in told
        assert "taken up" not in told
        host = Host(link_in(told))
        shown = host.start("game-matrix", "Ann", "Ben", version="original", dots=1)
        url = host.do("invite", table=shown["id"], player="Ben")["seats"][1]["way"]["url"]
        watch = host.do("watch", table=shown["id"], allow=True)["watch"]["url"]
        ben, here = Client(url), Client(shown["screen"])
        while not ben.scene["moves"]:
            here.play()
            ben.catch_up(here.scene["ply"])
        ben.play()
        ply = ben.scene["ply"]
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
        assert process.stdout
        rest = process.stdout.read()
        assert "all tables are kept" in rest
        assert "Traceback" not in rest
    with served(port) as (process, told):
        assert "1 table is open again" in told
        host = Host(link_in(told))
        assert [one["id"] for one in host.scene["tables"]] == [shown["id"]]
        back = Client(url, seen=ben.number)
        back.until(lambda one: one["kind"] == "scene")
        assert back.scene["ply"] == ply
        assert Client(watch).scene["ply"] == ply
        assert Client(shown["screen"]).scene["ply"] == ply
        host.do("close", table=shown["id"])
        process.send_signal(signal.SIGKILL)
    assert [one.table for one in record.every()] == ["0" * 12]  # withdrawn links are gone
    mode = (home / "doors" / f"{'0' * 12}.json").stat().st_mode
    assert os.name == "nt" or mode & 0o077 == 0
    with served(port, "--new-link") as (_, again):
        assert link_in(again) != link_in(told)
        assert "taken up" not in again


@pytest.mark.usefixtures("home")
def test_links_begin_with_the_address_of_a_proxy() -> None:
    port = free_port()
    with served(port, "--at=https://games.example.org/club/") as (_, told):
        link = link_in(told)
        assert link.startswith("https://games.example.org/club/brainwaves/t/")
        assert f"as far as your proxy passes them on to http://127.0.0.1:{port}" in told
        path = link.removeprefix("https://games.example.org/club")  # as a proxy would ask for it
        assert page_of(port, path, "games.example.org") == 200
        assert page_of(port, path, f"127.0.0.1:{port}") == 200
        assert page_of(port, path, "evil.example.org") == 404


@pytest.mark.usefixtures("home")
def test_an_address_that_is_none_is_told() -> None:
    with pytest.raises(SystemExit, match="--at is the address of your proxy"):
        cli.main(["serve", "--at", "games.example.org"])


def page_of(port: int, path: str, host: str) -> int:
    line = HTTPConnection("127.0.0.1", port, timeout=20)
    line.request("GET", path, headers={"Host": host})
    status = line.getresponse().status
    line.close()
    return status


@pytest.mark.usefixtures("home")
def test_what_stands_in_the_way_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as line:
        port = line.getsockname()[1]
        with served(port) as (process, told):
            assert process.wait(60) == 1
    assert f"port {port} is taken" in told
    assert f"--port {port + 1}" in told
    with pytest.raises(SystemExit, match="a port is a whole number"):
        cli.main(["serve", "--port", "many"])
    with pytest.raises(SystemExit):
        cli.main(["serve", "--help"])
    assert "--lan" in capsys.readouterr().out


@pytest.mark.usefixtures("home")
def test_guests_need_tornado(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brainwaves_widgets.serve.command.find_spec", lambda _name: None)
    with pytest.raises(SystemExit, match="guests need tornado"):
        cli.main(["serve"])
