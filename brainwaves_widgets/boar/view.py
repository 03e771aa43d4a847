"""What a seat of The Brilliant Boar may know, as plain JSON, and what it can never tell apart."""

from __future__ import annotations

from collections import defaultdict
from random import Random

from ..core.resample import exchange
from ..core.rules import Plays, Seat
from . import rules
from .pieces import Card, Draw, Options, Play, Turn
from .rules import State
from .wire import BoarView, Hand


def view(state: State, seat: Seat | None) -> BoarView:
    """Return what `seat` may know: all hands but its own, the deck's top card and the table.

    A bystander knows what all players know, so no hand. At the end everything is open.
    """
    options = state.options
    result = rules.outcome(state)
    return {
        "phase": state.phase,
        "seat": seat,
        "players": list(options.players),
        "level": options.level,
        "mode": options.mode,
        "name_the_card": options.name_the_card,
        "designs": list(state.designs),
        "turn": state.turn,
        "again": state.again,
        "deck": len(state.deck) + (state.top is not None),
        "top": state.top.animal if state.top else None,
        "table": [card.animal for card in state.table],
        "hands": [_hand(state, owner, seat) for owner in range(len(state.hands))],
        "won": [len(cards) for cards in state.won],
        "errors": len(state.errors),
        "drawn": state.drawn.animal if state.drawn and seat is not None else None,
        "played": state.played.animal if state.played else None,
        "scores": list(result.scores) if result else None,
        "winners": list(result.winners) if result else None,
    }


def reveal(state: State) -> BoarView:
    """Return a view that hides nothing: all hands lie open, and so does the card just drawn."""
    seen = view(state, None)
    for shown, hand in zip(seen["hands"], state.hands, strict=True):
        shown["cards"] = [card.animal for card in hand]
    seen["drawn"] = state.drawn.animal if state.drawn else None
    return seen


def _hand(state: State, owner: Seat, seat: Seat | None) -> Hand:
    """Return a hand's size, and its animals where `seat` sees their faces."""
    cards = state.hands[owner]
    is_open = state.phase == "over" or seat not in (None, owner)
    return {"count": len(cards), "cards": [card.animal for card in cards] if is_open else None}


def resample(options: Options, plays: Plays, seat: Seat | None, rng: Random) -> Plays:
    """Return another game that `seat` cannot tell from this one by what it may know now.

    The cards that the seat holds are exchanged, for a bystander those of all hands, and those
    that went from the deck onto the error pile, as long as every play made while they were the
    deck's top matched or did not match as it did.
    """
    state, turned, told = _evidence(options, plays)
    plies = turned[-1]
    if state.phase != "over":
        for owner in range(len(options.players)):
            plies += turned[owner] if seat in (None, owner) else []
    hidden = {ply: Card(plays[ply][1].animal, plays[ply][1].copy) for ply in plies}

    def fits(ply: int, card: Card) -> bool:
        return all((card.animal == animal) is matched for animal, matched in told[ply])

    fresh = exchange(hidden, state.deck, fits, rng)
    return [
        (who, Turn(*fresh[ply]) if ply in fresh else move) for ply, (who, move) in enumerate(plays)
    ]


def _evidence(
    options: Options, plays: Plays
) -> tuple[State, list[list[int]], defaultdict[int, set[tuple[str, bool]]]]:
    """Replay a game: its state, which ply turned up each held card, and what plays told of it.

    The last list of plies is that of the error pile.
    """
    state = rules.new(options)
    turned: list[list[int]] = [[] for _ in (*options.players, "errors")]
    told: defaultdict[int, set[tuple[str, bool]]] = defaultdict(set)
    top = 0
    for ply, (who, move) in enumerate(plays):
        if isinstance(move, Turn):
            top = ply
        elif isinstance(move, Draw):
            turned[who].append(top)
        elif isinstance(move, Play):
            del turned[who][move.place]
            card = state.hands[who][move.place]
            if state.top and move.name in ("", card.animal):
                told[top].add((card.animal, card.animal == state.top.animal))
        errors = len(state.errors)
        state, _ = rules.play(state, who, move)
        if len(state.errors) > errors:
            turned[-1].append(top)
    if state.drawn:
        turned[state.turn].pop()
    return state, turned, told
