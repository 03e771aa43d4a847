"""The states and moves of one game, and where among them the game stands now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import monotonic
from typing import Any

from ..bots.programs import Program
from ..chance import Chance
from ..game import Game
from ..rules import CHANCE, IllegalMove, Move, Outcome, Rules, Seat, State, View
from ..text.log import Undone, gone_back, read_back
from ..text.phrases import no_such_move, not_your_turn
from .steps import History, Step


class Timeline:
    """A game from its first state on: what was played, what was undone, what is true now."""

    chance: Chance
    """Where dice and cards come from."""
    deals = False
    """Whether people are asked only for dice where `chance` is "ask", and cards are dealt."""
    allows_undo = True
    """Whether moves can be taken back."""

    def __init__(self, rules: Rules[Any], options: Any) -> None:
        if not isinstance(options, rules.options_type):
            raise TypeError(
                f"{rules.title} needs {rules.options_type.__name__}, not {options!r:.60}"
            )
        self.rules, self.options = Game.of(rules), options
        self._states: list[State] = [rules.new(options)]
        self._steps: list[Step] = []
        self._history = self.whole_history
        self._ply = 0
        self._undone: tuple[Undone, ...] = ()
        self._since = monotonic()
        self.programs: Mapping[Seat, Program] = {}
        """Which seats programs have, as files keep it."""

    @property
    def ply(self) -> int:
        """How many moves, those of chance included, led to the state now."""
        return self._ply

    @property
    def last_ply(self) -> int:
        """How many moves there are in all, those that were undone included."""
        return len(self._steps)

    @property
    def state(self) -> State:
        """Everything that is true now, secrets included."""
        return self._states[self._ply]

    def state_at(self, ply: int) -> State:
        """Return everything that was true after `ply` moves, those that were undone included."""
        return self._states[self.check_ply(ply)]

    def check_ply(self, ply: object, what: str = "ply") -> int:
        """Return a ply of this game; raise ValueError for anything else."""
        if type(ply) is not int or not 0 <= ply <= self.last_ply:
            raise ValueError(f"{what} is a whole number from 0 to {self.last_ply}, not {ply!r:.40}")
        return ply

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, one for each seat."""
        names: tuple[str, ...] = self.options.players
        return names

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act now; `()` when the game is over."""
        return self.rules.actors(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Scores and winners, once the game is over."""
        return self.rules.outcome(self.state)

    @property
    def history(self) -> History:
        """The moves that led to the state now."""
        kept, ply = self._history, self._ply
        if len(kept) != ply or (ply and kept[-1] is not self._steps[ply - 1]):
            self._history = kept = self.whole_history[:ply]
        return kept

    @property
    def whole_history(self) -> History:
        """All moves there are, those that were undone included."""
        return History(self.rules, self.players, self._steps)

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return self.allows_undo and self.stop_before(self._ply) is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is a move that was taken back."""
        return self._next_stop(self._ply, 1) is not None

    def stop_before(self, ply: int) -> int | None:
        """Return the last ply before this one at which somebody is to act; `None` if none is."""
        return self._next_stop(ply, -1)

    def asks_people(self, ply: int) -> bool:
        """Whether people say what chance does at a ply where dice or cards are due."""
        if self.chance != "ask" or not self.deals:
            return self.chance == "ask"
        dice = self.rules.asked_of_people
        return any(isinstance(move, dice) for move in self.rules.moves(self._states[ply], CHANCE))

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        """Return every legal move of a seat now."""
        return self.rules.moves(self.state, seat)

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know now; `None` is a bystander."""
        return self.rules.view(self.state, seat)

    def log(self, seat: Seat | None) -> list[str]:
        """Return what a seat can read back: the events it may see and what was undone, in words."""
        return read_back(self, seat)

    @property
    def undone(self) -> tuple[Undone, ...]:
        """What has been taken back so far, even if it was played again later."""
        return self._undone

    @property
    def after_undo(self) -> bool:
        """Whether the game has ever gone back; if so, every later move is marked.

        Whoever goes back sees cards that are now face down, and knows what is to come, until the
        end of the game. Moves made before stay unmarked, so looking back at a finished game changes
        nothing. A stepper lets you look without leaving a mark.
        """
        return bool(self._undone)

    # Where it can go

    def _next_stop(self, ply: int, step: int) -> int | None:
        ply += step
        while 0 <= ply < self.last_ply and self._is_between(ply):
            ply += step
        return ply if 0 <= ply <= self.last_ply else None

    def _is_between(self, ply: int) -> bool:
        """Whether the game moves on from there by itself, because dice or cards are due."""
        return self.rules.actors(self._states[ply]) == (CHANCE,) and not self.asks_people(ply)

    # How it changes

    def _append(
        self, seat: Seat, move: Move, seconds: float | None = None, ms: int | None = None
    ) -> None:
        """Make one move, and forget those that were undone."""
        actors = self.actors
        if type(seat) is not int or seat not in actors:
            raise IllegalMove(not_your_turn(self.players, seat, actors, self.programs))
        if type(move) not in self.rules.move_types:
            raise IllegalMove(no_such_move(self.rules, move))
        state, events = self.rules.play(self.state, seat, move)
        del self._steps[self._ply :], self._states[self._ply + 1 :]
        step = Step(self._ply, seat, move, events, seconds, ms, after_undo=self.after_undo)
        self._steps.append(step)
        self._states.append(state)
        self._stand_at(self._ply + 1)

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """Put everything back as it was if the rules refuse a move inside the `with` block."""
        ply, since = self._ply, self._since
        undone, states = self._steps[ply:], self._states[ply + 1 :]
        try:
            yield
        except IllegalMove:
            if self._ply > ply:
                self._steps[ply:], self._states[ply + 1 :] = undone, states
                self._ply, self._since = ply, since
            raise

    def _stand_at(self, ply: int) -> None:
        self._ply, self._since = ply, monotonic()

    def _mark_undo(self, ply: int) -> None:
        """Note that the moves from `ply` to now are about to be taken back, if that is allowed."""
        if not self.allows_undo:
            raise IllegalMove("no move is taken back in this game: it was set up with undo=False")
        self._undone = gone_back(self._undone, ply, self._steps[ply : self._ply])

    def _elapsed(self) -> float:
        """Return the seconds since the state now was reached."""
        return round(monotonic() - self._since, 3)
