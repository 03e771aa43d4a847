"""The Brilliant Boar in a notebook."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..widgets import GameWidget, Timer
from . import RULES
from .prompt import prompt, text
from .rules import REMEMBER
from .still import picture

if TYPE_CHECKING:
    from ..core import Chance
    from .rules import State

_STATIC = Path(__file__).parents[1] / "static"


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
    asked_apart = "name"
    hides_hands = True
    _esm = _STATIC / "boar.js"
    _css = _STATIC / "boar.css"

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
    ) -> None:
        """Set up a game.

        Args:
            players: One to four names; one plays solo.
            level: "rookie", "experienced", "advanced" or "expert": 6 to 9 animals.
            name_the_card: Whether each card that is played must be announced.
            designs: The animals in play; if not given, chance decides.
            ages: The players' ages, if the youngest is to start.
            show_seconds: How long a drawn card is shown at most.
            seed: Games with equal seeds have equal cards.
            chance: "auto", or "ask" to deal step by step.
        """
        super().__init__(
            players,
            level=level,
            name_the_card=name_the_card,
            designs=designs,
            ages=ages,
            show_seconds=show_seconds,
            seed=seed,
            chance=chance,
        )

    @staticmethod
    def timer(state: State) -> Timer | None:
        """B6: the drawn card is shown for a while, then it is turned around."""
        if state.phase == "look":
            return Timer(
                ("look", state.turn, len(state.deck)), state.options.show_seconds, REMEMBER
            )
        return None

    prompt = staticmethod(prompt)
    picture = staticmethod(picture)
    text = staticmethod(text)
