"""A program that thinks in a thread of its own, for a limited time, and may fail."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from sysconfig import get_path
from threading import Event, Lock, Thread
from time import monotonic
from traceback import extract_tb
from typing import Any

from ..files.codec import decode_move, encode_move
from ..rules import IllegalMove, Move, Rules, Seat, State
from ..table import Table
from ..text.names import shortened
from .bot import Bot, with_others

HAS_THREADS = sys.platform != "emscripten"
"""Whether programs can think in threads; in JupyterLite they think at once, without a limit."""
LARGEST = 3600.0
"""The largest number that a pace and a time limit can be."""


class BotError(RuntimeError):
    """What is wrong with a program at the table, in one line that reveals nothing of the game."""

    where = ""
    """Where that is in its own code, or what it should have done; this reveals nothing either."""
    details = ""
    """What it said or returned. That may tell what its seat knows, so it is for its owner alone."""


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
        """Let the program think about its move; without threads it is done when this returns."""
        thought = Thought()
        if HAS_THREADS:
            Thread(target=self._think, args=(thought, state), daemon=True).start()
        else:
            self._think(thought, state)
        return thought

    def _think(self, thought: Thought, state: State) -> None:
        with self._lock:  # one that was given up may still be thinking
            try:
                while self.unseen and not thought.is_given_up:
                    thought.began = monotonic()
                    self.bot.see(self._rules.view(self.unseen[0], self._seat))
                    self.unseen.pop(0)  # not before: if it fails, it has not seen it
                if thought.is_given_up:
                    return
                thought.began = monotonic()
                view, moves = (
                    self._rules.view(state, self._seat),
                    self._rules.moves(state, self._seat),
                )
                thought.move = self.bot.choose(view, moves)
            except BaseException as error:  # noqa: BLE001 - whatever a program does
                thought.error = error
            finally:
                thought.done.set()


class Thought:
    """What comes of thinking about a move."""

    def __init__(self) -> None:
        self.done = Event()
        self.began = monotonic()
        """When the program was called last."""
        self.move: Move | None = None
        self.error: BaseException | None = None
        self.is_given_up = False

    def wait(self, seconds: float) -> bool:
        """Wait until it is done, at most so long for each call of the program."""
        while (left := self.began + seconds - monotonic()) > 0:
            if self.done.wait(left):
                return True
        return self.done.is_set()

    def play(self, table: Table, seat: Seat, bots: Mapping[Seat, Bot]) -> bool:
        """Play the move, with the parts of other bots; False if the program lets others go first.

        Raise BotError if there is no move, or none that the rules allow.
        """
        name = table.players[seat]
        if not self.done.is_set():
            self.is_given_up = True
            raise BotError(f"{name} takes too long to choose a move.")
        if self.error is not None:
            raised = BotError(f"{name} raises {type(self.error).__name__}.")
            raised.where, raised.details = f"{place_of(self.error)}.", f"{self.error!r:.500}"
            raise raised from self.error
        if self.move is None:
            return False
        ply = table.ply
        try:
            move = decode_move(table.rules, encode_move(self.move))
            table.play(with_others(table.rules, table.state, seat, move, bots), seat)
        except Exception as error:
            if table.ply != ply:  # the move is made: somebody who was told of it failed
                raise
            why = error if isinstance(error, IllegalMove) else None
            chosen = BotError(f"{name} chooses a move that the rules do not allow.")
            chosen.where = "It is not one of its moves: choose returns one of `moves`."
            chosen.details = f"It chose {shortened(self.move)}."
            raise chosen from why
        return True


def place_of(error: BaseException) -> str:
    """Say where an error was raised: the last line that is not in a library.

    >>> place_of(ValueError())
    'before its first line'
    """
    steps = extract_tb(error.__traceback__)[1:]
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
