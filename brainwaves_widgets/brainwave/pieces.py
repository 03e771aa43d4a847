"""The pieces of Brain Wave: thought tiles, the options, and the moves made with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

from ..core.options import Choice, Flag, GameOptions, Players, Whole, option

TILES: Final = {"logic": 24, "bender": 14, "decision": 7, "block": 3}  # W8
KINDS: Final = tuple(TILES)
NAMES: Final = {
    "logic": "Logic",
    "bender": "Mind Bender",
    "decision": "Decision Point",
    "block": "Mental Block",
}
BREAKTHROUGHS: Final = {"major": "logic", "minor": "decision"}  # W25: by what is laid
SIZES: Final = (9, 7)  # W19
EDITIONS: Final = (2, 1)  # of our rules; RULES.md says how the first one differs
DIE: Final = range(1, 7)
PRICE: Final = 3  # W17
KEPT_TILES: Final = 3  # W18
TRACK: Final = 24  # places on a Brain Power track, a point each
KEPT_POINTS: Final = 2

Tiles = tuple[int, int, int, int]
"""How many tiles of each kind, in the order of `KINDS`."""

NO_TILES: Final[Tiles] = (0, 0, 0, 0)
ALL_TILES: Final[Tiles] = (24, 14, 7, 3)


def more(tiles: Tiles, kind: str, by: int = 1) -> Tiles:
    """Return the tiles with `by` more of a kind.

    >>> more((3, 0, 1, 0), "bender", 2)
    (3, 2, 1, 0)
    """
    at = KINDS.index(kind)
    return (*tiles[:at], tiles[at] + by, *tiles[at + 1 :])  # type: ignore[return-value]


class Laid(NamedTuple):
    """A tile on the board.

    A Logic tile with turn 0 joins up and down, with turn 1 left and right; a Mind Bender joins
    up and right, and so on clockwise; a Decision Point joins all four sides.
    """

    seat: int
    tile: str
    turn: int
    number: int
    """Which tile of the game it was, from 1: the latest has the highest (W29)."""
    blocked: bool = False
    """Whether a Mental Block lies on this Decision Point (W24)."""
    breaking: bool = False
    """Whether this Logic tile cut the other train (W29)."""
    shared: int | None = None
    """The turn of the other's Logic tile that a minor breakthrough replaced (W25)."""

    @classmethod
    def seen(cls, tile: Mapping[str, Any]) -> Laid:
        """Return a tile from a view, which leaves out the marks that it does not have.

        A view that was sent to a screen leaves out its number too.
        """
        return cls(**{"number": 0} | {name: tile[name] for name in cls._fields if name in tile})


class Crossing(NamedTuple):
    """A crossing that has begun: the square beyond is free, and reserved for it (W23)."""

    seat: int
    square: int
    """The opponent's Decision Point."""
    way: int
    far: int
    until: int
    """The last battle in which it can still be blocked; after that it stands."""


class Plan(NamedTuple):
    """A breakthrough that was called (W25): the tiles set aside, in the order they will lie.

    >>> from brainwaves_widgets.brainwave.rules.board import grid
    >>> plan = Plan("major", grid(49).numbers["d4"])
    >>> plan.target, plan.tiles  # squares are numbered row by row from the upper left
    (24, ())
    """

    kind: str
    target: int
    tiles: tuple[tuple[int, str, int], ...] = ()
    """Square, tile and turn of each."""
    route: tuple[Lay, ...] = ()
    """A known way to the target, so that there is always one."""


class News(NamedTuple):
    """What came of the last battle or attempt, until the next one."""

    kind: str
    """hit, telepathy, miss, through, left, held, or restart."""
    seat: int
    """Who attacked."""
    points: int = 0
    """The points scored, or the number of tiles that a failed breakthrough costs (W28)."""


