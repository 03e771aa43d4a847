"""What a seat of Brain Wave may know, as plain JSON, and what it can never tell apart."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.resample import exchange
from ..core.rules import CHANCE, IllegalMove
from ..core.values import put
from .console.maze import ways
from .pieces import KEPT_TILES, KINDS, TILES, TRACK, Call, Draw, EndTurn, Laid, more
from .rules import rules
from .rules.battle import plain_console
from .rules.board import distance, through, train
from .rules.laying import lays

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from ..core.rules import Plays, Seat, View
    from .pieces import Options
    from .rules.state import State


def view(state: State, seat: Seat | None) -> View:
    """Return what `seat` may know: all but the other's memory bank and the sets."""
    options, names = state.options, state.side.grid.names
    place = state.side.grid
    result = rules.outcome(state)
    return {
        "phase": state.phase,
        "seat": seat,
        "players": list(options.players),
        "size": options.size,
        "battle": state.battle,
        "battles": options.battles,
        "attacker": state.attacker,
        "turn": _turn(state),
        "dice": list(state.dice),
        "ways": _ways(state),
        "spots": [{**spot._asdict(), "value": spot.value} for spot in state.spots],
        "console": plain_console(state.console),
        "power": list(state.power),
        "track": TRACK,
        "sets": [sum(tiles) for tiles in state.sets],
        "banks": [_bank(state, owner, seat) for owner in range(2)],
        "starts": [names[square] for square in place.starts],
        "finishes": [names[square] for square in place.finishes],
        "board": _board(state),
        "crossings": [
            {
                "seat": one.seat,
                "square": names[one.square],
                "way": one.way,
                "far": names[one.far],
                "until": one.until,
            }
            for one in state.crossings
        ],
        "ends": [sorted({names[e.square] for e in state.side_of(s).ends}) for s in range(2)],
        "distance": [distance(state.side_of(owner)) for owner in range(2)],
        "has_laid": state.has_laid,
        "has_called": state.has_called,
        "plan": _plan(state),
        "restarted": state.restarted,
        "news": state.news._asdict() if state.news else None,
        "scores": list(result.scores) if result else None,
        "winners": list(result.winners) if result else None,
    }


def _turn(state: State) -> Seat:
    """Return who is to act, or to roll or draw."""
    match state.phase:
        case "throw" | "first":
            return int(bool(state.dice))
        case "dice" | "go":
            return state.defender
    return state.attacker


_STEPS = {(0, -1): "u", (1, 0): "i", (0, 1): "d", (-1, 0): "o"}


def _ways(state: State) -> list[str]:
    """Return the defender's ways for the roll (W10): each a step up, in, down or out a letter."""
    if state.phase != "go":
        return []
    found = ways(state.spots[state.defender], sum(state.dice))
    return [
        "".join(_STEPS[b.column - a.column, b.row - a.row] for a, b in pairwise(way))
        for way in found.values()
    ]


def _bank(state: State, owner: Seat, seat: Seat | None) -> dict[str, Any]:
    """Return a memory bank's size, and its tiles to its owner."""
    tiles = state.banks[owner]
    is_open = seat == owner
    counts = dict(zip(KINDS, tiles, strict=True)) if is_open else None
    return {"count": sum(tiles), "tiles": counts}


def reveal(state: State) -> View:
    """Return a view that hides nothing: both memory banks are open."""
    banks = [_bank(state, owner, owner) for owner in range(2)]
    return view(state, None) | {"banks": banks}


def _board(state: State) -> dict[str, dict[str, Any]]:
    """Return the tiles on the board by square.

    `blocked`, `breaking`, `shared`, `loose` for a tile that is not connected to its start, and
    `through` with the turns of the Logic tiles as which the other train uses a Decision Point,
    stand there only where it is so.
    """
    names = state.side.grid.names
    joined = [train(state.board, seat).squares for seat in range(2)]
    return {
        names[at]: _tile(
            laid,
            is_loose=at not in joined[laid.seat],
            through=() if laid.blocked else through(state.board, at),
        )
        for at, laid in enumerate(state.board)
        if laid is not None
    }


def _tile(laid: Laid, *, is_loose: bool, through: tuple[int, ...]) -> dict[str, Any]:
    usual = Laid._field_defaults
    told = {name: value for name, value in laid._asdict().items() if value != usual.get(name, ...)}
    told |= {"through": list(through)} if through else {}
    return told | {"loose": True} if is_loose else told


def _plan(state: State) -> dict[str, Any] | None:
    """Return the breakthrough that was called, with the tiles set aside, which are shown (W25)."""
    if state.plan is None:
        return None
    names = state.side.grid.names
    tiles = [
        {"square": names[square], "tile": tile, "turn": turn}
        for square, tile, turn in state.plan.tiles
    ]
    return {"kind": state.plan.kind, "square": names[state.plan.target], "tiles": tiles}


def resample(options: Options, plays: Plays, seat: Seat | None, rng: Random) -> Plays:
    """Return another game that `seat` cannot tell from this one by what it may know now.

    Tiles that still are in another's memory bank are exchanged for others that were never drawn,
    as long as they could not have been laid when their owner had to keep them. Those at hand when
    a breakthrough was called stay if the call would not have been possible without them.
    """
    fresh = _Dealer(options, plays, seat).deal(rng)
    return [
        (who, Draw(fresh.get(ply, move.tile), 1) if isinstance(move, Draw) else move)
        for ply, (who, move) in enumerate(plays)
    ]


