"""Trials as a table for people, and games that have none."""

from __future__ import annotations

import sys
from copy import copy
from random import Random
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.boar.bots import Guesser
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.study.memory import Decision
from brainwaves_widgets.study.trials import Trial, Trials
from tests.study.samples import trial


def test_a_game_widget_gives_its_trials() -> None:
    game = bw.AstuteGoose(["Ann", "Ben"], seed=3)
    while game.outcome is None:
        game.play(game.moves()[0])
    assert len(game.trials()) > 10
    assert {one.player for one in game.trials("Ben")} == {"Ben"}
    with pytest.raises(ValueError, match="no player 'Cleo' sits at this table"):
        game.trials("Cleo")


def test_a_game_that_asks_nothing_says_so() -> None:
    told = "Game Matrix has no trials: only The Astute Goose and The Brilliant Boar test memory"
    with pytest.raises(ValueError, match=told):
        bw.GameMatrix(["Ann"]).trials()


def test_trials_of_several_games_add_up() -> None:
    one = Trials([trial(ply=1)], [Decision(1, signal=True, yes=True)])
    other = Trials([trial(ply=2)], [Decision(2, signal=False, yes=True)])
    both = one + other
    assert [row.ply for row in both] == [1, 2]
    assert [decision.ply for decision in both.decisions] == [1, 2]
    assert sum([one, other], Trials()).decisions == both.decisions
    one += other
    assert (one, one.decisions) == (both, both.decisions)
    assert isinstance(both[1:], Trials)
    assert both[1].ply == 2


def alone(seed: int = 3, player: str = "Guy", **options: Any) -> bw.BrilliantBoar:
    """A game of The Brilliant Boar that a program has played anyhow."""
    game = bw.BrilliantBoar([player], seed=seed, **options)
    drive(game.table, {0: Guesser(Random(seed))})
    return game


def test_a_decision_says_whose_it_was() -> None:
    found = alone(level="expert").trials().decisions
    assert {one[3:] for one in found} == {("brilliant-boar", "expert", 3, "Guy", False)}
    assert sum(one.yes for one in found) > 0


def test_decisions_stay_with_slices_copies_and_sums() -> None:
    found = alone().trials()
    whole = found.decisions
    assert len(whole) > len(found)
    for same in (found[:], found.copy(), copy(found), Trials(found), found[::-1]):
        assert isinstance(same, Trials)
        assert same.decisions == whole
    before: list[Trial] = [trial()]
    assert (before + found).decisions == whole
    for twice in (found * 2, 2 * found, sum([found, found]), found + found):
        assert isinstance(twice, Trials)
        assert (len(twice), twice.decisions) == (2 * len(found), whole * 2)
    longer = found.copy()
    longer.extend(found)
    assert longer.decisions == whole * 2
    with pytest.raises(TypeError):
        5 + found


def test_a_slice_has_the_decisions_that_led_to_its_trials() -> None:
    found = alone().trials() + alone(5).trials()
    first = alone().trials()
    assert found[: len(first)].decisions == first.decisions
    for cut in (1, 4, len(first) - 1):
        head, tail = first[:cut], first[cut:]
        assert head.decisions + tail.decisions == first.decisions
        assert [one.ply for one in head.decisions if one.yes] == [one.ply for one in head]
    assert found[:0].decisions == ()


def test_trials_are_filtered_with_their_decisions() -> None:
    guy, kim, expert = alone(), alone(4, "Kim"), alone(4, "Kim", level="expert")
    found = guy.trials() + kim.trials() + expert.trials()
    for wish, same in (
        (found.filter(player="Guy"), guy.trials()),
        (found.filter(player="Kim", level="expert"), expert.trials()),
        (found.filter(seed=4).filter(level="rookie"), kim.trials()),
        (found.filter(game="boar"), found),
        (found.filter(game="brilliant-boar"), found),
    ):
        assert (wish, wish.decisions) == (same, same.decisions)
    told = "no player 'Ann' in this list of trials: there are 'Guy', 'Kim'"
    with pytest.raises(ValueError, match=told):
        found.filter(player="Ann")
    with pytest.raises(ValueError, match="no seed 9 in this list of trials: there are 3, 4"):
        found.filter(seed=9)
    with pytest.raises(ValueError, match="it is empty"):
        Trials().filter(level="rookie")


def test_what_a_column_means_stands_where_one_looks() -> None:
    told = bw.AstuteGoose.trials.__doc__ or ""
    assert [name for name in Trial._fields if f"`{name}`" not in told] == []


def test_trials_show_as_a_table() -> None:
    html = Trials([trial(answer="<b>", right=False), trial(right=None)])._repr_html_()
    assert html.count("<tr>") == 3
    assert "&lt;b&gt;" in html
    assert "<td>None" not in html
    text = repr(Trials([trial(right=True)]))
    assert text.splitlines()[0].split() == list(Trial._fields)
    assert repr(Trials()) == "no trials yet"
    assert Trials()._repr_html_() == "<p>no trials yet</p>"


def test_with_pandas_a_frame_has_a_row_a_trial() -> None:
    pytest.importorskip("pandas")
    frame = Trials([trial(), trial(right=False)]).frame()
    assert list(frame.columns) == list(Trial._fields)
    assert list(frame["right"]) == [True, False]


def test_without_pandas_a_frame_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match="needs pandas"):
        Trials().frame()
