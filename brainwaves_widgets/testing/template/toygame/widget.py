"""Toy Game in a notebook, drawn as rows of cards."""

from __future__ import annotations

from brainwaves_widgets.core import Chance
from brainwaves_widgets.widgets import GameWidget

from . import RULES


class ToyGame(GameWidget):
    """Take an open card or draw one in secret; the highest sum wins (2-4 players)."""

    rules = RULES

    def __init__(
        self,
        players: object = ("Ann", "Ben"),
        *,
        seed: int | None = None,
        chance: Chance = "auto",
    ) -> None:
        """Set up a game."""
        super().__init__(players, seed=seed, chance=chance)
