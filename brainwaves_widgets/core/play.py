"""How a move is made: who may make it when, and what happens then."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from .rules import CHANCE, Event, IllegalMove, Move, Outcome, Plays, Seat, View, refusal

if TYPE_CHECKING:
    from .history import Step
    from .trials import Asked, Decision

S = TypeVar("S")

Handler: TypeAlias = "Callable[[Any, Seat, Any], tuple[Any, tuple[Event, ...]] | None]"
"""What a kind of move does; `None` where this very move is not legal."""


def player(
    plays: Mapping[type, tuple[tuple[str, ...], Handler]],
    actors: Callable[[S], tuple[Seat, ...]],
    moves: Callable[[S, Seat], tuple[Move, ...]],
) -> Callable[[S, Seat, Move], tuple[S, tuple[Event, ...]]]:
    """Give a game's `play`: for each kind of move, the phases it is made in and what it does.

    A refusal names the seat's legal moves; those of chance, which would tell of cards, it does not.
    """

    def play(state: S, seat: Seat, move: Move) -> tuple[S, tuple[Event, ...]]:
        """Give the next state and what happened; raises IllegalMove."""
        try:
            phases, then = plays[type(move)]
        except KeyError:
            msg = f"{move!r:.60} is no move of this game"
            raise IllegalMove(msg) from None
        if state.phase in phases and seat in actors(state):  # type: ignore[attr-defined]
            played = then(state, seat, move)
            if played is not None:
                return played
        raise IllegalMove(refusal(move, moves(state, seat) if seat != CHANCE else ()))

    return play


@dataclass(frozen=True, eq=False)
class Game:
    """A game's functions put together as its Rules; what each is, the contract says."""

    name: str
    title: str
    options_type: type[Any]
    move_types: tuple[type[Any], ...]
    new: Callable[[Any], Any]
    actors: Callable[[Any], tuple[Seat, ...]]
    moves: Callable[[Any, Seat], tuple[Move, ...]]
    play: Callable[[Any, Seat, Move], tuple[Any, tuple[Event, ...]]]
    view: Callable[[Any, Seat | None], View]
    outcome: Callable[[Any], Outcome | None]
    label: Callable[[Any], str]
    tell: Callable[[Event, tuple[str, ...]], str]
    resample: Callable[[Any, Plays, Seat | None, Random], Plays]
    reveal: Callable[[Any], View] | None = None
    """A view in which nothing is hidden, of the shape that a bystander's has, for teachers."""
    scoring: tuple[str, ...] = ()
    """The kinds of events that change a score; all may see them."""
    public: Mapping[type[Any], Callable[[Any], str]] | None = None
    """What all may read of a kind of move that no event tells of, in words without a full stop."""
    lines: Callable[[str, str], Mapping[str, float]] | None = None
    """Scores to compare with, such as that of pure guessing, for a level and a mode."""
    trials: Callable[[Iterable[tuple[Step, Any]]], Iterable[Asked | Decision]] | None = None
    """What was asked of memory, from every move and the state that it was made in."""
    dealer: Callable[[Any, Plays, Seat | None], Callable[[Random], Any]] | None = None
    """A quick way to the states that games of `resample` lead to, where replaying them is slow."""

    def __repr__(self) -> str:
        return f"<Rules of {self.title}>"
