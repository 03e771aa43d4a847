"""Players of Game Matrix that are programs: one claims at random, the other knows geometry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..geometry import ATTRIBUTES
from .pieces import truth
from .rules import CLAIMS, DRAW, NOTHING, TAKES

if TYPE_CHECKING:
    from random import Random

    from ..core.rules import View
    from .rules import Move

_KEYS: Final = {one.label: key for key, one in ATTRIBUTES.items()}


class Guesser:
    """Claims, stops and draws at random.

    >>> from random import Random
    >>> from brainwaves_widgets.matrix import Claim, Nothing
    >>> Guesser(Random(1)).choose({}, (Claim("ray"), Claim("kite"), Nothing()))
    Claim(figure='ray')
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def see(self, view: View) -> None:
        """Look, and learn nothing."""

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move:  # noqa: ARG002
        """Return any of the moves."""
        return self._rng.choice(moves)


class Knower:
    """Knows which figures fit, and stops once it has `dare` cards, or when it must.

    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.core.bots import drive
    >>> from brainwaves_widgets.matrix import RULES, Options
    >>> table = Table(RULES, Options(players=("Ann", "Ben")), seed=3)
    >>> drive(table, {0: Knower(dare=1), 1: Knower()})
    >>> table.outcome
    Outcome(scores=(15, 16), winners=(1,))
    """

    def __init__(self, dare: int = 2) -> None:
        self._dare = dare

    def see(self, view: View) -> None:
        """Look; there is nothing to remember."""

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move:
        """Claim a figure that fits, if there is one; then draw on or take it."""
        fitting = fitting_figures(view)
        match view["phase"]:
            case "claim":
                return CLAIMS[fitting[0]] if fitting else NOTHING
            case "dare" if len(view["cards"]) >= self._dare or DRAW not in moves:
                return TAKES[fitting[0]]
        return DRAW


def fitting_figures(view: View) -> list[str]:
    """Work out from a view which open figures fit all cards of this turn.

    >>> fitting_figures({
    ...     "figures": [{"key": "circle"}, {"key": "kite"}, {"key": "square"}],
    ...     "cards": [{"attributes": ["Square", "Two equal sides"]}],
    ...     "definitions": "printed",
    ... })
    ['kite', 'square']
    """
    has = truth(view["definitions"])
    cards = [{_KEYS[label] for label in card["attributes"]} for card in view["cards"]]
    figures = [figure["key"] for figure in view["figures"]]
    return [figure for figure in figures if not any(map(has[figure].isdisjoint, cards))]
