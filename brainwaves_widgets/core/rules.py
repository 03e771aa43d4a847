"""The contract between a game's rules and everything that plays them, and how a game fulfils it."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Generic,
    NamedTuple,
    Protocol,
    TypeAlias,
    TypeVar,
)

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

    from .history import Step

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
"""Who made which move, from the first on."""


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
        """Return scores and winners once it is over."""

    def label(self, move: Move) -> str:
        """Name a move in plain words, as on a button: `"Answer red"`."""

    def tell(self, event: Event, players: tuple[str, ...]) -> str:
        """Tell an event in one sentence, or `""` when there is nothing to say."""

    def resample(self, options: Any, plays: Plays, seat: Seat | None, rng: Random) -> Plays:
        """Return another game that `seat` cannot tell from this one by what it may know now.

        The proof of secrecy rests on it: view, moves and log must be the same for both.
        """


Handler: TypeAlias = "Callable[[Any, Seat, Any], tuple[Any, tuple[Event, ...]] | None]"
"""What a kind of move does; `None` where this very move is not legal."""


class Player(Generic[S]):
    """A game's `play`: for each kind of move, the phases it is made in and what it does.

    A refusal names the seat's legal moves; those of chance, which would tell of cards, it does not.
    """

    __slots__ = ("_actors", "_moves", "_plays")

    def __init__(
        self,
        plays: Mapping[type, tuple[tuple[str, ...], Handler]],
        actors: Callable[[S], tuple[Seat, ...]],
        moves: Callable[[S, Seat], tuple[Move, ...]],
    ) -> None:
        self._plays, self._actors, self._moves = plays, actors, moves

    @property
    def move_types(self) -> tuple[type[Any], ...]:
        """Every kind of move that can be played."""
        return tuple(self._plays)

    def __call__(self, state: S, seat: Seat, move: Move) -> tuple[S, tuple[Event, ...]]:
        """Return the next state and what happened; raise IllegalMove if the rules refuse."""
        try:
            phases, then = self._plays[type(move)]
        except KeyError:
            msg = f"{move!r:.60} is no move of this game"
            raise IllegalMove(msg) from None
        if state.phase in phases and seat in self._actors(state):  # type: ignore[attr-defined]
            played = then(state, seat, move)
            if played is not None:
                return played
        raise IllegalMove(refusal(move, self._moves(state, seat) if seat != CHANCE else ()))


class Timer(NamedTuple):
    """A time limit of a game: when it is up, `move` is played for all who could make it.

    The rules know no clock. Two timers with one key are the same one, still running.
    """

    key: Hashable
    seconds: float
    move: Move


def _no_answer(_state: State, question: object) -> View:
    msg = f"there is no answer to {question!r:.60} here"
    raise IllegalMove(msg)


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """All that there is to say of a game: its Rules, and what studies and screens ask of it.

    What the functions of the Rules are, the contract says. All else may be left out.
    """

    name: str
    title: str
    options_type: type[Any]
    new: Callable[[Any], Any]
    actors: Callable[[Any], tuple[Seat, ...]]
    moves: Callable[[Any, Seat], tuple[Move, ...]]
    play: Callable[[Any, Seat, Move], tuple[Any, tuple[Event, ...]]]
    view: Callable[[Any, Seat | None], View]
    outcome: Callable[[Any], Outcome | None]
    label: Callable[[Any], str]
    tell: Callable[[Event, tuple[str, ...]], str]
    resample: Callable[[Any, Plays, Seat | None, Random], Plays]
    move_types: tuple[type[Any], ...] = ()
    """If it is left out, those of `play`, which is a Player then."""

    # For studies and teachers

    reveal: Callable[[Any], View] | None = None
    """A view in which nothing is hidden, of the shape that a bystander's has, for teachers."""
    scoring: tuple[str, ...] = ()
    """The kinds of events that change a score; all may see them."""
    public: Mapping[type[Any], Callable[[Any], str]] = field(default_factory=dict)
    """What all may read of a kind of move that no event tells of, in words without a full stop."""
    lines: Callable[[str, str], Mapping[str, float]] | None = None
    """Scores to compare with, such as that of pure guessing, for a level and a mode."""
    trials: Callable[[Iterable[tuple[Step, Any]]], Iterable[Any]] | None = None
    """What was asked of memory, from every move and the state that it was made in."""
    dealer: Callable[[Any, Plays, Seat | None], Callable[[Random], Any]] | None = None
    """A quick way to the states that games of `resample` lead to, where replaying them is slow."""

    # For screens

    widget: str = ""
    """Where the class of its widget is: `"package.module:Class"`."""
    bundle: Path | None = None
    """The module and the style sheet that draw it, a path without `.js` and `.css`."""
    constants: Callable[[], Mapping[str, Any]] = dict
    """What its canvas is sent once, beside the scenes, by the names of the synced traits."""
    prompt: Callable[[View], tuple[str, str]] = lambda _view: ("", "")
    """What to do now, in a sentence and a hint."""
    prompt_at: Callable[[View, Sequence[Step], Container[Seat]], tuple[str, str]] | None = None
    """A prompt that also depends on the moves so far and on the seats that programs have."""
    picture: Callable[[View], str] = lambda _view: ""
    """A view as SVG, for notebooks that are read without a kernel."""
    text: Callable[[View], str] = str
    """A view on a few lines of text."""
    sent: Callable[[View], View] = lambda view: view
    """The part of a view that the browser reads."""
    answer: Callable[[State, object], View] = _no_answer
    """The answer to what a screen asks beside the game; it raises IllegalMove if there is none."""
    timer: Callable[[State], Timer | None] = lambda _state: None
    """The time limit that runs in a state, if there is one."""
    asked_of_people: tuple[type[Any], ...] = ()
    """The chance moves that people with real dice may type in with `chance="ask"`."""
    asked_apart: str = ""
    """A field of moves that the browser asks for in a second step, such as a name to announce."""
    hides_hands: bool = False
    """Whether players who share a screen must look at it one after the other."""
    private: Callable[[State], bool] = lambda _state: True
    """Where hands are hidden: whether whoever acts in a state looks alone."""
    made_together: tuple[type[Any], ...] = ()
    """Moves that people at the screen take part in even if it is a program's turn."""

    def __post_init__(self) -> None:
        if not self.move_types and isinstance(self.play, Player):
            object.__setattr__(self, "move_types", self.play.move_types)

    @classmethod
    def of(cls, *parts: object, **more: Any) -> Game:
        """Return the description that Rules, or the modules of a game, fulfil together.

        Each field is taken from the first part that has something of its name.
        """
        if len(parts) == 1 and isinstance(parts[0], Game):
            return parts[0]
        found = {
            one.name: getattr(part, one.name)
            for part in reversed(parts)
            for one in fields(cls)
            if hasattr(part, one.name)
        }
        return cls(**found | more)

    def __repr__(self) -> str:
        return f"<Rules of {self.title}>"
