"""The figures of RULES.md: how long a solo game lasts, and what memory and guessing score."""

from __future__ import annotations

import math
from functools import cache
from random import Random
from statistics import mean, stdev

import pytest

from brainwaves_widgets.core import CHANCE, Table
from brainwaves_widgets.core.bots import Bot, drive
from brainwaves_widgets.goose import RULES, Answer, Options
from brainwaves_widgets.goose.bots import Guesser, Rememberer
from brainwaves_widgets.goose.pieces import LEVELS, place_of

FIGURES = {
    "rookie": (23.9, -14.3),
    "experienced": (23.1, -13.9),
    "advanced": (22.4, -13.5),
    "expert": (21.8, -13.1),
}
GAMES = 250
SIGMAS = 4.5
"""Seven in a million fair samples are further off; the seeds are fixed, so this is no lottery."""


def expected_questions(places: int) -> float:
    """Every card beyond the last k is asked for once; then places empty until one is hit twice."""

    @cache
    def more(gaps: frozenset[int]) -> float:
        hits = [place_of(number, places) for number in range(1, 7)]
        return sum(1 + more(gaps | {place}) for place in hits if place not in gaps) / 6

    return 25 - places + more(frozenset())


def play(level: str, seed: int, bot: Bot) -> Table:
    table = Table(RULES, Options(players=("Ann",), level=level), seed=seed)
    drive(table, {0: bot})
    return table


def questions(table: Table) -> int:
    return sum(isinstance(step.move, Answer) for step in table.history)


def assert_mean(sample: list[int], expected: float) -> None:
    tolerance = SIGMAS * stdev(sample) / math.sqrt(len(sample))
    assert abs(mean(sample) - expected) < tolerance, f"{mean(sample)} is not about {expected}"


@pytest.mark.parametrize("level", LEVELS)
def test_the_figures_follow_from_the_rules(level: str) -> None:
    length, guessed = FIGURES[level]
    exact = expected_questions(LEVELS[level])
    assert exact == pytest.approx(length, abs=0.05)
    assert exact * (1 / 5 - 4 / 5) == pytest.approx(guessed, abs=0.051)


@pytest.mark.parametrize("level", LEVELS)
def test_a_perfect_memory_answers_as_many_questions_as_there_are(level: str) -> None:
    tables = [play(level, seed, Rememberer()) for seed in range(GAMES)]
    lengths = [questions(table) for table in tables]
    assert [len(table.state.points[0]) for table in tables] == lengths
    assert set(lengths) <= set(range(25 - LEVELS[level] + 1, 26))
    assert_mean(lengths, expected_questions(LEVELS[level]))


@pytest.mark.parametrize("level", LEVELS)
def test_guessing_scores_far_below_nothing(level: str) -> None:
    tables = [play(level, 10_000 + seed, Guesser(Random(seed))) for seed in range(GAMES)]
    scores = [table.outcome.scores[0] for table in tables if table.outcome]
    assert_mean(scores, -0.6 * expected_questions(LEVELS[level]))


def test_dice_and_deals_are_fair() -> None:
    """Chi-squared of all rolls and of all first cards, both far from the 1-in-10,000 bound."""
    rolls: dict[object, int] = {}
    firsts: dict[object, int] = {}
    for seed in range(GAMES):
        chance = [step.move for step in play("rookie", seed, Rememberer()).history if step.seat == CHANCE]
        firsts[chance[0]] = firsts.get(chance[0], 0) + 1
        for move in chance:
            if hasattr(move, "number"):
                rolls[move] = rolls.get(move, 0) + 1
    for counts, cells, bound in ((rolls, 18, 45.1), (firsts, 25, 56.0)):
        even = sum(counts.values()) / cells
        seen = list(counts.values()) + [0] * (cells - len(counts))
        assert sum((n - even) ** 2 / even for n in seen) < bound
