"""The fields of a view of Game Matrix, which js/matrix/wire.ts is written from."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from ..geometry.draw.wire import Drawn


class FigureView(TypedDict):
    """A figure on the table."""

    key: str
    number: int
    dots: int


Drawings: TypeAlias = dict[str, Drawn]
"""The figures by key as they lie on the table, which a screen is sent once."""


class CardView(TypedDict):
    """A card with its attributes."""

    attributes: list[str]
    dots: int


class Meaning(TypedDict):
    """What an attribute means."""

    attribute: str
    meaning: str


class Reason(TypedDict):
    """Whether an attribute fits a figure, and why."""

    figure: str
    attribute: str
    holds: bool
    because: str
    note: str
    sketch: NotRequired[Drawn]
    """Only the first reason is drawn."""


class Explanation(TypedDict):
    """What was claimed, taken or missed."""

    kind: Annotated[str, Literal["wrong", "took", "missed", "none"]]
    title: str
    reasons: list[Reason]
    figures: list[str]
    is_refuted: bool
    cards: int


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
    meanings: list[Meaning]
    """What the newest card's attributes mean, where the game teaches."""
    struck: list[str]
    tries: int
    """How many figures may still be claimed since the last draw."""
    left: int
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
