"""The pieces of The Astute Goose: suspects, decks, dice, levels, and the moves made with them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Annotated, Any, Final, NamedTuple

from ..core.options import check_ages, check_choice, check_players, check_seconds, youngest
from ..core.values import Format

COLOURS: Final = ("yellow", "red", "purple", "blue", "green")
FEATURES: Final = ("bow tie", "necktie", "scarf", "key chain", "striped shirt")
ANIMALS: Final = ("rat", "dog", "cat", "goose", "parrot")
VALUES: Final = {"colour": COLOURS, "feature": FEATURES, "animal": ANIMALS}  # G1, G4
KINDS: Final = tuple(VALUES)
LEVELS: Final = {"rookie": 3, "experienced": 4, "advanced": 5, "expert": 6}  # G5
MODES: Final = ("solo", "competitive", "cooperative")
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


@dataclass(frozen=True, slots=True)
class Show:
    """Show the wrongly named card by accident (G16)."""


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
class Options:
    """How a game of The Astute Goose is played.

    >>> Options(players=("Ann", "Ben"), level="expert").mode
    'competitive'
    """

    players: tuple[str, ...]
    level: str = "rookie"
    mode: str = ""
    """`"solo"`, `"competitive"` or `"cooperative"`; if not given, by the number of players."""
    deck: str = "standard"
    """`"standard"` (G2), or `"random"`: 25 of all 125 suspects."""
    ages: tuple[int, ...] = ()
    """The players' ages, if the youngest is to start (G9)."""
    study_seconds: float = 120.0
    show_seconds: float = 5.0

    def __post_init__(self) -> None:
        """Refuse what cannot be played, with a word on what can."""
        players = check_players(self.players, 1, 5)
        mode = self.mode or ("solo" if len(players) == 1 else "competitive")
        check_choice("level", self.level, tuple(LEVELS))
        check_choice("deck", self.deck, DECKS)
        check_choice("mode", mode, MODES)
        if (mode == "solo") != (len(players) == 1):
            msg = f'mode "solo" is for one player, the others for 2 to 5, not {len(players)}'
            raise ValueError(msg)
        checked = {
            "players": players,
            "mode": mode,
            "ages": check_ages(self.ages, len(players)),
            "study_seconds": check_seconds("study_seconds", self.study_seconds),
            "show_seconds": check_seconds("show_seconds", self.show_seconds),
        }
        for name, value in checked.items():
            object.__setattr__(self, name, value)

    @property
    def variant(self) -> str:
        """What the notepad tells results apart by, beside the mode (G2)."""
        return "random deck" if self.deck == "random" else ""

    @property
    def places(self) -> int:
        """How many suspects stand in the line-up (G5)."""
        return LEVELS[self.level]

    @property
    def starter(self) -> int:
        """The seat of the youngest, or of the first named (G9)."""
        return youngest(self.ages)
