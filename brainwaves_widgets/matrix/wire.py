"""The fields of a view of Game Matrix, from which js/matrix/wire.ts is generated."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from ..geometry.draw.wire import Drawn, Measured


class FigureView(TypedDict):
    """A figure on the table."""

    key: str
    number: int
    dots: int


class Drawings(TypedDict):
    """What never changes; a screen gets it only once."""

    figures: dict[str, Drawn]
    """The figures by key as they lie on the table."""
    measures: dict[str, Measured]
    """What can be measured on them, for players who ask for it."""
    meanings: dict[str, dict[str, str]]
    """What attributes mean, by the definitions that are played with and by their labels."""


class CardView(TypedDict):
    """A card with its attributes."""

    attributes: list[str]
    dots: int


class Reason(TypedDict):
    """Whether an attribute fits a figure, and why."""

    figure: str
    attribute: str
    holds: bool
    because: str
    note: str
    sketch: NotRequired[Drawn]
    """Only the first reason is drawn."""


class CardRow(CardView):
    """A card of a turn that is over, and which of the open figures it fits, in their order."""

    fits: list[bool]


class Explanation(TypedDict):
    """What was claimed, taken or missed."""

    kind: Annotated[str, Literal["wrong", "took", "missed", "none"]]
    title: str
    reasons: list[Reason]
    figures: list[str]
    claimed: str
    """The key of the figure whose wrong claim lost the cards, if that did."""
    about: list[str]
    """The keys of the figure and the attribute that are explained first, if any are."""
    cards: int
    grid: list[CardRow]
    """The lost cards against the open figures: none as long as the truth is to be found (M16)."""


class MatrixView(TypedDict):
    """What everybody may know."""

    phase: Annotated[str, Literal["open", "draw", "card", "claim", "dare", "over"]]
    seat: int | None
    players: list[str]
    version: Annotated[str, Literal["original", "main"]]
    dots: int
    claims: Annotated[str, Literal["teach", "strict"]]
    definitions: str
    mode: Annotated[str, Literal["solo", "competitive"]]
    turn: int
    figures: list[FigureView]
    places: int
    cards: list[CardView]
    matched: str
    """The key of the figure that was rightly claimed, as long as the player may stop with it."""
    struck: list[str]
    tries: int
    """How many figures may still be claimed since the last draw."""
    left: int
    seen: list[int]
    """The numbers of the attributes cards that have come so far, in the order of the deck."""
    figures_left: int
    won: list[int]
    taken: list[int]
    points: list[int]
    """What counts in the end, so far."""
    fits: list[bool] | None
    risk: float | None
    told: Explanation | None
    scores: list[int] | None
    winners: list[int] | None
