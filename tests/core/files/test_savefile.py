"""Save files: written whole, and read back as they were."""

from __future__ import annotations

import json
import os
from importlib.metadata import EntryPoint, EntryPoints
from stat import S_ISDIR
from typing import TYPE_CHECKING

import pytest

from brainwaves_widgets.core import SaveError, Table, installed
from brainwaves_widgets.core.files import disk
from brainwaves_widgets.goose import RULES, Options, Ready
from tests.core.builders import advanced, new

if TYPE_CHECKING:
    from pathlib import Path

from .saved import DATA, TEXT, changed


@pytest.mark.parametrize("moves", [0, 1, 30, 10_000])
def test_a_saved_game_is_loaded_as_it_was(tmp_path: Path, moves: int) -> None:
    options = Options(players=("Zoë", "李 <b>"), level="expert", ages=(8, 9), deck="random")
    table = advanced(moves, options=options)
    table.save(tmp_path / "sunday.json")
    again = Table.load(tmp_path / "sunday.json", RULES)
    assert again.state == table.state
    assert again.history == table.history
    assert (again.options, again.seed, again.ply) == (table.options, table.seed, table.ply)
    assert again.to_json() == table.to_json()


def test_undone_moves_are_saved_too(tmp_path: Path) -> None:
    table = advanced(12)
    last = table.state
    table.undo()
    table.undo()
    table.save(tmp_path / "game.json")
    again = Table.load(tmp_path / "game.json", RULES)
    assert again.ply == table.ply
    assert again.redo()
    assert again.redo()
    assert again.state == last


def test_a_loaded_game_goes_on_as_the_saved_one_would() -> None:
    table = new()
    again = Table.from_json(table.to_json(), RULES)
    for _ in range(60):
        for one in (table, again):
            one.play(one.moves(one.actors[0])[0], one.actors[0])
    assert again.state == table.state


def test_a_save_file_is_json_that_people_can_read() -> None:
    assert DATA["brainwaves"] == 1
    assert DATA["game"] == "astute-goose"
    assert DATA["options"]["players"] == ["Ann", "Ben"]
    assert DATA["moves"][3] == {"seat": DATA["moves"][3]["seat"], "type": "Ready"}
    assert TEXT.count("\n") >= len(DATA["moves"])


def test_a_save_file_keeps_the_times_taken(tmp_path: Path) -> None:
    table = new()
    table.play(Ready(), 0, ms=1250)
    table.play(Ready(), 1)
    table.save(tmp_path / "timed.json")
    again = Table.load(tmp_path / "timed.json", RULES)
    assert [(s.seconds, s.ms) for s in again.history] == [
        (step.seconds, step.ms) for step in table.history
    ]
    assert again.history[3].ms == 1250
    again.save(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_text() == (tmp_path / "timed.json").read_text()


def test_versions_before_times_read_files_with_them(tmp_path: Path) -> None:
    """They read the moves field by field, and no field but those they know: so times lie apart."""
    table = new()
    table.play(Ready(), 0, ms=1250)
    table.save(tmp_path / "timed.json")
    data = json.loads((tmp_path / "timed.json").read_text())
    assert data["brainwaves"] == 1
    assert len(data["times"]) == len(data["moves"])
    del data["times"]
    assert data == json.loads(table.to_json())
    assert Table.from_json(json.dumps(data), RULES).history == table.history


def test_equal_games_give_equal_texts_however_long_they_took() -> None:
    one, other = new(), new()
    one.play(Ready(), 0, ms=10)
    other.play(Ready(), 0, ms=20)
    assert one.to_json() == other.to_json()
    assert one.to_json(times=True) != other.to_json(times=True)


def test_the_game_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    goose = EntryPoint("astute-goose", "brainwaves_widgets.goose:RULES", installed.GAMES)
    monkeypatch.setattr(installed, "entry_points", lambda **_: EntryPoints([goose]))
    assert Table.from_json(TEXT).rules is RULES
    with pytest.raises(
        SaveError, match=r"of 'chess', which is not installed; the inst.* are astute"
    ):
        Table.from_json(changed(game="chess").decode())


def test_saving_onto_a_folder_leaves_it_alone(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(OSError, match="folder"):
        new().save(folder)
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]
    assert list(folder.iterdir()) == []


def test_a_disk_that_is_full_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    new().save(path)
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        advanced(30).save(path)
    assert path.read_bytes() == before
    assert [other.name for other in tmp_path.iterdir()] == ["game.json"]


def test_home_is_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    new().save("~/game.json")
    assert (tmp_path / "game.json").is_file()
    assert Table.load("~/game.json", RULES).state == new().state


def test_the_new_name_of_a_file_is_on_the_disk_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a power cut a folder may not know of a file that was renamed just before."""
    asked: list[tuple[bool, bool]] = []

    def note(number: int) -> None:
        asked.append((S_ISDIR(os.fstat(number).st_mode), (tmp_path / "one.json").exists()))

    monkeypatch.setattr(os, "fsync", note)
    disk.write(tmp_path / "one.json", "{}")
    assert asked == [(False, False), (True, True)]
