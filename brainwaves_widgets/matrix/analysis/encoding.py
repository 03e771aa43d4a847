"""Game Matrix in numbers, for programs that learn: every move, and what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.encoding import one_hot, relative
from ...geometry import FIGURES
from ..pieces import deck
from ..rules import CLAIMS, DRAW, NOTHING, TAKES, Move

if TYPE_CHECKING:
    from ...core.rules import Seat
    from ..pieces import Options
    from ..rules import State

PHASES: Final = ("draw", "claim", "dare", "over")


def actions(_options: Options) -> tuple[Move, ...]:
    """Return every move of a player: Draw, Nothing, a Claim and a Take for each figure.

    Figures are in the order of the numbers on their cards.
    """
    return DRAW, NOTHING, *CLAIMS.values(), *TAKES.values()


def features(options: Options) -> dict[str, int]:
    """Return what `observe` tells, in its order, and in how many numbers.

    Seats are counted from the own one, on to the left; figures are in the order of their numbers,
    attributes cards in that of the deck. Which cards are gone is for the learner to remember, and
    which figures fit to find out.
    """
    players = len(options.players)
    return {
        "phase": len(PHASES),
        "whose turn": players,
        "open figures": len(FIGURES),
        "figures wrongly claimed since the last card": len(FIGURES),
        "the cards of this turn": len(deck()),
        "tries left, of those after a draw": 1,
        "cards left, of 55": 1,
        "figures left, of 40": 1,
        "cards won, of 55": players,
        "figures taken, of 40": players,
    }


def observe(state: State, seat: Seat) -> list[float]:
    """Return what a seat may know, which is what everybody knows, in numbers from 0 to 1."""
    options = state.options
    players = len(options.players)
    around = [(seat + at) % players for at in range(players)]
    return [
        *one_hot(PHASES, state.phase),
        *one_hot(range(players), relative(state.turn, seat, players)),
        *(figure in state.figures for figure in FIGURES),
        *(figure in state.struck for figure in FIGURES),
        *(card in state.cards for card in deck()),
        (options.tries - len(state.struck)) / options.tries,
        len(state.card_deck) / len(deck()),
        len(state.figure_deck) / len(FIGURES),
        *(len(state.won[owner]) / len(deck()) for owner in around),
        *(len(state.taken[owner]) / len(FIGURES) for owner in around),
    ]
