"""The fields of a view of The Brilliant Boar, from which js/boar/wire.ts is generated."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict


class Hand(TypedDict):
    """A player's cards."""

    count: int
    cards: list[str] | None
    """The animals, where their faces can be seen."""


class BoarView(TypedDict):
    """What one seat may know."""

    phase: Annotated[str, Literal["designs", "top", "act", "look", "take", "over"]]
    seat: int | None
    players: list[str]
    level: str
    mode: Annotated[str, Literal["solo", "competitive"]]
    name_the_card: bool
    designs: list[str]
    turn: int
    again: bool
    deck: int
    top: str | None
    table: list[str]
    hands: list[Hand]
    won: list[int]
    errors: int
    drawn: str | None
    played: str | None
    scores: list[int] | None
    winners: list[int] | None
