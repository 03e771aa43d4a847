"""The notepad: a real SQLite file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from brainwaves_widgets.core import Table
from brainwaves_widgets.core.notepad import Notepad, Result, home, results_of
from brainwaves_widgets.goose import RULES, Options
from brainwaves_widgets.testing import play_random


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BRAINWAVES_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(Notepad, "unsaved", [])


def finished(*players: str) -> Table:
    return play_random(RULES, Options(players=players), 5)


def test_g20_the_scores_go_onto_the_notepad() -> None:
    table = finished("Ann", "Ben")
    assert Notepad().write(results_of(table, "one")) == ""
    ann, ben = Notepad().rows()
    assert table.outcome
    assert (ann.player, ben.player) == ("Ann", "Ben")
    assert (ann.score, ben.score) == table.outcome.scores
    assert (ann.won, ben.won) == tuple(seat in table.outcome.winners for seat in (0, 1))
    assert (ann.game, ann.level, ann.mode) == ("astute-goose", "rookie", "competitive")
    assert (ann.seed, ann.moves) == (table.seed, table.ply)
    assert Notepad().path.parent == home()


def test_a_game_that_is_not_over_has_no_result() -> None:
    assert results_of(Table(RULES, Options(players=("Ann",)), seed=1), "one") == []


def test_the_same_table_is_written_once() -> None:
    results = results_of(finished("Ann"), "one")
    Notepad().write(results)
    Notepad().write([results[0]._replace(score=99)])
    assert [row.score for row in Notepad().rows()] == [99]


def test_results_are_found_by_player_game_and_level() -> None:
    for table_id, players in (("one", ("Ann", "Ben")), ("two", ("Ann",))):
        Notepad().write(results_of(finished(*players), table_id))
    notepad = Notepad()
    assert len(notepad.rows()) == 3
    assert {row.table_id for row in notepad.rows(player="Ann")} == {"one", "two"}
    assert [row.player for row in notepad.rows(player="Ben", game="astute-goose")] == ["Ben"]
    assert notepad.rows(level="expert") == []
    assert "Ben" in repr(notepad)


def test_names_are_shown_as_text() -> None:
    Notepad().write(results_of(finished("<b>Ann</b>"), "one"))
    assert "&lt;b&gt;Ann" in Notepad()._repr_html_()


@pytest.mark.parametrize("damage", ["garbage", "folder"])
def test_a_damaged_file_keeps_the_result_in_memory_and_says_so(damage: str) -> None:
    notepad = Notepad()
    notepad.path.parent.mkdir(parents=True)
    if damage == "garbage":
        notepad.path.write_bytes(b"this is no database" * 100)
    else:
        notepad.path.mkdir()
    results = results_of(finished("Ann"), "one")
    assert "cannot be written" in notepad.write(results)
    assert Notepad.unsaved == results
    if damage == "garbage":
        assert notepad.path.read_bytes() == b"this is no database" * 100
        with pytest.raises(ValueError, match="cannot be read"):
            notepad.rows()


def test_processes_that_write_at_once_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "shared.sqlite"
    program = (
        "import sys\n"
        "from brainwaves_widgets.core.notepad import Notepad, Result\n"
        "for i in range(100):\n"
        "    one = Result(f'{sys.argv[2]}-{i}', 0, 'Ann', i, 1, 'g', 'l', 'm', 'Ann', 'd', 1, 2)\n"
        "    problem = Notepad(sys.argv[1]).write([one])\n"
        "    assert not problem, problem\n"
    )
    writers = [
        subprocess.Popen([sys.executable, "-c", program, str(path), str(number)])
        for number in range(4)
    ]
    assert [writer.wait() for writer in writers] == [0] * 4
    assert len({row.table_id for row in Notepad(path).rows()}) == 400


def test_a_result_has_a_column_for_each_field() -> None:
    Notepad().write(results_of(finished("Ann"), "one"))
    [row] = Notepad().rows()
    assert isinstance(row, Result)
    assert row.won is True
