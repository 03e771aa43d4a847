"""Breaking a train (W25 to W30): the call, the tiles set aside, and the attempt."""

from __future__ import annotations

from operator import add

from ...core.rules import Event, IllegalMove, Seat
from ...core.text.values import put
from ..console.checks import ImpossibleTrace
from ..console.console import launch
from ..console.maze import RED_CIRCLE
from ..pieces import KEPT_TILES, NO_TILES, Attempt, Call, Lay, News, Plan, more
from .battle import plain_console
from .board import is_broken, laid_on
from .building import crossing_events
from .plans import approaches, calls, is_complete, last_tile, route, why_no_call, why_not_aside
from .state import Played, State, end_turn, win, with_bank, with_board, with_tiles


def call(state: State, seat: Seat, move: Call) -> Played:
    """W25: a breakthrough is called at one of the opponent's Logic tiles."""
    reason = ""
    if state.has_called:
        reason = "only one breakthrough may be called in a turn"
    elif state.has_laid and not (move.kind == "minor" and is_broken(state.side)):  # W29
        reason = "a breakthrough is called before any tile is laid in the turn"
        if is_broken(state.side):
            reason += "; only a minor one may be called later, by a player whose train was cut"
    elif move not in calls(state.side, state.bank):
        reason = why_no_call(state.side, state.bank, move)
    if reason:
        raise IllegalMove(f"{move!r:.80} is not legal now: {reason}")
    plan = Plan(move.kind, state.side.grid.numbers[move.square])
    plan = plan._replace(route=route(state.side, state.bank, plan))
    called = Event("called", {"seat": seat, "kind": move.kind, "square": move.square})
    planning = state._replace(phase="plan", has_called=True, plan=plan, movable=())
    return _completed(planning, called)


def set_aside(state: State, seat: Seat, move: Lay) -> Played:
    """W25: a tile on the way to the named one is set aside and shown."""
    plan = the_plan(state)
    routes = approaches(state.side, state.bank, plan)
    if move not in routes:
        raise IllegalMove(
            f"{move!r} is not legal now: {why_not_aside(state.side, state.bank, plan, move)}"
        )
    square = state.side.grid.numbers[move.square]
    tiles = (*plan.tiles, (square, move.tile, move.turn))
    plan = plan._replace(tiles=tiles, route=routes[move])
    data = {"seat": seat, "square": move.square, "tile": move.tile, "turn": move.turn}
    after = with_bank(state, move.tile, -1)._replace(plan=plan)
    return _completed(after, Event("set aside", data))


def _completed(state: State, event: Event) -> Played:
    """Once the named tile is reached, set the last tile aside too: it fits only one way."""
    plan = the_plan(state)
    if not is_complete(state.side, plan):
        return state, (event,)
    last = last_tile(state.side, plan)
    state = with_bank(state, last[1], -1)
    plan = plan._replace(tiles=(*plan.tiles, last), route=())
    console = state.console.home()  # W26
    if state.options.edition > 1:
        console = console.wait(state.attacker)  # W16
    spots = (RED_CIRCLE, RED_CIRCLE)
    return state._replace(phase="attempt", plan=plan, console=console, spots=spots), (event,)


def attempt(state: State, seat: Seat, move: Attempt) -> Played:
    """W26, W27: the launch is replayed from both players' controls, and decides."""
    try:
        result = launch(state.console, seat, move)
    except ImpossibleTrace as error:
        raise IllegalMove(str(error)) from None
    data = {
        "seat": seat,
        "english": list(move.english),
        "spot": [list(spot) for spot in move.spot],
        "console": plain_console(state.console),
    }
    left = result.left is not None
    if left and not result.hit and not state.restarted:  # W26: once
        event = Event("launched", {**data, "result": "restart"})
        return state._replace(restarted=True, news=News("restart", seat)), (event,)
    kind = "through" if result.hit else "left" if left else "held"
    console = result.console.home()  # W30
    state = state._replace(console=console, restarted=False, news=News(kind, seat))
    event = Event("launched", {**data, "result": kind})
    return _failed(state, seat, event) if kind == "held" else _broke(state, seat, event)


def _broke(state: State, seat: Seat, event: Event) -> Played:
    """W25, W27: the tiles are laid, and the named one goes back into its owner's set."""
    plan, other = the_plan(state), 1 - seat
    removed = laid_on(state.board, plan.target)
    before = state.crossings
    sets = put(state.sets, other, more(state.sets[other], "logic"))
    state = with_tiles(state._replace(sets=sets), plan.tiles)
    new = laid_on(state.board, plan.target)
    is_major = plan.kind == "major"
    new = new._replace(breaking=is_major, shared=None if is_major else removed.turn)
    state = with_board(state, put(state.board, plan.target, new), phase="build", plan=None)
    names = state.side.grid.names
    tiles = [[names[square], kind, turn] for square, kind, turn in plan.tiles]
    data = {"seat": seat, "kind": plan.kind, "square": names[plan.target], "tiles": tiles}
    broke = Event("broke", data)
    return win(state, (event, broke, *crossing_events(state, before)))


def _failed(state: State, seat: Seat, event: Event) -> Played:
    """W28: a major attempt costs all unplayed tiles, a minor one all but three."""
    plan, bank = the_plan(state), state.bank
    for _, kind, _ in plan.tiles:
        bank = more(bank, kind)
    lost = at_stake(plan.kind, sum(bank))
    failed = Event("failed", {"seat": seat, "kind": plan.kind, "lost": lost})
    news, banks = News("held", seat, lost), put(state.banks, seat, bank)
    state = state._replace(plan=None, banks=banks, news=news)
    if plan.kind == "minor" and lost:
        return state._replace(phase="keep"), (event, failed)
    if plan.kind == "major":
        sets = put(state.sets, seat, tuple(map(add, state.sets[seat], bank)))
        state = state._replace(sets=sets, banks=put(state.banks, seat, NO_TILES))
    return end_turn(state, event, failed)


def at_stake(kind: str, count: int) -> int:
    """Return how many unplayed tiles a failed attempt costs: all, or all but three (W28).

    >>> at_stake("major", 4), at_stake("minor", 4), at_stake("minor", 2)
    (4, 1, 0)
    """
    return count if kind == "major" else max(0, count - KEPT_TILES)


def the_plan(state: State) -> Plan:
    """Return the plan of the breakthrough that was called."""
    assert state.plan is not None  # noqa: S101 - the phase says that there is one
    return state.plan