@dataclass(frozen=True, slots=True)
class Go:
    """Move your spot through the maze to this square; rows above the middle are negative (W10).

    >>> Go(column=3, row=-2)  # the upper row 2
    Go(column=3, row=-2)
    """

    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Shoot:
    """Set English, from -1 (up) to 1 (down), and fire (W12).

    >>> from brainwaves_widgets.brainwave import RULES
    >>> RULES.label(Shoot(-0.25))
    'Shoot with English 0.25 up'
    """

    english: float = 0.0

    @staticmethod
    def at_random(rng: Random) -> Shoot:
        """Return a shot with any English."""
        return Shoot(rng.uniform(-1, 1))


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a tile on a square such as `"a1"`, or set it aside for a breakthrough (W21, W25).

    >>> from brainwaves_widgets.brainwave import RULES
    >>> RULES.label(Lay("c4", "bender", 3))  # turned three quarters clockwise
    'Lay a Mind Bender on c4, joining left and up'
    """

    square: str
    tile: str
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Call:
    """Call a breakthrough, `"major"` or `"minor"`, at an opposing Logic tile (W25).

    >>> from brainwaves_widgets.brainwave import RULES
    >>> RULES.label(Call("minor", "d4"))
    'Call a minor breakthrough at d4'
    """

    kind: str
    square: str


@dataclass(frozen=True, slots=True)
class Attempt:
    """Launch the wave (W27), with what both players did with their controls, step by step.

    >>> from brainwaves_widgets.brainwave import RULES
    >>> turned = Attempt(english=(0.0, -0.1, -0.2), spot=((0.87, 0.49), (0.87, 0.52)))
    >>> RULES.label(turned)
    'Launch the wave, 3 steps'
    >>> Attempt()  # nobody touches anything
    Attempt(english=(), spot=())
    """

    english: tuple[float, ...] = ()
    """The attacker's knob at each step of 1/60 s."""
    spot: tuple[tuple[float, float], ...] = ()
    """Where the attacked player's spot was at each step."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Put your latest connected tile back into the set, after a break (W29)."""


@dataclass(frozen=True, slots=True)
class TakeUp:
    """Take a tile of this turn back into the memory bank (W22).

    >>> from brainwaves_widgets.brainwave import RULES
    >>> RULES.label(TakeUp("c4"))
    'Take up the tile on c4'
    """

    square: str


@dataclass(frozen=True, slots=True)
class PutBack:
    """Put a tile from the memory bank back into the set (W18, W28)."""

    tile: str


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Lay no more tiles (W18)."""


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw the dice for who attacks first (W9); what they show is up to chance."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: two dice (W9, W10)."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: draw this tile; the number tells tiles of the same kind apart (W17)."""

    tile: str
    number: int


@dataclass(frozen=True, slots=True)
class Options(GameOptions):
    """How a game of Brain Wave is played.

    >>> Options().players, Options(size=7).level
    (('Green', 'Blue'), '7 by 7')
    """

    players: tuple[str, ...] = option(
        Players(2, 2, help="Two names, or programs of bw.bots; the first is green, on the left."),
        default=("Green", "Blue"),
    )
    size: int = option(
        Choice(SIZES, help="The board's squares a side: 9, or 7 for a short game."), default=9
    )
    battles: int = option(
        Whole(1, 1000, help="After this many battles the train nearer to its finish wins."),
        default=120,
    )
    own_dice: bool = option(
        Flag(
            help="Whether the players themselves throw the dice for who attacks first; "
            "with real dice they always do."
        ),
        default=False,
    )
    edition: int = option(Choice(EDITIONS), default=EDITIONS[0])
    """Games that were saved under edition 1 of our rules go on under it."""

    @classmethod
    def of_older(cls, stored: Mapping[str, Any]) -> Mapping[str, Any]:
        """Complete options that an older version stored, so that its game goes on as before.

        >>> Options.of_older({"players": ["Ann", "Ben"]})["edition"]
        1
        """
        return {"edition": EDITIONS[-1], **stored}

    @property
    def speed(self) -> str:
        """How fast the wave flies (W5): the slowest speed, as it was in this edition."""
        return "edition 1" if self.edition == 1 else "slow"

    @property
    def level(self) -> str:
        """What the notepad compares results by."""
        return f"{self.size} by {self.size}"
