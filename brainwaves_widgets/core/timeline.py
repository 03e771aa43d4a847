"""The states and moves of one game, and where among them the game stands now."""

from __future__ import annotations

from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any

from .history import History, Step
from .log import Undone, gone_back, read_back
from .rules import Game, IllegalMove
from .text.phrases import no_such_move, not_your_turn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .rules import Move, Outcome, Rules, Seat, State, View


class Timeline:
    """A game from its first state on: what was played, what was undone, what is true now."""

    def __init__(self, rules: Rules[Any], options: Any) -> None:
        if not isinstance(options, rules.options_type):
            msg = f"{rules.title} needs {rules.options_type.__name__}, not {options!r:.60}"
            raise TypeError(msg)
        self.rules, self.options = Game.of(rules), options
        self._states: list[State] = [rules.new(options)]
        self._steps: list[Step] = []
        self._ply = 0
        self._undone: tuple[Undone, ...] = ()
        self._since = monotonic()

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
            msg = f"{what} is a whole number from 0 to {self.last_ply}, not {ply!r:.40}"
            raise ValueError(msg)
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
        return self.whole_history[: self._ply]

    @property
    def whole_history(self) -> History:
        """All moves there are, those that were undone included."""
        return History(self.rules, self.players, self._steps)

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
        """Whether the game has ever gone back: every later move is marked with it.

        Whoever goes back sees cards again that are now face down, and knows what is to come; that
        lasts until the end of the game. Moves made before stay unmarked, so looking back at a
        finished game changes nothing. A stepper lets you look without leaving a mark.
        """
        return bool(self._undone)

    # How it changes

    def _append(
        self, seat: Seat, move: Move, seconds: float | None = None, ms: int | None = None
    ) -> None:
        """Make one move, and forget those that were undone."""
        actors = self.actors
        if type(seat) is not int or seat not in actors:
            raise IllegalMove(not_your_turn(self.players, seat, actors))
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
        """Note that the moves from `ply` to now are about to be taken back."""
        self._undone = gone_back(self._undone, ply, self._steps[ply : self._ply])

    def _elapsed(self) -> float:
        """Return the seconds since the state now was reached."""
        return round(monotonic() - self._since, 3)
