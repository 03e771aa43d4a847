"""What tests of all games share: names, ages, the last events, and means of samples."""

from __future__ import annotations

import math
import shutil
import sys
from pathlib import Path
from statistics import mean, stdev
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import strategies as st

from brainwaves_widgets.core import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from brainwaves_widgets.core import Event, Move, Rules, Table

JS = Path(__file__).parents[1] / "brainwaves_widgets/js"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
SIGMAS = 4.5
"""Seven in a million fair samples are further off; the seeds are fixed, so this is no lottery."""


def ages(players: int) -> st.SearchStrategy[tuple[int, ...]]:
    """Everybody's age, or nobody's."""
    told = st.lists(st.integers(0, 99), min_size=players, max_size=players).map(tuple)
    return st.just(()) | told


def kinds(table: Table) -> list[str]:
    """Return the kinds of events of the last step that a player made, and of chance after it."""
    last = max(i for i, step in enumerate(table.history) if step.seat != CHANCE)
    return [event.kind for step in table.history[last:] for event in step.events]


def make_moves(rules: Rules[Any], before: Any, *moves: Move) -> tuple[Any, list[Event]]:
    """Let whoever may act make these moves; return the state after them and what happened."""
    events: list[Event] = []
    for move in moves:
        before, happened = rules.play(before, rules.actors(before)[0], move)
        events += happened
    return before, events


def tell(widget: Any, **message: Any) -> list[Any]:
    """Hand a message over as the comm does; return what is answered."""
    answers: list[Any] = []
    widget.send = answers.append
    widget._receive(widget, message, [])
    return answers


def until(holds: Callable[[], bool], seconds: float = 20) -> None:
    """Wait for something that another thread does."""
    end = monotonic() + seconds
    while not holds():
        assert monotonic() < end
        sleep(0.01)


class Watch:
    """A clock that stands still until a test moves it on; it takes the place of `monotonic`."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def assert_mean(sample: Sequence[float], expected: float) -> None:
    tolerance = SIGMAS * stdev(sample) / math.sqrt(len(sample))
    assert abs(mean(sample) - expected) < tolerance, f"{mean(sample)} is not about {expected}"


def node(package: str = "esbuild") -> str:
    """Return the command of Node.js, if it and a package of the browser side are installed."""
    beside = Path(sys.executable).with_name("node")
    found = shutil.which("node") or (str(beside) if beside.exists() else None)
    if not found or not (JS / "node_modules" / package).is_dir():
        pytest.skip("needs node and js/node_modules: make test brings both")
    return found


def chi_squared(counts: Sequence[int]) -> float:
    """Return how far counts are from being all the same."""
    even = mean(counts)
    return sum((count - even) ** 2 for count in counts) / even