def dealer(options: Options, plays: Plays, seat: Seat | None) -> Callable[[Random], State]:
    """Return a function that gives the state after the moves of `resample`, without them.

    A tile that nobody has seen yet changes nothing but the bank and the set that it is in.
    """
    one = _Dealer(options, plays, seat)
    return lambda rng: one.state(len(plays), one.deal(rng))


class _Dealer:
    """Deals the tiles anew that a seat has not seen, each by the ply that drew it."""

    def __init__(self, options: Options, plays: Plays, seat: Seat | None) -> None:
        self._plays, self._seat = plays, seat
        self._states, self._held = _evidence(options, plays)

    def deal(self, rng: Random) -> dict[int, str]:
        fresh = self._exchanged(rng, all_of_them=True)
        return fresh if self._is_possible(fresh) else self._exchanged(rng, all_of_them=False)

    def state(self, ply: int, fresh: Mapping[int, str]) -> State:
        """Return the state after `ply` moves, with these tiles in the banks."""
        state = self._states[ply]
        for drawn, kind in fresh.items():
            former, owner = self._plays[drawn][1].tile, self._states[drawn].attacker
            if drawn < ply and kind != former:
                bank = more(more(state.banks[owner], former, -1), kind)
                tiles = more(more(state.sets[owner], former), kind, -1)
                banks, sets = put(state.banks, owner, bank), put(state.sets, owner, tiles)
                state = state._replace(banks=banks, sets=sets)
        return state

    def _exchanged(self, rng: Random, *, all_of_them: bool) -> dict[int, str]:
        fresh: dict[int, str] = {}
        for owner, held in enumerate(self._held):
            if owner == self._seat:
                continue
            hidden = {
                token.ply: token.kind
                for token in held.tiles
                if token.ply is not None and (all_of_them or token.ply not in held.called)
            }
            spare = [kind for kind in KINDS for _ in range(TILES[kind] - held.drawn[kind])]
            fresh |= exchange(hidden, spare, held.could_be, rng)
        return fresh

    def _is_possible(self, fresh: Mapping[int, str]) -> bool:
        """Whether every breakthrough would have been called and gone on as it did."""
        called = set().union(*(held.called for held in self._held))
        changed = {ply for ply, kind in fresh.items() if kind != self._plays[ply][1].tile}
        if not changed & called:
            return True
        state = None
        for ply, (who, move) in enumerate(self._plays):
            if isinstance(move, Call):
                state = self.state(ply, fresh)
            if state is not None:
                try:
                    state, _ = rules.play(state, who, move)
                except IllegalMove:
                    return False
                if state.plan is None and state != self.state(ply + 1, fresh):
                    return False
                state = state if state.plan else None
        return state is None or state == self.state(len(self._plays), fresh)


class _Token(NamedTuple):
    """A tile in a memory bank, and the ply that drew it, unless its face was seen since."""

    kind: str
    ply: int | None


class _Held:
    """What the moves of a game tell of one memory bank."""

    def __init__(self) -> None:
        self.tiles: list[_Token] = []
        self.drawn: Counter[str] = Counter()
        """How many different tiles of each kind were ever drawn."""
        self.returned: Counter[str] = Counter()
        """How many of these lie in the set again."""
        self.told: defaultdict[int, set[str]] = defaultdict(set)
        """What a tile cannot be, by the ply that drew it."""
        self.called: set[int] = set()
        """Which tiles were at hand when a breakthrough was called."""

    def could_be(self, ply: int, kind: str) -> bool:
        return kind not in self.told[ply]

    def plies(self) -> set[int]:
        return {token.ply for token in self.tiles if token.ply is not None}

    def draw(self, kind: str, ply: int) -> None:
        if self.returned[kind]:
            self.returned[kind] -= 1
            self.tiles.append(_Token(kind, None))
        else:
            self.drawn[kind] += 1
            self.tiles.append(_Token(kind, ply))

    def follow(self, kind: str, in_bank: int, in_set: int) -> None:
        """Follow what a move that is no draw did with the tiles of a kind."""
        for _ in range(-in_bank):
            mine = [token for token in self.tiles if token.kind == kind]
            self.tiles.remove(min(mine, key=lambda token: token.ply is not None))
        self.tiles += [_Token(kind, None)] * in_bank
        self.returned[kind] += in_set


def _evidence(options: Options, plays: Plays) -> tuple[list[State], list[_Held]]:
    """Replay a game, and follow each tile through the memory banks."""
    state, held = rules.new(options), [_Held(), _Held()]
    states = [state]
    for ply, (who, move) in enumerate(plays):
        before, mine = state, held[state.attacker]
        if isinstance(move, EndTurn) and sum(state.bank) > KEPT_TILES:
            could = {one.tile for one in lays(state.side, (1, 1, 1, 1), state.battle)}  # W18
            for ply_of_draw in mine.plies():
                mine.told[ply_of_draw] |= could
        if isinstance(move, Call):
            mine.called |= mine.plies()
        state, _ = rules.play(state, who, move)
        states.append(state)
        if who == CHANCE and isinstance(move, Draw):
            mine.draw(move.tile, ply)
            continue
        for owner, one in enumerate(held):
            for at, kind in enumerate(KINDS):
                in_bank = state.banks[owner][at] - before.banks[owner][at]
                in_set = state.sets[owner][at] - before.sets[owner][at]
                one.follow(kind, in_bank, in_set)
    return states, held
