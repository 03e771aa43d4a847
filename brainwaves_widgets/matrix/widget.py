"""Game Matrix in a notebook."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ..core import Chance
from ..core.rules import Seat
from ..geometry import Verdict, verdict
from ..geometry.deck import the_figure
from ..widgets import GameWidget
from ..widgets.game import given
from . import RULES
from .advice import Advice, advise


class GameMatrix(GameWidget):
    """Match geometric figures with attributes and dare one more card (1-5 players).

    >>> game = GameMatrix(players=["Ann", "Ben"], seed=7)
    >>> game.play(game.moves("Ann")[0])
    >>> len(game.view("Ann")["cards"])
    1
    >>> game.why("square-on-corner", "rhombus").holds
    True
    """

    rules = RULES
    own_help: ClassVar = {
        "cards": 'Keys of attributes, as in ["rhombus", "square"]; then only the cards that show '
        "one of them are in play.",
        "chance": '"auto", or a list of chance moves: cards in a known order.',
    }

    def __init__(  # noqa: PLR0913 - a game's options, by name
        self,
        players: object = ("Player",),
        version: str = "main",
        *,
        dots: int = 3,
        claims: str | None = None,
        definitions: str = "printed",
        count_all: bool = False,
        hints: bool = False,
        cards: Iterable[str] = (),
        seed: int | None = None,
        chance: Chance = "auto",
        coach: bool = False,
        pace: float = 1.0,
        bot_seconds: float = 5.0,
        undo: bool = True,
    ) -> None:
        """Set up a game."""
        super().__init__(**given(locals()))

    def advise(self, player: str | Seat | None = None) -> Advice:
        """Tell a player the chance of a bust, and what stopping and drawing are worth.

        Without a player it is for whoever is to act.

        >>> game = GameMatrix(players=["Ann", "Ben"], seed=7)
        >>> game.advise("Ann")
        Of 55 cards to come, 4 would leave no figure that fits.
        A turn brings 1.55 on average. Draw.
        """
        acting = next(iter(self.table.actors), 0)
        return advise(self.view(acting if player is None else player))

    def why(self, figure: str, attribute: str) -> Verdict:
        """Say whether an attribute fits a figure of the deck, and why."""
        return verdict(the_figure(figure), attribute, definitions=self.table.options.definitions)
