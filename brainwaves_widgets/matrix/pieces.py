"""The pieces of Game Matrix: figures, attributes cards, and the moves made with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, NamedTuple

from ..core.options import check_choice, check_players
from ..core.values import Format
from ..geometry import ATTRIBUTES, FIGURES, classify

VERSIONS: Final = {"original": 3, "main": 5}  # M3, M8: so many figures lie open
CLAIMS: Final = ("teach", "strict")
TRIES: Final = {"strict": 1, "teach": 2}
"""M14: so many figures may be claimed after a draw; if the last is wrong too, you are bust."""
DEFINITIONS: Final = ("printed", "inclusive")
DOTS: Final = (1, 2, 3)


class Card(NamedTuple):
    """An attributes card: the keys of two attributes (M2)."""

    first: str
    second: str

    @property
    def dots(self) -> int:
        """How hard it is: as its harder attribute."""
        return max(ATTRIBUTES[key].dots for key in self)

    @classmethod
    def numbered(cls, *numbers: int) -> tuple[Card, ...]:
        """Return the cards with these numbers, from 1, in the order of the deck.

        >>> Card.numbered(55) == deck()[-1:]
        True
        """
        return tuple([deck()[_at(number, len(deck()))] for number in numbers])


def number(figure: str) -> int:
    """Return the number on a figure's card, by which it is called while its name would tell."""
    return _NUMBERS[figure]


FREE: Final = len(FIGURES)
"""As many tries as there are figures: so older versions played where they taught."""
_NUMBERS: Final = {key: at for at, key in enumerate(FIGURES, start=1)}
_KEYS: Final = tuple(FIGURES)


def by_number(*numbers: int) -> tuple[str, ...]:
    """Return the keys of the figures with these numbers.

    >>> by_number(1, 8)
    ('segment', 'l-chain')
    """
    return tuple([_KEYS[_at(number, len(_KEYS))] for number in numbers])


def _at(number: object, count: int) -> int:
    if type(number) is not int or not 1 <= number <= count:
        raise ValueError(f"a number is a whole number from 1 to {count}, not {number!r:.60}")
    return number - 1


def _figures(figures: tuple[str, ...], _whose: object) -> tuple[Any, ...] | None:
    """Write a pile of figures as `by_number` reads it."""
    known = figures and all(key in _NUMBERS for key in figures)
    return ("by_number", *map(number, figures)) if known else None


def _cards(cards: tuple[Card, ...], _whose: object) -> tuple[Any, ...] | None:
    """Write a pile of cards as `Card.numbered` reads it."""
    known = cards and all(card in deck() for card in cards)
    numbers = [deck().index(card) + 1 for card in cards] if known else ()
    return ("Card.numbered", *numbers) if known else None


def _few(cards: tuple[Card, ...], _whose: object) -> tuple[Any, ...] | None:
    """Write cards by number once there are more than can be read at a glance."""
    return _cards(cards, _whose) if len(cards) > _GLANCE else None


_GLANCE: Final = 1
OneFigure = Annotated[str, Format(lambda key, _name: f"figure {number(key)}")]
OneCard = Annotated[Card, Format(lambda card, _name: _labels(card))]
Figures = Annotated[tuple[OneFigure, ...], Format(code=_figures)]
Cards = Annotated[tuple[OneCard, ...], Format(code=_cards)]
OpenFigures = tuple[OneFigure, ...]
OpenCards = Annotated[tuple[OneCard, ...], Format(code=_few)]


def _labels(card: Card) -> str:
    return " / ".join(ATTRIBUTES[key].label for key in card)


@cache
def truth(definitions: str) -> Mapping[str, frozenset[str]]:
    """Return the attributes that each figure has, computed from its geometry."""
    return {
        key: frozenset(
            one.attribute.key
            for one in classify(figure, definitions=definitions)  # type: ignore[arg-type]
        )
        for key, figure in FIGURES.items()
    }


@cache
def deck() -> tuple[Card, ...]:
    """Return the 55 attributes cards: each attribute on two, a rare one with a broad one (M2).

    Attributes are paired with others of their own dots, so that every setting has enough cards.

    >>> len(deck()), sum(card.dots == 1 for card in deck())
    (55, 19)
    """
    has = truth("printed").values()
    breadth = {key: sum(key in attributes for attributes in has) for key in ATTRIBUTES}
    cards: list[Card] = []
    for dots in DOTS:
        keys = sorted(
            (k for k in ATTRIBUTES if ATTRIBUTES[k].dots == dots), key=breadth.__getitem__
        )
        cards += _paired(keys)
    return tuple(cards)


