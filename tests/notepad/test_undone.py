"""Results of games in which moves were taken back are marked, on the notepad and in its sheets."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from brainwaves_widgets.notepad.notepad import Notepad, results_of
from tests.core.builders import peeked
from tests.notepad.notes import OLD_SCHEMA, finished, result

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture(autouse=True)
def inside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def test_results_carry_the_mark() -> None:
    honest = finished("Ann")
    assert not any(one.after_undo for one in results_of(honest, "honest"))
    table = peeked(1000)
    Notepad().write([*results_of(honest, "honest"), *results_of(table, "peeked")])
    assert [one.after_undo for one in Notepad().rows()] == [False, True]
    assert "after undo" in repr(Notepad())
    assert Notepad().game(1).after_undo
    Notepad().to_csv("results.csv")
    other = Notepad("other.sqlite")
    assert other.read_csv("results.csv") == 2
    assert [one.after_undo for one in other.rows()] == [False, True]


def test_a_notepad_without_marks_does_not_show_them() -> None:
    Notepad().write([result(1)])
    assert "after undo" not in repr(Notepad())


def test_a_sheet_of_an_earlier_version_is_read() -> None:
    Notepad().write([result(1)])
    Notepad().to_csv("results.csv")
    text = Path("results.csv").read_text(encoding="utf-8")
    assert text.splitlines()[0].endswith(",moves,after_undo")
    old = "".join(f"{line.rpartition(',')[0]}\n" for line in text.splitlines())
    Path("old.csv").write_text(old, encoding="utf-8")
    other = Notepad("other.sqlite")
    assert other.read_csv("old.csv") == 1
    assert other.rows() == [result(1)]


def test_a_notepad_of_an_earlier_version_is_read_and_then_written_to() -> None:
    path = Notepad().path
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(OLD_SCHEMA)
        file.execute(
            "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", result(1)[:12]
        )
    assert Notepad().rows() == [result(1)]
    assert Notepad().write([result(2, after_undo=True)]) == ""
    assert Notepad().rows() == [result(1), result(2, after_undo=True)]
    assert Notepad().write([result(3)]) == ""
