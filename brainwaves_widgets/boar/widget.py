"""The Brilliant Boar in a notebook."""

from __future__ import annotations

from typing import ClassVar

from ..core import Chance
from ..widgets import GameWidget
from ..widgets.game import given
from . import RULES


class BrilliantBoar(GameWidget):
    """Everybody sees your cards but you (1-4 players).

    >>> game = BrilliantBoar(players=["Ann", "Ben"], level="rookie", seed=7)
    >>> game.moves("Ann")
    (Draw(),)
    >>> game.play(game.moves("Ann")[0])
    >>> game.view("Ann")["drawn"] == game.view("Ben")["drawn"]
    True
    """

    rules = RULES
    own_help: ClassVar = {"chance": '"auto", or a list of chance moves: cards in a known order.'}

    def __init__(  # noqa: PLR0913 - a game's options, by name
        self,
        players: object = ("Player",),
        level: str = "rookie",
        *,
        name_the_card: bool = False,
        designs: object = None,
        ages: object = (),
        show_seconds: float = 5,
        seed: int | None = None,
        chance: Chance = "auto",
        coach: bool = False,
        pace: float = 1.0,
        bot_seconds: float = 5.0,
        undo: bool = True,
    ) -> None:
        """Set up a game."""
        super().__init__(**given(locals()))
