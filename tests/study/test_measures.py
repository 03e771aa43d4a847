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
from brainwaves_widgets.goose.bots import Guesser, Rememberer
from brainwaves_widgets.study.measures import measures
from brainwaves_widgets.study.memory import Decision
from brainwaves_widgets.study.statistics import Detection
from brainwaves_widgets.study.trials import Trials, trials
from tests.common import SIGMAS
from tests.study.samples import trial, wrong

if TYPE_CHECKING:
    from collections.abc import Callable


def games(
    package: Any, bot: Callable[[int], Bot], count: int = 30, **options: Any
) -> tuple[Trials, Table]:
    """Return the trials of several games that a program played alone, and the last of them."""
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


def test_capacity_takes_guesses_off() -> None:
    """Of four suspects: p = 0.8 is K = 4 (0.8 - 0.2) / 0.8 = 3."""
    found = measures([trial()] * 8 + [wrong()] * 2)
    assert found.capacity == {4: pytest.approx(3)}


def test_capacity_counts_first_answers_to_a_whole_line_up() -> None:
    """G13, G18: neither steals nor a line-up with gaps."""
    asked = [trial(), wrong(), wrong(items=2), trial(alternatives=4, chance=0.25)]
    assert measures(asked).capacity == {4: pytest.approx(4 * 0.3 / 0.8)}
    both = [*asked, trial(level="expert", items=6)]
    assert measures(both).capacity == {4: pytest.approx(1.5), 6: pytest.approx(6)}


def test_capacity_knows_the_line_up_of_a_level() -> None:
    """G5: three of six suspects are no whole line-up, though there were never more."""
    few = [trial(level="expert", items=3), wrong(level="expert", items=3)]
    assert measures(few).capacity == {}
    assert measures([*few, trial(level="expert", items=6)]).capacity == {6: pytest.approx(6)}
    assert measures([trial(level="own", items=2)]).capacity == {2: pytest.approx(2)}


def test_sensitivity_needs_signals_and_noise() -> None:
    boar_trial = trial(game="brilliant-boar", kind="match")
    where = boar_trial[:4]
    signal = Decision(1, True, True, *where)
    noise = Decision(2, False, False, *where)
    found = measures(Trials([boar_trial], [signal]))
    assert found.d_prime is None
    assert "it takes turns with the animal in hand and turns without it" in repr(found)
    found = measures(Trials([boar_trial], [signal, noise]))
    assert found.detection == Detection(hits=1, signals=1, false_alarms=0, noise=1)


def test_without_decisions_it_says_why_there_is_no_sensitivity() -> None:
    table = Table(boar.RULES, boar.Options(players=("Ann",)), seed=3)
    drive(table, {0: BoarGuesser(Random(3))})
    found = trials(table)
    told = "not known: these trials come without decisions"
    d_prime = measures(found).d_prime
    assert d_prime is not None
    assert told not in repr(measures(found))
    for plain in ([one for one in found], sorted(found, key=lambda one: one.lag), found.rows()):  # noqa: C416 - as people do
        assert measures(plain).d_prime is None
        assert told in repr(measures(plain))
        assert told in measures(plain)._repr_html_()
        assert measures(plain, found.decisions).d_prime == d_prime
    rows = [one._asdict() for one in found.decisions]
    assert measures(found.rows(), rows).d_prime == d_prime
    half = found + [one._replace(seed=4) for one in found]
    assert "1 game without decisions left out" in repr(measures(half))
    assert told not in repr(measures([trial()]))


def test_sensitivity_of_a_selection() -> None:
    found, table = games(boar, lambda _: BoarRememberer(), count=3)
    guessed = Table(boar.RULES, boar.Options(players=("Guy",)), seed=3)
    drive(guessed, {0: BoarGuesser(Random(3))})
    both = found + trials(guessed)
    assert measures(both.filter(player="Ann")).d_prime == measures(found).d_prime
    assert measures(both.filter(seed=2)).d_prime == measures(trials(table)).d_prime
    assert measures(both.filter(player="Guy")) == measures(trials(guessed))


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
    assert "1 of 3 errors where the former card was another" in repr(found)
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


def test_before_the_first_answer_it_is_known_which_game_it_is() -> None:
    for game, title in ((bw.AstuteGoose, "The Astute Goose"), (bw.BrilliantBoar, "The Brilliant")):
        found = bw.measures(game(["Ann"], seed=7).trials())
        assert f"Memory in {title}" in repr(found)
    assert repr(measures([])).splitlines()[0] == "Memory"
    one = bw.BrilliantBoar(["Ann"], seed=7)
    for move in (boar.Draw(), boar.Remember(), boar.Draw()):
        one.play(move)
    drawn = one.trials()
    assert (len(drawn), len(drawn.decisions)) == (0, 1)
    assert bw.measures(drawn[:]).game == "brilliant-boar"


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
    assert "colour confused" in text
    assert "<b> for red 1" in text
    assert text.splitlines()[-2].split() == ["lag", "right", "accuracy", "95%", "interval"]
    assert text.splitlines()[-1].split() == ["1", "2", "of", "3", "0.67", "0.21", "to", "0.94"]
    html = found._repr_html_()
    assert html.count("<table>") == 3
    assert "&lt;b&gt;" in html
    assert {"measure": "answers", "value": "3, 2 right"} in found.rows()


def test_long_lags_are_shown_together() -> None:
    asked = [trial(lag=lag) for lag in (1, 5, 6, 10, 11, 20, 21, 40)] + [wrong(lag=8)]
    lines = [line.split("  ")[0] for line in repr(measures(asked)).splitlines()]
    assert lines[-5:] == ["1", "5", "6 to 10", "11 to 20", "21 or more"]
    assert "<td>2 of 3</td>" in measures(asked)._repr_html_()


def test_only_the_commonest_confusions_are_told_in_text() -> None:
    wrongs = ("blue", "green", "purple", "yellow", "x", "y", "z")
    said = [wrong(name) for at, name in enumerate(wrongs) for _ in range(9 - at)]
    told = "blue for red 9, green for red 8, purple for red 7, others 18"
    assert told in repr(measures(said))
    assert "colour confused  never" in repr(measures([trial()]))


def test_the_docstring_has_formulas_sources_and_limits() -> None:
    told = " ".join((bw.measures.__doc__ or "").split())
    for needed in (
        *("Wilson's (1927)", "K = n (p - 0.2) / 0.8", "Pashler (1988)", "Cowan (2001)"),
        *("d' = z(H) - z(F)", "c = -(z(H) + z(F)) / 2", "(hits + 0.5) / (signals + 1)"),
        *("Hautus 1995", "about 0.15", "**Lag**", "Nothing here shows that play trains memory"),
    ):
        assert needed in told


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
        with pytest.raises(TypeError, match=r"needs trials as game\.trials\(\) returns them, not "):
            bw.measures(wrong_things)  # type: ignore[arg-type]
