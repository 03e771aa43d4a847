"""A program that thinks in a thread of its own, for a limited time, and may fail."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from concurrent.futures import Future, wait
from pathlib import Path
from sysconfig import get_path
from threading import Lock, Thread
from time import monotonic
from traceback import extract_tb
from typing import Any, TypeVar

from ..files.codec import decode_move, encode_move
from ..rules import IllegalMove, Move, Rules, Seat, State
from ..table import Table
from ..text.names import shortened
from .bot import Bot, with_others

T = TypeVar("T")

HAS_THREADS = sys.platform != "emscripten"
"""Whether programs can think in threads; in JupyterLite they think at once, without a limit."""
LARGEST = 3600.0
"""The largest number that a pace and a time limit can be."""


class BotError(RuntimeError):
    """What is wrong with a program at the table, in a line that reveals nothing about the game."""

    where = ""
    """Where in its code that is, or what it should have done; this reveals nothing either."""
    details = ""
    """What it raised or returned; only for its owner, as it may reveal what its seat knows."""


class Thinker:
    """A program at a seat, with the states that it has not seen yet; it does one thing at a time.

    States wait here, not at the program, which only gets its views of them.
    """

    def __init__(self, bot: Bot, rules: Rules[Any], seat: Seat) -> None:
        self.bot, self._rules, self._seat = bot, rules, seat
        self.unseen: list[State] = []
        self._lock = Lock()

    def note(self, state: State) -> None:
        """Have the program see a state before it is asked next."""
        if not self.unseen or self.unseen[-1] is not state:
            self.unseen.append(state)

    def skip(self) -> None:
        """Go on without what the program could not see."""
        del self.unseen[:1]

    def ask(self, state: State) -> Thought:
        """Let the program think about its move; without threads, this returns when it is done."""
        thought = Thought()
        thought.answer = called(self._think, thought, state)
        return thought

    def _think(self, thought: Thought, state: State) -> Move | None:
        with self._lock:  # one that was given up may still be thinking
            while self.unseen and not thought.is_given_up:
                thought.began = monotonic()
                self.bot.see(self._rules.view(self.unseen[0], self._seat))
                self.unseen.pop(0)  # not before: if it fails, it has not seen it
            if thought.is_given_up:
                return None
            thought.began = monotonic()
            view = self._rules.view(state, self._seat)
            return self.bot.choose(view, self._rules.moves(state, self._seat))


class Thought:
    """What comes of thinking about a move."""

    answer: Future[Move | None]

    def __init__(self) -> None:
        self.began = monotonic()
        """When the program was called last."""
        self.is_given_up = False

    def wait(self, seconds: float) -> bool:
        """Wait until it is done, at most this long for each call of the program."""
        while (left := self.began + seconds - monotonic()) > 0:
            if wait((self.answer,), left).done:
                return True
        return self.answer.done()

    def play(self, table: Table, seat: Seat, bots: Mapping[Seat, Bot]) -> bool:
        """Play the move, with the parts of other bots; return False if it lets others go first.

        Raise BotError if there is no move, or none that the rules allow.
        """
        name = table.players[seat]
        if not self.answer.done():
            self.is_given_up = True
            raise BotError(f"{name} takes too long to choose a move.")
        failure = self.answer.exception()
        if failure is not None:
            raised = BotError(f"{name} raises {type(failure).__name__}.")
            raised.where, raised.details = f"{place_of(failure)}.", f"{failure!r:.500}"
            raise raised from failure
        chosen = self.answer.result()
        if chosen is None:
            return False
        ply = table.ply
        try:
            move = decode_move(table.rules, encode_move(chosen))
            table.play(with_others(table.rules, table.state, seat, move, bots), seat)
        except Exception as error:
            if table.ply != ply:  # the move is made: somebody who was told of it failed
                raise
            why = error if isinstance(error, IllegalMove) else None
            refused = BotError(f"{name} chooses a move that the rules do not allow.")
            refused.where = "It is not one of its moves: choose returns one of `moves`."
            refused.details = f"It chose {shortened(chosen)}."
            raise refused from why
        return True


def called(function: Callable[..., T], *args: Any) -> Future[T]:
    """Call a function in a thread of its own, or at once where there are no threads."""
    answer: Future[T] = Future()

    def call() -> None:
        try:
            answer.set_result(function(*args))
        except BaseException as error:  # noqa: BLE001 - whatever a program does
            answer.set_exception(error)

    if HAS_THREADS:
        Thread(target=call, daemon=True).start()
    else:
        call()
    return answer


def place_of(error: BaseException) -> str:
    """Say where an error was raised: the last line that is not in a library.

    >>> place_of(ValueError())
    'before its first line'
    """
    steps = extract_tb(error.__traceback__)[2:]  # after those of this module
    folders = (str(Path(__file__).parents[2]), *map(get_path, ("stdlib", "purelib", "platlib")))
    own = [step for step in steps if not step.filename.startswith((*folders, "<"))] or steps
    if not own:
        return "before its first line"
    last, shell = own[-1], getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    cell = shell.compile.format_code_name(last.filename) if shell else None
    name = " ".join(cell) if cell else Path(last.filename).name
    return f"{name}, line {last.lineno}, in {last.name}"


def check_number(name: str, value: object, least: float) -> float:
    """Return a pace or a time limit; raise ValueError if it is not a number or too small."""
    if type(value) not in (int, float) or not least <= value <= LARGEST:  # type: ignore[operator]
        raise ValueError(f"{name} is a number from {least:g} to {LARGEST:g}, not {value!r:.60}")
    return float(value)  # type: ignore[arg-type]
