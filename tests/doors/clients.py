"""Guests of the tests: they read every frame, and send whatever they like."""

from __future__ import annotations

import json
from itertools import count
from typing import TYPE_CHECKING, Any

import websocket

from brainwaves_widgets.doors.links import Link

if TYPE_CHECKING:
    from collections.abc import Callable

SECONDS = 10
OPEN: list[Client] = []
"""Those who are to be closed at the end of a test."""


class Client:
    """A guest at the end of a websocket."""

    def __init__(
        self, url: str, *, hello: bool = True, seen: int = 0, device: str = "m", **options: Any
    ) -> None:
        self.link = Link.read(url)
        self.socket = websocket.create_connection(
            self.link.socket,
            timeout=SECONDS,
            skip_utf8_validation=True,  # byte by byte; it is decoded anyway
            **options,
        )
        OPEN.append(self)
        self.frames: list[str] = []
        self.scene: dict[str, Any] = {}
        self.number, self.closed = seen, ""
        self._ids = (f"{device}-{number}" for number in count(1))
        if hello:
            self.hello(seen)

    def hello(self, seen: int = 0) -> None:
        self.say(kind="hello", secret=self.link.secret, seen=seen)
        self.closed = self.until(lambda one: one["kind"] == "welcome")["closed"]
        if not seen:
            self.until(lambda one: one["kind"] == "scene")

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def read(self) -> dict[str, Any]:
        """Return the next message; an empty one if the connection is closed."""
        text = self.socket.recv()
        if not text:
            return {"kind": "gone"}
        self.frames.append(str(text))
        message: dict[str, Any] = json.loads(text)
        if message["kind"] == "scene":
            self.scene, self.number = message["scene"], message["number"]
            self.say(kind="seen", number=self.number)
        return message

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read until a message is as it should be."""
        while True:
            message = self.read()
            if holds(message):
                return message
            assert message["kind"] != "gone"

    def send(self, content: Any, number: str = "") -> list[dict[str, Any]]:
        """Send a message of the screen; return what comes before it is confirmed."""
        number = number or next(self._ids)
        self.say(kind="message", id=number, content=content)
        told: list[dict[str, Any]] = []
        while (message := self.read()) != {"kind": "made", "id": number}:
            assert message["kind"] != "gone"
            told.append(message)
        return told

    def ask(self, what: str) -> Any:
        self.say(kind="ask", what=what, id="ask")
        return self.until(lambda one: one["kind"] == "told")["value"]

    def play(self, offer: int = 0) -> None:
        """Make a move, and wait for the scene after it."""
        scene = self.scene
        move = scene["moves"][offer]
        before = self.number
        told = self.send({**move, "ply": scene["ply"]})
        assert not [one for one in told if one["kind"] == "message"]
        if self.number == before:
            self.until(lambda one: one["kind"] == "scene")

    def catch_up(self, ply: int) -> None:
        """Wait until this guest has seen a ply."""
        self.until_scene(lambda scene: scene["ply"] == ply)

    def until_scene(self, holds: Callable[[dict[str, Any]], bool]) -> None:
        """Read until the newest scene is as it should be, which it may be already."""
        while not holds(self.scene):
            assert self.read()["kind"] != "gone"

    def close(self) -> None:
        self.socket.close()
        if self.socket.sock:
            self.socket.sock.close()  # also after the other side has closed


def cheats(scene: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what a seat that is not to move tries."""
    ply = scene["ply"]
    return [
        {"move": {"type": "Ready"}, "seats": [0], "ply": ply},
        {"move": {"type": "Ready"}, "seats": [-1], "ply": ply},
        {"move": {"type": "Ready"}, "seats": [True], "ply": ply},
        {"move": {"type": "Roll"}, "ply": ply},
        {"move": {"type": "Deal", "suspects": []}, "seats": [-1], "ply": ply},
        {"do": "redo", "ply": ply},
        {"do": "sample", "ply": ply},
        {"do": "lift", "ply": ply},
        {"do": "goto", "to": 0, "ply": ply},
        {"do": "see", "as": 0, "ply": ply},
        {"do": "time is up", "ply": ply},
        {"do": "allow", "ply": ply},
        {"do": "hidden", "by": "page of Ann", "ply": ply},
    ]
