"""The moves so far, as a sequence, as rows and as a table for people."""

from __future__ import annotations

import sys

import pytest

from brainwaves_widgets.core import CHANCE, History, Step
from brainwaves_widgets.goose import Ready
from tests.core.builders import advanced, new


def test_a_history_is_a_sequence_of_steps() -> None:
    history = advanced(10).history
    assert [step.ply for step in history] == list(range(len(history)))
    assert isinstance(history[-1], Step)
    assert isinstance(history[2:5], History)
    assert list(history[2:5]) == list(history)[2:5]
    assert history == list(history)
    assert history != history[1:]


def test_a_history_does_not_grow_with_the_game() -> None:
    table = new()
    history = table.history
    table.play(Ready())
    assert len(history) == 3
    assert len(table.history) == 4


def test_rows_tell_who_did_what_in_words() -> None:
    table = new()
    table.play(Ready(), 1)
    assert table.history.rows()[-1] == {
        "ply": 3,
        "player": "Ben",
        "move": "Ready",
        "events": "Ben is ready.",
    }
    assert table.history.rows()[0]["player"] == "chance"
    assert table.history[0].seat == CHANCE
    assert repr(table.history).splitlines()[-1] == "  3  Ben: Ready  Ben is ready."


def test_a_history_shows_as_a_table_in_a_notebook() -> None:
    html = new().history._repr_html_()
    assert html.count("<tr>") == 4
    assert html.startswith("<table>")


def test_without_pandas_a_frame_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match="needs pandas: pip install pandas"):
        new().history.frame()


def test_with_pandas_a_frame_has_a_row_a_move() -> None:
    pytest.importorskip("pandas")
    table = advanced(5)
    frame = table.history.frame()
    assert list(frame.columns) == ["ply", "player", "move", "events"]
    assert len(frame) == table.ply
