"""What trials say about memory, against calculations by hand and players whose memory is known."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets import boar, goose
from brainwaves_widgets.boar.bots import Guesser as BoarGuesser, Rememberer as BoarRememberer
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import Bot, drive
from brainwaves_widgets.core.measures import Detection, at_least, capacity, measures, wilson
from brainwaves_widgets.core.trials import Decision, Trials, trials
from brainwaves_widgets.goose.bots import Guesser, Rememberer
from tests.common import SIGMAS
from tests.core.samples import trial, wrong

if TYPE_CHECKING:
    from collections.abc import Callable


def games(
    package: Any, bot: Callable[[int], Bot], count: int = 30, **options: Any
) -> tuple[Trials, Table]:
    """Give the trials of several games that a program played alone, and the last of them."""
    found = Trials()
    for seed in range(count):
        table = Table(package.RULES, package.Options(players=("Ann",), **options), seed=seed)
        drive(table, {0: bot(seed)})
        found += trials(table)
    return found, table


# By hand


def test_accuracy_and_its_interval() -> None:
    """Wilson's interval of 16 of 20 with z = 1.96: (0.584, 0.919)."""
    found = measures([trial()] * 16 + [wrong()] * 4)
    assert (found.count, found.right, found.accuracy) == (20, 16, 0.8)
    assert found.interval == pytest.approx((0.584, 0.919), abs=0.0005)
    assert found.chance == pytest.approx(0.2)
    assert wilson(0, 5) == pytest.approx((0, 0.434), abs=0.0005)
    assert wilson(5, 5) == pytest.approx((0.566, 1), abs=0.0005)


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


def test_capacity_takes_guesses_off() -> None:
    """Of four suspects: p = 0.8 is K = 4 (0.8 - 0.2) / 0.8 = 3."""
    assert capacity(4, 0.8) == pytest.approx(3)
    found = measures([trial()] * 8 + [wrong()] * 2)
    assert found.capacity == {4: pytest.approx(3)}


def test_capacity_counts_first_answers_to_a_whole_line_up() -> None:
    """G13, G18: neither steals nor a line-up with gaps."""
    asked = [trial(), wrong(), wrong(items=2), trial(alternatives=4, chance=0.25)]
    assert measures(asked).capacity == {4: pytest.approx(4 * 0.3 / 0.8)}
    both = [*asked, trial(level="expert", items=6)]
    assert measures(both).capacity == {4: pytest.approx(1.5), 6: pytest.approx(6)}


def test_sensitivity_with_the_log_linear_correction() -> None:
    """Hautus (1995): z(20.5 / 26) = 0.8011, z(5.5 / 26) = -0.8011, z(10.5 / 11) = 1.6906."""
    found = Detection(hits=20, signals=25, false_alarms=5, noise=25)
    assert found.d_prime == pytest.approx(2 * 0.8011, abs=0.0005)
    assert found.criterion == pytest.approx(0, abs=1e-9)
    extreme = Detection(hits=10, signals=10, false_alarms=0, noise=10)
    assert extreme.d_prime == pytest.approx(2 * 1.6906, abs=0.0005)
    strict = Detection(hits=5, signals=10, false_alarms=0, noise=10)
    assert strict.criterion == pytest.approx(1.6906 / 2, abs=0.0005)


def test_sensitivity_needs_signals_and_noise() -> None:
    signal = Decision(1, signal=True, yes=True)
    boar_trial = trial(game="brilliant-boar", kind="match")
    assert measures(Trials([boar_trial], [signal])).d_prime is None
    found = measures(Trials([boar_trial], [signal, Decision(2, signal=False, yes=False)]))
    assert found.detection == Detection(hits=1, signals=1, false_alarms=0, noise=1)


def test_intrusions_are_counted_among_errors_that_could_be_some() -> None:
    asked = [
        wrong("blue", former="blue"),
        wrong("green", former="blue"),
        wrong("green", former="yellow"),
        wrong("green", former="red"),  # the former had the right value
        wrong("green"),  # there was nobody before
        trial(former="blue"),
    ]
    found = measures(asked)
    assert found.intrusions == 1
    assert found.intrusion_rate == pytest.approx(1 / 3)
    assert measures([trial()]).intrusion_rate is None


def test_lags_confusions_and_times() -> None:
    asked = [trial(lag=2, ms=900), wrong("blue", lag=2, ms=3000), trial(ms=1000), trial(lag=12)]
    found = measures(asked)
    assert found.by_lag == {1: (1, 1), 2: (1, 2), 12: (1, 1)}
    assert list(found.by_lag) == [1, 2, 12]
    assert found.confusion == {"colour": {"red": {"red": 3, "blue": 1}}}
    assert found.median_ms == 1000
    assert measures([trial()]).median_ms is None


