"""The pieces of The Astute Goose: suspects, decks, dice, levels, and the moves made with them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Annotated, Any, ClassVar, Final, NamedTuple

from ..core.options import Ages, Choice, Flag, GameOptions, Players, Seconds, option
from ..core.text.values import Format

COLOURS: Final = ("yellow", "red", "purple", "blue", "green")
FEATURES: Final = ("bow tie", "necktie", "scarf", "key chain", "striped shirt")
ANIMALS: Final = ("rat", "dog", "cat", "goose", "parrot")
VALUES: Final = {"colour": COLOURS, "feature": FEATURES, "animal": ANIMALS}  # G1, G4
KINDS: Final = tuple(VALUES)
LEVELS: Final = {"rookie": 3, "experienced": 4, "advanced": 5, "expert": 6}  # G5
MODES: Final = {"solo": (1, 1), "competitive": (2, 5), "cooperative": (2, 5)}
"""The ways to play, with the least and the most players of each."""
DECKS: Final = ("standard", "random")
DECK_SIZE: Final = 25
NUMBERS: Final = range(1, 7)


class Suspect(NamedTuple):
    """A suspect's clothing colour, clothing feature and animal."""

    colour: str
    feature: str
    animal: str

    @classmethod
    def all(cls, suspects: str) -> tuple[Suspect, ...]:
        """Return suspects from their values; a line-up's gap is `-`.

        >>> Suspect.all("red bow tie rat")
        (Suspect(colour='red', feature='bow tie', animal='rat'),)
        """
        known: dict[str, Any] = {"-": None} | {" ".join(one): one for one in EVERY_SUSPECT}
        named = [" ".join(one.split()) for one in suspects.split(",")]
        if wrong := [name for name in named if name not in known]:
            raise ValueError(f'suspects are written like "red scarf rat", not {wrong[0]!r:.60}')
        return tuple([known[name] for name in named])


def listed(suspects: tuple[Suspect | None, ...], _whose: object = None) -> tuple[str, str] | None:
    """Write suspects as `Suspect.all` reads them."""
    if not any(suspects) or not all(one is None or one in EVERY_SUSPECT for one in suspects):
        return None
    return "Suspect.all", ", ".join(" ".join(one) if one else "-" for one in suspects)


Place = Annotated[int, Format(lambda place, _name: str(place + 1))]
Lineup = Annotated[
    tuple[Suspect | None, ...],
    Format(code=listed, places=lambda all_: [f"place {at}" for at in range(1, len(all_) + 1)]),
]
Pile = Annotated[tuple[Suspect, ...], Format(code=listed)]

EVERY_SUSPECT: Final = tuple(Suspect(*values) for values in product(COLOURS, FEATURES, ANIMALS))
STANDARD_DECK: Final = tuple(  # G2: every pair of values of two different kinds once
    Suspect(colour, feature, ANIMALS[(c + 2 * f) % 5])
    for (c, colour), (f, feature) in product(enumerate(COLOURS), enumerate(FEATURES))
)

FULL_DECKS: Final = {"standard": STANDARD_DECK, "random": EVERY_SUSPECT}


def place_of(number: int, places: int) -> int:
    """Return the place, from 0, that a number card points at (G6).

    >>> [place_of(number, 4) for number in NUMBERS]
    [0, 1, 2, 3, 0, 1]
    """
    return (number - 1) % places


@dataclass(frozen=True, slots=True)
class Ready:
    """I have seen enough; the suspects may be turned face down (G8, G17)."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll both dice (G10)."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Name a value of the kind that was asked for (G11, G13)."""

    value: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the chance to name the value to the next player (G13)."""

    guessed: ClassVar = False  # a guess costs nothing


@dataclass(frozen=True, slots=True)
class Show:
    """Show the wrongly named card by accident (G16)."""

    guessed: ClassVar = False


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: a suspect comes from the draw deck (G7, G17)."""

    colour: str
    feature: str
    animal: str


@dataclass(frozen=True, slots=True)
class Dice:
    """Chance: what the number die and the feature die show (G3)."""

    number: int
    kind: str


@dataclass(frozen=True, slots=True)
class Options(GameOptions):
    """How a game of The Astute Goose is played.

    >>> Options(players=("Ann", "Ben"), level="expert").mode
    'competitive'
    """

    players: tuple[str, ...] = option(
        Players(1, 5, help="One to five names or programs of bw.bots; one plays solo.")
    )
    level: str = option(
        Choice(
            tuple(LEVELS),
            help="How many suspects are in the line-up: "
            "rookie 3, experienced 4, advanced 5, expert 6.",
        ),
        default="rookie",
    )
    mode: str = option(
        Choice(
            tuple(MODES),
            MODES,
            otherwise=lambda options: "solo" if len(options.players) == 1 else "competitive",
            help="Two or more players play against each other (competitive), "
            "unless they choose cooperative.",
        ),
        default="",
    )
    deck: str = option(
        Choice(DECKS, help="The standard deck of 25 suspects, or 25 random ones of all 125."),
        default="standard",
    )
    ages: tuple[int, ...] = option(
        Ages(help="The players' ages, if the youngest is to start."), default=()
    )
    tell: bool = option(
        Flag(help="Whether a card that nobody named is shown before it goes into the box."),
        default=False,
    )
    study_seconds: float = option(
        Seconds(help="How long the line-up is studied at most."), default=120.0
    )
    show_seconds: float = option(
        Seconds(help="How long a new suspect is shown at most."), default=5.0
    )

    @property
    def variant(self) -> str:
        """How the notepad distinguishes results, besides the mode (G2)."""
        return "random deck" if self.deck == "random" else ""

    @property
    def places(self) -> int:
        """How many suspects stand in the line-up (G5)."""
        return LEVELS[self.level]
