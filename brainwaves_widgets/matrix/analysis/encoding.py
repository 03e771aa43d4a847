"""Game Matrix in numbers, for programs that learn: every move, and what a seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from ...core.encoding import one_hot
from ...core.rules import Seat
from ...geometry import FIGURES
from ..pieces import Options, deck
from ..rules import CLAIMS, DRAW, NOTHING, TAKES, Move, State, new

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
    return {name: len(numbers) for name, numbers in _told(new(options), 0).items()}


def observe(state: State, seat: Seat) -> list[float]:
    """Return what a seat may know, which is what everybody knows, in numbers from 0 to 1."""
    return [*chain.from_iterable(_told(state, seat).values())]


def _told(state: State, seat: Seat) -> dict[str, Sequence[float]]:
    players, tries = len(state.options.players), state.options.tries
    around = [(seat + at) % players for at in range(players)]
    return {
        "phase": one_hot(PHASES, state.phase),
        "whose turn": one_hot(around, state.turn),
        "open figures": [figure in state.figures for figure in FIGURES],
        "figures wrongly claimed since the last card": [one in state.struck for one in FIGURES],
        "the cards of this turn": [card in state.cards for card in deck()],
        "tries left, of those after a draw": [(tries - len(state.struck)) / tries],
        "cards left, of 55": [len(state.card_deck) / len(deck())],
        "figures left, of 40": [len(state.figure_deck) / len(FIGURES)],
        "cards won, of 55": [len(state.won[owner]) / len(deck()) for owner in around],
        "figures taken, of 40": [len(state.taken[owner]) / len(FIGURES) for owner in around],
    }
