"""The fields of a view of Brain Wave, and those that a screen gets, for js/brainwave/wire.ts."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

Player: TypeAlias = Annotated[int, Literal[0, 1]]
Tile: TypeAlias = Annotated[str, Literal["logic", "bender", "decision", "block"]]
Point: TypeAlias = Annotated[list[float], tuple[float, float]]
Phase: TypeAlias = Literal[
    "throw", "first", "dice", "go", "shoot", "draw", "build", "plan", "attempt", "keep", "over"
]


class SpotView(TypedDict):
    """The square of a maze on which a spot stands."""

    column: int
    row: int
    value: int


class SeenConsole(TypedDict):
    """The console between two moves."""

    x: float
    y: float
    flip: Player
    spots: Annotated[list[list[float]], tuple[Point, Point]]
    english: Annotated[list[float], tuple[float, float]]
    speed: Annotated[str, Literal["slow", "middle", "fast", "edition 1"]]


class Bank(TypedDict):
    """A memory bank; its tiles are for its owner's eyes."""

    count: int
    tiles: dict[Tile, int] | None


class Laid(TypedDict):
    """A tile on the board."""

    seat: Player
    tile: Tile
    turn: int
    blocked: NotRequired[bool]
    breaking: NotRequired[bool]
    shared: NotRequired[int]
    """The turn of the other's Logic tile that a minor breakthrough replaced."""
    through: NotRequired[list[int]]
    """The turns of the straight lines that the other's train makes of it (W23)."""
    loose: NotRequired[bool]
    """Whether it is not connected to its start."""


class Crossing(TypedDict):
    """A train that passes under another."""

    seat: Player
    square: str
    far: str


class PlannedTile(TypedDict):
    """A tile set aside for a breakthrough."""

    square: str
    tile: Tile
    turn: int


class PlanView(TypedDict):
    """The breakthrough that was called."""

    kind: str
    square: str
    tiles: list[PlannedTile]


class Common(TypedDict):
    """What a view and a screen have in common."""

    phase: Annotated[str, Phase]
    seat: int | None
    players: list[str]
    size: int
    battle: int
    battles: int
    attacker: Player
    turn: Player
    dice: list[int]
    ways: list[str]
    """The defender's ways for the roll, a letter for each step up, in, down or out."""
    spots: list[SpotView]
    console: SeenConsole
    power: list[int]
    track: int
    """How many places a Brain Power track has."""
    sets: list[int]
    banks: list[Bank]
    starts: list[str]
    finishes: list[str]
    plan: PlanView | None
    stakes: dict[str, str]
    """What each kind of breakthrough that may be called costs if it fails (W28)."""
    winners: list[int] | None


class HandView(TypedDict):
    """How quick and how steady the hand of a program is in a breakthrough."""

    reaction: int
    """Steps between two looks at the screen."""
    pace: float
    """How far it takes the spot in a step."""
    unsteady: float
    """By how much it may miss the knob's setting."""


class BrainView(Common):
    """The part of its seat's view that a screen gets."""

    board: dict[str, Laid]
    crossings: list[Crossing]
    hands: NotRequired[list[HandView | None]]
    """The hands of the programs, by seat; `None` where there is none."""
    apart: NotRequired[Annotated[str, Literal["steer", "dodge"]]]
    """What is done at this screen in a breakthrough, if the other player has another screen."""


class Beat(TypedDict):
    """What goes from device to device while a breakthrough is flown at one and dodged at another.

    Launch asks whether the other player is there (`begin`), both count (`count`), and then one
    tells of the wave (`fly`) and the other of the spot (`dodge`).
    """

    kind: Literal["begin", "count", "fly", "dodge"]
    ply: int
    tick: NotRequired[int]
    """The attacker's step since the countdown began; a dodge tells the newest it has heard of."""
    wave: NotRequired[Point]
    knob: NotRequired[float]
    number: NotRequired[int]
    """The number of the place, so that Python can tell what the attacker's device knew."""
    spot: NotRequired[Point]


class WholeTile(Laid):
    """A tile on the board, and which of the game it was, from 1."""

    number: int


class WholeCrossing(Crossing):
    """A crossing with its direction and the battle with which it ends."""

    way: int
    until: int


class WholeView(Common):
    """What one seat may know; the browser does not read all of it."""

    board: dict[str, WholeTile]
    crossings: list[WholeCrossing]
    ends: list[list[str]]
    distance: list[int | None]
    has_laid: bool
    has_called: bool
    can_lay: bool
    """Whether a tile can be laid now, as far as the seat knows."""
    can_take_back: bool
    restarted: bool
    news: dict[str, Any] | None
    scores: list[int] | None
