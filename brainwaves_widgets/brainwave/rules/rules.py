"""The rules of Brain Wave, W1 to W32 of RULES.md, as pure functions on states."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

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
from .state import State

if TYPE_CHECKING:
    from .state import Played

Move = (
    Go | Shoot | Lay | Call | Attempt | TakeUp | TakeBack | PutBack | EndTurn | Throw | Roll | Draw
)

LAUNCH, THROW = (Attempt(),), (Throw(),)


def new(options: Options) -> State:
    """Begin with an empty board; who attacks first is up to the dice (W8, W9)."""
    console = Console.new(speed=options.speed)
    phase = "throw" if options.own_dice else "first"
    return State(options, phase, console=console, board=(None,) * options.size**2)


def actors(state: State) -> tuple[Seat, ...]:
    """Who may act: the attacker, the defender who moves, or chance when dice or tiles are due."""
    match state.phase:
        case "first" | "dice" | "draw":
            return (CHANCE,)
        case "throw":
            return (int(bool(state.dice)),)
        case "go":
            return (state.defender,)
        case "over":
            return ()
    return (state.attacker,)


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every legal move of a seat; of shots and launches some that can be played as they are."""
    if seat not in actors(state):
        return ()
    match state.phase:
        case "first" | "dice":
            return battle.ROLLS
        case "throw":
            return THROW
        case "go":
            return battle.goes(state.spots[seat], sum(state.dice))
        case "shoot":
            return battle.SHOTS
        case "draw":
            return building.draws(state.sets[state.attacker])
        case "build":
            return building.builds(state)
        case "plan":
            return tuple(approaches(state.side, state.bank, breaking.the_plan(state)))
        case "attempt":
            return LAUNCH
    return building.put_backs(state.bank)


def outcome(state: State) -> Outcome | None:
    """Whose train reaches its finish wins (W31), or else the nearer one; equal is a draw (W32)."""
    if state.phase != "over":
        return None
    for seat in range(2):
        if has_finished(state.board, seat):
            return Outcome((1 - seat, seat), (seat,))
    costs = [distance(state.side_of(seat)) for seat in range(2)]
    green, blue = (float("inf") if cost is None else cost for cost in costs)
    return Outcome.most((int(green < blue), int(blue < green)))


def _roll(state: State, seat: Seat, move: Roll) -> Played:
    then = battle.first if state.phase == "first" else battle.roll
    return then(state, seat, move)


def _lay(state: State, seat: Seat, move: Lay) -> Played | None:
    if not _is_plain(move):
        return None
    then = building.lay if state.phase == "build" else breaking.set_aside
    return then(state, seat, move)


def _take_up(state: State, seat: Seat, move: TakeUp) -> Played | None:
    return building.take_up(state, seat, move) if _is_plain(move) else None


def _offered(then: Handler) -> Handler:
    """Let a kind of move be made only as it is offered."""

    def handler(state: State, seat: Seat, move: Any) -> Played | None:
        is_legal = _is_plain(move) and move in moves(state, seat)
        return then(state, seat, move) if is_legal else None

    return handler


def _is_plain(move: Any) -> bool:
    """Whether every field is of just its type: 1.0 and True are equal to 1, and yet no turn."""
    return all(type(getattr(move, name)) is kind for name, kind in _FIELDS[type(move)])


_FIELDS: Final = {
    kind: tuple((field.name, {"int": int, "str": str}[str(field.type)]) for field in fields(kind))
    for kind in (Go, Lay, TakeUp, TakeBack, PutBack, Throw, Roll, Draw)
}

play = Player(
    {
        Go: (("go",), _offered(battle.go)),
        Shoot: (("shoot",), battle.shot),
        Lay: (("build", "plan"), _lay),
        Call: (("build",), breaking.call),
        Attempt: (("attempt",), breaking.attempt),
        TakeUp: (("build",), _take_up),
        TakeBack: (("build",), _offered(building.take_back_one)),
        PutBack: (("keep",), _offered(building.put_back)),
        EndTurn: (("build",), building.end),
        Throw: (("throw",), _offered(battle.throw)),
        Roll: (("first", "dice"), _offered(_roll)),
        Draw: (("draw",), _offered(building.draw)),
    },
    actors,
    moves,
)
