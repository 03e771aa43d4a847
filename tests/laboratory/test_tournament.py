"""Round robins: pairs, seats, ratings, tables and pictures."""

from __future__ import annotations

import math
import re
from random import Random
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.laboratory.games import SimulationError
from brainwaves_widgets.laboratory.ratings import ELO, ratings
from brainwaves_widgets.laboratory.tournament import Tournament
from brainwaves_widgets.matrix.bots import Guesser, Knower
from tests.common import assert_mean
from tests.laboratory.bots import Fails, First, Interrupts

BOTS = (("wise", Knower(2)), ("timid", Knower(1)), ("lost", Guesser(Random(1))))


def tournament(*players: Any, games: int = 8, seed: int = 1, **more: Any) -> Tournament:
    return bw.tournament(
        players, game=bw.GameMatrix, games=games, seed=seed, progress=False, **more
    )


@pytest.fixture(scope="module")
def results() -> Tournament:
    return tournament(*BOTS)


def test_every_pair_plays_with_seats_exchanged_and_the_same_deals(results: Tournament) -> None:
    assert set(results.runs) == {(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)}
    assert results.runs[2, 0].players == ("lost", "wise")
    assert all(len(runs) == 4 for runs in results.runs.values())
    for one, other in ((0, 1), (0, 2), (1, 2)):
        seeds = [
            [game.seed for game in results.runs[pair].played]
            for pair in ((one, other), (other, one))
        ]
        assert seeds[0] == seeds[1]
    assert results.runs[0, 1].seed != results.runs[0, 2].seed


def test_points_are_shared_out_and_ratings_follow(results: Tournament) -> None:
    for one, other in ((0, 1), (0, 2), (1, 2)):
        mine, games = results.points(one, other)
        assert (games, mine + results.points(other, one)[0]) == (8, 8)
    rows = results.ratings().rows()
    assert rows[-1]["player"] == "lost"
    assert sum(row["rating"] for row in rows) == pytest.approx(0)
    assert all(row["rating_low"] < row["rating"] < row["rating_high"] for row in rows)
    assert sum(row["points"] for row in rows) == 24


def test_a_pair_plays_the_same_whoever_else_takes_part(results: Tournament) -> None:
    assert tournament(*BOTS[:2]).runs[0, 1] == results.runs[0, 1]
    assert tournament(*BOTS[1::-1]).runs[1, 0] == results.runs[0, 1]
    assert tournament(*BOTS[:2], seed=2).runs[0, 1] != results.runs[0, 1]


def test_it_shows_as_tables_and_as_a_picture(results: Tournament) -> None:
    assert repr(results).startswith("Game Matrix, 24 games, seed 1\nplayer")
    assert "against lost" in repr(results)
    assert results._repr_html_().count("<table>") == 2
    assert len(results.frame()) == 48
    assert results.cross_table().frame().shape == (3, 4)
    ax = results.plot()
    assert len(ax.texts) == 6
    assert ax.get_yticklabels()[-1].get_text() == "lost"


def test_an_odd_number_of_games_is_rounded_up() -> None:
    assert tournament(First(), First(), games=3).points(0, 1)[1] == 4


@pytest.mark.parametrize(
    ("players", "more", "why"),
    [
        ([First()], {}, "at least two bots, not 1"),
        (["Ann", First()], {}, "'Ann' is a person's name"),
        ([("A", First()), ("A", First())], {}, "every bot needs a name of its own"),
        ([First(), First()], {"games": 0}, "games is a whole number, 1 or more, not 0"),
    ],
)
def test_wrong_arguments_are_refused(players: Any, more: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        tournament(*players, **more)


def test_an_interrupt_and_a_failure_keep_what_is_done() -> None:
    Interrupts.games_left = 7
    with pytest.warns(RuntimeWarning, match="9 of 24"):
        cut = tournament(Interrupts(), First(), ("third", First()))
    assert "9 of 24 games (it was interrupted)" in repr(cut)
    assert sorted(map(len, cut.runs.values())) == [1, 1, 1, 2, 2, 2]  # they took turns
    with pytest.raises(SimulationError, match="Fails") as caught:
        tournament(First(), Fails())
    assert isinstance(caught.value.runs, Tournament)


def test_who_has_no_game_is_unrated_and_the_last() -> None:
    Interrupts.games_left = 0
    with pytest.warns(RuntimeWarning, match="2 of 12"):
        cut = tournament(First(), ("second", First()), Interrupts(), games=4)
    assert [row["rating"] is None for row in cut.ratings()] == [False, False, True]
    assert cut.ratings()[2]["player"] == "Interrupts"
    assert re.search(r"Interrupts +unrated +0 of 0", repr(cut))
    assert len(cut.plot().texts) == 2
    Interrupts.games_left = 0
    with pytest.warns(RuntimeWarning, match="0 of 12"):
        none = tournament(Interrupts(), First(), ("third", First()), games=4)
    assert repr(none).count("unrated") == 3


def test_it_tells_how_many_games_were_forfeited() -> None:
    cup = tournament(Knower(1), Fails(), games=4, on_error="forfeit")
    forfeited = {row["player"]: row["forfeited"] for row in cup.ratings()}
    assert forfeited == {"Knower": 0, "Fails": sum(row["forfeited"] for row in cup.rows())}
    assert forfeited["Fails"] > 0
    assert "forfeited" in repr(cup)
    assert "<th>forfeited</th>" in cup._repr_html_()


def test_ratings_of_two_are_the_log_odds_of_their_points() -> None:
    high, low = ratings([[0, 75], [25, 0]])
    assert high.value - low.value == pytest.approx(ELO * math.log(75.5 / 25.5))
    assert high.value == -low.value
    # The variance of log odds is 1/75.5 + 1/25.5; each rating is half of the difference.
    half = 1.96 * ELO * math.sqrt(1 / 75.5 + 1 / 25.5) / 2
    assert high.high - high.value == pytest.approx(half, rel=1e-3)


def test_ratings_find_the_strengths_that_games_were_played_with() -> None:
    rng, strengths, games = Random(1), (150.0, 20.0, -50.0, -120.0), 400
    errors, inside = [], 0
    for _ in range(20):
        points = [[0.0] * 4 for _ in strengths]
        for i in range(4):
            for j in range(i):
                odds = 1 / (1 + math.exp((strengths[j] - strengths[i]) / ELO))
                wins = sum(rng.random() < odds for _ in range(games))
                points[i][j], points[j][i] = wins, games - wins
        found = ratings(points)
        errors += [one.value - strength for one, strength in zip(found, strengths, strict=True)]
        inside += sum(
            one.low < strength < one.high for one, strength in zip(found, strengths, strict=True)
        )
    assert_mean(errors, 0)
    assert 70 <= inside <= 80  # 95 % of 80 are 76


def test_who_wins_every_game_has_a_rating_and_so_has_who_played_none() -> None:
    best, worst, absent = ratings([[0, 100, 0], [0, 0, 0], [0, 0, 0]])
    assert best.value > absent.value > worst.value
    assert math.isfinite(best.high)
    assert absent.high - absent.low > best.high - best.low
