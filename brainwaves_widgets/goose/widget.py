"""The Astute Goose in a notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..widgets import GameWidget
from ..widgets.game import given
from . import RULES

if TYPE_CHECKING:
    from ..core import Chance


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
        study_seconds: float = 120,
        show_seconds: float = 5,
        seed: int | None = None,
        chance: Chance = "auto",
    ) -> None:
        """Set up a game.

        Args:
            players: One to five names; one plays solo.
            level: "rookie", "experienced", "advanced" or "expert": 3 to 6 suspects.
            mode: "competitive" or "cooperative"; if not given, against each other.
            deck: "standard", or "random" for 25 of all 125 suspects.
            ages: The players' ages, if the youngest is to start.
            study_seconds: How long the line-up is studied at most.
            show_seconds: How long a new suspect is shown at most.
            seed: Games with equal seeds have equal dice and cards.
            chance: "auto", or "ask" to type in what real dice show.
        """
        super().__init__(**given(locals()))
