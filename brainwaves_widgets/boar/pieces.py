"""The pieces of The Brilliant Boar: animal cards, levels, and the moves made with them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Annotated, Any, Final, NamedTuple

from ..core.options import check_ages, check_choice, check_players, check_seconds, youngest
from ..core.values import Format

ANIMALS: Final = ("boar", "fox", "hare", "mouse", "wolf", "badger", "deer", "goose", "bear")  # B1
COPIES: Final = range(1, 7)
LEVELS: Final = {"rookie": 6, "experienced": 7, "advanced": 8, "expert": 9}  # B2


class Card(NamedTuple):
    """An animal card; the copy only tells the six of a design apart, and matters to nobody."""

    animal: str
    copy: int

    @classmethod
    def all(cls, cards: str) -> tuple[Card, ...]:
        """Return cards from their animals, each with its copies.

        >>> Card.all("fox 1 6, hare 2")
        (Card(animal='fox', copy=1), Card(animal='fox', copy=6), Card(animal='hare', copy=2))
        """
        known = {f"{animal} {copy}": cls(animal, copy) for animal in ANIMALS for copy in COPIES}
        piles = [pile.split() or [""] for pile in cards.split(",")]
        named = [f"{animal} {copy}" for animal, *copies in piles for copy in copies or [""]]
        if wrong := [name for name in named if name not in known]:
            raise ValueError(f'cards are written like "fox 1 6, hare 2", not {wrong[0]!r:.60}')
        return tuple([known[name] for name in named])


def listed(cards: tuple[Card, ...], _whose: object = None) -> tuple[str, str] | None:
    """Write cards as `Card.all` reads them."""
    if not cards or not all(one.animal in ANIMALS and one.copy in COPIES for one in cards):
        return None
    piles = groupby(cards, key=lambda card: card.animal)
    told = (" ".join([animal, *(str(card.copy) for card in pile)]) for animal, pile in piles)
    return "Card.all", ", ".join(told)


OneCard = Annotated[Card, Format(lambda card, _name: card.animal)]
Cards = Annotated[tuple[OneCard, ...], Format(code=listed)]


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
    def variant(self) -> str:
        """What the notepad tells results apart by, beside the mode (B14)."""
        return "naming" if self.name_the_card else ""

    @property
    def cards(self) -> int:
        """How many cards are in play (B2)."""
        return LEVELS[self.level] * len(COPIES)

    @property
    def starter(self) -> int:
        """The seat of the youngest, or of the first named (B4)."""
        return youngest(self.ages)
