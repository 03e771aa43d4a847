"""What could happen next: choices to predict from, which reveal nothing that is hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from itertools import takewhile
from random import Random
from typing import NamedTuple

from ...core import CHANCE, Move, Seat, Step, Table
from .viewpoint import Eyes

MOST_CHOICES = 6
MOST_TRIED = 40
"""How many moves are tried out at most."""


class Prediction(NamedTuple):
    """What was predicted to happen at a ply, and what did; `None` is "I do not know"."""

    ply: int
    predicted: str | None
    actual: str
    right: bool | None
    """`None` if nothing was predicted, which is neither right nor wrong."""

    @property
    def verdict(self) -> str:
        """Say how it went."""
        if self.right:
            return f"You predicted that: {self.actual}."
        said = f"You predicted: {self.predicted}. " if self.predicted else ""
        return f"{said}It was: {self.actual}."


def score(predictions: Iterable[Prediction]) -> str:
    """Say how many of the predictions came true.

    >>> score([Prediction(3, "Roll", "Roll", True), Prediction(5, None, "Answer red", None)])
    '1 of 1 right'
    """
    made = [one.right for one in predictions if one.right is not None]
    return f"{sum(made)} of {len(made)} right" if made else ""


class Question(NamedTuple):
    """What somebody could do at a ply, in words, and what they did."""

    ply: int
    who: Seat
    choices: tuple[str, ...]
    actual: str


def question(table: Table, step: Step, eyes: Eyes) -> Question | None:
    """Ask what comes next at a table that is just before `step`; return `None` if that is obvious.

    Nobody can predict chance, so it is not asked. Another player's moves can reveal hidden cards:
    eyes that may not know those choose from the moves of a game that looks the same to them.
    Moves that look the same to them are one choice.
    """
    if step.seat == CHANCE:
        return None
    rng = Random(f"what next {table.ply}")  # noqa: S311 - the same question each time
    world = table if eyes.know(step.seat) else _another(table, eyes, rng)
    moves = list(world.moves(step.seat))
    if len(moves) > MOST_TRIED:
        moves = rng.sample(moves, MOST_TRIED)
    alike: dict[str, list[str]] = {}
    for move in moves:
        alike.setdefault(_seen(world, step.seat, move, eyes), []).append(table.rules.label(move))
    truth = _seen(table, step.seat, step.move, eyes)
    alike.setdefault(truth, []).append(table.rules.label(step.move))
    names = _names(alike)
    actual = names.pop(truth)
    others = list(dict.fromkeys(name for name in names.values() if name != actual))
    if not others:
        return None
    chosen = rng.sample(others, min(len(others), MOST_CHOICES - 1))
    return Question(table.ply, step.seat, tuple(sorted([actual, *chosen], key=_order)), actual)


def _another(table: Table, eyes: Eyes, rng: Random) -> Table:
    """Return a table that these eyes cannot tell from this one."""
    plays = [(step.seat, step.move) for step in table.history]
    other = table.rules.resample(table.options, plays, eyes.seat, rng)
    return Table.replay(table.rules, table.options, other)


def _seen(world: Table, seat: Seat, move: Move, eyes: Eyes) -> str:
    """Return what the eyes would see of a move, as text to compare."""
    state, events = world.rules.play(world.state, seat, move)
    told = [(event.kind, event.data) for event in events if eyes.see(event)]
    return json.dumps([eyes.view(world.rules, state), told], sort_keys=True)


def _names(alike: dict[str, list[str]]) -> dict[str, str]:
    """Name each group of moves that look alike by the words that all its labels begin with."""
    return {key: _beginning(labels) or "Another move" for key, labels in alike.items()}


def _beginning(labels: list[str]) -> str:
    """Return the words that all labels begin with."""
    columns = zip(*map(str.split, labels), strict=False)
    return " ".join(words[0] for words in takewhile(lambda words: len(set(words)) == 1, columns))


def _order(label: str) -> list[tuple[float, str]]:
    """Return a sort key that orders words alphabetically and numbers by size."""
    parts = re.split(r"([-+]?\d+(?:\.\d+)?)", label)
    return [(float(part), "") if at % 2 else (0.0, part) for at, part in enumerate(parts)]
