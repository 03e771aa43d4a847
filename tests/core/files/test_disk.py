"""What a person is told when a file cannot be written."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from brainwaves_widgets.core.files import disk
from tests.core.builders import advanced

if TYPE_CHECKING:
    from pathlib import Path


def test_a_missing_folder_is_named_and_not_made(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="There is no such folder") as caught:
        advanced(5).save(tmp_path / "missing" / "game.json")
    assert caught.value.filename == str(tmp_path / "missing")
    assert not list(tmp_path.iterdir())


def test_a_file_in_the_place_of_a_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "notes").touch()
    with pytest.raises(NotADirectoryError, match="There is no such folder") as caught:
        advanced(5).save(tmp_path / "notes" / "game.json")
    assert caught.value.filename == str(tmp_path / "notes")


def test_a_file_that_cannot_be_made_is_named_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *_: object) -> int:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(PermissionError, match="Permission denied") as caught:
        disk.write(tmp_path / "game.json", "{}")
    assert caught.value.filename == str(tmp_path / "game.json")
