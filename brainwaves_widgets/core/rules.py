"""The contract between a game's rules and everything that plays them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Annotated, Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = Annotated[int, "seat"]
"""A place at the table, 0 to n-1."""
CHANCE: Final[Seat] = -1
"""The seat of dice and shuffles."""

State: TypeAlias = Any
"""Everything that is true at one moment: one immutable, hashable value."""

Move: TypeAlias = Any
"""What a seat does: an instance of one of the game's frozen dataclasses."""

View: TypeAlias = Mapping[str, Any]
"""What one seat may know, plain JSON: a dict whose fields each game declares in its `wire`."""

Plays: TypeAlias = "Sequence[tuple[Seat, Move]]"
"""Who made which move, from the start of a game."""


class IllegalMove(ValueError):  # noqa: N818 - the name players and checks use
    """A move that the rules refuse; the message says what would have been legal."""


def refusal(move: Move, legal: Sequence[Move]) -> str:
    """Say that a move is not legal, and what is instead."""
    listed = ", ".join(map(repr, legal[:6])) + (", ..." if len(legal) > 6 else "")  # noqa: PLR2004
    return f"{move!r:.80} is not legal now; " + (f"legal is {listed}" if legal else "nothing is")


class Event(NamedTuple):
    """What happened, with the seats that may see it (`None`: everybody, bystanders too)."""

    kind: str
    data: dict[str, Any]
    seats: tuple[Seat, ...] | None = None

    def visible(self, seat: Seat | None) -> bool:
        """Whether `seat` may see it; `None` is a bystander."""
        return self.seats is None or seat in self.seats


class Outcome(NamedTuple):
    """How a game ended: a score for each seat, and the seats that share the win."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    @classmethod
    def most(cls, scores: tuple[int, ...]) -> Outcome:
        """Most points win, and a tie is shared.

        >>> Outcome.most((3, 5, 5))
        Outcome(scores=(3, 5, 5), winners=(1, 2))
        """
        best = max(scores)
        return cls(scores, tuple(seat for seat, score in enumerate(scores) if score == best))


S = TypeVar("S", bound=Hashable)


class Rules(Protocol[S]):
    """One game's rules: pure functions on values. No widget, no clock, no randomness, no I/O.

    Chance is a move like any other. All moves that `moves(state, CHANCE)` offers are equally
    likely, so whoever deals needs nothing but a fair choice among them.
    """

    @property
    def name(self) -> str:
        """The game's name in save files and entry points: `"astute-goose"`."""

    @property
    def title(self) -> str:
        """The game's name for people: `"The Astute Goose"`."""

    @property
    def options_type(self) -> type[Any]:
        """A frozen dataclass with a field `players`; it refuses wrong values with a ValueError.

        Where defaults have changed, its class method `of_older` completes what older files store.
        """

    @property
    def move_types(self) -> tuple[type[Any], ...]:
        """Frozen dataclasses, those of chance included."""

    def new(self, options: Any) -> S:
        """Return the state before the first move."""

    def actors(self, state: S) -> tuple[Seat, ...]:
        """Who may act now; `(CHANCE,)` when dice or a shuffle are due, `()` when it is over."""

    def moves(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Every legal move of a seat, in a stable order."""

    def play(self, state: S, seat: Seat, move: Move) -> tuple[S, tuple[Event, ...]]:
        """Return the next state and what happened; raises IllegalMove."""

    def view(self, state: S, seat: Seat | None) -> View:
        """Return what a seat may know; `None` is a bystander."""

    def outcome(self, state: S) -> Outcome | None:
        """Return scores and winners once the game is over."""

    def label(self, move: Move) -> str:
        """Name a move in plain words, as on a button: `"Answer red"`."""

    def tell(self, event: Event, players: tuple[str, ...]) -> str:
        """Tell an event in one sentence, or `""` when there is nothing to say."""

    def resample(self, options: Any, plays: Plays, seat: Seat | None, rng: Random) -> Plays:
        """Return another game that `seat` cannot tell from this one by what it may know now.

        The proof of secrecy rests on it: view, moves and log must be the same for both.
        """
