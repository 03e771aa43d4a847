"""The description of a game: its rules, its moves by kind, time limits, words and pictures."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from pickle import PicklingError
from random import Random
from typing import Any, Generic, NamedTuple, Self, TypeAlias

from .history.steps import Step
from .options import check_names
from .rules import CHANCE, Event, IllegalMove, Move, Outcome, Plays, S, Seat, State, View, refusal

Handler: TypeAlias = "Callable[[Any, Seat, Any], tuple[Any, tuple[Event, ...]] | None]"
"""What a kind of move does; `None` where this very move is not legal."""


@dataclass(frozen=True, eq=False, slots=True)
class Player(Generic[S]):
    """A game's `play`: for each kind of move, the phases it is made in and what it does.

    A refusal names the seat's legal moves, but not those of chance, which would give cards away.
    """

    plays: Mapping[type, tuple[tuple[str, ...], Handler]]
    actors: Callable[[S], tuple[Seat, ...]]
    moves: Callable[[S, Seat], tuple[Move, ...]]

    @property
    def move_types(self) -> tuple[type[Any], ...]:
        """Every kind of move that can be played."""
        return tuple(self.plays)

    def __call__(self, state: S, seat: Seat, move: Move) -> tuple[S, tuple[Event, ...]]:
        """Return the next state and what happened; raise IllegalMove if the rules refuse."""
        try:
            phases, then = self.plays[type(move)]
        except KeyError:
            raise IllegalMove(f"{move!r:.60} is not a move of this game") from None
        if state.phase in phases and seat in self.actors(state):  # type: ignore[attr-defined]
            played = then(state, seat, move)
            if played is not None:
                return played
        raise IllegalMove(refusal(move, self.moves(state, seat) if seat != CHANCE else ()))


class Timer(NamedTuple):
    """A time limit of a game: when it is up, `move` is played for all who could make it.

    The rules know no clock. Two timers with one key are the same one, still running.
    """

    key: Hashable
    seconds: float
    move: Move


def _no_answer(_state: State, question: object) -> View:
    raise IllegalMove(f"there is no answer to {question!r:.60} here")


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """The description of a game: its Rules, and what studies and screens need to know of it.

    The contract says what the functions of the Rules do. Everything else is optional.
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

    # For programs

    plain: Callable[[Any, Seat | None], View] | None = None
    """A view without its drawings, where those take time; if it is left out, `view`."""
    actions: Callable[[Any], tuple[Move, ...]] = lambda _options: ()
    """Every move that a player can make, in a stable order, for programs that number them.

    Of moves with a continuous part it has only some; `choices` says which are legal."""
    features: Callable[[Any], Mapping[str, int]] | None = None
    """What `observe` returns, in its order: how many numbers each part has."""
    observe: Callable[[Any, Seat], Sequence[float]] | None = None
    """What a seat may know, as numbers from 0 to 1; there are always equally many."""
    choices: Callable[[Any, Seat], tuple[Move, ...]] | None = None
    """Which of `actions` a seat may choose in a state; if it is left out, `moves`."""
    together: Callable[[Move, Move], Move] | None = None
    """Joins the two parts of a move that two players make together."""

    joined: Callable[[Any, Seat, Any, Mapping[Seat, Any]], Move] | None = None
    """Adds the part of another seat's bot to a move that two players make together.

    It is given the state, the seat, its move, and the bots by their seats."""

    # For studies and teachers

    reveal: Callable[[Any], View] | None = None
    """A view with the fields of a bystander's in which nothing is hidden, for teachers."""
    scoring: tuple[str, ...] = ()
    """The kinds of events that change a score; all may see them."""
    public: Mapping[type[Any], Callable[[Any], str]] = field(default_factory=dict)
    """What everybody may read about a kind of move without events, without a full stop."""
    lines: Callable[[str, str], Mapping[str, float]] | None = None
    """Scores to compare with, such as that of pure guessing, for a level and a mode."""
    trials: Callable[[Iterable[tuple[Step, Any]]], Iterable[Any]] | None = None
    """Returns what was asked of memory, from every move and the state that it was made in."""
    dealer: Callable[[Any, Plays, Seat | None], Callable[[Random], Any]] | None = None
    """Returns states that games of `resample` lead to, where replaying those games is slow."""

    # For screens

    widget: str = ""
    """Where the class of its widget is: `"package.module:Class"`."""
    bundle: Path | None = None
    """The module and the style sheet that draw it, a path without `.js` and `.css`."""
    opponents: tuple[str, ...] = ()
    """Where the classes of the programs that play it are, from weak to strong, as in `widget`."""
    starts_in_turn: bool = True  # in the next game of the same players the next sits first
    guide: str = ""
    """Where its rulebook, aids and tips are: `"package.module:GUIDE"`, a Guide."""
    constants: Callable[[], Mapping[str, Any]] = dict
    """What its canvas gets only once, not with every scene, by the names of the synced traits."""
    prompt: Callable[[View], tuple[str, str]] = lambda _view: ("", "")
    """What to do now, in a sentence and a hint.

    A screen adds `"away"` to the view if whoever acts is not there, such as a program: it is for
    those who wait then. `is_asked` of `core.text.phrases` tells."""
    prompt_at: Callable[[View, Sequence[Step], Container[Seat]], tuple[str, str]] | None = None
    """A prompt that also depends on the moves so far and on the seats that programs have."""
    at_once: Callable[[View], str] = lambda _view: ""
    """What is read out with the prompt, because everybody else sees it at a glance."""
    regions: Callable[[View], Sequence[str]] = lambda _view: ()
    """What lies on the table, part by part, for people who use a screen reader."""
    cover: Callable[[], str] | None = None
    """The picture on its box as SVG, made with `art.svg.cover`; without one, its title."""
    picture: Callable[[View], str] = lambda _view: ""
    """A view as SVG, for notebooks that are read without a kernel."""
    text: Callable[[View], str] = str
    """A view on a few lines of text."""
    sent: Callable[[View], View] = lambda view: view
    """The part of a view that the browser reads."""
    answer: Callable[[State, object], View] = _no_answer
    """The answer to a question that is not a move; it raises IllegalMove if there is none."""
    timer: Callable[[State], Timer | None] = lambda _state: None
    """The time limit that runs in a state, if there is one."""
    asked_of_people: tuple[type[Any], ...] = ()
    """The chance moves that people with real dice may type in with `chance="ask"`."""
    asked_apart: str = ""
    """A field of moves that the browser asks for in a second step, such as a name to announce."""
    question: Callable[[Any], str] = lambda _move: ""
    """What is asked in that second step, about a move without the field."""
    hides_hands: bool = False
    """Whether players who share a screen must look at it one after the other."""
    private: Callable[[State], bool] = lambda _state: True
    """Where hands are hidden: whether whoever acts in a state looks alone."""
    pointless: Callable[[State, Move], bool] = lambda _state, _move: False
    """Whether everybody can see that a legal move is useless; no screen offers it."""
    made_together: tuple[type[Any], ...] = ()
    """Moves in which people at the screen take part even on a program's turn."""

    def __post_init__(self) -> None:
        if not self.move_types and isinstance(self.play, Player):
            object.__setattr__(self, "move_types", self.play.move_types)
        for name, usual in (("plain", self.view), ("choices", self.moves)):
            if getattr(self, name) is None:
                object.__setattr__(self, name, usual)

    @classmethod
    def of(cls, *parts: object, **more: Any) -> Game:
        """Put a description together from Rules, or from the modules of a game.

        Each field comes from the first part that has an attribute of its name.
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

    def options(self, players: Sequence[str], **chosen: Any) -> Any:
        """Return this game's options; raise TypeError for a name that is not one of them."""
        check_names(self.title, chosen, [one.name for one in fields(self.options_type)])
        return self.options_type(players=players, **chosen)

    def __repr__(self) -> str:
        return f"<Rules of {self.title}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a game by its name; only one that is installed is found again."""
        from .installed import known_game  # noqa: PLC0415 - it knows this class

        if known_game(self.name) is not self:
            raise PicklingError(f"{self!r} cannot be pickled: no such game is installed")
        return known_game, (self.name,)

    def __deepcopy__(self, memo: object) -> Self:
        return self
