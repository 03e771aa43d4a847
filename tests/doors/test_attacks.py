"""Attacks on a door: what SECURITY.md says was tried is tried here."""

from __future__ import annotations

import re
import socket
from contextlib import suppress
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
import websocket

from brainwaves_widgets.doors.links import Link, new_secret, ticket_of
from brainwaves_widgets.doors.server import limits
from tests.common import until

from .clients import Client, cheats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from brainwaves_widgets.widgets import GameWidget


@pytest.fixture
def url(game: GameWidget) -> str:
    return game.invite("Ben").url


def address(url: str) -> tuple[str, int]:
    parts = urlsplit(url)
    assert parts.hostname
    assert parts.port
    return parts.hostname, parts.port


def raw(url: str, request: str) -> bytes:
    """Send bytes as they are; return all that comes back."""
    with socket.create_connection(address(url), timeout=10) as line:
        line.sendall(request.encode("latin-1"))
        answer = b""
        with suppress(ConnectionError):
            while more := line.recv(65536):
                answer += more
        return answer


def get(url: str, path: str, *headers: str, method: str = "GET") -> bytes:
    host = urlsplit(url).netloc
    named = [] if any(one.startswith("Host:") for one in headers) else [f"Host: {host}"]
    lines = [f"{method} {path} HTTP/1.1", *named, "Connection: close", *headers, "", ""]
    return raw(url, "\r\n".join(lines))


def test_nothing_answers_without_a_secret(url: str) -> None:
    link = Link.read(url)
    there, ticket = f"/brainwaves/t/{link.table}", ticket_of(link.secret)
    assert b" 200 " in get(url, f"{there}/{link.secret}")
    assert b" 200 " in get(url, f"{there}/{ticket}/game.js")
    paths = [
        "/",
        "/brainwaves",
        "/brainwaves/t/",
        there,
        f"{there}/",
        f"{there}/{new_secret()}",
        f"{there}/{new_secret()}/socket",
        f"{there}/{link.secret}/door.js",  # files are had by the ticket alone
        f"{there}/{link.secret[:-1]}",
        f"{there}/{link.secret}x",
        f"{there}/{link.secret.swapcase()}",
        f"{there}/{link.secret}/",
        f"/brainwaves/t/000000000000/{link.secret}",
        f"/brainwaves/t/{link.table.upper()}/{new_secret()}",
        f"{there}/{ticket}/../../../../etc/passwd",
        f"{there}/{ticket}/..%2f..%2f..%2fetc%2fpasswd",
        f"{there}/{ticket}/%2e%2e/%2e%2e/door.py",
        f"{there}/{ticket}/goose.js",
        f"{there}/{ticket}/door.js%00.css",
        f"{there}/{ticket}/door.js.map",
        f"{there}/{ticket}//door.js",
        f"{there}/{ticket}\\door.js",
        f"//{there}/{link.secret}",
        f"http://elsewhere.example{there}/{link.secret}x",
        "/api/kernels",
        "/static/door.js",
        "/favicon.ico",
        "/robots.txt",
        "*",
    ]
    answers = {path: get(url, path) for path in paths}
    assert {path for path, one in answers.items() if not one.startswith(b"HTTP/1.1 404 ")} == set()
    (body,) = {one.partition(b"\r\n\r\n")[2].decode() for one in answers.values()}
    told = re.sub("<style>.*</style>|<title>.*</title>|<[^>]*>", "", body).split()
    assert " ".join(told) == "There is nothing here. Ask your host for another link."
    assert "viewport" in body  # it can be read on a phone
    assert not re.search("script|src|href|http|url", body)
    heads = "".join(one.partition(b"\r\n\r\n")[0].decode() for one in answers.values())
    assert heads.count("Content-Security-Policy: default-src 'none'; style-src 'sha256-") == len(
        answers
    )
    assert heads.count("frame-ancestors 'none'") == heads.count("nosniff") == len(answers)
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH", "HEAD", "TRACE", "CONNECT"):
        assert b" 200 " not in get(url, f"{there}/{link.secret}", method=method)[:20]


def test_a_page_forbids_frames_and_strangers(url: str) -> None:
    with urlopen(url) as answer:
        headers, text = answer.headers, answer.read().decode()
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cache-Control"] == "no-store"
    assert "Server" not in headers
    assert "Set-Cookie" not in headers
    assert "http" not in text
    assert Link.read(url).secret not in text


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1.evil.example:{port}", "", "[::1]"]
)
def test_another_name_for_the_door_is_refused(url: str, host: str) -> None:
    """As when a stranger's site has its name point to this computer."""
    path, port = urlsplit(url).path, address(url)[1]
    assert b" 200 " not in get(url, path, f"Host: {host.format(port=port)}")[:20]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "file://"])
def test_a_page_of_another_site_gets_no_socket(url: str, origin: str) -> None:
    with pytest.raises(websocket.WebSocketBadStatusException):
        Client(url, origin=origin)


