"""The figures of RULES.md: how long a solo game lasts, and what memory and guessing score."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from brainwaves_widgets.core import CHANCE, Table
from brainwaves_widgets.core.bots import Bot, drive
from brainwaves_widgets.goose import RULES, Answer, Options, Ready, Roll, State
from brainwaves_widgets.goose.analysis.baselines import GUESSING, PERFECT, lines
from brainwaves_widgets.goose.bots import Rememberer
from brainwaves_widgets.goose.pieces import LEVELS
from tests.common import assert_mean, chi_squared
from tests.goose.builders import guesser

GAMES = 60


@cache
def expected_questions(level: str) -> float:
    """Let the rules play every roll there is, from the moment the draw deck is empty."""
    state = RULES.new(Options(players=("Ann",), level=level))
    asked = 0
    while state.left or state.phase != "roll":
        seat = RULES.actors(state)[0]
        move = RULES.moves(state, seat)[0]
        asked += isinstance(move, Answer)
        state, _ = RULES.play(state, seat, move)
    return asked + _more_questions(state, {})


def _more_questions(state: State, known: dict[tuple[bool, ...], float]) -> float:
    gaps = tuple(card is None for card in state.lineup)
    if gaps not in known:
        rolling, _ = RULES.play(state, 0, Roll())
        rolls = RULES.moves(rolling, CHANCE)
        after = [RULES.play(rolling, CHANCE, roll)[0] for roll in rolls]
        going_on = [
            RULES.play(asked, 0, RULES.moves(asked, 0)[0])[0]
            for asked in after
            if not RULES.outcome(asked)
        ]
        known[gaps] = sum(1 + _more_questions(one, known) for one in going_on) / len(rolls)
    return known[gaps]


def play(level: str, seed: int, bot: Bot) -> Table:
    table = Table(RULES, Options(players=("Ann",), level=level), seed=seed)
    drive(table, {0: bot})
    return table


def questions(table: Table) -> int:
    return sum(isinstance(step.move, Answer) for step in table.history)


@pytest.mark.parametrize("level", LEVELS)
def test_the_figures_follow_from_the_rules(level: str) -> None:
    exact = expected_questions(level)
    assert exact == pytest.approx(PERFECT[level], abs=0.05)
    assert exact * (1 / 5 - 4 / 5) == pytest.approx(GUESSING[level], abs=0.051)


@pytest.mark.parametrize(
    ("mode", "compared"), [("solo", 2), ("cooperative", 2), ("competitive", 0)]
)
def test_g21_g22_scores_alone_and_together_are_compared_with_them(mode: str, compared: int) -> None:
    for level in LEVELS:
        assert len(lines(level, mode)) == compared
    assert lines("of my own", mode) == {}


@pytest.mark.parametrize("level", LEVELS)
def test_a_perfect_memory_answers_as_many_questions_as_there_are(level: str) -> None:
    tables = [play(level, seed, Rememberer()) for seed in range(GAMES)]
    lengths = [questions(table) for table in tables]
    assert [len(table.state.points[0]) for table in tables] == lengths
    assert set(lengths) <= set(range(25 - LEVELS[level] + 1, 26))
    assert_mean(lengths, expected_questions(level))


@pytest.mark.parametrize("level", LEVELS)
def test_guessing_scores_far_below_nothing(level: str) -> None:
    tables = [play(level, 10_000 + seed, guesser(seed)) for seed in range(GAMES)]
    scores = [table.outcome.scores[0] for table in tables if table.outcome]
    assert_mean(scores, -0.6 * expected_questions(level))


def test_dice_and_deals_are_fair() -> None:
    """Chi-squared of all rolls and of all first cards, which one in 10,000 fair ones exceed."""
    games = [Table(RULES, Options(players=("Ann",)), seed=seed) for seed in range(600)]
    for table in games:
        table.play(Ready())
        table.play(Roll())
    rolls = Counter(table.state.dice for table in games)
    firsts = Counter(table.history[0].move for table in games)
    for counts, cells, bound in ((rolls, 18, 45.1), (firsts, 25, 56.0)):
        assert chi_squared([*counts.values(), *[0] * (cells - len(counts))]) < bound
