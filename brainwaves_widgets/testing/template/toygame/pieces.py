"""The pieces of Toy Game: its cards, its options, and the moves made with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from brainwaves_widgets.core.options import GameOptions, Players, option

CARDS: Final = tuple(range(1, 16))
OPEN: Final = 3
HELD: Final = 3


@dataclass(frozen=True)
class Options(GameOptions):
    """How a game is set up."""

    players: tuple[str, ...] = option(
        Players(2, 4, help="Two to four names."), default=("Ann", "Ben")
    )


@dataclass(frozen=True)
class Take:
    """Take an open card from the table (T2)."""

    card: int


@dataclass(frozen=True)
class Draw:
    """Draw the top card of the deck (T2)."""


@dataclass(frozen=True)
class Deal:
    """Chance: which card comes from the deck."""

    card: int
