"""Players of Brain Wave that are programs: three strengths, a builder, and one that guesses."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from ..core.bots import Guesser, Opponent
from ..core.rules import View
from .console.aims import aims
from .console.console import console_of, launch, shoot
from .console.maze import Square
from .console.pilot import HANDS, Hand
from .pieces import Attempt, Call, EndTurn, Go, Lay, PutBack, Shoot, TakeBack
from .rules.board import distance
from .rules.rules import Move
from .thinking.controls import best_setting, fly, odds, risk
from .thinking.position import WON, Position, best_call, best_line

__all__ = ["Beginner", "Builder", "Champion", "Guesser", "Regular"]

_KNOB = [setting / 20 for setting in range(-20, 21)]
_FAR = 99
_MARGIN: Final = 0.5
"""By how much a breakthrough must promise more than building: it may fail."""


class Builder:
    """Tries the knob's settings on a console of its own, and builds towards its finish.

    In defence it trusts the print: the squares worth most are the hardest to hit.

    >>> from brainwaves_widgets.brainwave import RULES, Options
    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.core.bots import drive
    >>> table = Table(RULES, Options(size=7), seed=1)
    >>> drive(table, {0: Builder(), 1: Builder()})
    >>> table.outcome is not None
    True
    """

    def see(self, view: View) -> None:
        """Look; all it needs is on the table."""

    def choose(self, view: View, moves: tuple[Any, ...]) -> Move:
        """Return the best of the moves, as far as it can tell."""
        match view["phase"]:
            case "go":
                return self.guard(view, moves)
            case "shoot":
                return self.fire(view)
            case "attempt":
                return self.fly(view)
            case "build":
                return self.build(view, moves)
            case "keep":
                return self.put_back(view, moves)
        first: Move = moves[0]
        return first

    def guard(self, view: View, moves: tuple[Go, ...]) -> Go:
        """Go to a square of the highest value, which is printed as the hardest to hit."""
        del view
        return max(moves, key=lambda move: Square(move.column, move.row).value)

    def fire(self, view: View) -> Shoot:
        """Fire with a setting that hits, twice if that is possible."""
        console, seat = console_of(view), view["turn"]
        shots = {knob: shoot(console, seat, knob) for knob in _KNOB}
        return Shoot(max(_KNOB, key=lambda knob: shots[knob].hit + shots[knob].telepathic))

    def fly(self, view: View) -> Attempt:
        """Aim at where the other's spot stands now, and hope that it stays."""
        console, seat = console_of(view), view["turn"]
        attempts = (Attempt((knob,)) for knob in _KNOB)
        hits = (one for one in attempts if launch(console, seat, one).hit)
        return next(hits, Attempt((0.0,)))

    def build(self, view: View, moves: tuple[Move, ...]) -> Move:
        """Lay what brings the finish nearest, else break through, else keep what may be kept."""
        now = view["distance"][view["turn"]]
        position, costs = Position.of(view), {}
        for move in moves:
            if isinstance(move, Lay):
                cost = distance(position.lay(move).side)
                costs[move] = _FAR if move.tile == "block" or cost is None else cost
        best = min(costs, key=costs.__getitem__, default=None)
        if best is not None and costs[best] < (_FAR if now is None else now):
            return best
        calls = [move for move in moves if isinstance(move, Call) and move.kind == "minor"]
        if calls and (now is None or not costs):
            return calls[0]
        others = [move for kind in (TakeBack, EndTurn) for move in moves if isinstance(move, kind)]
        return others[0] if others else best if best is not None else moves[0]

    def put_back(self, view: View, moves: tuple[PutBack, ...]) -> PutBack:
        """Put back a Mental Block, or else a tile of which there are most."""
        tiles = view["banks"][view["turn"]]["tiles"]
        return max(moves, key=lambda move: (move.tile == "block", tiles[move.tile]))


