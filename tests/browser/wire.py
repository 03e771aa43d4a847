"""What travels between the page and the server, frame by frame."""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from playwright.sync_api import WebSocket


@dataclass(frozen=True)
class Frame:
    """One frame of a websocket: the kernel's are messages, of others only the text is kept."""

    text: str
    kind: str = ""
    content: Any = None

    def scenes(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Return every scene that this frame brings, with the id of its widget."""
        if self.kind not in {"comm_open", "comm_msg"}:
            return
        data = self.content["data"]
        states = [(self.content["comm_id"], data.get("state"))]
        if data.get("method") == "update_states":
            states = [(widget, model["state"]) for widget, model in data["states"].items()]
        for widget, state in states:
            if isinstance(state, dict) and state.get("scene"):
                yield widget, state["scene"]


def decode(payload: str | bytes) -> Frame:
    """Read a frame; the kernel's are binary, of the protocol v1.kernel.websocket.jupyter.org.

    It is the number of offsets, the offsets, and between them the channel, the header, the
    parent's header, the metadata, the content and the buffers.
    """
    if isinstance(payload, str):
        return Frame(payload)
    (number,) = struct.unpack_from("<Q", payload)
    offsets = struct.unpack_from(f"<{number}Q", payload, 8)
    parts = [payload[a:b] for a, b in pairwise(offsets)]
    kind = json.loads(parts[1])["msg_type"]
    return Frame(payload.decode("utf-8", errors="replace"), kind, json.loads(parts[4]))


def wishes_among(contents: Iterable[Any]) -> list[dict[str, Any]]:
    """Return what was sent for people: moves and wishes, not greetings."""
    return [one for one in contents if "move" in one or one.get("do") in {"undo", "redo"}]


class Wire:
    """Every frame of a page, and the latest scene of every widget."""

    def __init__(self) -> None:
        self.received: list[Frame] = []
        self.sent: list[Frame] = []
        self.scenes: dict[str, dict[str, Any]] = {}

    def moves_sent(self) -> list[dict[str, Any]]:
        """What the screens sent for people: moves and wishes, not greetings."""
        contents = [
            frame.content["data"].get("content")
            for frame in self.sent
            if frame.kind == "comm_msg" and frame.content["data"].get("method") == "custom"
        ]
        return wishes_among(contents)

    def listen(self, socket: WebSocket) -> None:
        """Keep what a websocket of the page brings and takes."""
        socket.on("framereceived", self._receive)
        socket.on("framesent", lambda payload: self.sent.append(decode(payload)))

    def _receive(self, payload: str | bytes) -> None:
        frame = decode(payload)
        self.received.append(frame)
        self.scenes.update(frame.scenes())
