"""The Astute Goose in a notebook."""

from __future__ import annotations

from ..core import Chance
from ..widgets import GameWidget
from ..widgets.game import given
from . import RULES


class AstuteGoose(GameWidget):
    """Remember suspects' clothes and animals as the line-up keeps changing (1-5 players).

    >>> game = AstuteGoose(players=["Ann", "Ben"], level="rookie", seed=7)
    >>> game.moves("Ann")
    (Ready(),)
    >>> game.play(game.moves("Ann")[0], "Ann")
    >>> game.view("Ben")["waiting"]
    [1]
    """

    rules = RULES

    def __init__(  # noqa: PLR0913 - a game's options, by name
        self,
        players: object = ("Player",),
        level: str = "rookie",
        *,
        mode: str = "",
        deck: str = "standard",
        ages: object = (),
        tell: bool = False,
        study_seconds: float = 120,
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
