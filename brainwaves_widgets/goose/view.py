"""What a seat of The Astute Goose may know, as plain JSON, and what it can never tell apart."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import NamedTuple

from ..core.resample import exchange
from ..core.rules import Plays, Seat
from . import rules
from .pieces import FULL_DECKS, NUMBERS, Answer, Deal, Options, Suspect, place_of
from .state import State
from .wire import Card, Face, GooseView


def view(state: State, seat: Seat | None) -> GooseView:
    """Return what `seat` may know; `None` is a bystander, who sees what lies open to all.

    A face-down suspect is nothing but face down: what was shown once is gone from the view.
    """
    options, dice = state.options, state.dice
    result = rules.outcome(state)
    places = len(state.lineup)
    return {
        "phase": state.phase,
        "seat": seat,
        "players": list(options.players),
        "level": options.level,
        "mode": options.mode,
        "turn": state.turn,
        "lineup": [
            {
                "numbers": [n for n in NUMBERS if place_of(n, places) == place],
                "card": _card(state, place, suspect),
            }
            for place, suspect in enumerate(state.lineup)
        ],
        "left": state.left,
        "points": [len(pile) for pile in state.points],
        "errors": len(state.errors),
        "box": len(state.box),
        "waiting": list(state.waiting),
        "dice": {"number": dice.number, "kind": dice.kind} if dice else None,
        "place": state.place,
        "tries": [{"seat": who, "value": value} for who, value in state.tries],
        "stealer": rules.stealer(state) if state.phase == "steal" else None,
        "shown": _values(state.shown) if state.shown else None,
        "holder": state.turn if state.held else None,
        "held": _values(state.held) if state.held and seat == state.turn else None,
        "scores": list(result.scores) if result else None,
        "winners": list(result.winners) if result else None,
    }


def reveal(state: State) -> GooseView:
    """Return a view that hides nothing: what lies face down is also `known`, and says so."""
    seen = view(state, None)
    for entry, suspect in zip(seen["lineup"], state.lineup, strict=True):
        entry["known"] = _values(suspect) if suspect and entry["card"] == "down" else None
    seen["held"] = _values(state.held) if state.held else None
    return seen


def _card(state: State, place: int, suspect: Suspect | None) -> Card:
    """Return a place's card: a suspect's values while it lies open, else "down" or "gap"."""
    if suspect is None:
        return "gap"
    is_open = state.phase in ("deal", "study") or (
        state.phase == "memorise" and place == state.place
    )
    return _values(suspect) if is_open else "down"


def _values(suspect: Suspect) -> Face:
    return {"colour": suspect.colour, "feature": suspect.feature, "animal": suspect.animal}


def resample(options: Options, plays: Plays, seat: Seat | None, rng: Random) -> Plays:
    """Return another game that `seat` cannot tell from this one by what it may know now.

    Every suspect that does not lie open is exchanged for others, as long as each answer given
    so far stays as right or wrong as it was.
    """
    dealt, fixed, told = _evidence(options, plays, seat)

    def fits(index: int, suspect: Suspect) -> bool:
        return all((getattr(suspect, kind) == value) is right for kind, value, right in told[index])

    hidden = {index: card for index, card in enumerate(dealt) if index not in fixed}
    spare = [suspect for suspect in FULL_DECKS[options.deck] if suspect not in dealt]
    others = exchange(hidden, spare, fits, rng)
    fresh = iter([others.get(index, card) for index, card in enumerate(dealt)])
    return [(who, Deal(*next(fresh)) if isinstance(move, Deal) else move) for who, move in plays]


class Evidence(NamedTuple):
    """What a game tells of its cards."""

    dealt: list[Suspect]
    """In the order they came."""
    fixed: set[int]
    """Those that lie open to the seat now."""
    told: defaultdict[int, set[tuple[str, str, bool]]]
    """Which values were named of each, and whether that was right."""


def _evidence(options: Options, plays: Plays, seat: Seat | None) -> Evidence:
    dealt: list[Suspect] = []
    told: defaultdict[int, set[tuple[str, str, bool]]] = defaultdict(set)
    state = rules.new(options)
    for who, move in plays:
        if isinstance(move, Deal):
            dealt.append(Suspect(move.colour, move.feature, move.animal))
        if isinstance(move, Answer) and state.dice and state.place is not None:
            suspect = state.held or state.lineup[state.place]
            assert suspect is not None  # noqa: S101 - an answer is about a card
            value = getattr(suspect, state.dice.kind)
            told[dealt.index(suspect)].add((state.dice.kind, move.value, move.value == value))
        dice = state.dice
        state, events = rules.play(state, who, move)
        for event in events:
            if event.kind == "boxed" and "value" in event.data and dice:  # G15, told to all
                told[dealt.index(state.box[-1])].add((dice.kind, event.data["value"], True))
    seen = view(state, seat)
    in_sight = [entry["card"] for entry in seen["lineup"]] + [seen["shown"], seen["held"]]
    fixed = {dealt.index(Suspect(**card)) for card in in_sight if isinstance(card, dict)}
    return Evidence(dealt, fixed, told)
