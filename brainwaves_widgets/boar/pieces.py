"""The pieces of The Brilliant Boar: animal cards, levels, and the moves made with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ..core.options import check_ages, check_choice, check_players, check_seconds, youngest

ANIMALS: Final = ("boar", "fox", "hare", "mouse", "wolf", "badger", "deer", "goose", "bear")  # B1
COPIES: Final = range(1, 7)
LEVELS: Final = {"rookie": 6, "experienced": 7, "advanced": 8, "expert": 9}  # B2


class Card(NamedTuple):
    """An animal card; the copy only tells the six of a design apart, and matters to nobody."""

    animal: str
    copy: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the deck's top card and look at it (B6)."""


@dataclass(frozen=True, slots=True)
class Remember:
    """I have seen the drawn card; it goes to the last place of my hand, its back to me (B6)."""


@dataclass(frozen=True, slots=True)
class Play:
    """Lay the card at a place of the hand, from 0, face up (B7), announced as `name` (B14)."""

    place: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the deck's top card or the equal card on the table, where both match (B9)."""

    where: str


@dataclass(frozen=True, slots=True)
class Designs:
    """Chance: these designs are in play (B2)."""

    animals: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """Chance: this card is the deck's next top card (B3)."""

    animal: str
    copy: int


@dataclass(frozen=True, slots=True)
class Options:
    """How a game of The Brilliant Boar is played.

    >>> Options(players=("Ann", "Ben"), level="expert").cards
    54
    """

    players: tuple[str, ...]
    level: str = "rookie"
    name_the_card: bool = False
    designs: tuple[str, ...] = ()
    """Which animals are in play; if not given, chance decides."""
    ages: tuple[int, ...] = ()
    """The players' ages, if the youngest is to start (B4)."""
    show_seconds: float = 5.0

    def __post_init__(self) -> None:
        """Refuse what cannot be played, with a word on what can."""
        players = check_players(self.players, 1, 4)
        check_choice("level", self.level, tuple(LEVELS))
        if type(self.name_the_card) is not bool:
            msg = f"name_the_card is True or False, not {self.name_the_card!r:.60}"
            raise ValueError(msg)
        checked = {
            "players": players,
            "designs": self._check_designs(),
            "ages": check_ages(self.ages, len(players)),
            "show_seconds": check_seconds("show_seconds", self.show_seconds),
        }
        for name, value in checked.items():
            object.__setattr__(self, name, value)

    def _check_designs(self) -> tuple[str, ...]:
        try:
            designs: tuple[Any, ...] = tuple(self.designs or ())
        except TypeError:
            designs = (self.designs,)
        if not all(design in ANIMALS for design in designs):
            msg = f"designs are animals of {', '.join(ANIMALS)}, not {self.designs!r:.60}"
            raise ValueError(msg)
        count = LEVELS[self.level]
        if designs and (len(designs) != count or len(set(designs)) != count):
            listed = ", ".join(designs)
            msg = f"the level {self.level!r} needs {count} different designs, not {listed:.100}"
            raise ValueError(msg)
        return tuple(animal for animal in ANIMALS if animal in designs)

    @property
    def mode(self) -> str:
        """`"solo"` or `"competitive"`, by the number of players."""
        return "solo" if len(self.players) == 1 else "competitive"

    @property
    def cards(self) -> int:
        """How many cards are in play (B2)."""
        return LEVELS[self.level] * len(COPIES)

    @property
    def starter(self) -> int:
        """The seat of the youngest, or of the first named (B4)."""
        return youngest(self.ages)
