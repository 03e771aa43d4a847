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
        """Set up a game.

        Args:
            players: One to five names or programs of bw.bots; one plays solo.
            level: How many suspects are in the line-up: rookie 3, experienced 4, advanced 5,
                expert 6.
            mode: Two or more players play competitive, against each other, unless they choose
                cooperative.
            deck: The standard deck of 25 suspects, or 25 random ones of all 125.
            ages: The players' ages, if the youngest is to start.
            tell: Whether a card that nobody named is shown before it goes into the box.
            study_seconds: How long the line-up is studied at most.
            show_seconds: How long a new suspect is shown at most.
            seed: Games with equal seeds have equal dice and cards.
            chance: "auto", or "ask" to type in what real dice show.
            coach: Whether a coach says what to do, one sentence at a time.
            pace: How long programs wait before they move, as a factor; 0 is not at all.
            bot_seconds: How long a program may think about a move.
            undo: Whether moves may be taken back; the other people at the table are asked first.
        """
        super().__init__(**given(locals()))
