"""The formulas behind the measures, against calculations by hand and by slower ways."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, strategies as st

from brainwaves_widgets.study.measures import measures
from brainwaves_widgets.study.statistics import MOST_EXACT, Detection, at_least, capacity, wilson
from tests.study.samples import trial, wrong


def test_the_interval_stays_within_0_and_1() -> None:
    """Wilson (1927) with z = 1.96."""
    assert wilson(0, 5) == pytest.approx((0, 0.434), abs=0.0005)
    assert wilson(5, 5) == pytest.approx((0.566, 1), abs=0.0005)
    for count in range(1, 200):  # of none and of all the ends are exact
        assert wilson(0, count)[0] == 0
        assert wilson(count, count)[1] == 1


def test_the_exact_test_is_binomial_where_chance_is_the_same() -> None:
    for right in range(8):
        tail = sum(math.comb(7, n) * 0.2**n * 0.8 ** (7 - n) for n in range(right, 8))
        assert at_least(right, [0.2] * 7) == pytest.approx(tail)


def test_the_exact_test_adds_up_where_chance_differs() -> None:
    """Right twice or more with 1/2, 1/4 and 1/5, over all eight ways it can go."""
    chances = (1 / 2, 1 / 4, 1 / 5)
    by_hand = (
        1 / 2 * 1 / 4 * 4 / 5
        + 1 / 2 * 3 / 4 * 1 / 5
        + 1 / 2 * 1 / 4 * 1 / 5
        + 1 / 2 * 1 / 4 * 1 / 5
    )
    assert at_least(2, chances) == pytest.approx(by_hand)
    assert at_least(0, chances) == 1


@given(st.lists(st.sampled_from((0, 1 / 6, 1 / 5, 1 / 4, 1 / 2, 2 / 3, 1)), max_size=40))
def test_the_exact_test_is_that_of_adding_up_trial_by_trial(chances: list[float]) -> None:
    odds = [1.0]
    for chance in chances:
        missed, hit = [*odds, 0.0], [0.0, *odds]
        odds = [(1 - chance) * m + chance * h for m, h in zip(missed, hit, strict=True)]
    for right in range(len(chances) + 1):
        slow = math.fsum(odds[right:])
        assert at_least(right, chances) == pytest.approx(slow, rel=1e-9, abs=1e-300)


def test_of_many_answers_with_one_chance_the_test_is_exact() -> None:
    """Of 16,000 as of 4: with 1/2 the distribution is symmetric."""
    many, half = 16_000, 8_000
    above, from_half = at_least(half + 1, [0.5] * many), at_least(half, [0.5] * many)
    assert above + from_half == pytest.approx(1)
    assert from_half - above == pytest.approx(math.comb(many, half) / 2**many)


def test_of_many_answers_with_different_chances_the_test_is_near() -> None:
    exact = [0.2, 0.25] * (MOST_EXACT // 2)
    for right in (420, 450, 480, 500):
        more = [*exact, 0.5]
        by_hand = (at_least(right, exact) + at_least(right - 1, exact)) / 2
        assert at_least(right, more) == pytest.approx(by_hand, abs=0.003)
    found = measures([trial(), trial(chance=0.25)] * (MOST_EXACT // 2))
    assert "exact test: p " in repr(found)
    found = measures([trial(), wrong(chance=0.25)] * MOST_EXACT)
    assert "normal approximation: p " in repr(found)


def test_capacity_of_four_suspects() -> None:
    """K = 4 (0.8 - 0.2) / 0.8 = 3."""
    assert capacity(4, 0.8) == pytest.approx(3)


def test_sensitivity_with_the_log_linear_correction() -> None:
    """Hautus (1995): z(20.5 / 26) = 0.8011, z(5.5 / 26) = -0.8011, z(10.5 / 11) = 1.6906."""
    found = Detection(hits=20, signals=25, false_alarms=5, noise=25)
    assert found.d_prime == pytest.approx(2 * 0.8011, abs=0.0005)
    assert found.criterion == pytest.approx(0, abs=1e-9)
    extreme = Detection(hits=10, signals=10, false_alarms=0, noise=10)
    assert extreme.d_prime == pytest.approx(2 * 1.6906, abs=0.0005)
    strict = Detection(hits=5, signals=10, false_alarms=0, noise=10)
    assert strict.criterion == pytest.approx(1.6906 / 2, abs=0.0005)
