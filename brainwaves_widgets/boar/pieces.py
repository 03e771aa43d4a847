"""The pieces of The Brilliant Boar: animal cards, levels, and the moves made with them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Annotated, Final, NamedTuple

from ..core.options import Ages, Choice, Flag, GameOptions, Players, Seconds, Several, option
from ..core.text.values import Format

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
class Options(GameOptions):
    """How a game of The Brilliant Boar is played.

    >>> Options(players=("Ann", "Ben"), level="expert").cards
    54
    """

    players: tuple[str, ...] = option(
        Players(1, 4, help="One to four names or programs of bw.bots; one plays solo.")
    )
    level: str = option(
        Choice(
            tuple(LEVELS),
            help="How many animals are in play: rookie 6, experienced 7, advanced 8, expert 9.",
        ),
        default="rookie",
    )
    name_the_card: bool = option(
        Flag(help="Whether each card that is played must be announced."), default=False
    )
    designs: tuple[str, ...] = option(
        Several(
            "animals",
            ANIMALS,
            lambda options: (LEVELS[options.level], f"the level {options.level!r}"),
            help="The animals in play; if not given, chance decides.",
        ),
        default=(),
    )
    ages: tuple[int, ...] = option(
        Ages(help="The players' ages, if the youngest is to start."), default=()
    )
    show_seconds: float = option(
        Seconds(help="How long a drawn card is shown at most."), default=5.0
    )

    @property
    def variant(self) -> str:
        """How the notepad distinguishes results, besides the mode (B14)."""
        return "naming" if self.name_the_card else ""

    @property
    def cards(self) -> int:
        """How many cards are in play (B2)."""
        return LEVELS[self.level] * len(COPIES)
