"""The file behind the notepad: real SQLite, real processes, real damage."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from brainwaves_widgets.notepad import database
from brainwaves_widgets.notepad.notepad import Notepad, NotepadError, results_of
from tests.notepad.notes import OLD_SCHEMA, finished, noted, result

pytestmark = pytest.mark.usefixtures("home")

NOBODY = 65534
AS_NOBODY = (
    "import os, sqlite3, sys\n"
    "from brainwaves_widgets.notepad.notepad import Notepad\n"
    "from tests.notepad.notes import result\n"
    f"if os.getuid() == 0: os.setuid({NOBODY})\n"
    "notepad = Notepad(sys.argv[1])\n"
)
"""Begins a program that opens the notepad as somebody who may not write everywhere."""
GARBAGE = b"this is no database" * 100


def damage(how: str) -> Path:
    path = Notepad().path
    path.parent.mkdir(parents=True, exist_ok=True)
    if how == "garbage":
        path.write_bytes(GARBAGE)
    elif how == "folder":
        path.mkdir()
    else:
        noted("Ann", "Ben", "Cleo", "Dan", "Eve", table_id="before")
        whole = path.read_bytes()
        path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    return path


HOW = pytest.mark.parametrize("how", ["garbage", "folder", "pages"])


@HOW
def test_a_damaged_file_keeps_the_result_in_memory_and_says_so(how: str) -> None:
    path = damage(how)
    content = path.is_file() and path.read_bytes()
    results = results_of(finished("Ann"), "one")
    assert "cannot be written" in Notepad().write(results)
    assert Notepad().unsaved == results
    assert Notepad("elsewhere.sqlite").unsaved == []
    assert content == (path.is_file() and path.read_bytes())


@HOW
def test_a_damaged_file_shows_what_is_wrong_and_what_to_do(how: str) -> None:
    path = damage(how)
    Notepad().write([result(3, player="Nora")])
    for shown in (repr(Notepad()), Notepad()._repr_html_()):
        assert f"The notepad {path} cannot be read" in shown
        assert "Move that file away" in shown
        assert "Nora" in shown
    with pytest.raises(NotepadError, match="cannot be read"):
        Notepad().rows()


def test_what_was_kept_is_written_as_soon_as_it_can_be() -> None:
    path = damage("garbage")
    Notepad().write([result(1)])
    Notepad().write([result(1, score=5), result(2)])
    path.rename(path.with_suffix(".damaged"))
    shown = repr(Notepad())
    assert "2 of these could not be written" in shown
    assert "yet. bw.Notepad().write() or the next finished game writes to it again." in shown
    assert "Move that file away" not in shown
    assert Notepad().write() == ""
    assert [row.score for row in database.read(path)] == [5, 2]
    assert Notepad().unsaved == []
    assert "could not be written" not in repr(Notepad())


@pytest.mark.parametrize("mode", [0o444, 0o555])
def test_a_read_only_notepad_is_read_and_the_game_goes_on(mode: int, tmp_path: Path) -> None:
    path = tmp_path / "pad" / "notepad.sqlite"
    Notepad(path).write([result(1)])
    path.chmod(0o444)
    path.parent.chmod(0o555 if mode == 0o555 else 0o777)
    for folder in (tmp_path, *tmp_path.parents[:3]):
        folder.chmod(folder.stat().st_mode | 0o055)
    program = AS_NOBODY + (
        "assert [row.score for row in notepad.rows()] == [1]\n"
        "assert 'readonly' in notepad.write([result(2)]).replace('-', '')\n"
        "assert [row.score for row in notepad.rows()] == [1, 2]\n"
        "assert 'yet. See that the file and its folder can be written to: then' in repr(notepad)\n"
        "notepad.write([result(1, score=9)])\n"
        "assert [row.score for row in notepad.rows()] == [9, 2]\n"
    )
    try:
        subprocess.run([sys.executable, "-c", program, str(path)], check=True)
    finally:
        path.parent.chmod(0o755)


def test_on_a_full_disk_the_notepad_is_read_and_says_what_to_do(tmp_path: Path) -> None:
    """The system lets this process write no byte, as a disk without room does."""
    path = tmp_path / "notepad.sqlite"
    Notepad(path).write([result(1)])
    program = (
        "import resource, signal, sys\n"
        "from brainwaves_widgets.notepad.notepad import Notepad\n"
        "from tests.notepad.notes import result\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "_, most = resource.getrlimit(resource.RLIMIT_FSIZE)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (0, most))\n"
        "notepad = Notepad(sys.argv[1])\n"
        "assert 'cannot be written (' in notepad.write([result(2)])\n"
        "assert [row.score for row in notepad.rows()] == [1, 2]\n"
        "assert 'yet. Free space on its disk: then bw.Notepad().write()' in repr(notepad)\n"
        "assert 'Move that file away' not in repr(notepad)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))\n"
        "assert notepad.write() == ''\n"
    )
    subprocess.run([sys.executable, "-c", program, str(path)], check=True)
    assert [row.score for row in database.read(path)] == [1, 2]


def test_an_empty_file_is_an_empty_notepad() -> None:
    path = Notepad().path
    path.parent.mkdir(parents=True)
    path.touch()
    assert Notepad().rows() == []
    noted("Ann")
    assert len(Notepad().rows()) == 1


def test_a_file_from_before_games_were_kept_goes_on() -> None:
    path = Notepad().path
    path.parent.mkdir(parents=True)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(OLD_SCHEMA)
        file.execute("INSERT INTO results VALUES (?,?,?,?,?,?,?,?,?,?,?,?)", result(3)[:12])
    [old] = Notepad().rows()
    assert old == result(3)
    with pytest.raises(ValueError, match="only the score"):
        Notepad().game(old)
    noted("Ben")
    assert [row.player for row in Notepad().rows()] == ["Ann", "Ben"]
    assert Notepad().game(1).players == ("Ben",)


def test_the_file_keeps_a_write_ahead_log() -> None:
    noted("Ann")
    with closing(sqlite3.connect(Notepad().path)) as file:
        assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.slow
def test_eight_processes_that_write_at_once_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "shared.sqlite"
    program = (
        "import sys\n"
        "from brainwaves_widgets.notepad.notepad import Notepad\n"
        "from tests.notepad.notes import result\n"
        "for number in range(1000):\n"
        "    problem = Notepad(sys.argv[1]).write([result(number, player=sys.argv[2],\n"
        "        table_id=f'{sys.argv[2]}-{number}')])\n"
        "    assert not problem, problem\n"
    )
    writers = [
        subprocess.Popen([sys.executable, "-c", program, str(path), f"writer {number}"])
        for number in range(8)
    ]
    assert [writer.wait() for writer in writers] == [0] * 8
    rows = Notepad(path).rows()
    assert len({row.table_id for row in rows}) == len(rows) == 8000
    assert {(row.player, row.score) for row in rows} == {
        (f"writer {number}", score) for number in range(8) for score in range(1000)
    }
    assert os.listdir(tmp_path) == ["shared.sqlite"]  # noqa: PTH208 - no log is left behind


@pytest.mark.parametrize(
    ("column", "value"),
    [("seed", "abc"), ("seed", b"12x"), ("score", "many"), ("player", b"\xff"), ("date", "today")],
)
def test_a_result_that_a_bad_disk_has_spoilt_is_told_without_a_traceback(
    column: str, value: object
) -> None:
    noted("Ann")
    with closing(sqlite3.connect(Notepad().path)) as file, file:
        file.execute(f"UPDATE results SET {column} = ?", (value,))  # noqa: S608 - a column's name
    with pytest.raises(NotepadError, match=r"cannot be read .*Move that file away"):
        Notepad().rows()
    assert "cannot be read" in repr(Notepad())
    assert "cannot be read" in Notepad()._repr_html_()


def test_a_folder_that_may_not_be_searched_is_told_like_one_that_is_read_only(
    tmp_path: Path,
) -> None:
    """Python may not even ask there whether the notepad is a folder."""
    path = tmp_path / "pad" / "notepad.sqlite"
    Notepad(path).write([result(1)])
    for folder in (tmp_path, *tmp_path.parents[:3]):
        folder.chmod(folder.stat().st_mode | 0o055)
    program = AS_NOBODY + (
        "assert 'cannot be written' in notepad.write([result(2)])\n"
        "assert [row.score for row in notepad.unsaved] == [2]\n"
        "assert 'See that the file and its folder can be written to: then' in repr(notepad)\n"
    )
    path.parent.chmod(0)
    try:
        subprocess.run([sys.executable, "-c", program, str(path)], check=True)
    finally:
        path.parent.chmod(0o755)
