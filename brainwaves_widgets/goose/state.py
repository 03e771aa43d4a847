"""A moment of The Astute Goose, and what the draw deck still holds."""

from __future__ import annotations

from functools import wraps
from typing import Annotated, Any, Final, NamedTuple

from ..core.rules import Seat
from ..core.text.repr import readable
from ..core.text.values import EachSeat, Format, quickly_replaced
from .pieces import FULL_DECKS, Dice, Lineup, Options, Pile, Place, Suspect, listed

REST: Final = "rest"
Deck = Annotated[
    Pile,
    Format(code=lambda deck, state: REST if deck == _rest(state) else listed(deck), in_order=False),
]


@readable
@quickly_replaced
class State(NamedTuple):
    """Everything that is true at one moment of a game."""

    options: Options
    phase: str
    """What is due: deal, study, roll, dice, answer, steal, refill, memorise, or over."""
    turn: Seat
    """Whose turn it is; while others steal, that player holds the card."""
    lineup: Lineup
    """The suspects in their places; `None` is a gap."""
    deck: Deck
    """The suspects that may still be drawn, in no order: the next one is up to chance.

    `State(deck="rest", ...)` has all that are nowhere else."""
    left: int
    """How many cards the draw deck still has."""
    points: EachSeat[Pile]
    """A points pile a seat, or a single one that is shared."""
    waiting: tuple[Seat, ...] = ()
    """Who is still studying or memorising."""
    dice: Dice | None = None
    place: Place | None = None
    """The place, from 0, that was asked for and is then refilled."""
    tries: tuple[tuple[Seat, str | None], ...] = ()
    """Who named which value of the asked card so far; `None` is a pass."""
    held: Suspect | None = None
    """The wrongly named card in the hand of the player on turn."""
    shown: Suspect | None = None
    """The card that everybody was shown as it left the line-up, until the next move."""
    errors: Pile = ()
    box: Pile = ()


def _rest(state: State) -> Pile:
    """Return the suspects of the whole deck that are nowhere else."""
    piles = (state.lineup, *state.points, state.errors, state.box, (state.held,))
    gone = {suspect for pile in piles for suspect in pile}
    return tuple([one for one in FULL_DECKS[state.options.deck] if one not in gone])


@wraps(_given := State.__new__)
def _with_rest(kind: type[State], *fields: Any, **named: Any) -> State:
    state = _given(kind, *fields, **named)
    return state._replace(deck=_rest(state)) if state.deck == REST else state  # type: ignore[comparison-overlap]


State.__new__ = _with_rest  # type: ignore[assignment,method-assign]
