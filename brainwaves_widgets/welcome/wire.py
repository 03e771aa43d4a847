"""The fields of the lobby's scene; js/lobby/wire.ts is generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from ..core.options import Option


class Rival(TypedDict):
    """A program that plays a game, and how it plays."""

    name: str
    title: str
    help: str


class Box(TypedDict):
    """A game on the shelf."""

    name: str
    title: str
    about: str
    least: int
    most: int
    cover: str
    """The picture on the box, as SVG."""
    main: list[Option]
    """The options that are always visible."""
    more: list[Option]
    rivals: list[Rival]


class Place(TypedDict):
    """Who sits at a seat: a person's name, or the name of a program."""

    name: str
    program: str


class Form(TypedDict):
    """What is chosen so far."""

    game: str
    seats: list[Place]
    options: dict[str, Any]
    """Those that differ from their defaults."""


class KeptGame(TypedDict):
    """An unfinished game."""

    id: str
    title: str
    players: str
    when: str


class GameResult(TypedDict):
    """How a game ended."""

    title: str
    scores: str
    when: str


class Lesson(TypedDict):
    """A notebook with a lesson, by its path from the folder of this notebook."""

    title: str
    path: str


class LobbyScene(TypedDict):
    """What the lobby shows."""

    at: Annotated[str, Literal["form", "table"]]
    form: Form
    answers: int
    """The number of the page's last message that has been handled."""
    troubles: dict[str, str]
    """What is wrong with which field: `seat 0`, `players`, or the name of an option."""
    code: str
    """The code that does the same as Start; empty while something is wrong."""
    kept: list[KeptGame]
    results: list[GameResult]
    lessons: list[Lesson]
    note: str
    """Why something cannot be shown, if so."""
