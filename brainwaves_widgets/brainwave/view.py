"""What a seat of Brain Wave may know, as plain JSON, and the part that a screen gets."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, cast

from ..core.rules import Seat
from ..core.text.phrases import counted
from .console.maze import ways
from .pieces import KINDS, TRACK
from .rules import rules
from .rules.battle import plain_console
from .rules.board import distance, through, train
from .rules.breaking import at_stake
from .rules.building import callable_now, can_take_back
from .rules.laying import lays
from .rules.state import State
from .wire import (
    Bank,
    BrainView,
    Crossing,
    Laid as SentTile,
    PlannedTile,
    PlanView,
    SpotView,
    WholeCrossing,
    WholeTile,
    WholeView,
)


def view(state: State, seat: Seat | None) -> WholeView:
    """Return what `seat` may know: all but the other's memory bank and the sets."""
    options, place = state.options, state.side.grid
    names = place.names
    result = rules.outcome(state)
    spots: list[SpotView] = [
        {"column": spot.column, "row": spot.row, "value": spot.value} for spot in state.spots
    ]
    crossings: list[WholeCrossing] = [
        {
            "seat": one.seat,
            "square": names[one.square],
            "way": one.way,
            "far": names[one.far],
            "until": one.until,
        }
        for one in state.crossings
    ]
    return {
        "phase": state.phase,
        "seat": seat,
        "players": list(options.players),
        "size": options.size,
        "battle": state.battle,
        "battles": options.battles,
        "attacker": state.attacker,
        "turn": state.turn,
        "dice": list(state.dice),
        "ways": _ways(state),
        "spots": spots,
        "console": plain_console(state.console),
        "power": list(state.power),
        "track": TRACK,
        "sets": [sum(tiles) for tiles in state.sets],
        "banks": [_bank(state, owner, seat) for owner in range(2)],
        "starts": [names[square] for square in place.starts],
        "finishes": [names[square] for square in place.finishes],
        "board": _board(state),
        "crossings": crossings,
        "ends": [sorted({names[e.square] for e in state.side_of(s).ends}) for s in range(2)],
        "distance": [distance(state.side_of(owner)) for owner in range(2)],
        "has_laid": state.has_laid,
        "has_called": state.has_called,
        "plan": _plan(state),
        "stakes": _stakes(state, seat),
        "can_lay": _can_lay(state, seat),
        "can_take_back": state.phase == "build" and can_take_back(state),
        "restarted": state.restarted,
        "news": state.news._asdict() if state.news else None,
        "scores": list(result.scores) if result else None,
        "winners": list(result.winners) if result else None,
    }


def private(state: State) -> bool:
    """Whether a memory bank is open, so that only its owner looks at a screen that is shared."""
    return state.phase in ("draw", "build", "plan", "keep")


def _stakes(state: State, seat: Seat | None) -> dict[str, str]:
    """Say for each kind of breakthrough that may be called what it costs if it fails (W28).

    Only the attacker is told, because it gives away tiles in the memory bank.
    """
    kinds = [move.kind for move in callable_now(state)] if seat == state.attacker else []
    return {kind: _stake(kind, sum(state.bank)) for kind in dict.fromkeys(kinds)}


def _can_lay(state: State, seat: Seat | None) -> bool:
    """Whether a tile can be laid, as far as a seat knows which ones the attacker has."""
    if seat == state.attacker:
        return state.phase == "build" and bool(lays(state.side, state.bank, state.battle))
    return state.phase == "build" and any(state.bank)


def _stake(kind: str, count: int) -> str:
    lost = at_stake(kind, count)
    if not lost:
        return "if it fails you lose no tile"
    which = "your" if lost == count else f"{lost} of your"
    return f"if it fails you lose {which} {counted(count, 'unplayed tile')}"


_STEPS = {(0, -1): "u", (1, 0): "i", (0, 1): "d", (-1, 0): "o"}


def _ways(state: State) -> list[str]:
    """Return the defender's ways for the roll (W10), a letter for each step up, in, down or out."""
    if state.phase != "go":
        return []
    found = ways(state.spots[state.defender], sum(state.dice))
    return [
        "".join(_STEPS[b.column - a.column, b.row - a.row] for a, b in pairwise(way))
        for way in found.values()
    ]


def _bank(state: State, owner: Seat, seat: Seat | None) -> Bank:
    """Return the size of a memory bank, with its tiles if the seat owns it."""
    tiles = state.banks[owner]
    is_open = seat == owner
    counts = dict(zip(KINDS, tiles, strict=True)) if is_open else None
    return {"count": sum(tiles), "tiles": counts}


def reveal(state: State) -> WholeView:
    """Return a view that hides nothing: both memory banks are open."""
    seen = view(state, None)
    seen["banks"] = [_bank(state, owner, owner) for owner in range(2)]
    return seen


def _board(state: State) -> dict[str, WholeTile]:
    """Return the tiles on the board by square, with what is unusual about them.

    `blocked`, `breaking`, `shared`, `loose` for a tile that is not connected to its start, and
    `through` with the turns of the straight lines that the other train makes of a Decision Point
    are there only where they apply.
    """
    joined = [train(state.board, seat).squares for seat in range(2)]
    board: dict[str, WholeTile] = {}
    for at, (name, laid) in enumerate(zip(state.side.grid.names, state.board, strict=True)):
        if laid is not None:
            used = () if laid.blocked else through(state.board, at)
            told: WholeTile = {
                "seat": laid.seat,
                "tile": laid.tile,
                "turn": laid.turn,
                "number": laid.number,
            }
            if laid.blocked:
                told["blocked"] = True
            if laid.breaking:
                told["breaking"] = True
            if laid.shared is not None:
                told["shared"] = laid.shared
            if used:
                told["through"] = [*used]
            if at not in joined[laid.seat]:
                told["loose"] = True
            board[name] = told
    return board


def _plan(state: State) -> PlanView | None:
    """Return the breakthrough that was called, and the tiles set aside, which all may see (W25)."""
    if state.plan is None:
        return None
    names = state.side.grid.names
    tiles: list[PlannedTile] = [
        {"square": names[square], "tile": tile, "turn": turn}
        for square, tile, turn in state.plan.tiles
    ]
    return {"kind": state.plan.kind, "square": names[state.plan.target], "tiles": tiles}


def sent(view: Mapping[str, Any]) -> BrainView:
    """Return the part of a view that the browser reads: the offers tell it what may be done."""
    board = {square: _declared(SentTile, tile) for square, tile in view["board"].items()}
    crossings = [_declared(Crossing, one) for one in view["crossings"]]
    whole = {**view, "board": board, "crossings": crossings}
    return cast("BrainView", _declared(BrainView, whole))


def _declared(fields: type, value: Mapping[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in value.items() if name in fields.__annotations__}
