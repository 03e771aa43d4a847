"""Ways to get the rules of a tiny game wrong."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from brainwaves_widgets.core import CHANCE, Event, IllegalMove, Outcome

if TYPE_CHECKING:
    from random import Random

    from brainwaves_widgets.core import Move, Seat, View

from .toy import Draw, Options, Say, Toy


class LeakyView(Toy):
    def view(self, state: Any, seat: Seat | None) -> View:
        return {**super().view(state, seat), "hint": state.secret}


class LeakyLog(Toy):
    def after(self, state: Any, seat: Seat, move: Move) -> Any:
        after, events = super().after(state, seat, move)
        if isinstance(move, Draw):
            events = (Event("drawn", {"number": move.number}),)
        return after, events

    def tell(self, event: Event, players: tuple[str, ...]) -> str:
        return (
            f"{event.data['number']} is drawn."
            if event.kind == "drawn"
            else super().tell(event, players)
        )


class LeakyEvent(LeakyLog):
    tell = Toy.tell


class LeakyMoves(Toy):
    def moves(self, state: Any, seat: Seat) -> tuple[Move, ...]:
        moves = super().moves(state, seat)
        return moves[::-1] if seat == 1 and state.secret == 0 else moves


class Vacuous(Toy):
    def resample(self, _options: Any, plays: Any, _seat: Seat | None, _rng: Random) -> Any:
        return plays


class ResamplesNonsense(Toy):
    def resample(self, _options: Any, plays: Any, _seat: Seat | None, _rng: Random) -> Any:
        return [(CHANCE, Draw(9)), *plays[1:]] if plays else []


class Lists(Toy):
    def after(self, state: Any, seat: Seat, move: Move) -> Any:
        after, events = super().after(state, seat, move)
        return after._replace(said=list(after.said)), events


class HiddenList(Toy):
    class Box:
        def __init__(self) -> None:
            self.items: list[int] = []

    def after(self, state: Any, seat: Seat, move: Move) -> Any:
        after, events = super().after(state, seat, move)
        return after._replace(secret=(self.Box(), 1)), events


@dataclass(frozen=True)
class Scribbled:
    options: Options
    secret: int | None = None
    said: tuple[int, ...] = ()

    def _replace(self, **fields: Any) -> Scribbled:
        new = Scribbled(self.options, self.secret, self.said)
        for name, value in fields.items():
            for state in (self, new):
                object.__setattr__(state, name, value)
        return new


class Aliased(Toy):
    def new(self, options: Any) -> Any:
        return Scribbled(options)

    def play(self, state: Any, seat: Seat, move: Move) -> Any:
        return self.after(state, seat, move)


class GlobalRandom(Toy):
    def after(self, state: Any, seat: Seat, move: Move) -> Any:
        if isinstance(move, Say):
            move = Say(random.randrange(4))
        return super().after(state, seat, move)


class Refuses(Toy):
    def after(self, state: Any, seat: Seat, move: Move) -> Any:
        if move == Say(3):
            raise IllegalMove("not a three")
        return super().after(state, seat, move)


class AcceptsAll(Toy):
    def play(self, state: Any, seat: Seat, move: Move) -> Any:
        if not isinstance(move, Draw | Say) or seat not in self.actors(state):
            raise IllegalMove("no")
        return self.after(state, seat, move)


class Wide(Toy):
    """Offers four numbers to say, but takes any that is not too large."""

    def play(self, state: Any, seat: Seat, move: Move) -> Any:
        wide = isinstance(move, Say) and type(move.number) is int and seat != CHANCE
        if wide and seat in self.actors(state):
            return self.after(state, seat, move)
        return super().play(state, seat, move)


class Equals(Toy):
    """Takes `True` for 1, and would publish it as `true`."""

    def play(self, state: Any, seat: Seat, move: Move) -> Any:
        if move not in self.moves(state, seat):
            raise IllegalMove("no")
        return self.after(state, seat, move)


class AnySeat(Toy):
    def play(self, state: Any, seat: Seat, move: Move) -> Any:
        return super().play(state, next(iter(self.actors(state)), seat), move)


class Crashes(Toy):
    def play(self, state: Any, seat: Seat, move: Move) -> Any:
        if move.number not in range(4):
            raise IllegalMove("no")
        return super().play(state, seat, move)


class NeverEnds(Toy):
    def after(self, state: Any, seat: Seat, move: Move) -> Any:
        after, events = super().after(state, seat, move)
        return after._replace(said=after.said[-3:]), events


class Stuck(Toy):
    def moves(self, state: Any, seat: Seat) -> tuple[Move, ...]:
        return () if len(state.said) == 2 else super().moves(state, seat)


class NoOutcome(Toy):
    def outcome(self, _state: Any) -> Outcome | None:
        return None


class TwoOfAKind(Toy):
    def moves(self, state: Any, seat: Seat) -> tuple[Move, ...]:
        moves = super().moves(state, seat)
        return (*moves, *moves[:1]) if seat == CHANCE else moves


class ChanceAndAnn(Toy):
    def actors(self, state: Any) -> tuple[Seat, ...]:
        return (CHANCE, 0) if state.secret is None else super().actors(state)


class Tuples(Toy):
    def view(self, state: Any, seat: Seat | None) -> View:
        return {**super().view(state, seat), "said": state.said}


class NumberKeys(Toy):
    def view(self, state: Any, seat: Seat | None) -> View:
        return {**super().view(state, seat), "by ply": dict(enumerate(state.said))}


class NotANumber(Toy):
    def view(self, state: Any, seat: Seat | None) -> View:
        return {**super().view(state, seat), "mean": float("nan")}


class ObjectEvents(Toy):
    def after(self, state: Any, seat: Seat, move: Move) -> Any:
        after, events = super().after(state, seat, move)
        return after, tuple(event._replace(data={**event.data, "move": move}) for event in events)


class SharedView(Toy):
    def __init__(self) -> None:
        self.shared = [1, 2]

    def view(self, state: Any, seat: Seat | None) -> View:
        return {**super().view(state, seat), "shared": self.shared}


class SameLabels(Toy):
    def label(self, move: Move) -> str:
        return type(move).__name__


class Counts(Toy):
    """Keeps something beside the state."""

    def __init__(self) -> None:
        self.played = 0

    def after(self, state: Any, seat: Seat, move: Move) -> Any:
        self.played += 1
        after, events = super().after(state, seat, move)
        return after, tuple(
            event._replace(data={**event.data, "n": self.played}) for event in events
        )


class Mumbles(Toy):
    class Mumbled(NamedTuple):
        options: Options
        secret: Any = None
        said: Any = ()

        def __repr__(self) -> str:
            return f"State({self.options!r}, {self.secret!r})"

    def new(self, options: Any) -> Any:
        return self.Mumbled(options)
