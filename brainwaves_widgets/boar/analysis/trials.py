"""What The Brilliant Boar asks of memory: every played card is a trial (B7).

- `value` is the animal of the card. With Name the Card (B14) the `kind` is "name", the `answer` is
  the name, right if it is the card's, and a guesser chooses among the designs in play.
- Without it the `kind` is "match": the card is right if it equals an open one (B8, B15). The
  `answer` is the animal that lies open, None if there are several. A guesser chooses among the
  places of the hand, so `chance` is the share of cards there that match. Against others a player
  may also play what does not match on purpose (B10), which counts as wrong all the same.
- `right` is None if the deck is empty and no card of the hand matches: something must be played
  (B5, B11), whatever is remembered.
- `lag`: draws and plays of all players since the card was drawn; 1 if it is played at once.
- `former`: the animal of the card that was at this place of the hand before.
- `items`: cards in hand.

Alone, with a card in hand, it is also asked whether the deck's top card is held: who plays a card
says yes, who draws says no. These decisions are the `signal` trials, where the hand holds the
top's animal, and the noise trials, where it does not. With an empty hand there is nothing to decide
(B5). Larger hands hold the animal more often and are played from more often, so even somebody who
plays at random has a d' of about 0.15, not 0 (900 games of rookies, our own simulation).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...core.history import Step
from ...core.rules import Seat
from ...study.memory import Asked, Decision, Memory
from ..pieces import Card, Draw, Play
from ..rules import State


def _trials(played: Iterable[tuple[Step, State]]) -> Iterator[Asked | Decision]:
    """Return every played card and, if somebody plays alone, every decision."""
    turns = 0
    drawn: dict[Card, int] = {}
    """When each card was drawn."""
    was: dict[tuple[Seat, int], list[Card]] = {}
    """Which cards were at a place of a hand, in order."""
    for step, state in played:
        for seat, hand in enumerate(state.hands):
            for place, card in enumerate(hand):
                before = was.setdefault((seat, place), [])
                if not before or before[-1] != card:
                    before.append(card)
        if isinstance(step.move, Draw | Play):
            turns += 1
            yield from _decision(step, state)
        if isinstance(step.move, Draw) and state.top:
            drawn[state.top] = turns
        elif isinstance(step.move, Play):
            before = was[step.seat, step.move.place]
            yield _asked(step, state, turns - drawn[before[-1]], before)


def _decision(step: Step, state: State) -> Iterator[Decision]:
    if state.options.mode == "solo" and state.hands[0] and state.top:
        held = {card.animal for card in state.hands[0]}
        yield Decision(step.ply, state.top.animal in held, isinstance(step.move, Play))


def _asked(step: Step, state: State, lag: int, before: list[Card]) -> Asked:
    hand, place, name = state.hands[step.seat], step.move.place, step.move.name
    value, former = before[-1].animal, before[-2].animal if len(before) > 1 else None
    shown = {card.animal for card in (state.top, *state.table) if card}
    fitting = sum(card.animal in shown for card in hand)
    right: bool | None
    if name:
        answer, right, alternatives, chance = name, name == value, len(state.designs), 1
    else:
        answer = next(iter(shown)) if len(shown) == 1 else None
        right = None if not (fitting or state.top) else value in shown
        alternatives, chance = len(hand), fitting
    return Asked(
        ply=step.ply,
        place=place,
        kind="name" if name else "match",
        value=value,
        answer=answer,
        right=right,
        alternatives=alternatives,
        chance=chance / alternatives,
        lag=lag,
        former=former,
        items=len(hand),
    )


trials = Memory(_trials, signal="the animal in hand")
