"""The Astute Goose in numbers, for programs that learn: every move, and what a seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

from ...core.encoding import one_hot
from ...core.rules import Seat
from ..pieces import DECK_SIZE, KINDS, VALUES, Answer, Options
from ..rules import PASS, READY, ROLL, SHOW, Move, new
from ..state import State
from ..view import view

PHASES: Final = ("study", "roll", "answer", "steal", "memorise", "over")
_NAMES: Final = tuple(value for kind in KINDS for value in VALUES[kind])


def actions(_options: Options) -> tuple[Move, ...]:
    """Return every move of a player: Ready, Roll, an Answer for each value, Pass, Show."""
    return READY, ROLL, *map(Answer, _NAMES), PASS, SHOW


def features(options: Options) -> dict[str, int]:
    """Return what `observe` tells, in its order, and in how many numbers.

    Seats are counted from the own one, on to the left. A suspect is a number for each value of
    `VALUES`, three of them 1; or none, if it does not lie open.
    """
    return {name: len(numbers) for name, numbers in _told(new(options), 0).items()}


def observe(state: State, seat: Seat) -> list[float]:
    """Return what a seat may know, in numbers from 0 to 1."""
    return [*chain.from_iterable(_told(state, seat).values())]


def _told(state: State, seat: Seat) -> dict[str, Sequence[float]]:
    seen = view(state, seat)
    players, cards = len(seen["players"]), [entry["card"] for entry in seen["lineup"]]
    around = [(seat + at) % players for at in range(players)]
    dice = seen["dice"]
    tried = {entry["value"] for entry in seen["tries"]}
    points = seen["points"] if len(seen["points"]) == players else seen["points"] * players
    piles = seen["errors"], seen["box"], seen["left"]
    return {
        "phase": one_hot(PHASES, seen["phase"]),
        "whose turn": one_hot(around, seen["turn"]),
        "who may steal": one_hot(around, seen["stealer"]),
        "who is not ready": [owner in seen["waiting"] for owner in around],
        "gaps": [card == "gap" for card in cards],
        "face-down suspects": [card == "down" for card in cards],
        "open suspects": [one for card in cards for one in _suspect(card)],
        "the place that is asked for": one_hot(range(len(cards)), seen["place"]),
        "the kind that is asked for": one_hot(KINDS, dice and dice["kind"]),
        "values named in vain": [value in tried for value in _NAMES],
        "the card that left the line-up, while all see it": _suspect(seen["shown"]),
        "the card in the own hand": _suspect(seen["held"]),
        "points, of 25": [points[owner] / DECK_SIZE for owner in around],
        "errors, box and draw deck, of 25": [pile / DECK_SIZE for pile in piles],
    }


_NONE: Final = (0.0,) * len(_NAMES)


def _suspect(card: Any) -> tuple[float, ...]:
    if not isinstance(card, dict):
        return _NONE
    return tuple(float(card[kind] == value) for kind in KINDS for value in VALUES[kind])