def _paired(keys: list[str]) -> list[Card]:
    """Pair each with two others, the rarest with the broadest and so on towards the middle."""
    count = len(keys)
    cards, alone = [], []
    for total in (count - 1, count - 2):
        for one in range(count):
            other = (total - one) % count
            if one < other:
                cards.append(Card(keys[one], keys[other]))
            elif one == other:
                alone.append(keys[one])
    return [*cards, Card(*alone)]


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw an attributes card: the first of a turn, or one more (M4, M10)."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Say that an open figure fits all cards of this turn (M14)."""

    figure: str


@dataclass(frozen=True, slots=True)
class Nothing:
    """Say that no open figure fits (M6, M12)."""


@dataclass(frozen=True, slots=True)
class Take:
    """Stop, and take the cards of this turn with a figure that fits them (M10)."""

    figure: str


@dataclass(frozen=True, slots=True)
class Open:
    """Chance: this figure is laid open (M3, M5, M11)."""

    figure: str


@dataclass(frozen=True, slots=True)
class Turn:
    """Chance: this attributes card is drawn (M4, M8)."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class Options:
    """How a game of Game Matrix is played.

    >>> Options(players=("Ann", "Ben")).figures_open
    5
    """

    players: tuple[str, ...]
    version: str = "main"
    dots: int = 3
    claims: str | None = None
    """Whether a wrong claim ends the turn; unless told, as M14 has it for the version."""
    definitions: str = "printed"
    count_all: bool = False
    hints: bool = False
    tries: int = 0
    """How many claims there are after a draw; unless told, as many as `claims` says."""

    def __post_init__(self) -> None:
        """Refuse what cannot be played, with a word on what can."""
        object.__setattr__(self, "players", check_players(self.players, 1, 5))
        check_choice("version", self.version, tuple(VERSIONS))
        if self.claims is None:
            is_contest = self.version == "main" and len(self.players) > 1
            object.__setattr__(self, "claims", "strict" if is_contest else "teach")
        check_choice("claims", self.claims, CLAIMS)
        check_choice("definitions", self.definitions, DEFINITIONS)
        if type(self.dots) is not int or self.dots not in DOTS:
            msg = f"dots is 1, 2 or 3, not {self.dots!r:.60}"
            raise ValueError(msg)
        for what in ("count_all", "hints"):
            if type(getattr(self, what)) is not bool:
                msg = f"{what} is True or False, not {getattr(self, what)!r:.60}"
                raise ValueError(msg)
        object.__setattr__(self, "tries", self._tries())

    def _tries(self) -> int:
        usual = TRIES[str(self.claims)]
        most = usual if self.claims == "strict" else FREE
        if type(self.tries) is not int or self.tries not in (0, *range(usual, most + 1)):
            right = usual if usual == most else f"{usual} to {most}"
            msg = f"tries is {right} with claims={self.claims!r}, not {self.tries!r:.60}"
            raise ValueError(msg)
        return self.tries or usual

    @classmethod
    def of_older(cls, stored: Mapping[str, Any]) -> Mapping[str, Any]:
        """Complete options that an older version stored, so that its game goes as it went.

        There, claims taught unless told otherwise, and a player could try every figure.

        >>> Options.of_older({"players": ["Ann", "Ben"], "claims": "strict"})["tries"]
        1
        """
        if "tries" in stored:
            return stored
        was_strict = stored.get("claims") == "strict"
        tries = TRIES["strict"] if was_strict else FREE
        return {"claims": "teach", **stored, "tries": tries}

    @property
    def mode(self) -> str:
        """`"solo"` or `"competitive"`, by the number of players (M15)."""
        return "solo" if len(self.players) == 1 else "competitive"

    @property
    def level(self) -> str:
        """What the notepad compares results by."""
        return f"{self.version}, {self.dots} {'dot' if self.dots == 1 else 'dots'}"

    @property
    def counts_figures(self) -> bool:
        """Whether figures score as cards do (M7, M13)."""
        return self.count_all or self.version == "original"

    @property
    def figures_open(self) -> int:
        """How many figures lie open (M3, M8)."""
        return VERSIONS[self.version]
