"""Trials as a table for people, and games that have none."""

from __future__ import annotations

import sys

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core.trials import Decision, Trial, Trials
from tests.core.samples import trial


def test_a_game_widget_gives_its_trials() -> None:
    game = bw.AstuteGoose(["Ann", "Ben"], seed=3)
    while game.outcome is None:
        game.play(game.moves()[0])
    assert len(game.trials()) > 10
    assert {one.player for one in game.trials("Ben")} == {"Ben"}
    with pytest.raises(ValueError, match="no player 'Cleo' sits at this table"):
        game.trials("Cleo")


def test_a_game_that_asks_nothing_says_so() -> None:
    told = (
        "Game Matrix has no trials: only The Astute Goose and The Brilliant Boar ask what is "
        "remembered"
    )
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


def test_trials_show_as_a_table() -> None:
    html = Trials([trial(answer="<b>", right=False), trial(right=None)])._repr_html_()
    assert html.count("<tr>") == 3
    assert "&lt;b&gt;" in html
    assert "<td>None" not in html
    text = repr(Trials([trial(right=True)]))
    assert text.splitlines()[0].split() == list(Trial._fields)
    assert repr(Trials()) == "no trials yet"


def test_with_pandas_a_frame_has_a_row_a_trial() -> None:
    pytest.importorskip("pandas")
    frame = Trials([trial(), trial(right=False)]).frame()
    assert list(frame.columns) == list(Trial._fields)
    assert list(frame["right"]) == [True, False]


def test_without_pandas_a_frame_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match="needs pandas"):
        Trials().frame()