def test_what_could_not_be_right_is_not_counted() -> None:
    forced = trial(game="brilliant-boar", right=None, answer=None, chance=0)
    found = measures([forced, trial(game="brilliant-boar", kind="match", answer=None)])
    assert (found.count, found.accuracy) == (1, 1)
    assert found.confusion == {}


def test_no_trials_give_no_numbers() -> None:
    for nothing in ([], Trials(), [trial(right=None)]):
        found = measures(nothing)
        assert (found.count, found.accuracy, found.p_value, found.d_prime) == (0, None, None, None)
        assert "none yet" in repr(found)
        assert "none yet" in found._repr_html_()


def test_geese_and_boars_are_not_mixed() -> None:
    with pytest.raises(ValueError, match="astute-goose and brilliant-boar measure different"):
        measures([trial(), trial(game="brilliant-boar")])


def test_measures_are_shown_in_words_and_tables() -> None:
    found = bw.measures([trial(), wrong("<b>", former="<b>", ms=5), trial(ms=7)])
    text = repr(found)
    assert text.splitlines()[0] == "Memory in The Astute Goose"
    assert "3, 2 right" in text
    assert "capacity K of 4" in text
    assert "6 ms" in text
    html = found._repr_html_()
    assert html.count("<table>") == 3
    assert "&lt;b&gt;" in html
    assert {"measure": "answers", "value": "3, 2 right"} in found.rows()


# Players whose memory is known


@pytest.mark.parametrize("level", goose.pieces.LEVELS)
def test_a_perfect_memory_of_suspects(level: str) -> None:
    found, _ = games(goose, lambda _: Rememberer(), count=5, level=level)
    result = measures(found)
    places = goose.pieces.LEVELS[level]
    assert result.accuracy == 1
    assert result.capacity == {places: pytest.approx(places)}
    assert result.p_value is not None
    assert result.p_value < 1e-50


def test_guessing_suspects_is_near_chance() -> None:
    found, _ = games(goose, lambda seed: Guesser(Random(seed)), count=40)
    result = measures(found)
    assert_chance(found)
    assert result.chance == pytest.approx(0.2)
    assert result.capacity[3] == pytest.approx(0, abs=3 / 0.8 * SIGMAS * 0.4 / math.sqrt(900))
    assert result.intrusion_rate == pytest.approx(1 / 4, abs=0.08)


def test_a_perfect_memory_of_a_hand() -> None:
    found, table = games(boar, lambda _: BoarRememberer(), count=5)
    result = measures(found)
    assert result.accuracy == 1
    assert result.detection is not None
    assert result.detection.hits == result.detection.signals
    assert result.detection.false_alarms == 0
    assert result.d_prime is not None
    assert result.d_prime > 4
    assert len(trials(table)) == 18


@pytest.mark.parametrize("named", [False, True])
def test_guessing_a_hand_is_near_chance(named: bool) -> None:
    found, _ = games(boar, lambda seed: BoarGuesser(Random(seed)), count=60, name_the_card=named)
    assert_chance(found)
    if named:
        assert measures(found).chance == pytest.approx(1 / 6)


def test_who_tosses_a_coin_cannot_tell_signal_from_noise() -> None:
    found, _ = games(boar, Coin, count=60)
    result = measures(found)
    assert result.detection is not None
    signals, noise = result.detection.signals, result.detection.noise
    error = math.sqrt(math.pi / 2 * (1 / signals + 1 / noise))  # of d' at half and half
    assert result.d_prime == pytest.approx(0, abs=SIGMAS * error)


class Coin:
    """Draws or plays with even odds, whatever it holds."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def see(self, view: Any) -> None:
        """Look away."""

    def choose(self, _view: Any, moves: tuple[Any, ...]) -> Any:
        plays = [move for move in moves if isinstance(move, boar.Play)]
        return self._rng.choice(plays) if plays and self._rng.random() < 0.5 else moves[0]


def assert_chance(found: Trials) -> None:
    counted = [one for one in found if one.right is not None]
    expected = sum(one.chance for one in counted)
    sigma = math.sqrt(sum(one.chance * (1 - one.chance) for one in counted))
    assert len(counted) > 300
    assert abs(sum(bool(one.right) for one in counted) - expected) < SIGMAS * sigma
    p_value = measures(found).p_value
    assert p_value is not None
    assert 0.0001 < p_value < 0.9999


def test_what_are_no_trials_is_refused_with_a_word_on_where_they_are() -> None:
    for wrong_things in (None, 5, "trials", [1], bw.AstuteGoose(["Ann"], seed=7)):
        with pytest.raises(TypeError, match=r"of trials, as game\.trials\(\) gives them, not of"):
            bw.measures(wrong_things)  # type: ignore[arg-type]
