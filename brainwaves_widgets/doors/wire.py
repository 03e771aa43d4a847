"""What a door sends to a guest's page; js/door/wire.ts is generated from it."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict


class Welcome(TypedDict):
    """The first message to a guest."""

    kind: Literal["welcome"]
    name: str
    """Whose seat it is."""
    game: str
    title: str
    looking: str
    """What the page says while there is no connection."""
    closed: str
    """What it says when there is to be none."""
    constants: dict[str, Any]
    """What the canvas gets only once, by name."""


class Shown(TypedDict):
    """What there is to see now; earlier scenes may have been dropped."""

    kind: Literal["scene"]
    number: int
    scene: dict[str, Any]


class Sent(TypedDict):
    """A message of the screen, such as why a move was refused."""

    kind: Literal["message"]
    content: dict[str, Any]


class Live(TypedDict):
    """A message of the screen that only matters until the next one."""

    kind: Literal["live"]
    content: dict[str, Any]


class Made(TypedDict):
    """A message with this id has been obeyed, or refused."""

    kind: Literal["made"]
    id: str


class Told(TypedDict):
    """The answer to a program's question."""

    kind: Literal["told"]
    id: str
    value: Any


class Sign(TypedDict):
    """A question whether anybody is there, its answer, or why the connection ends."""

    kind: Literal["ping", "pong", "elsewhere", "closed"]


class Go(TypedDict):
    """Where to continue: on the page of this secret, in the same room."""

    kind: Literal["go"]
    secret: str


class Trouble(TypedDict):
    """What is wrong with a message."""

    kind: Literal["error"]
    text: str


FromDoor: TypeAlias = Welcome | Shown | Sent | Live | Made | Told | Sign | Go | Trouble
