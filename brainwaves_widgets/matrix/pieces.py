"""The pieces of Game Matrix: figures, attributes cards, options and moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Annotated, Any, Final, NamedTuple

from ..core.options import Choice, Flag, GameOptions, Players, option
from ..core.text.values import Format
from ..geometry import ATTRIBUTES, FIGURES, classify
from ..geometry.explain.verdicts import named

VERSIONS: Final = {"original": 3, "main": 5}  # M3, M8: how many figures lie open
CLAIMS: Final = ("teach", "strict")
TRIES: Final = {"strict": 1, "teach": 2}
"""M14: how many figures may be claimed after a draw; if the last is wrong too, you are bust."""
DEFINITIONS: Final = ("printed", "inclusive")
DOTS: Final = (1, 2, 3)


class Card(NamedTuple):
    """An attributes card: the keys of two attributes (M2)."""

    first: str
    second: str

    @property
    def dots(self) -> int:
        """How hard it is: as hard as its harder attribute."""
        return _dots(self)

    @classmethod
    def numbered(cls, *numbers: int) -> tuple[Card, ...]:
        """Return the cards with these numbers, from 1, in the order of the deck.

        >>> Card.numbered(55) == deck()[-1:]
        True
        """
        return tuple([deck()[_at(number, len(deck()))] for number in numbers])


def number(figure: str) -> int:
    """Return the number on a figure's card, used where its name would give answers away."""
    return _NUMBERS[figure]


FREE: Final = len(FIGURES)
"""As many tries as there are figures, as older versions allowed with `claims="teach"`."""
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


def _cards(cards: tuple[Card, ...], _whose: object, *, fewest: int = 1) -> tuple[Any, ...] | None:
    """Write a pile of cards as `Card.numbered` reads it; fewer cards are written in words."""
    known = len(cards) >= fewest and all(card in deck() for card in cards)
    return ("Card.numbered", *(deck().index(card) + 1 for card in cards)) if known else None


OneFigure = Annotated[str, Format(lambda key, _name: f"figure {number(key)}")]
OneCard = Annotated[Card, Format(lambda card, _: " / ".join(ATTRIBUTES[key].label for key in card))]
Figures = Annotated[tuple[OneFigure, ...], Format(code=_figures)]
Cards = Annotated[tuple[OneCard, ...], Format(code=_cards)]
OpenFigures = tuple[OneFigure, ...]
OpenCards = Annotated[tuple[OneCard, ...], Format(code=partial(_cards, fewest=2))]


@cache
def _dots(card: Card) -> int:
    return max(ATTRIBUTES[key].dots for key in card)


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
        keys = (key for key, one in ATTRIBUTES.items() if one.dots == dots)
        cards += _paired(sorted(keys, key=breadth.__getitem__))
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


FEWEST: Final = 4
"""A game needs at least this many cards."""


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
class Options(GameOptions):
    """How a game of Game Matrix is played.

    >>> Options(players=("Ann", "Ben")).figures_open
    5
    """

    players: tuple[str, ...] = option(
        Players(1, 5, help="One to five names or programs of bw.bots; one plays solo.")
    )
    version: str = option(
        Choice(
            tuple(VERSIONS),
            help="In the main version you may dare one more card; "
            "the original has one card a turn, for younger players.",
        ),
        default="main",
    )
    dots: int = option(Choice(DOTS, help="The hardest cards in play, 1 to 3."), default=3)
    claims: str | None = option(
        Choice(
            CLAIMS,
            otherwise=lambda options: options.usual_claims,
            help="With strict, a wrong claim ends your turn, and you lose its cards; with teach, "
            "you have one more try. Both explain it. Two or more players of the main version "
            "play strictly unless you say otherwise.",
        ),
        default=None,
    )
    definitions: str = option(
        Choice(
            DEFINITIONS,
            help="The printed ones, or inclusive: "
            "then a trapezoid has at least one pair of parallel sides.",
        ),
        default="printed",
    )
    count_all: bool = option(Flag(help="Whether figures count as much as cards."), default=False)
    hints: bool = option(
        Flag(help="Whether figures that no longer fit are greyed out, and you are told the risk."),
        default=False,
    )
    cards: tuple[str, ...] = ()
    """Keys of attributes: only cards that show one of them are in play; () is the whole deck."""
    tries: int = 0
    """How many claims a player has after a draw; 0 means as many as `claims` allows."""

    def __post_init__(self) -> None:
        """Raise ValueError if this cannot be played, and say what can."""
        GameOptions.__post_init__(self)  # super() does not work in a class with slots
        object.__setattr__(self, "tries", self._tries())
        chosen: object = self.cards
        if isinstance(chosen, str) or not isinstance(chosen, Iterable):
            raise ValueError(  # noqa: TRY004 - as all options
                f"cards are keys of attributes, as in ['rhombus'], not {self.cards!r:.60}"
            )
        object.__setattr__(self, "cards", tuple(dict.fromkeys(named(one).key for one in chosen)))
        if len(self.deck) < FEWEST:
            raise ValueError(
                f"at least {FEWEST} cards are needed; these attributes are on {len(self.deck)}"
            )

    @property
    def usual_claims(self) -> str:
        """What happens after a wrong claim, by default (M14)."""
        is_contest = self.version == "main" and len(self.players) > 1
        return "strict" if is_contest else "teach"

    def _tries(self) -> int:
        usual = TRIES[str(self.claims)]
        most = usual if self.claims == "strict" else FREE
        if type(self.tries) is not int or self.tries not in (0, *range(usual, most + 1)):
            right = usual if usual == most else f"{usual} to {most}"
            raise ValueError(
                f"tries is {right} with claims={self.claims!r}, not {self.tries!r:.60}"
            )
        return self.tries or usual

    @classmethod
    def of_older(cls, stored: Mapping[str, Any]) -> Mapping[str, Any]:
        """Complete options that an older version stored, so that its game goes as it went.

        Those versions taught by default, and a player could try every figure.

        >>> Options.of_older({"players": ["Ann", "Ben"], "claims": "strict"})["tries"]
        1
        """
        if "tries" in stored:
            return stored
        was_strict = stored.get("claims") == "strict"
        tries = TRIES["strict"] if was_strict else FREE
        return {"claims": "teach", **stored, "tries": tries}

    @property
    def level(self) -> str:
        """What the notepad compares results by."""
        some = f", {len(self.deck)} cards" if self.cards else ""
        return f"{self.version}, {self.dots} {'dot' if self.dots == 1 else 'dots'}{some}"

    @property
    def deck(self) -> tuple[Card, ...]:
        """The attributes cards in play (M1): with few enough dots, and a chosen attribute."""
        chosen = {*self.cards}
        wanted = (one for one in deck() if not chosen or chosen & {*one})
        return tuple(one for one in wanted if one.dots <= self.dots)

    @property
    def counts_figures(self) -> bool:
        """Whether figures score as cards do (M7, M13)."""
        return self.count_all or self.version == "original"

    @property
    def figures_open(self) -> int:
        """How many figures lie open (M3, M8)."""
        return VERSIONS[self.version]
