"""Save files: read back as they were, and refused in plain words when they are broken."""

from __future__ import annotations

import json
import os
from importlib.metadata import EntryPoint, EntryPoints
from stat import S_ISDIR
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings, strategies as st

from brainwaves_widgets.core import IllegalMove, SaveError, Table, installed
from brainwaves_widgets.core.files import disk
from brainwaves_widgets.goose import RULES, Options, Ready
from tests.core.builders import advanced, new

if TYPE_CHECKING:
    from pathlib import Path

TEXT = advanced(25).to_json()
DATA = json.loads(TEXT)


def refused(path: Path, content: bytes) -> str:
    """Write a file, see that it cannot be loaded and is left alone, and give what was said."""
    path.write_bytes(content)
    with pytest.raises(SaveError) as caught:
        Table.load(path, RULES)
    assert path.read_bytes() == content
    assert [other.name for other in path.parent.iterdir()] == [path.name]
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    assert len(message) < len(str(path)) + 500
    return message


def changed(**fields: Any) -> bytes:
    return json.dumps({**DATA, **fields}).encode()


def outcome_of_loading(text: str) -> str:
    """Say what became of a text; any error but a SaveError is one."""
    try:
        return repr(Table.from_json(text, RULES))
    except SaveError as error:
        return str(error)


def with_move(number: int, move: Any) -> bytes:
    moves = list(DATA["moves"])
    moves[number] = move
    return changed(moves=moves)


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


def test_files_cut_off_anywhere_are_refused(tmp_path: Path) -> None:
    content = TEXT.encode()
    for end in [*range(0, len(content) - 40, 97), *range(len(content) - 40, len(content) - 1)]:
        assert "not a whole save file" in refused(tmp_path / "cut.json", content[:end])


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not a whole save file"),
        (b"\x00" * 100, "not a whole save file"),
        (b"\xff\xfe{}", "not UTF-8 text"),
        (b"\x89PNG\r\n\x1a\n", "not UTF-8 text"),
        (b"hello", "not a whole save file"),
        (b"null", 'no field "brainwaves"'),
        (b"[]", 'no field "brainwaves"'),
        (b"{}", 'no field "brainwaves"'),
        (b'{"cells": [], "nbformat": 4}', 'no field "brainwaves"'),
        (b"[" * 100_000, "not JSON text"),
        (b"1" * 5000, "not JSON text"),
        (changed(brainwaves=2), "format 2 and was written by a newer version"),
        (changed(brainwaves=0), "an unknown format, 0;"),
        (changed(brainwaves="1"), "unknown format"),
        (changed(brainwaves=True), "unknown format"),
        (changed(game="brilliant-boar"), "a save file of 'brilliant-boar', not of 'astute-goose'"),
        (changed(game=None), "a save file of None"),
        (changed(seed="7"), "seed must be a whole number"),
        (changed(seed=None), "seed must be a whole number"),
        (changed(seed=7.5), "seed must be a whole number"),
        (changed(ply=-1), "ply is a whole number from 0 to"),
        (changed(ply=10_000), "ply is a whole number from 0 to"),
        (changed(ply=True), "ply is a whole number from 0 to"),
        (changed(ply="3"), "ply is a whole number from 0 to"),
        (changed(moves=None), "no list of moves"),
        (changed(moves={}), "no list of moves"),
        (changed(options=None), "options are wrong"),
        (changed(options={}), "options are wrong"),
        (changed(options={"players": []}), "1 to 5 players, not 0"),
        (changed(options={"players": ["Ann"], "level": "god"}), "level is one of"),
        (changed(options={"players": ["Ann"], "spy": 1}), "options are wrong"),
        (changed(times=None), "times must be a list with an entry for each of its"),
        (changed(times=[[1, None]]), "times must be a list with an entry for each of its"),
        (changed(times=[[1, None]] * 37 + [[]]), "time of move 37 must be [seconds, milliseconds]"),
        (changed(times=[[1, 2.5]] * 38), "time of move 0 must be [seconds, milliseconds]"),
        (changed(times=[["1", 2]] * 38), "time of move 0 must be [seconds, milliseconds]"),
        (changed(times=[[1, 10**20]] * 38), "time of move 0 must be [seconds, milliseconds]"),
        (changed(times=[[-1, 2]] * 38), "time of move 0 must be [seconds, milliseconds]"),
        (changed(times=[[float("nan"), 2]] * 38), "time of move 0 must be [seconds, milliseconds]"),
        (with_move(2, None), "move 2 of the save file has no seat"),
        (with_move(2, {"type": "Ready"}), "move 2 of the save file has no seat"),
        (with_move(2, {"seat": "0", "type": "Ready"}), "move 2 of the save file has no seat"),
        (with_move(2, {"seat": -2, "type": "Ready"}), "move 2 of the save file has no seat"),
        (with_move(3, {"seat": 0, "type": "Castle"}), "move 3 of the save file cannot be read"),
        (with_move(3, {"seat": 0, "type": []}), "move 3 of the save file cannot be read"),
        (
            with_move(3, {"seat": 0, "type": "Ready", "x": 1}),
            "move 3 of the save file cannot be read",
        ),
        (
            with_move(3, {"seat": 0, "type": "Answer", "value": 1}),
            "move 3 of the save file cannot be read",
        ),
        (with_move(3, {"seat": 9, "type": "Ready"}), "move 3 of the save file cannot be replayed"),
        (with_move(3, {"seat": 0, "type": "Pass"}), "move 3 of the save file cannot be replayed"),
        (with_move(1, DATA["moves"][0]), "move 1 of the save file cannot be replayed"),
    ],
)
def test_broken_files_are_refused_in_plain_words(
    tmp_path: Path, content: bytes, message: str
) -> None:
    assert message in refused(tmp_path / "broken.json", content)


def test_a_nested_move_is_refused(tmp_path: Path) -> None:
    for depth in (100, 600, 900):
        deep = "[" * depth + "]" * depth
        move = f'{{"seat": 0, "type": "Answer", "value": {deep}}}'
        content = with_move(3, "HERE").replace(b'"HERE"', move.encode())
        assert "move 3 of the save file cannot be read" in refused(tmp_path / "deep.json", content)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_any_changed_character_gives_a_game_or_a_plain_refusal(at: int, character: str) -> None:
    assert outcome_of_loading(TEXT[:at] + character + TEXT[at + 1 :])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=80, deadline=None)
@given(st.sampled_from([*DATA, "move", "options.players", "options.ages", "move.type"]), JSON)
def test_any_changed_field_gives_a_game_or_a_plain_refusal(field: str, value: Any) -> None:
    data = json.loads(TEXT)
    match field.split("."):
        case ["move"]:
            data["moves"][4] = value
        case ["move", name]:
            data["moves"][4][name] = value
        case ["options", name]:
            data["options"][name] = value
        case _:
            data[field] = value
    assert outcome_of_loading(json.dumps(data))


def test_a_folder_or_nothing_is_no_save_file(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=str(tmp_path)):
        Table.load(tmp_path, RULES)
    with pytest.raises(FileNotFoundError):
        Table.load(tmp_path / "nothing.json", RULES)
    assert list(tmp_path.iterdir()) == []


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


def test_a_refused_replay_says_why() -> None:
    text = with_move(3, {"seat": 0, "type": "Pass"}).decode()
    with pytest.raises(SaveError, match=r"Pass\(\) is not legal now; legal is Ready\(\)") as caught:
        Table.from_json(text, RULES)
    assert not isinstance(caught.value, IllegalMove)


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
