"""Games that are taken up again after their kernel ended at a bad moment, or their file broke."""

from __future__ import annotations

import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.goose import Ready

if TYPE_CHECKING:
    from brainwaves_widgets.widgets import GameWidget

pytestmark = pytest.mark.usefixtures("home")

PLAY = """
import brainwaves_widgets as bw
game = bw.AstuteGoose(["Nora"], seed=7)
while game.outcome is None:
    game.play(game.moves()[0])
"""
KILL = """
import os, signal
from brainwaves_widgets.notepad import notepad
notepad.Notepad.write = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
"""


def run(program: str) -> int:
    return subprocess.run([sys.executable, "-c", program], check=False).returncode


def notes(game: GameWidget) -> list[str]:
    return [event["text"] for event in game.scene["events"] if event["kind"] == "note"]


def test_a_result_that_a_killed_kernel_did_not_note_is_noted_once() -> None:
    assert run(KILL + PLAY) == -signal.SIGKILL
    assert bw.Notepad().rows() == []
    [kept] = bw.recent()
    again = kept.open()
    assert again.outcome is not None
    assert notes(again) == []
    [row] = bw.Notepad().rows()
    assert (row.player, row.score, row.table_id) == (
        "Nora",
        again.outcome.scores[0],
        kept.path.name.partition(".")[0],
    )
    assert row.date == kept.when.isoformat(timespec="seconds")
    assert bw.Notepad().game(row).history == again.history
    again.undo()
    again.redo()
    bw.recent().open()
    assert bw.Notepad().rows() == [row]


def test_a_result_that_was_only_in_memory_is_noted_when_the_notepad_is_whole_again() -> None:
    path = bw.Notepad().path
    path.parent.mkdir(parents=True)
    path.write_bytes(b"this is no database" * 100)
    assert run(PLAY) == 0
    again = bw.recent().open()
    assert "cannot be written" in notes(again)[0]
    path.unlink()
    del again
    assert run("import brainwaves_widgets as bw; bw.recent().open()") == 0
    assert [row.player for row in bw.Notepad(path).rows()] == ["Nora"]


def test_another_end_that_was_not_noted_takes_the_place_of_the_first() -> None:
    assert run(PLAY) == 0
    [first] = bw.Notepad().rows()
    other = """
game.goto(20)
notepad.Notepad.write = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
while game.outcome is None:
    game.play(game.moves()[-1])
"""
    reopened = "import os, signal\nimport brainwaves_widgets as bw\n"
    reopened += "from brainwaves_widgets.notepad import notepad\ngame = bw.recent().open()\n"
    assert run(reopened + other) == -signal.SIGKILL
    assert bw.Notepad().rows() == [first]
    again = bw.recent().open()
    assert again.outcome is not None
    [row] = bw.Notepad().rows()
    assert (row.table_id, row.score) == (first.table_id, again.outcome.scores[0])
    assert row.score != first.score


def test_what_is_missing_of_a_damaged_file_is_told_and_the_file_is_left() -> None:
    game = bw.AstuteGoose(["Ann", "Ben"], seed=7)
    for _ in range(12):
        game.play(game.moves()[0])
    [kept] = bw.recent()
    lines = kept.path.read_bytes().split(b"\n")
    lines[8] = b"garbage"
    kept.path.write_bytes(b"\n".join(lines))
    again = bw.recent().open()
    [note] = notes(again)
    assert f"{game.ply - 7} moves after ply 7 cannot be read" in note
    assert "goes on in a new one" in note
    again.play(again.moves()[0])
    assert notes(again) == []
    assert kept.path.read_bytes() == b"\n".join(lines)
    assert bw.recent().open().state == again.state
    assert len(bw.recent()) == 2
    with pytest.warns(UserWarning, match="after ply 7 cannot be read"):
        kept.table()


def test_a_kept_game_is_loaded_by_its_path_and_kept_apart() -> None:
    game = bw.AstuteGoose(["Ann", "Ben"], seed=7)
    game.play(Ready())
    [kept] = bw.recent()
    before = kept.path.read_bytes()
    assert bw.Stepper.load(kept.path).table.state == game.state
    again = bw.AstuteGoose.load(kept.path)
    assert again.state == game.state
    again.play(Ready())
    assert kept.path.read_bytes() == before
    assert len(bw.recent()) == 2
