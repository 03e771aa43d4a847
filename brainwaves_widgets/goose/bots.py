"""Players of The Astute Goose that are programs: one has no memory, the other a perfect one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .pieces import Answer, Show

if TYPE_CHECKING:
    from random import Random

    from ..core.rules import View
    from .rules import Move


class Guesser:
    """Names a value at random and remembers nothing.

    >>> from random import Random
    >>> from brainwaves_widgets.goose import Answer
    >>> Guesser(Random(1)).choose({}, (Answer("red"), Answer("blue")))
    Answer(value='red')
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def see(self, view: View) -> None:
        """Look, and forget."""

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move | None:  # noqa: ARG002
        """Guess when there is a question; a held card is never shown by accident."""
        answers = [move for move in moves if isinstance(move, Answer)]
        if answers:
            return self._rng.choice(answers)
        return next((move for move in moves if not isinstance(move, Show)), None)


class Rememberer:
    """Remembers every suspect it saw face up, and names a value right whenever it knows it.

    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.core.bots import drive
    >>> from brainwaves_widgets.goose import RULES, Options
    >>> table = Table(RULES, Options(players=("Ann",), deck="random"), seed=3)
    >>> drive(table, {0: Rememberer()})
    >>> table.outcome, len(table.state.errors)
    (Outcome(scores=(24,), winners=(0,)), 0)
    """

    def __init__(self) -> None:
        self._known: dict[int, dict[str, str]] = {}

    def see(self, view: View) -> None:
        """Learn the suspects that lie open, by their places."""
        for place, entry in enumerate(view["lineup"]):
            if isinstance(entry["card"], dict):
                self._known[place] = entry["card"]

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move | None:
        """Name what it knows, else what nobody has tried yet."""
        answers = [move for move in moves if isinstance(move, Answer)]
        if not answers:
            return next((move for move in moves if not isinstance(move, Show)), None)
        suspect = self._known.get(view["place"])
        if suspect is not None:
            return Answer(suspect[view["dice"]["kind"]])
        tried: set[Any] = {entry["value"] for entry in view["tries"]}
        return next((move for move in answers if move.value not in tried), answers[0])
