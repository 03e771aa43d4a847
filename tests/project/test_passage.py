"""Guests come in through a Jupyter server, with a link and without its token."""

from __future__ import annotations

import socket
from threading import Thread
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
import websocket

import brainwaves_widgets as bw
from brainwaves_widgets.doors import record
from brainwaves_widgets.doors.links import Link
from tests.doors.clients import Client

if TYPE_CHECKING:
    from pathlib import Path

    from tests.project.conftest import Serve

pytestmark = pytest.mark.slow
OPTIONS = (
    *("-m", "jupyter_server", "--port={port}", "--no-browser", "--allow-root"),
    "--ServerApp.base_url=/user/ann/",
    "--IdentityProvider.token=secret",
    "--ServerApp.allow_unauthenticated_access=False",
    "--ServerApp.jpserver_extensions=brainwaves_widgets.doors.passage=True",
)


def rogue(port: int) -> Thread:
    """Somebody else has the door's port now: listen there, and note what comes."""
    heard: list[bytes] = []
    line = socket.create_server(("127.0.0.1", port))

    def listen() -> None:
        other, _ = line.accept()
        heard.append(other.recv(65536))
        other.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nrogue")
        other.close()
        line.close()

    thread = Thread(target=listen)
    thread.heard = heard  # type: ignore[attr-defined]
    thread.start()
    return thread


def shows(url: str) -> str:
    """Return what is shown at an address, Jupyter's question for its token included."""
    try:
        with urlopen(url) as answer:
            return str(answer.read().decode())
    except HTTPError as error:
        with error:
            return error.read().decode()


def test_guests_come_in_through_a_jupyter_server(home: Path, serve: Serve) -> None:  # noqa: ARG001
    game = bw.AstuteGoose(["Ann", "Ben"], seed=7)
    with serve(*OPTIONS, status="/user/ann/api/status?token=secret") as server:
        at = f"http://127.0.0.1:{server.port}/user/ann/"
        url = game.invite("Ben", at=at).url
        link = Link.read(url)
        with urlopen(url) as page:
            assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]
            text = page.read().decode()
            assert link.secret not in text
        ticket = text.partition('data-ticket="')[2][:22]
        with urlopen(f"{at}brainwaves/t/{link.table}/{ticket}/game.js") as module:
            assert b"Astute Goose" in module.read()
        ben = Client(url)
        ben.play()
        assert game.history[-1].seat == 1
        joined = bw.join(url)
        assert joined.view() == game.view("Ben")
        joined.close()

        there = f"brainwaves/t/{link.table}"
        for path in ("api/kernels", "api/contents", there, f"{there}/{'A' * 22}"):
            told = shows(at + path)
            assert "data-ticket" not in told
            assert "Password or token" in told or "Forbidden" in told or "nothing here" in told
        with pytest.raises(websocket.WebSocketBadStatusException):
            Client(url, origin="http://evil.example")

        kept = record.read(link.table)
        assert kept
        ben.close()
        game.close_door()
        with pytest.raises(HTTPError):
            urlopen(url)

        kept.write()  # as if the kernel had been killed, and its port were another's
        other = rogue(kept.port)
        with pytest.raises(websocket.WebSocketBadStatusException):
            Client(url)
        other.join(10)
        heard = other.heard[0].decode()  # type: ignore[attr-defined]
        assert link.secret not in heard
        assert "secret" not in heard
    record.forget(link.table)
