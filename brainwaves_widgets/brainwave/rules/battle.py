"""Battles (W9 to W16): dice, the defender's way through the maze, and the attacker's shot."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...core.rules import Event, IllegalMove, Seat
from ...core.text.values import put
from ..console.checks import KNOB, is_within, shown
from ..console.console import Console, carry, shoot
from ..console.maze import Square, centre, ways
from ..pieces import DIE, KEPT_POINTS, PRICE, Go, News, Roll, Shoot, Throw
from ..wire import SeenConsole
from .board import is_stuck
from .building import take_back
from .state import Played, State, end_turn

ROLLS: Final = tuple(Roll(first, second) for first in DIE for second in DIE)
SHOTS: Final = tuple(Shoot(english / 4) for english in (0, -1, 1, -2, 2, -3, 3, -4, 4))
"""Some settings of the knob; any other from -1 to 1 is legal too."""
REWARD: Final = 2  # W15


@cache
def goes(square: Square, steps: int) -> tuple[Go, ...]:
    """Return where a spot may go: exactly as far as the dice say (W10).

    >>> goes(Square(1, 0), 2)
    (Go(column=2, row=-1), Go(column=2, row=1))
    """
    return tuple(Go(*reached) for reached in ways(square, steps))


def throw(state: State, _seat: Seat, _move: Throw) -> Played:
    """W9: a player throws the dice, and chance says what they show."""
    return state._replace(phase="first"), ()


def _first(state: State, move: Roll) -> Played:
    """W9: both roll, and the higher attacks first; a tie is rolled again."""
    dice = (*state.dice, move.first, move.second)
    again = "throw" if state.options.own_dice else "first"
    if len(dice) == 2:  # noqa: PLR2004 - green's two
        return state._replace(phase=again, dice=dice), (_rolled(0, move),)
    green, blue = sum(dice[:2]), sum(dice[2:])
    if green == blue:
        return state._replace(phase=again, dice=()), (_rolled(1, move), Event("tie", {}))
    attacker = int(blue > green)
    after = state._replace(
        phase="dice",
        dice=(),
        attacker=attacker,
        console=Console.new(attacker, state.options.speed),  # W8: the wave waits on their rail
    )
    return after, (_rolled(1, move), Event("begins", {"seat": attacker}))


def roll(state: State, _seat: Seat, move: Roll) -> Played:
    """W10: the defender rolls two dice; W9: before the first battle both players do."""
    if state.phase == "first":
        return _first(state, move)
    dice = (move.first, move.second)
    return state._replace(phase="go", dice=dice), (_rolled(state.defender, move),)


def _rolled(seat: Seat, move: Roll) -> Event:
    return Event("rolled", {"seat": seat, "dice": [move.first, move.second]})


def go(state: State, seat: Seat, move: Go) -> Played:
    """W10, W11: the spot moves, and the held Reset carries the wave to the attacker's side."""
    square = Square(move.column, move.row)
    way = ways(state.spots[seat], sum(state.dice))[square]
    console = state.console.place(seat, centre(seat, square))
    carried = carry(console, seat).console
    spots = put(state.spots, seat, square)
    data = {"seat": seat, "way": [list(one) for one in way], "value": square.value}
    went = Event("went", {**data, "console": plain_console(console)})
    after = state._replace(phase="shoot", spots=spots, console=carried, news=None)
    return after, (went,)


def shot(state: State, seat: Seat, move: Shoot) -> Played:
    """W12 to W15: a hit is worth the defender's square, twice that with telepathy."""
    if not is_within(-1, move.english):
        raise IllegalMove(f"{KNOB} {shown(move.english)}")
    english = float(move.english)
    result = shoot(state.console, seat, english)
    value = state.spots[state.defender].value
    points = value * (2 if result.telepathic else 1) if result.hit else REWARD  # W13, W14
    kind = "telepathy" if result.telepathic else "hit" if result.hit else "miss"
    data = {"seat": seat, "english": english, "result": kind, "points": points}
    fired = Event("shot", {**data, "console": plain_console(state.console)})
    who = seat if result.hit else state.defender  # W15
    power = put(state.power, who, state.power[who] + points)
    after = state._replace(console=result.console, power=power, news=News(kind, seat, points))
    return exchange(after, fired) if result.hit else end_turn(after, fired)


def exchange(state: State, *events: Event) -> Played:
    """W17: three points a tile; W18: two are kept, and more lapse if the set is empty."""
    seat, state = state.attacker, state._replace(phase="build")
    while is_stuck(state.side):  # W29
        state, took_back = take_back(state, seat)
        events += took_back
    points = state.power[seat]
    due = min(points // PRICE, sum(state.sets[seat]))
    left = min(points - PRICE * due, KEPT_POINTS)
    if due:
        events += (Event("exchanged", {"seat": seat, "count": due}),)
    if lapsed := points - PRICE * due - left:
        events += (Event("lapsed", {"seat": seat, "points": lapsed}),)
    power = put(state.power, seat, left)
    return state._replace(phase="draw" if due else "build", power=power, due=due), events


def plain_console(console: Console) -> SeenConsole:
    """Return the console as plain JSON: enough to replay what it does next."""
    return {
        "x": console.x,
        "y": console.y,
        "flip": console.flip,
        "spots": [list(spot) for spot in console.spots],
        "english": list(console.english),
        "speed": console.speed,
    }