def test_a_link_opens_one_seat(make: Callable[..., GameWidget]) -> None:
    game, other = make("BrilliantBoar"), make("BrilliantBoar")
    ann, ben = game.invite("Ann").url, game.invite("Ben").url
    far = other.invite("Ben").url
    assert Client(ben).scene["seat"] == 1
    for other_link in (ann, far):
        mixed = Client(ben, hello=False)
        mixed.say(kind="hello", secret=Link.read(other_link).secret)
        assert mixed.read() == {"kind": "closed"}
    stolen = Client(ben, hello=False)  # the ticket from somebody's address bar, and no more
    wrong: list[Any] = ["", None, 7, ticket_of(Link.read(ben).secret), "é" * 22, ["x"], {}]
    for secret in wrong:
        stolen.say(kind="hello", secret=secret)
    assert {stolen.read()["kind"] for _ in range(2)} <= {"closed", "gone"}
    silent = Client(ben, hello=False)
    for message in ({"kind": "ask", "what": "view"}, {"kind": "message", "id": "1", "content": {}}):
        silent.say(**message)
        assert "say hello" in silent.read()["text"]
    with pytest.raises(HTTPError):
        urlopen(far.replace(Link.read(far).table, Link.read(ben).table))


def test_a_stranger_who_says_nothing_is_shown_out(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("brainwaves_widgets.doors.server.handlers.HELLO_SECONDS", 0.1)
    assert Client(url, hello=False).read() == {"kind": "gone"}


def test_large_messages_and_bytes_end_the_connection(url: str) -> None:
    for text in ("x" * (limits.LARGEST + 1), b"\x00\x01"):
        ben = Client(url)
        send = ben.socket.send_binary if isinstance(text, bytes) else ben.socket.send
        with suppress(ConnectionError):
            send(text)  # type: ignore[arg-type]
            ben.until(lambda one: one["kind"] == "gone")
    assert Client(url).scene["seat"] == 1


def test_too_many_messages_end_the_connection(game: GameWidget, url: str) -> None:
    ann, ben = Client(game.invite("Ann").url), Client(url)
    with suppress(ConnectionError):
        for _ in range(3 * int(limits.BURST)):
            ben.say(kind="ping")
    with suppress(ConnectionError):
        ben.until(lambda one: one["kind"] == "gone")
    ann.play()  # nobody else is held up
    assert Client(url).scene["ply"] == game.ply


def test_names_are_text(make: Callable[..., GameWidget]) -> None:
    name = "</script><img src=x onerror=alert(1)>"
    game = make(players=["Ann", name])
    with urlopen(game.invite(name).url) as page:
        assert name not in page.read().decode()


@pytest.fixture
def lines(url: str) -> Iterator[Callable[[int], list[socket.socket]]]:
    opened: list[socket.socket] = []

    def open_many(count: int) -> list[socket.socket]:
        made = [socket.create_connection(address(url), timeout=10) for _ in range(count)]
        opened.extend(made)
        return made

    yield open_many
    for line in opened:
        line.close()


def test_a_thousand_connections_take_nobodys_place(
    game: GameWidget, url: str, lines: Callable[[int], list[socket.socket]]
) -> None:
    ben = Client(url)
    idle = lines(1000)
    ben.play()  # who sits stays
    begun = monotonic()
    ann = Client(game.invite("Ann").url)  # and who comes gets in
    assert monotonic() - begun < 2
    ann.play()
    most = limits.MOST_STRANGERS + 2
    until(lambda: sum(_is_closed(line) for line in idle) >= 1000 - most)


def _is_closed(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def test_whoever_asks_slowly_is_shown_out(
    make: Callable[..., GameWidget], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow loris sends a byte now and then, so that a request never ends."""
    monkeypatch.setattr(limits, "HEADER_SECONDS", 0.5)
    url = make().invite("Ben").url
    ben = Client(url)
    with socket.create_connection(address(url), timeout=10) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        begun, sent = monotonic(), 0
        with suppress(ConnectionError):
            while monotonic() - begun < 5:
                line.sendall(b"X-Slow: 1\r\n"[sent % 11 : sent % 11 + 1])
                sent += 1
                sleep(0.02)
        assert monotonic() - begun < 3
    ben.play()


def test_a_request_with_a_body_or_huge_headers_is_refused(url: str) -> None:
    path = urlsplit(url).path
    assert b" 200 " not in get(url, path, f"X: {'y' * limits.MOST_HEADERS}")[:20]
    host = f"Host: {urlsplit(url).netloc}"
    close = "Connection: close"
    smuggled = f"POST {path} HTTP/1.1\r\n{host}\r\n{close}\r\nContent-Length: 99999\r\n\r\n"
    assert b" 200 " not in raw(url, smuggled)[:20]
    with pytest.raises(HTTPError):
        urlopen(Request(url, data=b"x", method="POST"))


def test_a_guest_who_cheats_changes_nothing(game: GameWidget, url: str) -> None:
    ben = Client(url)
    before = game.table.to_json()
    for content in cheats(ben.scene):
        ben.send(content)
    assert game.table.to_json() == before
    assert game.ply == ben.scene["ply"]
