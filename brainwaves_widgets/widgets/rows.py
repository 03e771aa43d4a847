"""The fields of a view that is drawn as rows of cards, from which js/cards/wire.ts is generated."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Card(TypedDict):
    """A card with words on it."""

    key: str
    """The same card in two scenes has the same key."""
    text: str
    """What stands on it; an empty text is a card that lies face down."""
    move: NotRequired[str]
    """The label of the move that pressing the card makes, if there is one."""


class Row(TypedDict):
    """Cards beside each other."""

    name: str
    cards: list[Card]


class CardsView(TypedDict):
    """What one seat may know."""

    title: str
    seat: int | None
    players: list[str]
    scores: list[int]
    turn: int | None
    """Whose turn it is; None when the game is over."""
    winners: list[int] | None
    """The seats that have won, once the game is over."""
    rows: list[Row]
