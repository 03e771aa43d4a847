"""Game Matrix in a notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..geometry import FIGURES, verdict
from ..widgets import GameWidget
from ..widgets.game import given
from . import RULES

if TYPE_CHECKING:
    from ..core import Chance
    from ..geometry import Verdict


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
        seed: int | None = None,
        chance: Chance = "auto",
    ) -> None:
        """Set up a game.

        Args:
            players: One to five names; one plays solo.
            version: "main" (dare one more card) or "original" (one card a turn).
            dots: The hardest cards in play, 1 to 3.
            claims: "strict" ends your turn with a wrong claim, and you lose its cards; "teach"
                gives you one more try. Both explain it. Two or more players of the main version
                play strictly unless you say otherwise.
            definitions: "printed", or "inclusive" for a trapezoid with at least one parallel pair.
            count_all: Whether figures count as much as cards.
            hints: Whether figures that no longer fit are greyed out, and the risk is told.
            seed: Games with equal seeds have equal cards.
            chance: "auto", or "ask" to deal step by step.
        """
        super().__init__(**given(locals()))

    def why(self, figure: str, attribute: str) -> Verdict:
        """Say whether an attribute fits a figure of the deck, and why."""
        if figure not in tuple(FIGURES):
            msg = f"there is no figure {figure!r:.60}; there are {', '.join(FIGURES)}"
            raise ValueError(msg)
        return verdict(FIGURES[figure], attribute, definitions=self.table.options.definitions)
