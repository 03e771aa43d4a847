"""The figures of RULES.md: what a perfect memory holds and wins alone.

The hand is counted whenever the player is to decide: before each of the deck's cards is drawn or
matched, so 36 times in a rookie's game, the first time with an empty hand. Counting it after each
action instead is the same, as every such game ends with an empty hand as it began; counting both
ends or neither gives other means than the 2.6, 3.1, 3.5 and 3.9 of our first simulation. Mean and
peak are known exactly, and the rules' own games are compared with that.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from statistics import mean

import pytest

from brainwaves_widgets.boar import RULES, Options
from brainwaves_widgets.boar.analysis.baselines import lines
from brainwaves_widgets.boar.bots import Rememberer
from brainwaves_widgets.boar.pieces import ANIMALS, LEVELS
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.testing.play import states_of
from tests.common import assert_mean, chi_squared

FIGURES = {
    "rookie": (36, 2.64, 5.14),
    "experienced": (42, 3.07, 5.85),
    "advanced": (48, 3.5, 6.54),
    "expert": (54, 3.93, 7.22),
}
GAMES = 40


def expected_hand(designs: int) -> float:
    """Return the mean hand: one card of each design of which an odd number has come.

    However many cards have come, 0 to 6d, a design's number among them is 0 to 6, each for as
    many of these 6d + 1 moments on average; so 3 of 7 are odd. The last moment is no decision.
    """
    return designs * 3 / 7 * (6 * designs + 1) / (6 * designs)


def expected_peak(designs: int) -> float:
    """Return the mean of the most cards held: the sum over m of the odds to hold more than m."""
    return sum(1 - odds for odds in at_most((6,) * designs)[:-1])


@cache
def at_most(left: tuple[int, ...]) -> list[float]:
    """Return the odds that from here on 0, 1, ... cards are the most that are held.

    `left` is how many cards are still to come of each design, in rising order.
    """
    odds = [0.0 if any(left) else 1.0] * (len(left) + 1)
    for count in set(left) - {0}:
        at = left.index(count)
        weight = count * left.count(count) / sum(left)
        later = at_most((*left[:at], count - 1, *left[at + 1 :]))
        odds = [here + weight * there for here, there in zip(odds, later, strict=True)]
    held = sum(count % 2 for count in left)
    return [0.0] * held + odds[held:]


@cache
def games(level: str) -> list[Table]:
    tables = []
    for seed in range(GAMES):
        table = Table(RULES, Options(players=("Ann",), level=level), seed=seed)
        drive(table, {0: Rememberer()})
        tables.append(table)
    return tables


def hands(table: Table) -> list[int]:
    """Return how many cards the player held at each decision."""
    return [len(state.hands[0]) for state in states_of(table) if state.phase == "act"]


@pytest.mark.parametrize("level", LEVELS)
def test_the_figures_follow_from_the_rules(level: str) -> None:
    _, hand, peak = FIGURES[level]
    assert expected_hand(LEVELS[level]) == pytest.approx((6 * LEVELS[level] + 1) / 14)
    assert expected_hand(LEVELS[level]) == pytest.approx(hand, abs=0.005)
    assert expected_peak(LEVELS[level]) == pytest.approx(peak, abs=0.005)


@pytest.mark.parametrize("level", LEVELS)
def test_a_perfect_memory_wins_the_whole_deck(level: str) -> None:
    """B8, B16: always every card, no error, and an empty hand."""
    cards = FIGURES[level][0]
    for table in games(level):
        assert table.outcome is not None
        assert table.outcome.scores == (len(table.state.won[0]),) == (cards,)
        assert (table.state.hands, table.state.errors) == (((),), ())
        assert len(hands(table)) == cards
    assert lines(level, "solo") == {"perfect memory": cards}
    assert lines(level, "competitive") == lines("of my own", "solo") == {}


@pytest.mark.parametrize("level", LEVELS)
def test_so_many_cards_are_to_be_kept_in_mind(level: str) -> None:
    held = [hands(table) for table in games(level)]
    assert_mean([mean(one) for one in held], expected_hand(LEVELS[level]))
    assert_mean([max(one) for one in held], expected_peak(LEVELS[level]))


def test_designs_and_first_cards_are_fair() -> None:
    """Chi-squared with 8 and 53 degrees of freedom, which one in 10,000 fair ones exceed."""
    out = Counter[str]()
    for seed in range(1200):
        table = Table(RULES, Options(players=("Ann",), level="advanced"), seed=seed)
        out.update(set(ANIMALS) - set(table.state.designs))
    assert chi_squared([out[animal] for animal in ANIMALS]) < 31.8
    tables = [Table(RULES, Options(players=("Ann",), level="expert"), seed=s) for s in range(2200)]
    firsts = Counter(table.state.top for table in tables)
    assert chi_squared([*firsts.values(), *[0] * (54 - len(firsts))]) < 98.0
