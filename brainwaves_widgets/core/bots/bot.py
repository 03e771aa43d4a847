"""Players that are programs: what a bot is, and how bots take their turns at a table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from inspect import signature
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

from ..chance import check_seed
from ..game import Game
from ..installed import game_named, game_names
from ..rules import Move, Rules, Seat, State, View
from ..text.phrases import listed
from .programs import opponent_names

if TYPE_CHECKING:
    from ..table import Table


class Bot(Protocol):
    """A program at a seat. It gets its view and its moves, never the State."""

    def see(self, view: View) -> None:
        """Look at the table; called after every change."""

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move | None:
        """Return one of the moves, or `None` to let another seat that may act go first."""


class Opponent(ABC):
    """The base of the bots in `bw.bots`: a name, the games that it plays, dice of its own.

    Whatever it draws from `self.rng`, the game's dice and cards stay the same. A subclass whose
    `__init__` takes more than a seed and a name keeps each setting under the name of its parameter,
    so that the repr evaluates.

    Args:
        seed: Equal seeds make equal choices.
        name: What it is called at the table; if left out, the name that its class has.
    """

    games: ClassVar[tuple[str, ...]] = ()
    """The games that it plays, by their names in save files; `()` is any game."""
    name: str = ""
    """What it is called at the table; if empty, the name of its class."""

    def __init__(self, seed: int | Random | None = None, *, name: str | None = None) -> None:
        if name is not None:
            self.name = name
        self.seed = None if isinstance(seed, Random) else seed
        self.rng = seed if isinstance(seed, Random) else Random(check_seed(seed))  # noqa: S311

    def see(self, view: View) -> None:  # noqa: B027 - not all remember something
        """Look at the table; this base class remembers nothing."""

    @abstractmethod
    def choose(self, view: View, moves: tuple[Move, ...]) -> Move | None:
        """Return one of the moves, or `None` to let another seat that may act go first."""

    def fresh(self, seed: int | None = None) -> Self:
        """Return a bot with the same settings and this seed that has seen nothing yet.

        >>> Guesser(seed=3).fresh(4)
        Guesser(seed=4)
        """
        settings = {name: getattr(self, name) for name in signature(type(self)).parameters}
        return type(self)(**{**settings, "seed": seed})

    def __repr__(self) -> str:
        told = []
        for name, parameter in signature(type(self)).parameters.items():
            usual = getattr(type(self), name, parameter.default)
            value = getattr(self, name, ...)  # a bot need not keep what it was given
            if repr(value) != repr(usual):
                told.append(f"{name}={'...' if value is ... else repr(value)}")
        return f"{type(self).__name__}({', '.join(told)})"


class Guesser(Opponent):
    """Plays any game at random and remembers nothing.

    It makes no move whose class says `guessed = False`. A move that has an `at_random`, such as a
    knob that can be set to any number, is made as that returns it.

    >>> Guesser(seed=1).choose({}, ("left", "right"))
    'left'
    """

    name = "Guesser"

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move | None:  # noqa: ARG002
        """Return any of the moves that a guesser makes."""
        guessed = [move for move in moves if getattr(move, "guessed", True)]
        if not guessed:
            return None
        move = self.rng.choice(guessed) if len(guessed) > 1 else guessed[0]
        return move.at_random(self.rng) if hasattr(move, "at_random") else move


def check_seats(rules: Rules[Any], bots: Mapping[Seat, Bot]) -> None:
    """Raise ValueError if one of the bots does not play this game, and name some that do.

    >>> from brainwaves_widgets.brainwave import RULES
    >>> class Stranger(Guesser):
    ...     games = ("game-matrix",)
    >>> check_seats(RULES, {1: Stranger()})
    Traceback (most recent call last):
    ValueError: Stranger() plays Game Matrix, not Brain Wave; Guesser, Beginner, Regular and \
Champion play it
    """
    for bot in bots.values():
        games = getattr(bot, "games", ())
        games = (games,) if isinstance(games, str) else games
        if not games or rules.name in games:
            continue
        titles = [game.title if (game := game_named(name)) else "" for name in games]
        if not all(titles):
            known = ", ".join(map(repr, game_names()))
            raise ValueError(f"the games of {bot!r} are {games!r:.80}; a game is one of {known}")
        others = listed(opponent_names(rules))
        hint = f"; {others} play it" if others else ""
        raise ValueError(f"{bot!r} plays {listed(titles)}, not {rules.title}{hint}")


def drive(table: Table, bots: Mapping[Seat, Bot]) -> None:
    """Let the bots play until a seat without one must act, or the game is over.

    Call it after every change, `table.subscribe(lambda ply: drive(table, bots))`, so that the bots
    see everything that they may see.

    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.goose import RULES, Options
    >>> from brainwaves_widgets.goose.bots import Rememberer
    >>> table = Table(RULES, Options(players=("Ann", "Ben")), seed=3)
    >>> drive(table, {0: Rememberer(), 1: Guesser(seed=3)})
    >>> table.outcome
    Outcome(scores=(22, 2), winners=(0,))
    """
    check_seats(table.rules, bots)
    with table.lock:
        is_moving = True
        while is_moving:
            for seat, bot in bots.items():
                bot.see(table.view(seat))
            is_moving = act(table, bots)


def act(table: Table, bots: Mapping[Seat, Bot]) -> bool:
    """Play one bot's move, if a bot has one to make."""
    for seat in table.actors:
        if seat in bots:
            move = bots[seat].choose(table.view(seat), table.moves(seat))
            if move is not None:
                table.play(with_others(table.rules, table.state, seat, move, bots), seat)
                return True
    return False


def with_others(
    rules: Game, state: State, seat: Seat, move: Move, bots: Mapping[Seat, Bot]
) -> Move:
    """Return a bot's move; if two players make it together, with the other bot's part."""
    if rules.joined is None or not isinstance(move, rules.made_together):
        return move
    return rules.joined(state, seat, move, bots)
