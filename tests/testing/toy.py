"""A tiny game with a secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from brainwaves_widgets.core import CHANCE, Event, IllegalMove, Outcome

if TYPE_CHECKING:
    from random import Random

    from brainwaves_widgets.core import Move, Seat, View


@dataclass(frozen=True)
class Draw:
    number: int


@dataclass(frozen=True)
class Say:
    number: int


@dataclass(frozen=True)
class Options:
    players: tuple[str, ...] = ("Ann", "Ben")


class State(NamedTuple):
    options: Options
    secret: Any = None
    said: Any = ()


class Toy:
    """Ann alone sees a number that was drawn. Both say four numbers; the highest sum wins."""

    name = "toy"
    title = "Toy"
    options_type = Options
    move_types = (Draw, Say)

    def new(self, options: Any) -> Any:
        return State(options)

    def actors(self, state: Any) -> tuple[Seat, ...]:
        if state.secret is None:
            return (CHANCE,)
        return () if len(state.said) == 4 else (len(state.said) % 2,)

    def moves(self, state: Any, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.actors(state):
            return ()
        kind = Draw if seat == CHANCE else Say
        return tuple(kind(number) for number in range(4))

    def play(self, state: Any, seat: Seat, move: Move) -> tuple[Any, tuple[Event, ...]]:
        if repr(move) not in map(repr, self.moves(state, seat)):
            raise IllegalMove(f"{move!r} is not legal now")
        return self.after(state, seat, move)

    def after(self, state: Any, seat: Seat, move: Move) -> tuple[Any, tuple[Event, ...]]:
        if isinstance(move, Draw):
            return state._replace(secret=move.number), (Event("drawn", {}),)
        said = Event("said", {"seat": seat, "number": move.number})
        return state._replace(said=(*state.said, move.number)), (said,)

    def view(self, state: Any, seat: Seat | None) -> View:
        secret = state.secret if seat == 0 else None
        return {"seat": seat, "said": list(state.said), "secret": secret}

    def outcome(self, state: Any) -> Outcome | None:
        if len(state.said) < 4:
            return None
        return Outcome.most((sum(state.said[::2]), sum(state.said[1::2])))

    def label(self, move: Move) -> str:
        return f"{type(move).__name__} {move.number}"

    def tell(self, event: Event, players: tuple[str, ...]) -> str:
        if event.kind == "drawn":
            return "A number is drawn."
        return f"{players[event.data['seat']]} says {event.data['number']}."

    def resample(self, _options: Any, plays: Any, seat: Seat | None, rng: Random) -> Any:
        if seat == 0 or not plays:
            return plays
        return [(CHANCE, Draw(rng.randrange(4))), *plays[1:]]
