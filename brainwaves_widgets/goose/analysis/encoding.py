"""The Astute Goose in numbers, for programs that learn: every move, and what a seat may know."""

from __future__ import annotations

from typing import Any, Final

from ...core.encoding import one_hot, relative
from ...core.rules import Seat
from ..pieces import COLOURS, DECK_SIZE, KINDS, VALUES, Answer, Options
from ..rules import PASS, READY, ROLL, SHOW, Move
from ..state import State
from ..view import view
from ..wire import GooseView

PHASES: Final = ("study", "roll", "answer", "steal", "memorise", "over")
_NAMES: Final = tuple(value for kind in KINDS for value in VALUES[kind])
_EACH: Final = len(COLOURS)


def actions(_options: Options) -> tuple[Move, ...]:
    """Return every move of a player: Ready, Roll, an Answer for each value, Pass, Show."""
    return READY, ROLL, *map(Answer, _NAMES), PASS, SHOW


def features(options: Options) -> dict[str, int]:
    """Return what `observe` tells, in its order, and in how many numbers.

    Seats are counted from the own one, on to the left. A suspect is a number for each value of
    `VALUES`, three of them 1; or none, if it does not lie open.
    """
    players, suspect = len(options.players), len(_NAMES)
    return {
        "phase": len(PHASES),
        "whose turn": players,
        "who may steal": players,
        "who is not ready": players,
        "gaps": options.places,
        "face-down suspects": options.places,
        "open suspects": options.places * suspect,
        "the place that is asked for": options.places,
        "the kind that is asked for": len(KINDS),
        "values named in vain": suspect,
        "the card that left the line-up, while all see it": suspect,
        "the card in the own hand": suspect,
        "points, of 25": players,
        "errors, box and draw deck, of 25": 3,
    }


def observe(state: State, seat: Seat) -> list[float]:
    """Return what a seat may know, in numbers from 0 to 1."""
    return encode(view(state, seat), seat)


def encode(seen: GooseView, seat: Seat) -> list[float]:
    """Return a view in numbers."""
    players, cards = len(seen["players"]), [entry["card"] for entry in seen["lineup"]]
    places = range(len(cards))
    dice = seen["dice"]
    tried = {entry["value"] for entry in seen["tries"]}
    points = seen["points"] if len(seen["points"]) == players else seen["points"] * players
    return [
        *one_hot(PHASES, seen["phase"]),
        *one_hot(range(players), relative(seen["turn"], seat, players)),
        *one_hot(range(players), relative(seen["stealer"], seat, players)),
        *((seat + at) % players in seen["waiting"] for at in range(players)),
        *(card == "gap" for card in cards),
        *(card == "down" for card in cards),
        *(one for card in cards for one in _suspect(card)),
        *one_hot(places, seen["place"]),
        *one_hot(KINDS, dice and dice["kind"]),
        *(value in tried for value in _NAMES),
        *_suspect(seen["shown"]),
        *_suspect(seen["held"]),
        *(points[(seat + at) % players] / DECK_SIZE for at in range(players)),
        *(seen[pile] / DECK_SIZE for pile in ("errors", "box", "left")),
    ]


_NONE: Final = (0.0,) * len(_NAMES)


def _suspect(card: Any) -> tuple[float, ...]:
    if not isinstance(card, dict):
        return _NONE
    return tuple(float(card[kind] == value) for kind in KINDS for value in VALUES[kind])
