"""The Astute Goose in a notebook."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from ..widgets import GameWidget, Timer
from . import RULES
from .pieces import Dice
from .prompt import prompt, text
from .rules import READY
from .still import picture

if TYPE_CHECKING:
    from ..core import Chance
    from .rules import State

_STATIC = Path(__file__).parents[1] / "static"


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
    asked_of_people: ClassVar = (Dice,)
    _esm = _STATIC / "goose.js"
    _css = _STATIC / "goose.css"

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
        super().__init__(
            players,
            level=level,
            mode=mode,
            deck=deck,
            ages=ages,
            study_seconds=study_seconds,
            show_seconds=show_seconds,
            seed=seed,
            chance=chance,
        )

    @staticmethod
    def timer(state: State) -> Timer | None:
        """G8 and G17: when the time is up, all are ready."""
        if state.phase == "study":
            return Timer("study", state.options.study_seconds, READY)
        if state.phase == "memorise":
            return Timer(("memorise", state.left), state.options.show_seconds, READY)
        return None

    prompt = staticmethod(prompt)
    picture = staticmethod(picture)
    text = staticmethod(text)
