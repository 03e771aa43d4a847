"""The moves so far, as a sequence, as rows and as a table for people."""

from __future__ import annotations

import pickle
import sys
from copy import copy

import pytest

from brainwaves_widgets.core import CHANCE, History, IllegalMove, Step, Table
from brainwaves_widgets.core.history import timeline
from brainwaves_widgets.goose import RULES, Dice, Ready, Roll
from tests.common import Watch
from tests.core.builders import advanced, new


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(timeline, "monotonic", watch)
    return watch


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
        "seconds": table.history[-1].seconds,
        "ms": None,
        "after_undo": False,
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
    assert list(frame.columns) == [
        *("ply", "player", "move", "events", "seconds", "ms", "after_undo")
    ]
    assert len(frame) == table.ply
    assert frame["seconds"].isna().tolist() == [step.seconds is None for step in table.history]
    assert frame["ms"].isna().all()


def test_a_step_tells_how_long_its_move_took(watch: Watch) -> None:
    table = new()
    watch.now += 0.03
    table.play(Ready(), 0, ms=250)
    table.play(Ready(), 1)
    table.play(Roll())
    ann, ben, roll, dice = table.history[-4:]
    assert ann.ms == 250
    assert (ann.seconds, ben.seconds) == (0.03, 0)
    assert (roll.ms, dice.seconds, dice.ms) == (None, None, None)


def test_a_move_for_several_took_each_of_them_that_long(watch: Watch) -> None:
    table = new()
    watch.now += 0.03
    table.play_for((0, 1), Ready(), ms=31)
    ann, ben = table.history[-2:]
    assert ann.seconds == ben.seconds == 0.03
    assert (ann.ms, ben.ms) == (31, 31)


def test_a_move_that_is_refused_does_not_wind_the_clock(watch: Watch) -> None:
    table = new(chance=[*(step.move for step in new().history), Dice(9, "animal")])
    table.play_for((0, 1), Ready())
    watch.now += 0.03
    with pytest.raises(IllegalMove):
        table.play(Roll())
    table.chance = "auto"
    table.play(Roll())
    assert table.history[-2].seconds == 0.03


def test_going_back_winds_the_clock(watch: Watch) -> None:
    table = new()
    watch.now += 0.05
    table.play(Ready(), 0)
    table.undo()
    table.play(Ready(), 0)
    assert table.history[-1].seconds == 0


def test_times_are_no_part_of_the_game() -> None:
    ready = Ready()
    assert Step(3, 0, ready, ()) == Step(3, 0, ready, (), seconds=1.5, ms=20) == (3, 0, ready, ())
    assert hash(Step(3, 0, ready, ())) == hash(Step(3, 0, ready, (), 1.5))
    ply, seat, move, events = Step(3, 0, ready, (), 1.5)
    assert (ply, seat, move, events) == (3, 0, ready, ())
    table = advanced(10)
    again = Table.replay(table.rules, table.options, [(s.seat, s.move) for s in table.history])
    assert again.history == table.history
    assert {step.seconds for step in again.history} == {None}


def test_a_copy_of_a_step_has_its_times() -> None:
    step = Step(3, 0, Ready(), (), seconds=1.5, ms=20)
    for copied in (copy(step), pickle.loads(pickle.dumps(step))):  # noqa: S301 - our own
        assert (copied, copied.seconds, copied.ms) == (step, 1.5, 20)


def test_a_table_has_a_column_for_the_time_taken() -> None:
    step = Step(3, 0, Ready(), (), seconds=12.345)
    html = History(RULES, ("Ann",), [step])._repr_html_()
    assert "<th>time taken</th>" in html
    assert html.endswith("<td>12.3 s</td></tr></tbody></table>")


def test_no_moves_are_told_as_such() -> None:
    table = new()
    assert repr(table.history[:0]) == "no moves"
    assert repr(table.history[:1]) != "no moves"
