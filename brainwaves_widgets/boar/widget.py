"""The Brilliant Boar in a notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..widgets import GameWidget
from ..widgets.game import given
from . import RULES

if TYPE_CHECKING:
    from ..core import Chance


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
        """Set up a game.

        Args:
            players: One to four names or programs of bw.bots; one plays solo.
            level: How many animals are in play: rookie 6, experienced 7, advanced 8, expert 9.
            name_the_card: Whether each card that is played must be announced.
            designs: The animals in play; if not given, chance decides.
            ages: The players' ages, if the youngest is to start.
            show_seconds: How long a drawn card is shown at most.
            seed: Games with equal seeds have equal cards.
            chance: "auto", or "ask" to deal step by step.
            coach: Whether a coach says what to do, one sentence at a time.
            pace: How long programs wait before they move, as a factor; 0 is not at all.
            bot_seconds: How long a program may think about a move.
            undo: Whether moves may be taken back; the other people at the table are asked first.
        """
        super().__init__(**given(locals()))
