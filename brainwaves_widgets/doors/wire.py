"""What goes from a door to a guest's page, which js/door/wire.ts is written from."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict


class Welcome(TypedDict):
    """The first thing that a guest is told."""

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
    """What the canvas is sent once, by name."""


class Shown(TypedDict):
    """What there is to see now; scenes that came before it may have been left out."""

    kind: Literal["scene"]
    number: int
    scene: dict[str, Any]


class Sent(TypedDict):
    """A message of the screen, such as why a move was refused."""

    kind: Literal["message"]
    content: dict[str, Any]


class Live(TypedDict):
    """A message of the screen that is of use only until the next."""

    kind: Literal["live"]
    content: dict[str, Any]


class Made(TypedDict):
    """A message with this id has been obeyed, or refused."""

    kind: Literal["made"]
    id: str


class Told(TypedDict):
    """The answer to what a program asked for."""

    kind: Literal["told"]
    id: str
    value: Any


class Sign(TypedDict):
    """Whether anybody is there; or that the seat is played elsewhere, or its link withdrawn."""

    kind: Literal["ping", "pong", "elsewhere", "closed"]


class Go(TypedDict):
    """Where to go on: at the page that this secret opens, in the same room."""

    kind: Literal["go"]
    secret: str


class Trouble(TypedDict):
    """What is wrong with a message."""

    kind: Literal["error"]
    text: str


FromDoor: TypeAlias = Welcome | Shown | Sent | Live | Made | Told | Sign | Go | Trouble
