"""One simulated game: from a seed and a number to scores, winners and moves, or to an error."""

from __future__ import annotations

import random
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..core.bots import Bot, Opponent, with_others
from ..core.bots.thinker import HAS_THREADS, called, check_number
from ..core.chance import pick
from ..core.game import Game
from ..core.rules import CHANCE, Move, Plays, Seat

MOST_PLIES = 50_000
"""A game that is not over after this many plies counts as one that never ends."""


class SimulationError(RuntimeError):
    """A simulation that cannot go on; what was played until then is in `runs`."""

    runs: Any = None


class Played(NamedTuple):
    """What came of one game."""

    number: int
    seed: int
    """The seed of its table: a widget with this seed has the same dice and cards."""
    scores: tuple[int | None, ...]
    """A score for each seat; `None` if the game was forfeited."""
    winners: tuple[Seat, ...]
    moves: tuple[int, ...]
    """How many moves each seat made."""
    plies: int
    """How many moves there were, those of chance included."""
    forfeited: Seat | None = None
    """Whose bot raised an error or made an illegal move, if one did; all others win."""
    error: str = ""
    """What went wrong then."""
    trace: str = ""


class Chunk(NamedTuple):
    """Some games that were played one after the other, in one place."""

    played: tuple[Played, ...]
    failure: Played | None = None


@dataclass(frozen=True)
class Setup:
    """All that the games of a simulation have in common, as it is sent to other processes."""

    rules: Game
    options: Any
    bots: tuple[Bot, ...]
    seed: int
    on_error: str = "raise"
    bot_seconds: float | None = None

    def __post_init__(self) -> None:
        if self.bot_seconds is not None:
            check_number("bot_seconds", self.bot_seconds, least=0.01)
        if self.on_error not in ("raise", "forfeit"):
            raise ValueError(f'on_error is "raise" or "forfeit", not {self.on_error!r:.40}')

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names."""
        names: tuple[str, ...] = self.options.players
        return names

    def seed_of(self, number: int) -> int:
        """Return the seed of a game's table; it depends on nothing but the seed and the number."""
        return random.Random(f"brainwaves simulate {self.seed} {number}").getrandbits(48)  # noqa: S311


def play_chunk(setup: Setup, numbers: Iterable[int]) -> Chunk:
    """Play the games with these numbers, up to one that fails; this runs in other processes."""
    played: list[Played] = []
    for number in numbers:
        _, result = play_game(setup, number)
        if result.forfeited is not None and setup.on_error == "raise":
            return Chunk(tuple(played), result)
        played.append(result._replace(error="", trace=""))
    return Chunk(tuple(played))


@contextmanager
def _own_random() -> Iterator[None]:
    """Leave the global generator as it was."""
    before = random.getstate()
    try:
        yield
    finally:
        random.setstate(before)


class _Game:
    """A game under way: its state and its moves, without the history that a Table keeps."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.rules, self.state, self.seed = setup.rules, setup.rules.new(setup.options), seed
        self.plays: list[tuple[Seat, Move]] = []
        self._settle()

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move, and let chance move on as it does at a Table with this seed."""
        self._make(seat, move)
        self._settle()

    def _settle(self) -> None:
        actors, moves = self.rules.actors, self.rules.moves
        while actors(self.state) == (CHANCE,):
            chosen = pick(moves(self.state, CHANCE), self.seed, len(self.plays))
            self._make(CHANCE, chosen)

    def _make(self, seat: Seat, move: Move) -> None:
        self.state, _ = self.rules.play(self.state, seat, move)
        self.plays.append((seat, move))


@_own_random()
def play_game(setup: Setup, number: int) -> tuple[Plays, Played]:
    """Play one game with fresh copies of the bots; return its moves and what came of them."""
    seed = setup.seed_of(number)
    seeds = random.Random(f"brainwaves bots {seed}")  # noqa: S311
    game, rules = _Game(setup, seed), setup.rules
    moves, seconds = [0] * len(setup.bots), setup.bot_seconds
    seat = 0
    try:
        random.seed(seeds.getrandbits(48))  # for bots that have no generator of their own
        bots: list[Bot] = []
        for seat in range(len(setup.bots)):
            bots += [fresh(setup.bots[seat], seeds.getrandbits(48))]
        looking = [at for at, bot in enumerate(bots) if type(bot).see is not Opponent.see]
        view: Any = rules.plain
        while actors := rules.actors(game.state):
            views = {at: view(game.state, at) for at in {*looking, *actors}}
            for seat in looking:
                _within(seconds, bots[seat].see, views[seat])
            for seat in actors:
                offered = rules.moves(game.state, seat)
                move = _within(seconds, bots[seat].choose, views[seat], offered)
                if move is not None:
                    break
            else:
                seat = actors[0]
                raise _Stuck("it returned None, and nobody else is to move")  # noqa: TRY301
            game.play(seat, with_others(rules, game.state, seat, move, dict(enumerate(bots))))
            moves[seat] += 1
            if len(game.plays) > MOST_PLIES:
                raise _Stuck(f"the game is not over after {MOST_PLIES:,} plies")  # noqa: TRY301
    except KeyboardInterrupt as stop:
        raise KeyboardInterrupt(f"{setup.players[seat]} was asked last") from stop
    except Exception as error:  # noqa: BLE001 - whatever a bot does, the run tells which it was
        what = str(error) if isinstance(error, _Stuck) else f"{type(error).__name__}: {error}"
        winners = tuple(at for at in range(len(moves)) if at != seat)
        ending = (None,) * len(moves), winners, tuple(moves), len(game.plays)
        return game.plays, Played(number, seed, *ending, seat, what, traceback.format_exc())
    outcome = rules.outcome(game.state)
    assert outcome is not None  # noqa: S101 - nobody is to act
    return game.plays, Played(number, seed, *outcome, tuple(moves), len(game.plays))


def fresh(bot: Bot, seed: int) -> Bot:
    """Return a copy of a bot that has seen nothing yet, with a new seed.

    An Opponent makes its own copy. All others are copied deeply, and every `random.Random` and
    numpy generator in them is seeded; so are Opponents that do not keep all their settings.
    """
    if isinstance(bot, Opponent):
        with suppress(AttributeError, TypeError):
            return bot.fresh(seed)
    copied: dict[int, Any] = {}
    again = deepcopy(bot, copied)
    numpy = sys.modules.get("numpy")
    for part in list(copied.values()):
        if isinstance(part, random.Random):
            part.seed(seed)
        elif numpy and isinstance(part, numpy.random.Generator):
            part.bit_generator.state = type(part.bit_generator)(seed).state
    return again


class _Stuck(Exception):  # noqa: N818
    """A game that does not go on."""


def _within(seconds: float | None, call: Callable[..., Any], *args: Any) -> Any:
    """Return what a bot answers; raise _Stuck if that takes too long, and wait no longer."""
    if seconds is None or not HAS_THREADS:
        return call(*args)
    answer = called(call, *args)
    try:
        return answer.result(seconds)
    except TimeoutError:
        if answer.done():  # it raised that itself
            raise
        raise _Stuck(f"it takes longer than {seconds:g} seconds (bot_seconds)") from None
