"""A Python without sqlite3, as JupyterLite's may be: the game goes on and says what is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

WITHOUT = """
import sys

sys.modules["sqlite3"] = None  # an import of it fails now

import brainwaves_widgets as bw
from brainwaves_widgets.notepad.notepad import NotepadError

def finished():
    game = bw.AstuteGoose(players=["Ann"], seed=5)
    while game.outcome is None:
        game.play(game.moves()[-1])
    return game

def install():
    del sys.modules["sqlite3"]
"""


def run(folder: Path, *lines: str) -> None:
    """Run a program where there is no sqlite3, in a folder and with a home of its own."""
    done = subprocess.run(
        [sys.executable, "-c", "\n".join([WITHOUT, *lines])],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env={**os.environ, "BRAINWAVES_HOME": str(folder / "home")},
    )
    assert done.returncode == 0, done.stderr


def test_a_game_ends_well_and_tells_what_is_missing(tmp_path: Path) -> None:
    run(
        tmp_path,
        "[note] = [one['text'] for one in finished().scene['events'] if one['kind'] == 'note']",
        "assert 'this Python has no sqlite3' in note, note",
        "assert 'kept in memory' in note, note",
        "assert [game.finished for game in bw.recent()] == [True]",
    )


def test_the_notepad_shows_and_exports_what_it_keeps_in_memory(tmp_path: Path) -> None:
    run(
        tmp_path,
        "finished()",
        "pad = bw.Notepad()",
        "for shown in (repr(pad), pad._repr_html_()):",
        "    assert 'Ann' in shown, shown",
        "    assert '1 of these could not be written' in shown, shown",
        "    assert '%pip install sqlite3' in shown, shown",
        "[row] = pad.filter(player='Ann').rows()",
        "assert pad.game(row).outcome.scores == (row.score,)",
        "pad.to_csv('results.csv')",
    )
    assert "astute-goose" in (tmp_path / "results.csv").read_text()


def test_what_was_kept_is_written_when_sqlite_has_come(tmp_path: Path) -> None:
    run(
        tmp_path,
        "finished()",
        "install()",
        "assert bw.Notepad().write() == ''",
        "assert bw.Notepad().unsaved == []",
        "assert len(bw.Notepad().rows()) == 1",
        "assert 'sqlite3' not in repr(bw.Notepad())",
    )


def test_an_empty_notepad_is_just_empty(tmp_path: Path) -> None:
    run(tmp_path, "assert repr(bw.Notepad()) == 'The notepad is empty: finished games go onto it.'")


def test_a_file_that_is_there_is_not_said_to_be_damaged(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "notepad.sqlite").touch()
    run(
        tmp_path,
        "for ask in (bw.Notepad().rows, lambda: bw.Notepad().filter(player='Ann')):",
        "    try:",
        "        ask()",
        "    except NotepadError as error:",
        "        assert '%pip install sqlite3' in str(error), error",
        "        assert 'Move that file away' not in str(error), error",
        "    else:",
        "        raise AssertionError('it was read')",
        "assert '%pip install sqlite3' in repr(bw.Notepad())",
    )
