"""Brain Wave in numbers, for programs that learn: every move, and what a seat may know.

The knob has 41 settings here, from -1 to 1. In a breakthrough the attacker chooses one of them for
the whole flight, and the attacked player, who is not told which, one of nine places to run to.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import Final

from ...core.encoding import one_hot
from ...core.rules import Seat
from ..console.checks import SPOT_STEP
from ..console.maze import COLUMNS, OUTER_ROW, RED_CIRCLE, SQUARES, Square, centre
from ..pieces import (
    BREAKTHROUGHS,
    DIE,
    KINDS,
    TILES,
    TRACK,
    Attempt,
    Call,
    EndTurn,
    Go,
    Laid,
    Lay,
    Options,
    PutBack,
    Shoot,
    TakeBack,
    TakeUp,
    Throw,
)
from ..rules.board import JOINS, WAYS, grid
from ..rules.rules import Move, moves, new
from ..rules.state import State

KNOB: Final = tuple(setting / 20 for setting in range(-20, 21))
SHOTS: Final = tuple(map(Shoot, KNOB))
LAUNCHES: Final = tuple(Attempt((english,)) for english in KNOB)
ROWS: Final = range(1 - OUTER_ROW, OUTER_ROW)
"""The rows of the outer column, where an attacked spot may run to."""
PHASES: Final = ("throw", "go", "shoot", "build", "plan", "attempt", "keep", "over")
_SETS: Final = sum(TILES.values())
_HIGH, _SPAN = 0.6, 2.2
"""How far above the screen the wave may be, and the height of all that it may reach."""
_FREE: Final = (0.0,) * (2 + 3 + len(WAYS) + 3)
"""What is told of a square without a tile."""


def dodge(side: Seat, row: int) -> Attempt:
    """Return how a spot runs from its red circle straight to a row of its outer column."""
    (x, y), (_, goal) = centre(side, RED_CIRCLE), centre(side, Square(RED_CIRCLE.column, row))
    trace = [(x, y)]
    while abs(goal - y) > SPOT_STEP:
        y += SPOT_STEP if goal > y else -SPOT_STEP
        trace.append((x, y))
    return Attempt(spot=(*trace, (x, goal)))


DODGES: Final = tuple(tuple(dodge(side, row) for row in ROWS) for side in range(2))


@cache
def actions(options: Options) -> tuple[Move, ...]:
    """Return every move of a player, with the settings and dodges above for shots and launches.

    They are a Go for each square of the maze, a Shoot and an Attempt for each setting, green's
    and blue's dodges, a Lay for each square, tile and turn, a Call for each kind and square, a
    TakeUp for each square, a PutBack for each tile, TakeBack, EndTurn and Throw.
    """
    squares = grid(options.size**2).names
    return (
        *(Go(*square) for square in SQUARES),
        *SHOTS,
        *LAUNCHES,
        *(one for side in DODGES for one in side),
        *(Lay(square, *tile) for square in squares for tile in JOINS),
        *(Call(kind, square) for kind in BREAKTHROUGHS for square in squares),
        *map(TakeUp, squares),
        *map(PutBack, KINDS),
        TakeBack(),
        EndTurn(),
        Throw(),
    )


def choices(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return which of the numbered moves a seat may make; both take part in an attempt."""
    if state.phase == "attempt":
        return LAUNCHES if seat == state.attacker else DODGES[seat]
    return SHOTS if state.phase == "shoot" and seat == state.attacker else moves(state, seat)


def together(launch: Attempt, dodged: Attempt) -> Attempt:
    """Return the attempt in which both did what they chose."""
    return Attempt(launch.english, dodged.spot)


def features(options: Options) -> dict[str, int]:
    """Return what `observe` tells, in its order, and in how many numbers.

    The seat's own side comes first where there are two. Squares are row by row from the upper left;
    for each there is whether the tile is the seat's own or the other's, its kind (logic, bender,
    decision), whether it joins up, right, down and left, is blocked, has cut a train, is shared.
    """
    return {what: len(numbers) for what, numbers in _told(new(options), 0).items()}


def observe(state: State, seat: Seat) -> list[float]:
    """Return what a seat may know, in numbers from 0 to 1."""
    return [*chain.from_iterable(_told(state, seat).values())]


def _told(state: State, seat: Seat) -> dict[str, Sequence[float]]:
    """Return what a seat may know, part by part."""
    console, plan, squares = state.console, state.plan, len(state.board)
    sides = (seat, 1 - seat)
    turn = state.defender if state.phase == "go" else state.attacker
    whose = (seat, state.attacker == seat, turn == seat)
    done = (state.has_laid, state.has_called, state.restarted)
    aside = [square for square, _, _ in plan.tiles] if plan else []
    reserved = [
        _marked(squares, [one.far for one in state.crossings if one.seat == side]) for side in sides
    ]
    return {
        "phase": one_hot(PHASES, state.phase),
        "whether the seat is blue, attacks, is to act": whose,
        "the battle, of all": [state.battle / state.options.battles],
        "the two dice, of 6": [die / len(DIE) for die in (*state.dice, 0, 0)[:2]],
        "columns of the spots, of 7": [state.spots[side].column / COLUMNS for side in sides],
        "rows of the spots, from the top": [
            (state.spots[side].row + OUTER_ROW) / (2 * OUTER_ROW) for side in sides
        ],
        "the wave's place across and down, and whose it is": (
            _within((console.x + 0.1) / 1.2),
            _within((console.y + _HIGH) / _SPAN),
            console.flip == seat,
        ),
        "knobs, from up to down": [(console.english[side] + 1) / 2 for side in sides],
        "Brain Power, of 24": [_within(state.power[side] / TRACK) for side in sides],
        "sets, of 48": [sum(state.sets[side]) / _SETS for side in sides],
        "the own memory bank, each kind of all there are": [
            count / most for count, most in zip(state.banks[seat], TILES.values(), strict=True)
        ],
        "the other's memory bank, of 48": [sum(state.banks[1 - seat]) / _SETS],
        "laid and called in this turn, restarted": done,
        "tiles on the board": [
            *chain.from_iterable([_tile(laid, seat) if laid else _FREE for laid in state.board])
        ],
        "squares reserved by crossings": [*chain.from_iterable(reserved)],
        "the named tile of a breakthrough": _marked(squares, [plan.target] if plan else []),
        "squares of the tiles set aside": _marked(squares, aside),
    }


def _tile(laid: Laid, seat: Seat) -> tuple[float, ...]:
    marks = (laid.blocked, laid.breaking, laid.shared is not None)
    return _look(laid.seat == seat, laid.tile, laid.turn, marks)


@cache
def _look(is_own: bool, tile: str, turn: int, marks: tuple[bool, ...]) -> tuple[float, ...]:  # noqa: FBT001
    kinds, joins = KINDS[:3], JOINS[tile, turn]
    told = (is_own, not is_own, *(tile == one for one in kinds), *(way in joins for way in WAYS))
    return tuple(map(float, (*told, *marks)))


def _marked(squares: int, some: Iterable[int]) -> list[float]:
    """Return a number for each square: 1 for these, 0 for the others."""
    marks = [0.0] * squares
    for square in some:
        marks[square] = 1.0
    return marks


def _within(value: float) -> float:
    return min(1.0, max(0.0, value))
