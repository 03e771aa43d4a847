"""Game Matrix in a notebook."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import traitlets as t

from ..core import IllegalMove
from ..geometry import ATTRIBUTES, FIGURES, verdict
from ..widgets import GameWidget
from . import RULES
from .pieces import number
from .prompt import prompt, text
from .still import picture
from .view import drawings, reason

if TYPE_CHECKING:
    from ..core import Chance
    from ..geometry import Verdict
    from ..widgets.scene import Choice, Questions
    from .wire import Drawings, Reason

_STATIC = Path(__file__).parents[1] / "static"


def _questions() -> Questions:
    """Return the figures and attributes that a screen can ask about."""
    figures: list[Choice] = [
        {"key": key, "name": f"{number(key)}: {FIGURES[key].name}"} for key in FIGURES
    ]
    attributes: list[Choice] = [{"key": key, "name": one.label} for key, one in ATTRIBUTES.items()]
    return {"names": ["Figure", "Attribute"], "lists": [figures, attributes]}


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
    questions = t.Dict(read_only=True).tag(sync=True)
    drawings = t.Dict(read_only=True).tag(sync=True)
    """The figures by key, as they lie on the table."""
    _esm = _STATIC / "matrix.js"
    _css = _STATIC / "matrix.css"

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
        super().__init__(
            players,
            version=version,
            dots=dots,
            claims=claims,
            definitions=definitions,
            count_all=count_all,
            hints=hints,
            seed=seed,
            chance=chance,
        )

    @t.default("questions")
    def _default_questions(self) -> Questions:
        return _questions()

    @t.default("drawings")
    def _default_drawings(self) -> Drawings:
        return drawings()

    def why(self, figure: str, attribute: str) -> Verdict:
        """Say whether an attribute fits a figure of the deck, and why."""
        if figure not in tuple(FIGURES):
            msg = f"there is no figure {figure!r:.60}; there are {', '.join(FIGURES)}"
            raise ValueError(msg)
        return verdict(FIGURES[figure], attribute, definitions=self.table.options.definitions)

    def answer(self, question: object) -> Reason:
        """Explain a figure and an attribute to a screen, once the turn is over (M14)."""
        if self.state.phase not in ("draw", "over"):
            msg = 'ask "why?" once the turn is over'
            raise IllegalMove(msg)
        match question:
            case [str(figure), str(attribute)] if figure in FIGURES and attribute in ATTRIBUTES:
                return reason(figure, attribute, self.table.options.definitions)
        msg = f"a question names a figure and an attribute, not {question!r:.60}"
        raise IllegalMove(msg)

    prompt = staticmethod(prompt)
    picture = staticmethod(picture)
    text = staticmethod(text)