class Player(Builder, Opponent):
    """A person's way to play: an unsteady hand at the knob, and plans of some depth.

    Whoever is attacked in a breakthrough dodges: a program with its own hand, in the browser a
    person too. Without a page, a hand of usual skill dodges for a person.
    """

    games = ("brain-wave",)
    unsteady: ClassVar[float]
    """By how much its hand misses the knob's setting, as a standard deviation."""
    hand: ClassVar[Hand]
    rivalry: ClassVar[float]
    """How much the other's way counts beside its own."""
    width: ClassVar[int]
    """How many lines of tiles it follows at a time."""
    breaks: ClassVar[tuple[str, ...]]
    """The breakthroughs that it calls if they pay."""

    def __init__(
        self,
        seed: int | Random | None = None,
        steadiness: float | None = None,
        *,
        name: str | None = None,
    ) -> None:
        super().__init__(seed, name=name)
        is_number = type(steadiness) in (int, float, type(None))
        if not is_number or not 0 <= (steadiness or 0) <= 1:
            raise ValueError(
                f"steadiness is a number from 0 to 1 (never misses), not {steadiness!r:.60}"
            )
        self.steadiness = steadiness
        self._misses = self.unsteady if steadiness is None else 1 - steadiness
        self._line: list[Move] = []
        self._turn: tuple[int, int] = (0, 0)
        """The battle and the size of the bank in which the line goes on."""

    def guard(self, view: View, moves: tuple[Go, ...]) -> Go:
        """Go where an attacker with such a hand scores the fewest points on average."""
        return min(moves, key=lambda move: risk(view, move, self._misses))

    def fire(self, view: View) -> Shoot:
        """Fire with the setting that it aims at, or one beside it: its hand is unsteady."""
        return Shoot(min(1.0, max(-1.0, self.aim(view) + self.rng.gauss(0, self._misses))))

    def aim(self, view: View) -> float:
        """Return the setting that scores most on average."""
        return best_setting(view, self._misses)

    def fly(self, view: View) -> Attempt:
        """Steer with its own hand, and expect a usual one to dodge."""
        return fly(console_of(view), view["seat"], self.hand, self.rng)

    def build(self, view: View, moves: tuple[Move, ...]) -> Move:
        """Lay the tiles of the best line one by one, or break through if that is worth more."""
        now = (view["battle"], view["banks"][view["seat"]]["count"])
        if now != self._turn or not self._line or self._line[0] not in moves:
            self._line = self._plan(view, moves)
        move = self._line.pop(0)
        self._turn = (now[0], now[1] - 1)
        return move

    def _plan(self, view: View, moves: tuple[Move, ...]) -> list[Move]:
        position = Position.of(view)
        line = best_line(position, rivalry=self.rivalry, width=self.width)
        calls = [one for one in moves if isinstance(one, Call) and one.kind in self.breaks]
        if calls and line.worth < WON:
            likely = odds(view, self.hand, self.rng)
            best = best_call(position, calls, likely=likely, rivalry=self.rivalry, width=self.width)
            if best.worth > line.worth + _MARGIN:
                return [*best.moves]
        ends = [one for kind in (EndTurn, TakeBack) for one in moves if isinstance(one, kind)]
        if not line.moves and view["distance"][view["seat"]] is None:
            ends.reverse()
        return [*line.moves, *ends] or [moves[0]]


class Beginner(Player):
    """Aims at the middle, trusts the print in defence, and builds straight on."""

    name = "Beginner"
    unsteady, hand = 0.22, HANDS["slow"]
    rivalry, width, breaks = 0.0, 1, ("minor",)

    def aim(self, view: View) -> float:
        """Return the middle of the widest stretch of the knob that hits, 0 if none does."""
        stretches = aims(console_of(view), view["seat"])
        low, high = max(stretches, key=lambda one: one[1] - one[0], default=(0.0, 0.0))
        return (low + high) / 2

    def guard(self, view: View, moves: tuple[Go, ...]) -> Go:
        """Go to a square of the highest value, which is printed as the hardest to hit."""
        del view
        return max(moves, key=lambda move: (Square(move.column, move.row).value, self.rng.random()))


class Regular(Player):
    """Weighs chances with a fairly steady hand, and keeps an eye on the other's train."""

    name = "Regular"
    unsteady, hand = 0.1, HANDS["usual"]
    rivalry, width, breaks = 0.4, 2, ("minor",)


class Champion(Player):
    """Has a steady hand, looks further ahead, and breaks and blocks the other's train."""

    name = "Champion"
    unsteady, hand = 0.04, HANDS["quick"]
    rivalry, width, breaks = 0.8, 4, ("minor", "major")
