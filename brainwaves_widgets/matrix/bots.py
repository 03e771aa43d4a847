"""Players of Game Matrix that are programs: they know geometry, and dare more or less."""

from __future__ import annotations

from random import Random

from ..core.bots import Guesser, Opponent
from ..core.rules import View
from .analysis.chances import Has, Prospect, fitting_figures, next_turn, prospect
from .pieces import truth
from .rules import CLAIMS, DRAW, NOTHING, TAKES, Move

__all__ = ["Careful", "Greedy", "Guesser", "Knower", "Optimal", "fitting_figures"]


class Geometer(Opponent):
    """Claims what it thinks fits, and draws on while it dares; a subclass says how long that is."""

    games = ("game-matrix",)

    def has(self, definitions: str) -> Has:
        """Return the attributes that it thinks each figure has."""
        return truth(definitions)

    def dares(self, seen: Prospect) -> bool:
        """Tell whether it draws one more card."""
        raise NotImplementedError

    def favourite(self, view: View, fitting: list[str]) -> str:
        """Return the figure that it takes of those that fit: the first, unless a subclass cares."""
        del view
        return fitting[0]

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move:
        """Claim a figure that fits, if there is one; then draw on or take it."""
        if view["phase"] not in ("claim", "dare"):
            return DRAW
        seen = prospect(view, self.has(view["definitions"]))
        if view["phase"] == "dare" and DRAW in moves and self.dares(seen):
            return DRAW
        possible = [figure for figure in seen.fitting if figure not in view["struck"]]
        if view["phase"] == "claim":
            return CLAIMS[self.favourite(view, possible)] if possible else NOTHING
        return TAKES[self.favourite(view, possible)] if possible else moves[0]


class Knower(Geometer):
    """Knows which figures fit, and stops once it has `dare` cards, or when it must.

    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.core.bots import drive
    >>> from brainwaves_widgets.matrix import RULES, Options
    >>> table = Table(RULES, Options(players=("Ann", "Ben")), seed=3)
    >>> drive(table, {0: Knower(dare=1), 1: Knower()})
    >>> table.outcome
    Outcome(scores=(15, 16), winners=(1,))
    """

    name = "Knower"

    def __init__(self, dare: int = 2, seed: int | Random | None = None) -> None:
        super().__init__(seed)
        self.dare = dare

    def dares(self, seen: Prospect) -> bool:
        """Draw until it has as many cards as it dares."""
        return seen.cards < self.dare


class Optimal(Geometer):
    """Draws on exactly while that brings more on average, and leaves others the worse figures."""

    name = "Optimal"

    def dares(self, seen: Prospect) -> bool:
        """Draw if drawing is worth more than stopping."""
        return seen.draw > seen.stop

    def favourite(self, view: View, fitting: list[str]) -> str:
        """Return the figure without which the next turn brings least; alone, most."""
        figures = [figure["key"] for figure in view["figures"]]
        sign = -1 if view["mode"] == "solo" else 1

        def left(taken: str) -> float:
            return sign * next_turn(view, (one for one in figures if one != taken))

        return min(fitting, key=left)


class Careful(Geometer):
    """Draws on only while at most one card in four would bust."""

    name = "Careful"
    risk = 0.25

    def dares(self, seen: Prospect) -> bool:
        """Draw if the chance of a bust is small enough."""
        return seen.bust <= self.risk


class Greedy(Careful):
    """Draws on as long as a bust is no likelier than not."""

    name = "Greedy"
    risk = 0.5
