"""The rules of Brain Wave, W1 to W32 of RULES.md, as pure functions on states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, get_type_hints

from ...core.game import Handler, Player
from ...core.rules import CHANCE, Outcome, Seat
from ..console.console import Console
from ..pieces import (
    Attempt,
    Call,
    Draw,
    EndTurn,
    Go,
    Lay,
    Options,
    PutBack,
    Roll,
    Shoot,
    TakeBack,
    TakeUp,
    Throw,
)
from . import battle, breaking, building
from .board import distance, has_finished
from .plans import approaches
from .state import Played, State

Move = (
    Go | Shoot | Lay | Call | Attempt | TakeUp | TakeBack | PutBack | EndTurn | Throw | Roll | Draw
)


def new(options: Options) -> State:
    """Begin with an empty board; who attacks first is up to the dice (W8, W9)."""
    console = Console.new(speed=options.speed)
    phase = "throw" if options.own_dice else "first"
    return State(options, phase, console=console, board=(None,) * options.size**2)


def actors(state: State) -> tuple[Seat, ...]:
    """Return who may act: attacker or defender, or chance when dice or tiles are due."""
    match state.phase:
        case "first" | "dice" | "draw":
            return (CHANCE,)
        case "over":
            return ()
    return (state.turn,)


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every legal move of a seat; of shots and launches, some that can be played as is."""
    return _MOVES[state.phase](state) if seat in actors(state) else ()


_MOVES: Final[Mapping[str, Callable[[State], tuple[Move, ...]]]] = {
    "throw": lambda _state: (Throw(),),
    "first": lambda _state: battle.ROLLS,
    "dice": lambda _state: battle.ROLLS,
    "go": lambda state: battle.goes(state.spots[state.defender], sum(state.dice)),
    "shoot": lambda _state: battle.SHOTS,
    "draw": lambda state: building.draws(state.sets[state.attacker]),
    "build": building.builds,
    "plan": lambda state: tuple(approaches(state.side, state.bank, breaking.the_plan(state))),
    "attempt": lambda _state: (Attempt(),),
    "keep": lambda state: building.put_backs(state.bank),
}


def outcome(state: State) -> Outcome | None:
    """Return who won: the train that reached its finish (W31), or else the nearer one (W32)."""
    if state.phase != "over":
        return None
    for seat in range(2):
        if has_finished(state.board, seat):
            return Outcome((1 - seat, seat), (seat,))
    costs = [distance(state.side_of(seat)) for seat in range(2)]
    green, blue = (float("inf") if cost is None else cost for cost in costs)
    return Outcome.most((int(green < blue), int(blue < green)))


def _lay(state: State, seat: Seat, move: Lay) -> Played:
    then = building.lay if state.phase == "build" else breaking.set_aside
    return then(state, seat, move)


def _offered(then: Handler) -> Handler:
    """Let a kind of move be made only as it is offered."""
    return _plain(
        lambda state, seat, move: then(state, seat, move) if move in moves(state, seat) else None
    )


def _plain(then: Handler) -> Handler:
    """Let a move be made only if its fields have just their types: True and 1.0 are not turn 1."""

    def handler(state: State, seat: Seat, move: Any) -> Played | None:
        types = _TYPES[type(move)].items()
        is_plain = all(type(getattr(move, name)) is kind for name, kind in types)
        return then(state, seat, move) if is_plain else None

    return handler


_PLAIN = (Go, Lay, TakeUp, TakeBack, PutBack, Throw, Roll, Draw)
_TYPES: Final = {kind: get_type_hints(kind) for kind in _PLAIN}
play = Player(
    {
        Go: (("go",), _offered(battle.go)),
        Shoot: (("shoot",), battle.shot),
        Lay: (("build", "plan"), _plain(_lay)),
        Call: (("build",), breaking.call),
        Attempt: (("attempt",), breaking.attempt),
        TakeUp: (("build",), _plain(building.take_up)),
        TakeBack: (("build",), _offered(building.take_back)),
        PutBack: (("keep",), _offered(building.put_back)),
        EndTurn: (("build",), building.end),
        Throw: (("throw",), _offered(battle.throw)),
        Roll: (("first", "dice"), _offered(battle.roll)),
        Draw: (("draw",), _offered(building.draw)),
    },
    actors,
    moves,
)
