"""Games of Brain Wave that a seat cannot tell apart by what it may know."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from random import Random

from ..core.resample import exchange
from ..core.rules import CHANCE, IllegalMove, Plays, Seat
from ..core.text.values import put
from .pieces import KEPT_TILES, KINDS, TILES, Call, Draw, EndTurn, Options, more
from .rules import rules
from .rules.laying import lays
from .rules.state import State


def resample(options: Options, plays: Plays, seat: Seat | None, rng: Random) -> Plays:
    """Return another game that `seat` cannot tell from this one by what it may know now.

    Tiles still in another's memory bank are exchanged for others that were never drawn, unless
    those could have been laid when their owner kept too many. Tiles that were at hand when a
    breakthrough was called stay if the call would not have been possible without them.
    """
    fresh = _Dealer(options, plays, seat).deal(rng)
    return [
        (who, Draw(fresh.get(ply, move.tile), 1) if isinstance(move, Draw) else move)
        for ply, (who, move) in enumerate(plays)
    ]


def dealer(options: Options, plays: Plays, seat: Seat | None) -> Callable[[Random], State]:
    """Return a function that builds the state after the moves of `resample` without making them.

    A tile that nobody has seen yet changes nothing but the bank and the set that it is in.
    """
    one = _Dealer(options, plays, seat)
    return lambda rng: one.state(len(plays), one.deal(rng))


class _Dealer:
    """Deals again the tiles that a seat has not seen, each by the ply at which it was drawn."""

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
            if owner != self._seat:
                hidden = {
                    ply: kind
                    for ply, kind in held.hidden.items()
                    if all_of_them or ply not in held.called
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


class _Held:
    """What the moves of a game tell of one memory bank."""

    def __init__(self) -> None:
        self.hidden: dict[int, str] = {}
        """The tiles in it whose faces were never seen, by the ply that drew them."""
        self.seen: Counter[str] = Counter()
        """How many others of each kind are in it."""
        self.drawn: Counter[str] = Counter()
        """How many different tiles of each kind were ever drawn."""
        self.returned: Counter[str] = Counter()
        """How many of these are in the set again."""
        self.told: defaultdict[int, set[str]] = defaultdict(set)
        """What a tile cannot be, by the ply that drew it."""
        self.called: set[int] = set()
        """Which hidden tiles were at hand when a breakthrough was called."""

    def could_be(self, ply: int, kind: str) -> bool:
        return kind not in self.told[ply]

    def draw(self, kind: str, ply: int) -> None:
        if self.returned[kind]:
            self.returned[kind] -= 1
            self.seen[kind] += 1
        else:
            self.drawn[kind] += 1
            self.hidden[ply] = kind

    def follow(self, kind: str, in_bank: int, in_set: int) -> None:
        """Follow what a move other than a draw does with the tiles of a kind."""
        self.returned[kind] += in_set
        self.seen[kind] += in_bank
        while self.seen[kind] < 0:  # hidden ones are shown last
            self.seen[kind] += 1
            del self.hidden[next(ply for ply, one in self.hidden.items() if one == kind)]


def _evidence(options: Options, plays: Plays) -> tuple[list[State], list[_Held]]:
    """Replay a game, and follow each tile through the memory banks."""
    state, held = rules.new(options), [_Held(), _Held()]
    states = [state]
    for ply, (who, move) in enumerate(plays):
        before, mine = state, held[state.attacker]
        if isinstance(move, EndTurn) and sum(state.bank) > KEPT_TILES:
            could = {one.tile for one in lays(state.side, (1, 1, 1, 1), state.battle)}  # W18
            for drawn in mine.hidden:
                mine.told[drawn] |= could
        if isinstance(move, Call):
            mine.called |= mine.hidden.keys()
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
