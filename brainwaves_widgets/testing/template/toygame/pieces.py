"""The pieces of Toy Game: its cards, its options, and the moves made with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from brainwaves_widgets.core.options import check_players

CARDS: Final = tuple(range(1, 16))
OPEN: Final = 3
HELD: Final = 3


@dataclass(frozen=True)
class Options:
    """How a game is set up."""

    players: tuple[str, ...] = ("Ann", "Ben")

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", check_players(self.players, 2, 4))


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
