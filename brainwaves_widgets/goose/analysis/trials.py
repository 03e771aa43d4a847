"""What The Astute Goose asks of memory: every answer is a trial, passes are none.

- `kind` is what the feature die showed (G10), `value` and `answer` are of that kind.
- `alternatives`: the five values of a kind, without those that were already wrong for this card
  (G13), and `chance` is one in so many. Somebody who counts cards, or infers the third feature of
  the standard deck from the other two (G2), does better; `deck="random"` leaves less room for that.
- `lag`: rolls since the suspect was turned face down; 1 if it is asked for at the next one.
- `former`: that kind's value of the suspect who stood there before the last change (G17).
- `items`: suspects in the line-up, the one that is asked for included.

The capacity K counts suspects. It is taken from the answers of whoever rolled, while the line-up is
whole (G5), for each level by itself: whoever keeps K of n suspects in mind knows the one that is
asked for with probability K/n, and otherwise guesses one of five values (G11).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...core.history import Step
from ...study.memory import Asked, Memory
from ..pieces import VALUES, Answer, Deal, Dice, Options, Suspect
from ..state import State


def _trials(played: Iterable[tuple[Step, State]]) -> Iterator[Asked]:
    """Return every answer, from each move and the state that it was made in."""
    turns = 0
    seen: dict[int, list[tuple[int, Suspect]]] = {}
    """Who stood at each place, in order, and how many rolls there had been by then."""
    for step, state in played:
        match step.move:
            case Dice():
                turns += 1
            case Deal(colour, feature, animal):
                place = state.lineup.index(None) if state.place is None else state.place
                seen.setdefault(place, []).append((turns, Suspect(colour, feature, animal)))
            case Answer(value):
                yield _asked(step.ply, state, value, turns, seen)


def _asked(
    ply: int, state: State, answer: str, turns: int, seen: dict[int, list[tuple[int, Suspect]]]
) -> Asked:
    assert state.dice is not None and state.place is not None  # noqa: S101, PT018 - it was rolled
    kind, before = state.dice.kind, seen[state.place]
    since, suspect = before[-1]
    value = getattr(suspect, kind)
    alternatives = len(set(VALUES[kind]) - {tried for _, tried in state.tries})
    return Asked(
        ply=ply,
        place=state.place,
        kind=kind,
        value=value,
        answer=answer,
        right=answer == value,
        alternatives=alternatives,
        chance=1 / alternatives,
        lag=turns - since,
        former=getattr(before[-2][1], kind) if len(before) > 1 else None,
        items=sum(card is not None for card in (*state.lineup, state.held)),
    )


trials = Memory(
    _trials,
    items="suspects",
    alternatives=5,
    whole=lambda level: Options(players=("?",), level=level).places,
)
