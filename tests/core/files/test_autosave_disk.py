"""Disks that are full, slow to answer or in the way, and room for new games."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

import pytest

from brainwaves_widgets.core.files import keptgames
from brainwaves_widgets.core.files.autosave import Autosave
from brainwaves_widgets.core.files.keptgames import kept_games
from brainwaves_widgets.goose import Ready
from tests.core.builders import advanced, assert_fine, assert_same, kept, new

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("home")


def paths() -> list[Path]:
    return [kept.path for kept in kept_games()]


def full(_: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_is_told_and_later_everything_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new()
    one = Autosave(table)
    table.play(Ready(), 0)
    assert_fine(one.keep())
    whole = one.path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        table.play(Ready(), 1)
        assert_fine(one.keep())
        assert "No space left on device" in one.sync()
        assert one.path.read_bytes().startswith(whole)
        table.undo()
        assert "game.save() saves it elsewhere" in one.keep()
        assert [path.name for path in one.path.parent.iterdir()] == [one.path.name]
    table.play(Ready(), 1)
    assert_fine(one.keep())
    assert_same(table, one.path)


def test_a_folder_that_cannot_be_made_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("BRAINWAVES_HOME", str(tmp_path / "file"))
    table = new()
    one = Autosave(table)
    table.play(Ready(), 0)
    assert "This game cannot be kept in" in one.keep()


@pytest.mark.parametrize("code", [errno.EINVAL, errno.ENOSYS, errno.ENOTSUP])
def test_disks_that_cannot_be_asked_are_taken_at_their_word(
    code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(_: int) -> None:
        raise OSError(code, "fsync")

    monkeypatch.setattr(os, "fsync", cannot)
    table = new()
    one = kept(table)
    table.play(Ready(), 0)
    table.play(Ready(), 1)
    assert_same(table, one.path)


def test_old_games_make_room_the_finished_ones_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keptgames, "MOST", 3)

    def a_game(moves: int, when: int) -> Path:
        one = Autosave(advanced(moves))
        assert_fine(one.keep())
        os.utime(one.path, (when, when))
        return one.path

    unfinished, finished, young = a_game(5, 100), a_game(10_000, 200), a_game(5, 300)
    fourth = a_game(10_000, 400)
    assert paths() == [fourth, young, unfinished]
    assert not finished.exists()
    fifth = a_game(5, 500)
    assert paths() == [fifth, young, unfinished]
    sixth = a_game(5, 600)
    assert paths() == [sixth, fifth, young]
