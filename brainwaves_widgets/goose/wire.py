"""The fields of a view of The Astute Goose, from which js/goose/wire.ts is generated."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

Kind: TypeAlias = Annotated[str, Literal["colour", "feature", "animal"]]


class Face(TypedDict):
    """A suspect that lies open."""

    colour: str
    feature: str
    animal: str


Card: TypeAlias = Face | Literal["down", "gap"]


class PlaceView(TypedDict):
    """A place of the line-up."""

    numbers: list[int]
    """The numbers of the die that stand for it."""
    card: Card
    known: NotRequired[Face | None]
    """What lies face down, for a teacher."""


class DiceView(TypedDict):
    """The dice that were rolled."""

    number: int
    kind: Kind


class Try(TypedDict):
    """An answer; a seat that passed has no value."""

    seat: int
    value: str | None


class GooseView(TypedDict):
    """What one seat may know."""

    phase: Annotated[
        str,
        Literal["deal", "study", "roll", "dice", "answer", "steal", "refill", "memorise", "over"],
    ]
    seat: int | None
    players: list[str]
    level: str
    mode: Annotated[str, Literal["solo", "competitive", "cooperative"]]
    turn: int
    lineup: list[PlaceView]
    left: int
    points: list[int]
    errors: int
    box: int
    waiting: list[int]
    dice: DiceView | None
    place: int | None
    tries: list[Try]
    stealer: int | None
    shown: Face | None
    holder: int | None
    held: Face | None
    scores: list[int] | None
    winners: list[int] | None
